import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishReplay, pauseReplay, playReplay, resumeReplay, startReplay } from '@/data/admin/replay';
import { realKickoffs } from '@/domain/replay/playedSeason';
import type { GameClock } from '@/domain/replay/playGames';
import { parseReplay } from '@/domain/replay/replay';
import { publishedWeek } from '@/domain/replay/replayedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseTimeline, timelineId } from '@/domain/scoring/weekTimeline';
import { parseWeek } from '@/domain/football/weeks';
import type { AdminConnection } from '../../scripts/season/connect';
import { openWeek } from '../../scripts/season/openWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

// A replay changes the current week, of which a project has one.
const PROJECT = 'demo-replay';
const WEEK = 9;
const ID = '2025-09';
const SOURCE = { table: loadSeason(2025), games: loadGames(2025) };
const admin = openAdmin(PROJECT);
let desk: AdminConnection;
beforeAll(async () => {
  desk = await openDesk(admin.db, PROJECT);
  await openWeek(desk, { season: 2025, games: SOURCE.games }, WEEK - 1, 0);
}, 60_000);
afterAll(async () => {
  await desk.close();
  await admin.close();
});

/** A clock that moves while it's waited for, by half a minute at least, so that a replay takes few publishes. */
function fastClock(afterWait: () => Promise<void> = () => Promise.resolve()): GameClock {
  let now = Date.now();
  const wait = async (milliseconds: number) => {
    now += Math.max(30_000, milliseconds);
    await afterWait();
  };
  return { now: () => now, wait };
}

const stored = async () => parseReplay((await admin.db.doc('desk/replay').get()).data())!;
const results = async () => parseWeekResults(ID, (await admin.db.doc(`weeklySquads/${ID}`).get()).data());
const week = async () => parseWeek(ID, (await admin.db.doc(`currentWeek/${ID}`).get()).data());
const steps = async () => {
  const { docs } = await admin.db.collection('adminLog').orderBy('at').get();
  return docs.filter((one) => one.get('kind') === 'replay').map((one) => one.get('after.step') as string);
};
const finals = publishedWeek({ ...SOURCE, week: WEEK, kickoffs: realKickoffs(SOURCE.games, WEEK) });

it('plays a week from its kickoffs to the real finals and a correction, with its start and end in the log', async () => {
  const clock = fastClock();
  const replay = await startReplay(
    desk,
    SOURCE,
    { week: WEEK, minutes: 3, correct: true },
    { clock, copiesLineups: true },
  );
  expect(await week()).toMatchObject({ isCurrent: true, kickoffs: replay.kickoffs, lastFinal: null });
  expect(Object.values((await results()).games).every(({ state }) => state === 'pre')).toBe(true);
  const lines: string[] = [];
  expect(await playReplay(desk, SOURCE, replay, clock, (line) => lines.push(line))).toBe(true);
  expect(lines.filter((line) => line.endsWith('final'))).toHaveLength(Object.keys(finals.games).length);
  expect(lines.at(-1)).toMatch(/^Correction: /);
  for (const [code, { pointsFor, pointsAgainst }] of Object.entries((await results()).games))
    expect([code, pointsFor, pointsAgainst]).toEqual([
      code,
      finals.games[code as 'ALA']!.pointsFor,
      finals.games[code as 'ALA']!.pointsAgainst,
    ]);
  const updates = parseTimeline((await admin.db.doc(`weeklySquads/${timelineId(ID)}`).get()).data());
  expect(updates.length).toBeGreaterThan(3);
  expect(updates.at(-1)!.correction).toBe(true);
  expect(await stored()).toMatchObject({ state: 'over', runner: '' });
  expect(await steps()).toEqual(['started', 'ended']);
}, 120_000);

it('goes on where it was paused, and squads whose games wait don’t lock', async () => {
  // Paused at the desk after the third publish.
  let waits = 0;
  const clock = fastClock(async () => {
    if (++waits === 3) await pauseReplay(desk);
  });
  const replay = await startReplay(
    desk,
    SOURCE,
    { week: WEEK, minutes: 3, correct: false },
    { clock, copiesLineups: true },
  );
  await expect(
    startReplay(desk, SOURCE, { week: WEEK, minutes: 3, correct: false }, { clock, copiesLineups: true }),
  ).rejects.toThrow('A replay is running already');
  expect(await playReplay(desk, SOURCE, replay, clock, () => undefined)).toBe(false);
  const paused = await stored();
  expect(paused.state).toBe('paused');
  const locked = (kickoffs: object) => Object.values(kickoffs).filter((at) => (at as number) <= clock.now() + 60_000);
  const begun = Object.values(paused.kickoffs).filter((at) => at <= paused.at);
  expect(begun.length).toBeGreaterThan(0);
  expect(locked((await week()).kickoffs)).toHaveLength(begun.length);

  await clock.wait(600_000);
  const resumed = await resumeReplay(desk, clock);
  expect(resumed.kickoffs).toEqual((await week()).kickoffs);
  expect(resumed.at - Math.min(...Object.values(resumed.kickoffs))).toBe(
    paused.at - Math.min(...Object.values(paused.kickoffs)),
  );
  await finishReplay(desk, SOURCE, clock);
  // The one that was resumed may not publish any more.
  expect(await playReplay(desk, SOURCE, resumed, clock, () => undefined)).toBe(false);
  const { squads } = await results();
  for (const [squad, { stats }] of Object.entries(finals.squads))
    expect([squad, squads[squad as 'ALA-QB']!.stats]).toEqual([squad, stats]);
  expect((await week()).lastFinal).not.toBeNull();
  expect(await steps()).toEqual(['started', 'ended', 'started', 'paused', 'resumed', 'stopped', 'ended']);
}, 120_000);
