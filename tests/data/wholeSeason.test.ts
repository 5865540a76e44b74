import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PastWeek } from '@/data/season/pastWeeks';
import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import { seasonEnd } from '@/domain/season/playoffs/champion';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { rosterInWeek } from '@/domain/moves/ledger/rosterHistory';
import { playedGames } from '@/domain/season/matchups/seasonGames';
import { standings } from '@/domain/season/standings';
import type { Trade } from '@/domain/moves/trades/trades';
import type { Week } from '@/domain/football/weeks';
import type { AdminConnection } from '../../scripts/season/connect';
import { publishWeek } from '@/data/admin/seasonResults';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';
import { valueOf, type Answer } from '../support/leagues';
import { onOurs } from '../support/randomPlay';
import { readSeason, recount, type Recount, type StoredSeason } from '../support/recount';
import { playDraft, type ScriptedLeague } from '../support/scriptedLeague';
import { ScriptedWeeks } from '../support/scriptedWeeks';
import { seededRandom } from '../support/seededRandom';
import { seasonCalendar } from '../support/seasonCalendar';

// A league of twelve plays the season of 2025 from the draft to the champion. Its managers write through their clients'
// data modules, and so by the rules.

const admin = openAdmin();
// A separate season, so that no other test's calendar interferes.
const SEASON = 2106;
const SOURCE = { table: { ...loadSeason(2025), season: SEASON }, games: loadGames(2025) };
const calendar = seasonCalendar(admin.db, SEASON);
const WEEKS = calendar.weekIds.length;
/** In these weeks a client is killed: between two awards, and between two trades. */
const KILLED_IN = { award: 5, trade: 8 } as const;
const roll = seededRandom(SEASON);
let publisher: AdminConnection;
let scripted: ScriptedLeague;
let play: ScriptedWeeks;

beforeAll(async () => {
  publisher = await openDesk(admin.db);
  scripted = await playDraft(admin.db, SEASON, roll);
  play = new ScriptedWeeks(scripted, roll);
}, 180_000);
afterAll(async () => {
  for (const { client } of scripted.fans) client.close();
  const results = [`weeklySquads/${String(SEASON)}`, ...calendar.weekIds.map((id) => `weeklySquads/${id}`)];
  await Promise.all([calendar.remove(), ...results.map((path) => admin.db.doc(path).delete())]);
  await publisher.close();
  await admin.close();
});

/** Trades that were accepted during the games of the week before. */
let waiting: Trade[] = [];

async function playWeek(number: number): Promise<void> {
  const id = calendar.weekIds[number - 1]!;
  const weekNow = (weeks: Week[]): Week => weeks[number - 1]!;

  const beginning = weekNow(await calendar.moveTo(id, 'claims'));
  for (const trade of waiting) expect(await play.carryOut(beginning, trade)).toBe('done');
  waiting = [];
  await play.claim(beginning, number === KILLED_IN.award ? 9 : 5);

  const weeks = await calendar.moveTo(id, 'portal');
  const open = weekNow(weeks);
  if (number === KILLED_IN.award) expect(await play.awardUntilKilled(open)).toBeGreaterThan(0);
  await play.award(open);
  await play.addAndDrop(open);
  await playTrades(open, number);
  await play.setLineups(open, 4);
  const later = weeks[number + 1];
  if (number % 3 === 1 && later !== undefined) await play.setLineups(later, 1);

  const games = weekNow(await calendar.moveTo(id, 'games'));
  expect(await play.changeDuringGames(games)).toMatchObject({ ok: false });
  if (number % 3 === 0 && number < WEEKS) {
    const trade = await play.agree(games);
    expect(await play.carryOut(games, trade)).toBe('waiting');
    waiting = [trade];
  }

  await calendar.moveTo(id, 'over');
  await publishWeek(publisher, SOURCE, number, null);
}

async function playTrades(open: Week, number: number): Promise<void> {
  if (number === KILLED_IN.trade) {
    const trades = await play.agreeTwice(open);
    await play.carryOutUntilKilled(open, trades);
    // The killed client carried out one of them, or both.
    const outcomes = [await play.carryOut(open, trades[0]), await play.carryOut(open, trades[1])];
    expect(outcomes).toContain('ended');
    for (const outcome of outcomes) expect(['done', 'ended']).toContain(outcome);
    return;
  }
  const trade = await play.agree(open, { gets: number % 4 === 2 ? 2 : 1, counter: number % 4 === 0 });
  expect(await play.carryOut(open, trade)).toBe('done');
  expect(await play.carryOut(open, trade)).toBe('ended');
}

const ON_OURS = onOurs('Its steps are those of the tests of drafts, claims, moves, trades, lineups and results.');

describe('a league of twelve managers', ON_OURS, () => {
  it('plays all weeks of 2025', { timeout: 300_000 }, async () => {
    for (let number = 1; number <= WEEKS; number++) await playWeek(number);
  });

  describe('recounted', () => {
    let stored: StoredSeason;
    let counted: Recount;
    let season: LeagueSeason;
    beforeAll(async () => {
      const { league, fans } = scripted;
      stored = await readSeason(admin.db, league.id, calendar.weekIds);
      counted = recount(stored);
      // What the pages of a member are made of.
      const fan = fans[0]!;
      const past = await fan.client.call<PastWeek[]>('pastWeeks.getPastWeeks', fan.uid, league.id, calendar.weekIds);
      const weeks = await calendar.moveTo(calendar.weekIds.at(-1)!, 'over');
      const { rosters, history } = await play.ledger();
      season = {
        league,
        rosters,
        history,
        weeks: past.map(({ results, lineups }, i) => ({ week: weeks[i]!, results, lineups })),
      };
    });

    it('has a log in which nothing is lost, doubled or impossible', () => {
      expect(counted.problems).toEqual([]);
      for (const id of calendar.weekIds) {
        const kinds = stored.transactions.filter(({ week }) => week === id).map(({ kind }) => kind as string);
        const moves = kinds.filter((kind) => kind === 'add' || kind === 'drop').sort();
        expect(moves, id).toEqual(['add', 'add', 'add', 'add', 'drop']);
        expect(kinds, id).toContain('claim');
      }
      const trades = stored.transactions.filter(({ kind }) => kind === 'trade').map(({ trade }) => trade as string);
      expect(trades.sort()).toEqual([...play.accepted].sort());
    });

    it('has the rosters of the draft and the log, in the ledger, in each member’s document and in every week', () => {
      const last = counted.rosters.at(-1);
      expect(stored.ledger).toMatchObject({ rosters: last, step: stored.transactions.length });
      expect([...stored.ledger.owned].sort()).toEqual(Object.values(last!).flat().sort());
      expect(stored.members).toEqual(last);
      for (const [i, rosters] of counted.rosters.entries())
        for (const [manager, roster] of Object.entries(rosters))
          expect(rosterInWeek(season, manager, calendar.weekIds[i]!)).toEqual(roster);
    });

    it('has the points, games, standings, playoffs and champion that the app shows', () => {
      const shown = leagueSchedule(season.league)!;
      const scores = decidedScores(season);
      expect([...scores.values()]).toEqual(counted.points);
      const game = (week: number, sides: string[], winner: string | null) =>
        [week, ...sides.sort(), winner ?? 'tied'].join(' ');
      expect(
        playedGames(shown, scores)
          .map(({ week, home, away, winner }) => game(week, [home, away], winner))
          .sort(),
      ).toEqual(counted.games.map(({ week, sides, winner }) => game(week, [...sides], winner)).sort());
      expect(
        standings(shown, scores).map(({ manager, wins, losses, ties, pointsFor, pointsAgainst }) => ({
          manager,
          wins,
          losses,
          ties,
          pointsFor,
          pointsAgainst,
        })),
      ).toEqual(counted.table);
      const final = counted.games.find(({ week, winner }) => week === WEEKS && winner === counted.places[0])!;
      expect(seasonEnd(season)).toEqual({
        champion: counted.places[0],
        places: counted.places,
        final: {
          runnerUp: counted.places[1],
          points: Math.max(...final.points),
          against: Math.min(...final.points),
        },
      });
    });

    it('has books that every member finds right', async () => {
      const check = (at: number) =>
        scripted.fans[at]!.client.call<Answer<RosterReport>>('books.verifyLeagueRosters', scripted.league.id);
      for (const report of await Promise.all([check(0), check(11)]))
        expect(valueOf(report)).toEqual({ steps: stored.transactions.length, problems: [] });
    });
  });
});
