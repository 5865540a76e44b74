import type { WeekId } from '@/domain/kernel/ids';
import { parseTimeline, timelineId, type WeekUpdate } from '@/domain/scoring/weekTimeline';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';
import { weeklySquadsRef } from '../backend/references';

/** Watches what each publish of a week changed. `missing` for a week whose results were published all at once. */
export function watchWeekTimeline(weekId: WeekId, next: Next<WeekUpdate[]>): Unsubscribe {
  return watchDocument(weeklySquadsRef(timelineId(weekId)), (snapshot) => parseTimeline(snapshot.data()), next);
}
