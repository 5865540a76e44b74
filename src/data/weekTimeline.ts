import type { WeekId } from '@/domain/ids';
import type { Loadable } from '@/domain/loadable';
import { parseTimeline, timelineId, type WeekUpdate } from '@/domain/weekTimeline';
import { watchDocument, type Unsubscribe } from './watch';
import { weeklySquadsRef } from './weeklySquads';

/** Watches what each publish of a week changed. `missing` for a week whose results were published all at once. */
export function watchWeekTimeline(weekId: WeekId, next: (updates: Loadable<WeekUpdate[]>) => void): Unsubscribe {
  return watchDocument(weeklySquadsRef(timelineId(weekId)), (snapshot) => parseTimeline(snapshot.data()), next);
}
