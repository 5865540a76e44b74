import { useCallback, useMemo } from 'react';
import type { WeekId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import { placeOfSeason, weeksOfSeason } from '@/domain/football/weeks';
import { useQueryParam } from '../kernel/useQueryParam';
import { useSeason } from './SeasonProvider';

/**
 * The week of a league's season that a page shows: the one whose number is in `?week=`, else the current one, or the
 * last one of an earlier season; null until it's known. `weeks`: those of the season, in order; none until they have
 * loaded.
 */
export function useViewedWeek(league: League | null) {
  const { week, weeks } = useSeason();
  const [wanted, setWanted] = useQueryParam('week');
  const present = valueOr(week, null);
  const known = valueOr(weeks, null);
  const earlier = league !== null && placeOfSeason(league.season, present) === 'earlier' ? league.season : null;
  const calendar = useMemo(() => (earlier === null ? known : weeksOfSeason(earlier)), [earlier, known]);
  const usual = earlier === null ? (present?.id ?? null) : (calendar?.at(-1)?.id ?? null);
  const isPending = wanted !== null && calendar === null && weeks.state === 'loading';
  const viewedId = calendar?.find((one) => String(one.week) === wanted)?.id ?? (isPending ? null : usual);
  const viewWeek = useCallback(
    (weekId: WeekId) => {
      const chosen = calendar?.find(({ id }) => id === weekId);
      setWanted(chosen === undefined || weekId === usual ? null : String(chosen.week));
    },
    [calendar, usual, setWanted],
  );
  return { viewedId, weeks: calendar ?? [], viewWeek };
}
