import type { Hundredths } from '../kernel/hundredths';
import { parseWeekResults, type WeekResults } from '../scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { changesBetween, type ScoreChange } from '../scoring/scoreChanges';
import { DEFAULT_SCORING } from '../scoring/scoreSquad';
import { UNITS, squadId, type SquadId } from '../football/squads';
import { patchFrom, type SchoolResult } from './resultsFile';

/** What a file changes for a school: its score before (null: not final) and after, and its squads' points. */
export type SchoolPreview = {
  code: SchoolCode;
  before: readonly [number | null, number | null] | null;
  after: readonly [number, number];
  squads: readonly SquadPreview[];
};

/**
 * A squad's points before (null: none were published) and after, and what makes the difference; null if nothing does.
 */
export type SquadPreview = { squad: SquadId; before: Hundredths | null; after: Hundredths; change: ScoreChange | null };

/** What publishing a file changes, school by school, compared with the week as it's published. */
export function previewOf(week: WeekResults, results: readonly SchoolResult[]): SchoolPreview[] {
  const after = parseWeekResults(week.weekId, patchFrom({ games: week.games }, results));
  const changes = changesBetween(week, after, DEFAULT_SCORING);
  const inOrder = [...results].sort((one, other) => SCHOOL_CODES.indexOf(one.code) - SCHOOL_CODES.indexOf(other.code));
  return inOrder.map(({ code, pointsFor, pointsAgainst }) => {
    const game = week.games[code];
    return {
      code,
      before: game?.state === 'final' ? [game.pointsFor, game.pointsAgainst] : null,
      after: [pointsFor, pointsAgainst],
      squads: UNITS.map((unit) => {
        const squad = squadId(code, unit);
        const known = week.squads[squad];
        return {
          squad,
          before: known === undefined || known.stats === null ? null : known.points,
          after: after.squads[squad]!.points,
          change: changes.get(squad) ?? null,
        };
      }),
    };
  });
}

/** Whether publishing these schools would change anything. */
export function differs(schools: readonly SchoolPreview[]): boolean {
  return schools.some(isChanged);
}

/** Whether a school's score or one of its squads changes. */
export function isChanged({ before, after, squads }: SchoolPreview): boolean {
  return (
    before === null || before[0] !== after[0] || before[1] !== after[1] || squads.some(({ change }) => change !== null)
  );
}
