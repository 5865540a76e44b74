import { useMemo } from 'react';
import { scheduleAfterMoves, type ScheduledGame } from '@/domain/football/fixtures';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Week } from '@/domain/football/weeks';
import { useSeason } from './SeasonProvider';
import { useLoadable } from '@/hooks/useLoadable';

const NO_WEEKS: readonly Week[] = [];

/**
 * The games of a season from the known schedules, those that were moved to another week in that week. Its code loads
 * after the page's.
 */
export function useSchedule(season: number): Loadable<readonly ScheduledGame[]> {
  const weeks = valueOr(useSeason().weeks, NO_WEEKS);
  const games = useLoadable<readonly ScheduledGame[]>('schedule', String(season), async (next) => {
    const { scheduleOf } = await import('@/domain/football/conferenceSchedules');
    next(ready(scheduleOf(season)));
    return null;
  });
  return useMemo(() => {
    if (games.state !== 'ready') return games;
    const ofSeason = weeks.filter((week) => week.season === season);
    return ready(scheduleAfterMoves(games.value, ofSeason));
  }, [games, weeks, season]);
}
