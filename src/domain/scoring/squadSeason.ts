import { fixturesOf, type Fixture, type ScheduledGame } from '../football/fixtures';
import type { Hundredths } from '../kernel/hundredths';
import type { Scoring } from './scoreSquad';
import { squadScoreInWeek, type SeasonLines } from './seasonLines';
import { schoolOf, unitOf, type SquadId } from '../football/squads';

/** One week of a squad's regular season. `fixture` is null in a bye week, `hundredths` when there is no stat line. */
export interface SquadWeekLine {
  week: number;
  fixture: Fixture | null;
  hundredths: Hundredths | null;
}

/** A squad's regular season, week by week, from a schedule and, for a season that was played, its stat lines. */
export function squadSeason(
  squad: SquadId,
  games: readonly ScheduledGame[],
  table: SeasonLines | null,
  scoring: Scoring,
): SquadWeekLine[] {
  const school = schoolOf(squad);
  const weeks = games.filter(({ phase }) => phase === 'regular').map(({ week }) => week);
  // The school's own last game: a week after it isn't a bye.
  const played = weeks.filter((week) => fixturesOf(games, week)[school] !== undefined);
  return Array.from({ length: Math.max(0, ...played) }, (_, index) => {
    const week = index + 1;
    return {
      week,
      fixture: fixturesOf(games, week)[school] ?? null,
      hundredths:
        table === null ? null : (squadScoreInWeek(table, school, unitOf(squad), week, scoring)?.hundredths ?? null),
    };
  });
}

/** The best, worst and mean score of the weeks that have one, in hundredths; null without a score. */
export function summarize(
  weeks: readonly SquadWeekLine[],
): { best: Hundredths; worst: Hundredths; mean: Hundredths } | null {
  const scores = weeks.flatMap(({ hundredths }) => (hundredths === null ? [] : [hundredths]));
  if (scores.length === 0) return null;
  return {
    best: Math.max(...scores),
    worst: Math.min(...scores),
    mean: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  };
}
