import type { Firestore } from 'firebase-admin/firestore';
import { storedCalendar } from '@/domain/admin/storedWeeks';
import { defaultLineup, startersOf } from '@/domain/lineup/lineup';
import type { SquadId } from '@/domain/football/squads';
import { timelineId } from '@/domain/scoring/weekTimeline';
import type { Week } from '@/domain/football/weeks';
import { calendarOf, shiftToNow } from '../../../scripts/season/calendar';
import { loadGames } from '../../../scripts/tables/load';
import { SLOTS } from '../../support/documents';
import { SEASON } from './season';

/**
 * Stores the whole calendar of 2025, moved so that this week is the present one, with no results. Returns its weeks, in
 * order.
 */
export async function arrangeSeason(db: Firestore, current: number): Promise<Week[]> {
  await clearSeason(db);
  const games = loadGames(SEASON);
  const weeks = calendarOf(SEASON, games, shiftToNow(SEASON, games, current, Date.now()));
  const calendar = storedCalendar(weeks.map((week) => ({ ...week, isCurrent: week.week === current })));
  for (const other of (await db.collection('currentWeek').where('isCurrent', '==', true).get()).docs)
    await other.ref.update({ isCurrent: false });
  await Promise.all(Object.entries(calendar).map(([id, week]) => db.doc(`currentWeek/${id}`).set(week)));
  return weeks;
}

/** Removes the calendar of 2025 and what is published of it, so that other stories find none. */
export async function clearSeason(db: Firestore): Promise<void> {
  const weeks = await db.collection('currentWeek').where('season', '==', SEASON).get();
  const published = weeks.docs.flatMap(({ id }) => [id, timelineId(id)]);
  const paths = [...published, String(SEASON)].map((id) => `weeklySquads/${id}`);
  await Promise.all([...paths.map((path) => db.doc(path).delete()), ...weeks.docs.map(({ ref }) => ref.delete())]);
  await db.doc('desk/replay').delete();
}

/** The starters of a manager of this roster who never set a lineup. */
export function startersWithoutLineup(roster: readonly SquadId[]): SquadId[] {
  return startersOf(defaultLineup(roster, SLOTS));
}
