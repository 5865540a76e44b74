import { useMemo } from 'react';
import type { WeekId } from '@/domain/kernel/ids';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { isWeekFinal, type WeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import type { Week } from '@/domain/football/weeks';
import { useSeason } from '../season/SeasonProvider';
import { useLocks } from '../lineup/useLocks';
import { useQueryParam } from '../kernel/useQueryParam';
import { useWeekResults } from '../season/useWeekResults';

/** The week that a solo game shows; null until it's known. */
export interface SoloWeek {
  week: Week | null;
  /** Why the current week didn't load. */
  failure: string | null;
  /** The current week and those before it, which are the ones that can be shown. */
  weeks: readonly Week[];
  results: Loadable<WeekResults>;
  /** The schools that have kicked off. */
  locked: ReadonlySet<SchoolCode>;
  /** Only the current week can be picked. */
  isCurrent: boolean;
  final: boolean;
  view: (weekId: WeekId) => void;
}

const NO_WEEKS: readonly Week[] = [];

/** The current week, or the earlier one whose number is in `?week=`, with its results live. */
export function useSoloWeek(): SoloWeek {
  const { week, weekFailure, weeks } = useSeason();
  const [wanted, setWanted] = useQueryParam('week');
  const present = valueOr(week, null);
  const known = valueOr(weeks, NO_WEEKS);
  const shown = useMemo(
    () => (present === null ? NO_WEEKS : known.length === 0 ? [present] : known.filter(({ id }) => id <= present.id)),
    [known, present],
  );
  const viewed = shown.find((one) => String(one.week) === wanted) ?? present;
  const results = useWeekResults(viewed);
  const locked = useLocks(viewed?.kickoffs ?? null);
  const view = (weekId: WeekId) => {
    const chosen = shown.find(({ id }) => id === weekId);
    setWanted(chosen === undefined || weekId === present?.id ? null : String(chosen.week));
  };
  return {
    week: viewed,
    failure: weekFailure,
    weeks: shown,
    results,
    locked,
    isCurrent: viewed !== null && viewed.id === present?.id,
    final: results.state === 'ready' && isWeekFinal(results.value),
    view,
  };
}
