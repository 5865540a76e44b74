import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import type { ManagerRecap } from './recap';

/** A manager's draft compared with the league's. */
export interface DraftGrade {
  letter: string;
  /**
   * How far the manager's best projected lineup is above the mean of all managers' (negative: below), in hundredths of
   * a point a week.
   */
  aboveMean: Hundredths;
}

/** The lowest standard score of each letter. */
const LETTERS: readonly (readonly [number, string])[] = [
  [1.5, 'A+'],
  [1, 'A'],
  [0.65, 'A-'],
  [0.3, 'B+'],
  [-0.1, 'B'],
  [-0.4, 'B-'],
  [-0.7, 'C+'],
  [-1, 'C'],
  [-1.5, 'C-'],
  [-Infinity, 'D'],
];

/**
 * Grades a manager's draft on a curve, as a teacher would: by how many standard deviations their best projected lineup
 * is above or below the league's mean. The mean is a B. Where the lineups are close, a deviation counts as one percent
 * of the mean, so that a few hundredths don't cost a letter. Null for someone who didn't draft.
 */
export function gradeOf(recaps: readonly ManagerRecap[], manager: ManagerId): DraftGrade | null {
  const own = recaps.find((recap) => recap.manager === manager);
  if (own === undefined) return null;
  const mean = recaps.reduce((sum, { lineup }) => sum + lineup, 0) / recaps.length;
  const deviation = Math.sqrt(recaps.reduce((sum, { lineup }) => sum + (lineup - mean) ** 2, 0) / recaps.length);
  const score = (own.lineup - mean) / Math.max(deviation, mean / 100, 1);
  return { letter: LETTERS.find(([from]) => score >= from)![1], aboveMean: Math.round(own.lineup - mean) };
}
