import type { Hundredths } from '../kernel/hundredths';
import { squadPoints, type SchoolGame, type SquadPoints, type WeekResults } from './results';
import { isSchoolCode, SCHOOL_CODES, type SchoolCode } from '../football/schools';
import type { Scoring } from './scoreSquad';
import { ALL_SQUADS, schoolOf, squadId, unitOf, type SquadId, type Unit } from '../football/squads';

/** A squad's game in a published week. `points.state` is `final` or `live`. */
export interface LogGame {
  week: number;
  game: SchoolGame | null;
  points: SquadPoints;
}

/** A squad's games in the published weeks, in order: those that are final or under way. */
export function squadLog(squad: SquadId, weeks: readonly WeekResults[], scoring: Scoring): LogGame[] {
  return weeks
    .map((results): LogGame => ({
      week: results.week,
      game: results.games[schoolOf(squad)] ?? null,
      points: squadPoints(results, squad, scoring),
    }))
    .filter(({ points: { state } }) => state === 'final' || state === 'live');
}

/** A squad's season so far. Only final games count. */
export interface SeasonLine {
  games: number;
  hundredths: Hundredths;
  /** The mean of a game; null before the first. */
  perGame: Hundredths | null;
  best: LogGame | null;
  worst: LogGame | null;
  last: LogGame | null;
  /**
   * The last three games' mean over the season's; null with fewer than four games, which it would say nothing about.
   */
  trend: Hundredths | null;
  /** The place in its unit by points; squads with the same points share it. Null before the first game. */
  rank: number | null;
}

/** How many games a trend looks at. */
const TREND_GAMES = 3;

/** Every squad's season so far. */
export function seasonLines(weeks: readonly WeekResults[], scoring: Scoring): Record<SquadId, SeasonLine> {
  const lines = Object.fromEntries(
    ALL_SQUADS.map((squad): [SquadId, SeasonLine] => [squad, lineOf(finalGames(squad, weeks, scoring))]),
  ) as Record<SquadId, SeasonLine>;
  for (const squad of ALL_SQUADS) {
    const line = lines[squad];
    if (line.games > 0) line.rank = 1 + squadsOf(unitOf(squad)).filter((one) => isAhead(lines[one], line)).length;
  }
  return lines;
}

function isAhead(one: SeasonLine, other: SeasonLine): boolean {
  return one.games > 0 && one.hundredths > other.hundredths;
}

function lineOf(games: readonly LogGame[]): SeasonLine {
  const pointsOf = ({ points }: LogGame) => points.hundredths;
  const by = (better: (one: number, other: number) => boolean) =>
    games.reduce<LogGame | null>(
      (kept, one) => (kept === null || better(pointsOf(one), pointsOf(kept)) ? one : kept),
      null,
    );
  const scores = games.map(pointsOf);
  const perGame = meanOf(scores);
  const lately = meanOf(scores.slice(-TREND_GAMES));
  return {
    games: games.length,
    hundredths: scores.reduce((sum, score) => sum + score, 0),
    perGame,
    best: by((one, other) => one > other),
    worst: by((one, other) => one < other),
    last: games.at(-1) ?? null,
    trend: games.length > TREND_GAMES && perGame !== null && lately !== null ? lately - perGame : null,
    rank: null,
  };
}

/**
 * What a school lets a unit score: the mean of its final games, and its place among the schools, the most generous
 * first.
 */
export interface Allowed {
  school: SchoolCode;
  games: number;
  perGame: Hundredths;
  rank: number;
  /** How many schools are ranked. */
  of: number;
}

/**
 * What each school has let a unit of its opponents score. Only squads of the conference are known; a school without
 * such a game is missing.
 */
export function allowedTo(
  unit: Unit,
  weeks: readonly WeekResults[],
  scoring: Scoring,
): Partial<Record<SchoolCode, Allowed>> {
  const scores = new Map<SchoolCode, Hundredths[]>();
  for (const squad of squadsOf(unit)) {
    for (const { game, points } of finalGames(squad, weeks, scoring)) {
      const opponent = game?.opponent;
      if (isSchoolCode(opponent)) scores.set(opponent, [...(scores.get(opponent) ?? []), points.hundredths]);
    }
  }
  const means = [...scores].map(([school, all]) => ({ school, games: all.length, perGame: meanOf(all) ?? 0 }));
  return Object.fromEntries(
    means.map((one): [SchoolCode, Allowed] => [
      one.school,
      { ...one, rank: 1 + means.filter(({ perGame }) => perGame > one.perGame).length, of: means.length },
    ]),
  );
}

/** The mean of a unit's final games in each week, by week number. */
export function unitAverages(
  unit: Unit,
  weeks: readonly WeekResults[],
  scoring: Scoring,
): ReadonlyMap<number, Hundredths> {
  return new Map(
    weeks.flatMap((results): [number, Hundredths][] => {
      const scores = squadsOf(unit).flatMap((squad) =>
        finalGames(squad, [results], scoring).map(({ points }) => points.hundredths),
      );
      const mean = meanOf(scores);
      return mean === null ? [] : [[results.week, mean]];
    }),
  );
}

/** The squads of a unit, one a school. */
export function squadsOf(unit: Unit): SquadId[] {
  return SCHOOL_CODES.map((code) => squadId(code, unit));
}

function finalGames(squad: SquadId, weeks: readonly WeekResults[], scoring: Scoring): LogGame[] {
  return squadLog(squad, weeks, scoring).filter(({ points }) => points.state === 'final');
}

/** The mean of scores, rounded to a hundredth; null without any. */
export function meanOf(scores: readonly Hundredths[]): Hundredths | null {
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
