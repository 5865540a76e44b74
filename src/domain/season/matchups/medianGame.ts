import { formatPoints, type Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { regularWeeks, type WeekScores } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';

/** The middle one of a week's scores, or halfway between the two in the middle, in hundredths. */
export function medianScore(scores: readonly Hundredths[]): number {
  const sorted = [...scores].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Formats a median, which can be halfway between two scores: `131.40`, `131.405`. */
export function formatMedian(score: number): string {
  return `${formatPoints(Math.trunc(score))}${Number.isInteger(score) ? '' : '5'}`;
}

/** The weeks in which each team of a league, one with a week off too, also plays the median of all scores. */
export function medianWeeks(schedule: LeagueSchedule): number[] {
  return schedule.median === true ? regularWeeks(schedule).map(({ week }) => week) : [];
}

/** A manager's decided games against the median. */
export function medianRecord(
  schedule: LeagueSchedule,
  scores: WeekScores,
  manager: ManagerId,
): { wins: number; losses: number; ties: number } {
  const record = { wins: 0, losses: 0, ties: 0 };
  for (const week of medianWeeks(schedule)) {
    const points = scores.get(week);
    if (points === undefined) continue;
    const lead = (points[manager] ?? 0) - medianScore(schedule.managers.map((one) => points[one] ?? 0));
    record[lead > 0 ? 'wins' : lead < 0 ? 'losses' : 'ties']++;
  }
  return record;
}
