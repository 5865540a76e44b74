import { describe, expect, it } from 'vitest';
import { publishedWeek } from '@/domain/replay/replayedWeek';
import { loadGames, loadSeason } from '../../../scripts/tables/load';
import { statLineOf } from '../../../scripts/tables/season';
import { seededRandom } from '../../../tests/support/seededRandom';
import { parseWeekResults } from '../scoring/results';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '../football/schools';
import { scoreSquad } from '../scoring/scoreSquad';
import { weekId, type Week, parseWeek } from '../football/weeks';
import {
  formatPickem,
  formatSixPicks,
  formatSurvivor,
  parseSurvivor,
  type PickemPick,
  type SoloEntry,
  type SurvivorPick,
} from './entries';
import type { SoloGame } from './soloGames';
import { choosePickem, pickemGames, setConfidence } from './pickem';
import { SIX_UNITS, SOLO_WEEKS, type SixPicks } from './saturdaySix';
import { chooseSixSquad } from './sixWeek';
import { chooseSurvivor, survivorState } from './survivor';
import {
  encodeLeaderboard,
  parseLeaderboard,
  rankOf,
  rankRows,
  seasonLeaderboard,
  weekLeaderboard,
  type SoloLeaderboard,
} from './leaderboards';

const FANS = 100;
const LINES = loadSeason(2025);
const GAMES = loadGames(2025).filter(({ phase }) => phase === 'regular');
const NONE: ReadonlySet<SchoolCode> = new Set();
const published = SOLO_WEEKS.map((week) =>
  parseWeekResults(weekId(2025, week), publishedWeek({ table: LINES, games: GAMES, week, kickoffs: {} })),
);
/** The week as the calendar has it, with kickoffs of the schools that play. */
const weeks: Week[] = SOLO_WEEKS.map((week) => ({
  ...parseWeek(weekId(2025, week), {}),
  season: 2025,
  kickoffs: Object.fromEntries(
    SCHOOL_CODES.filter((code) => gameOf(code, week) !== undefined).map((code) => [code, 1]),
  ),
}));

function gameOf(code: string, week: number) {
  return GAMES.find((game) => game.week === week && (game.home === code || game.away === code));
}

/** What a fan picked in a season, as made by the app's own functions. */
interface Fan {
  uid: string;
  pickem: Map<number, PickemPick[]>;
  six: Map<number, SixPicks>;
  survivor: SurvivorPick[];
}

/** Fans of every kind: some skip weeks or games, start late, or pick a school without a game. */
const fans: Fan[] = Array.from({ length: FANS }, (_, index) => {
  const roll = seededRandom(index + 1);
  const fan: Fan = { uid: `fan${String(index)}`, pickem: new Map(), six: new Map(), survivor: [] };
  for (const week of SOLO_WEEKS) {
    const results = published[week - 1]!;
    const calendar = weeks[week - 1]!;
    if (roll.chance(0.9)) {
      const games = pickemGames({ kickoffs: {} }, results);
      let picks: PickemPick[] = [];
      for (const game of roll.shuffled(games)) {
        if (roll.chance(0.1)) continue;
        const next = choosePickem(games, picks, { school: game.key, wins: roll.chance(0.6) }, NONE);
        if (next.ok) picks = next.value;
      }
      if (picks.length > 1) {
        const moved = setConfidence(games, picks, { school: picks[0]!.school, confidence: 1 }, NONE);
        if (moved.ok) picks = moved.value;
      }
      fan.pickem.set(week, picks);
    }
    if (roll.chance(0.9)) {
      let six: SixPicks = {};
      for (const unit of SIX_UNITS) {
        const next = chooseSixSquad(calendar, six, { unit, school: roll.one(SCHOOL_CODES) }, NONE);
        if (next.ok) six = next.value;
      }
      fan.six.set(week, six);
    }
    if (roll.chance(week < 3 ? 0.5 : 0.93)) {
      const next = chooseSurvivor(calendar, fan.survivor, roll.one(SCHOOL_CODES), NONE);
      if (next.ok) fan.survivor = next.value;
      // The rules can't tell a bye, so a hand-made pick of one is possible.
      else if (next.error.code === 'bye' && roll.chance(0.5)) {
        const resting = SCHOOL_CODES.find(
          (code) => gameOf(code, week) === undefined && !fan.survivor.some(({ school }) => school === code),
        );
        if (resting !== undefined) fan.survivor = [...fan.survivor, { weekId: weekId(2025, week), school: resting }];
      }
    }
  }
  return fan;
});

const entries: SoloEntry[] = fans.flatMap(({ uid, pickem, six, survivor }) => {
  const entry = (game: SoloGame, week: string, picks: string[]): SoloEntry => ({
    game,
    weekId: week,
    uid,
    username: uid,
    picks,
  });
  return [
    ...[...pickem].map(([week, picks]) => entry('pickem', weekId(2025, week), formatPickem(picks))),
    ...[...six].map(([week, picks]) => entry('six', weekId(2025, week), formatSixPicks(picks))),
    ...(survivor.length === 0 ? [] : [entry('survivor', survivor.at(-1)!.weekId, formatSurvivor(survivor))]),
  ];
});

/** Whether a school won in a week, from the schedule alone; null without a game. */
function won(code: string, week: number): boolean | null {
  const game = gameOf(code, week);
  if (game === undefined) return null;
  const [own, other] = game.home === code ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  return own! > other!;
}

/** A fan's points counted from the schedule and the stat lines, without the app's solo code. */
const count = {
  pickem: ({ pickem }: Fan, week: number): number | null => {
    const picks = pickem.get(week);
    if (picks === undefined || picks.length === 0) return null;
    return picks.reduce((sum, { school, wins, confidence }) => sum + (won(school, week) === wins ? confidence : 0), 0);
  },
  six: ({ six }: Fan, week: number): number | null => {
    const picks = Object.entries(six.get(week) ?? {}) as [(typeof SIX_UNITS)[number], SchoolCode][];
    if (picks.length === 0) return null;
    return picks.reduce(
      (sum, [unit, code]) => sum + scoreSquad(unit, statLineOf(LINES, code, unit, week)).hundredths,
      0,
    );
  },
  /** Weeks survived up to a week. */
  survivor: ({ survivor }: Fan, week: number): number | null => {
    const first = survivor[0] === undefined ? 99 : Number(survivor[0].weekId.slice(5));
    if (first > week) return null;
    let [survived, lost] = [0, 0];
    for (let each = first; each <= week && lost < 2; each++) {
      const pick = survivor.find((one) => one.weekId === weekId(2025, each));
      if (pick !== undefined && won(pick.school, each) === true) survived++;
      else lost++;
    }
    return survived;
  },
};

function expectLeaderboard(table: SoloLeaderboard, points: readonly (readonly [string, number])[]): void {
  expect(table.entrants).toBe(points.length);
  expect(table.final).toBe(true);
  const named = rankRows(table.rows, table.counts);
  for (const [uid, own] of points) {
    const row = named.find((one) => one.uid === uid);
    expect(row?.points, `${table.scope} ${uid}`).toBe(own);
    const better = points.filter(([, other]) => other > own).length;
    expect(row?.rank).toBe(better + 1);
    expect(rankOf(table.counts, own)).toBe(better + 1);
  }
  expect(parseLeaderboard({ ...encodeLeaderboard(table), at: null })).toEqual(table);
}

describe('a hundred fans over the season of 2025', () => {
  it.each(['pickem', 'six', 'survivor'] as const)('have in %s the points that a recount gives', (game) => {
    for (const week of SOLO_WEEKS) {
      const expected = fans.flatMap((fan) => {
        const points = count[game](fan, week);
        return points === null ? [] : [[fan.uid, points] as const];
      });
      expectLeaderboard(weekLeaderboard(game, weekId(2025, week), entries, published), expected);
    }
    const season = fans.flatMap((fan) => {
      const each = SOLO_WEEKS.map((week) => count[game](fan, week));
      if (each.every((points) => points === null)) return [];
      const total = game === 'survivor' ? each.at(-1)! : each.reduce<number>((sum, points) => sum + (points ?? 0), 0);
      return [[fan.uid, total] as const];
    });
    expectLeaderboard(seasonLeaderboard(game, 2025, entries, published, 14), season);
  });

  it('are worth simulating: fans are out, byes and missed weeks are lost, and games between two schools count once', () => {
    const states = fans.map(({ survivor }) => survivorState(parseSurvivor(formatSurvivor(survivor)), published));
    const reasons = new Set(states.flatMap(({ weeks: each }) => each.map(({ why }) => why)));
    expect(reasons).toEqual(new Set([null, 'beaten', 'bye', 'missed']));
    expect(states.filter(({ outIn }) => outIn !== null).length).toBeGreaterThan(20);
    for (const [index, week] of SOLO_WEEKS.entries()) {
      const games = pickemGames({ kickoffs: {} }, published[index]!);
      const all = GAMES.filter((game) => game.week === week && (isSchoolCode(game.home) || isSchoolCode(game.away)));
      expect(games.map(({ key }) => key).sort()).toEqual(
        all.map(({ home, away }) => (isSchoolCode(home) ? home : away)).sort(),
      );
    }
  });
});
