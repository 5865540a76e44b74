import { serverClock } from '@/data/backend/serverClock';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { latestEnded, type Week } from '@/domain/football/weeks';
import { useSeason } from './SeasonProvider';
import { useLoadable } from '@/hooks/useLoadable';

/**
 * The week that ended most recently (docs/requirements.md R4.5): from the season's calendar, else fetched once per
 * current week. Null if there is none.
 */
export function usePreviousWeek(present: Week | null): Loadable<Week | null> {
  const { weeks } = useSeason();
  const ended = weeks.state === 'ready' ? latestEnded(weeks.value, serverClock.now()) : null;
  const asked = present !== null && weeks.state !== 'loading' && ended === null ? present.id : null;
  const fetched = useLoadable<Week | null>('previous week', asked, async (next) => {
    const { getPreviousWeek } = await import('@/data/season/weeks');
    await getPreviousWeek(serverClock.now()).then(
      (week) => next(ready(week)),
      () => next(failed('Last week didn’t load.')),
    );
    return null;
  });
  return present !== null && ended !== null ? ready(ended) : fetched;
}
