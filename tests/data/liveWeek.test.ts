import { afterAll, expect, it } from 'vitest';
import { publishGames } from '@/data/admin/publishing';
import { changeKickoffs } from '@/data/admin/kickoffs';
import type { GameClock } from '@/domain/replay/playGames';
import { realKickoffs } from '@/domain/replay/playedSeason';
import { publishedWeek } from '@/domain/replay/replayedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { playCurrentWeek } from '../../scripts/season/live';
import { openWeek } from '../../scripts/season/openWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

// It publishes the current week, of which a project has one.
const PROJECT = 'demo-live-week';
const WEEK = 8;
const ID = '2025-08';
const HOUR = 3_600_000;
const admin = openAdmin(PROJECT);
afterAll(() => admin.close());

it('a week that is published as time passes leaves alone what the desk publishes or moves meanwhile', async () => {
  const desk = await openDesk(admin.db, PROJECT);
  const source = { table: loadSeason(2025), games: loadGames(2025) };
  await openWeek(desk, { season: 2025, games: source.games }, WEEK, 0);
  const kickoffs = realKickoffs(source.games, WEEK);
  let now = Math.min(...Object.values(kickoffs));
  let waits = 0;
  const wait = async () => {
    now += HOUR;
    if (++waits !== 1) return;
    const score = { state: 'final', pointsFor: 99, pointsAgainst: 0 };
    const patch = (stored: unknown) => ({ squads: {}, games: { VAN: { ...gamesIn(stored).VAN, ...score } } });
    await publishGames(desk, { weekId: ID, patch, timelineAt: null });
    const later = { ALA: kickoffs.ALA! + HOUR, TENN: kickoffs.TENN! + HOUR };
    await changeKickoffs(desk, {
      weekId: ID,
      change: (week) => ({ ...week, kickoffs: { ...week.kickoffs, ...later } }),
    });
  };
  const clock: GameClock = { now: () => now, wait };
  const another = { ...source, table: { ...source.table, season: 2024 } };
  await expect(playCurrentWeek(desk, another, () => undefined, clock)).rejects.toThrow(`The current week is ${ID}.`);
  await playCurrentWeek(desk, source, () => undefined, clock);
  const { games } = parseWeekResults(ID, (await admin.db.doc(`weeklySquads/${ID}`).get()).data());
  const real = publishedWeek({ ...source, week: WEEK, kickoffs });
  expect(games.VAN).toMatchObject({ state: 'final', pointsFor: 99 });
  expect([games.ALA?.state, games.TENN?.state]).toEqual(['pre', 'pre']);
  for (const code of ['UGA', 'TEX', 'AUB'] as const)
    expect(games[code]).toMatchObject({ state: 'final', pointsFor: real.games[code]!.pointsFor });
  await desk.close();
}, 60_000);

function gamesIn(stored: unknown): Record<string, object> {
  return (stored as { games: Record<string, object> }).games;
}
