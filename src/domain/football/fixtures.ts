import { SCHOOLS, isSchoolCode, type SchoolCode } from './schools';
import { hasBye, parseWeekId, type Week } from './weeks';

/** A game of a stored schedule, with the fields that a fixture needs. */
export interface ScheduledGame {
  week: number;
  phase: string;
  home: string;
  away: string;
  homeName: string;
  awayName: string;
  neutral: boolean;
  homeScore: number | null;
  awayScore: number | null;
}

/** A school's game in a week, from its side. `score` is null until the game has one. */
export interface Fixture {
  opponent: string;
  site: 'vs' | 'at' | 'neutral';
  score: { own: number; other: number } | null;
}

/** A schedule with the games that were moved to another week in that week. */
export function scheduleAfterMoves(
  games: readonly ScheduledGame[],
  weeks: readonly Pick<Week, 'week' | 'moved'>[],
): readonly ScheduledGame[] {
  const moves = weeks.flatMap(({ week, moved = {} }) =>
    Object.entries(moved).map(([code, from]) => ({ code, from: parseWeekId(from)?.week, to: week })),
  );
  if (moves.length === 0) return games;
  return games.map((game) => {
    const move = moves.find(({ code, from }) => game.week === from && (game.home === code || game.away === code));
    return move === undefined || game.phase !== 'regular' ? game : { ...game, week: move.to };
  });
}

/** A schedule without the games that were called off, by the weeks whose kickoffs are known. */
export function withoutCalledOff(games: readonly ScheduledGame[], weeks: readonly Week[]): readonly ScheduledGame[] {
  const known = new Map(weeks.filter(({ kickoffs }) => Object.keys(kickoffs).length > 0).map((one) => [one.week, one]));
  return games.filter(({ week: number, phase, home, away }) => {
    const week = phase === 'regular' ? known.get(number) : undefined;
    return week === undefined || ![home, away].some((code) => isSchoolCode(code) && hasBye(week, code));
  });
}

/** Every school's game in a regular-season week; a school that is missing has a bye. */
export function fixturesOf(games: readonly ScheduledGame[], week: number): Partial<Record<SchoolCode, Fixture>> {
  const fixtures: Partial<Record<SchoolCode, Fixture>> = {};
  for (const game of games) {
    if (game.week !== week || game.phase !== 'regular') continue;
    const { home, away, homeName, awayName, neutral, homeScore, awayScore } = game;
    const scored = homeScore !== null && awayScore !== null;
    if (isSchoolCode(home)) {
      fixtures[home] = {
        opponent: nameOf(away, awayName),
        site: neutral ? 'neutral' : 'vs',
        score: scored ? { own: homeScore, other: awayScore } : null,
      };
    }
    if (isSchoolCode(away)) {
      fixtures[away] = {
        opponent: nameOf(home, homeName),
        site: neutral ? 'neutral' : 'at',
        score: scored ? { own: awayScore, other: homeScore } : null,
      };
    }
  }
  return fixtures;
}

function nameOf(code: string, name: string): string {
  return isSchoolCode(code) ? SCHOOLS[code].name : name;
}

/** Formats a fixture: `vs. Texas`, `at Ohio State Buckeyes`, `vs. Baylor Bears (neutral)`. */
export function formatFixture({ opponent, site }: Fixture): string {
  return site === 'at' ? `at ${opponent}` : `vs. ${opponent}${site === 'neutral' ? ' (neutral)' : ''}`;
}

/**
 * A school's next games in short form, from a week on: `LSU` at home, `at TEX` away, `Bye` without a game. Ends with
 * the regular season.
 */
export function nextOpponents(
  games: readonly ScheduledGame[],
  school: SchoolCode,
  { from, count }: { from: number; count: number },
): string[] {
  const regular = games.filter(({ phase }) => phase === 'regular');
  const last = Math.max(0, ...regular.map(({ week }) => week));
  return Array.from({ length: Math.max(0, Math.min(count, last - from + 1)) }, (_, index) => {
    const game = regular.find(({ week, home, away }) => week === from + index && (home === school || away === school));
    if (game === undefined) return 'Bye';
    if (game.home === school) return game.away;
    return game.neutral ? game.home : `at ${game.home}`;
  });
}

/** The code of a school's opponent in a regular-season week; null in a bye week. */
export function opponentCodeIn(games: readonly ScheduledGame[], school: SchoolCode, week: number): string | null {
  const game = games.find(
    (one) => one.phase === 'regular' && one.week === week && (one.home === school || one.away === school),
  );
  return game === undefined ? null : game.home === school ? game.away : game.home;
}
