import { useMemo } from 'react';
import { scheduleAfterMoves, withoutCalledOff, type ScheduledGame } from '@/domain/football/fixtures';
import type { Week } from '@/domain/football/weeks';
import { mapReady, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useLoadable } from '@/hooks/useLoadable';
import { useSeason } from './SeasonProvider';

const NO_WEEKS: readonly Week[] = [];

/**
 * The games of a season from the known schedules, those that were moved to another week in that week, and those that
 * were called off only on demand. Its code loads after the page's.
 */
export function useSchedule(
  season: number,
  { withCalledOff = false }: { withCalledOff?: boolean } = {},
): Loadable<readonly ScheduledGame[]> {
  const weeks = valueOr(useSeason().weeks, NO_WEEKS);
  const games = useLoadable('schedule', String(season), async () => {
    const { scheduleOf } = await import('@/domain/football/conferenceSchedules');
    return ready(scheduleOf(season));
  });
  return useMemo(() => {
    const ofSeason = weeks.filter((week) => week.season === season);
    return mapReady(games, (all) => {
      const moved = scheduleAfterMoves(all, ofSeason);
      return withCalledOff ? moved : withoutCalledOff(moved, ofSeason);
    });
  }, [games, weeks, season, withCalledOff]);
}
