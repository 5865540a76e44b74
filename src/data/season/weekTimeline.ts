import type { WeekId } from '@/domain/kernel/ids';
import type { Loadable } from '@/domain/kernel/loadable';
import { parseTimeline, timelineId, type WeekUpdate } from '@/domain/scoring/weekTimeline';
import { watchDocument, type Unsubscribe } from '../backend/watch';
import { weeklySquadsRef } from './weeklySquads';

/** Watches what each publish of a week changed. `missing` for a week whose results were published all at once. */
export function watchWeekTimeline(weekId: WeekId, next: (updates: Loadable<WeekUpdate[]>) => void): Unsubscribe {
  return watchDocument(weeklySquadsRef(timelineId(weekId)), (snapshot) => parseTimeline(snapshot.data()), next);
}
