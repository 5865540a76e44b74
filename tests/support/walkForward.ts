import { projectWeek, type PlayedWeek } from '@/domain/projections/model';
import { opponentIn, type OpponentKind } from '@/domain/projections/opponents';
import { DEFAULT_SCORING, scoreSquad, type Scoring } from '@/domain/scoring/scoreSquad';
import type { Hundredths } from '@/domain/kernel/hundredths';
import { ALL_SQUADS, schoolOf, unitOf, type SquadId, type Unit } from '@/domain/football/squads';
import { loadSeason } from '../../scripts/tables/load';
import { squadWeeks } from '../../scripts/tables/season';

/** The weeks that are projected: a squad needs an earlier game. */
const WALKED_WEEKS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 3);

/** What was really scored in the weeks of 2025. */
export function played2025(scoring: Scoring = DEFAULT_SCORING): PlayedWeek[] {
  const weeks = Array.from({ length: 14 }, (_, i) => ({
    week: i + 1,
    points: {} as Partial<Record<SquadId, Hundredths>>,
  }));
  for (const { week, squad, unit, line } of squadWeeks(loadSeason(2025))) {
    weeks[week - 1]!.points[squad] = scoreSquad(unit, line, scoring).hundredths;
  }
  return weeks;
}

/** One way to project a squad's points in a week from the weeks before it. */
export type Method = (squad: SquadId, week: number, earlier: readonly PlayedWeek[]) => Hundredths;

/** Every squad-week of 2025 with an earlier game: what was scored. */
export function walkedResults(
  played: readonly PlayedWeek[],
): { squad: SquadId; unit: Unit; week: number; scored: Hundredths }[] {
  return WALKED_WEEKS.flatMap((week) =>
    ALL_SQUADS.flatMap((squad) => {
      const scored = played[week - 1]!.points[squad];
      const before = scoresOf(squad, played.slice(0, week - 1));
      return scored === undefined || before.length === 0 ? [] : [{ squad, unit: unitOf(squad), week, scored }];
    }),
  );
}

/** The mean absolute error of a method over these squad-weeks, in points. */
export function meanError(method: Method, played: readonly PlayedWeek[]): number {
  const all = walkedResults(played);
  const sum = all.reduce(
    (total, { squad, week, scored }) => total + Math.abs(method(squad, week, played.slice(0, week - 1)) - scored),
    0,
  );
  return sum / all.length / 100;
}

/** The squad's last game. */
export const lastGame: Method = (squad, _week, earlier) => scoresOf(squad, earlier).at(-1) ?? 0;

/** The squad's mean so far. */
export const seasonMean: Method = (squad, _week, earlier) => mean(scoresOf(squad, earlier));

/**
 * The unit's mean, the squad's distance from it as if it had played six more average games, and the mean of the
 * opponent's kind.
 */
export const simpleShrunk: Method = (squad, week, earlier) => {
  const unit = unitOf(squad);
  const all = earlier.flatMap(({ week: number, points }) =>
    ALL_SQUADS.filter((one) => unitOf(one) === unit).flatMap((one) => {
      const scored = points[one];
      return scored === undefined ? [] : [{ squad: one, kind: kindIn(one, number), scored }];
    }),
  );
  const usual = mean(all.map(({ scored }) => scored));
  const own = all.filter((one) => one.squad === squad).map(({ scored }) => scored - usual);
  const alike = all.filter(({ kind }) => kind === kindIn(squad, week)).map(({ scored }) => scored - usual);
  return usual + sum(own) / (own.length + 6) + (alike.length === 0 ? 0 : mean(alike));
};

/** The model's projections of each week, computed once. */
export function modelMethod(scoring: Scoring = DEFAULT_SCORING): Method {
  const known = new Map<number, ReturnType<typeof projectWeek>>();
  return (squad, week, earlier) => {
    const all = known.get(week) ?? projectWeek({ season: 2025, week, played: earlier, scoring });
    known.set(week, all);
    return all[squad].hundredths;
  };
}

/** The share of results within the 80% range: of all, and of each unit. */
export function coverage(played: readonly PlayedWeek[], scoring: Scoring = DEFAULT_SCORING): Map<Unit | 'all', number> {
  const hits = new Map<Unit | 'all', [number, number]>();
  const weeks = new Map(
    WALKED_WEEKS.map((week) => [week, projectWeek({ season: 2025, week, played, scoring })] as const),
  );
  for (const { squad, unit, week, scored } of walkedResults(played)) {
    const { low, high } = weeks.get(week)![squad];
    for (const key of ['all', unit] as const) {
      const [within, count] = hits.get(key) ?? [0, 0];
      hits.set(key, [within + Number(scored >= low && scored <= high), count + 1]);
    }
  }
  return new Map([...hits].map(([key, [within, count]]) => [key, within / count]));
}

function scoresOf(squad: SquadId, weeks: readonly PlayedWeek[]): Hundredths[] {
  return weeks.flatMap(({ points }) => points[squad] ?? []);
}

function kindIn(squad: SquadId, week: number): OpponentKind | null {
  return opponentIn(2025, schoolOf(squad), week)?.kind ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
