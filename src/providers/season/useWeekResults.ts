import type { Week } from '@/domain/football/weeks';
import type { WeekId } from '@/domain/kernel/ids';
import type { WeekResults } from '@/domain/scoring/results';
import type { WeekUpdate } from '@/domain/scoring/weekTimeline';
import { useLoadable } from '@/hooks/useLoadable';

/** A week's results and games, live. The document is read once, also when a league's season has it. */
export function useWeekResults(week: Week | null) {
  return useLoadable<WeekResults>('week results', week?.season == null ? null : week.id, async (next) => {
    const { watchWeekResults } = await import('@/data/account/signedIn');
    return watchWeekResults(week?.id ?? '', next);
  });
}

/** What each publish of a week changed, live. Null asks for nothing. */
export function useWeekTimeline(weekId: WeekId | null) {
  return useLoadable<WeekUpdate[]>('timeline', weekId, async (next) => {
    const { watchWeekTimeline } = await import('@/data/season/weekTimeline');
    return watchWeekTimeline(weekId ?? '', next);
  });
}
