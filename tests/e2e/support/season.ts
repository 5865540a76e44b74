import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { publishWeek } from '@/data/admin/seasonResults';
import type { Moments } from '@/domain/replay/replayedWeek';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { timelineId } from '@/domain/scoring/weekTimeline';
import { kickoffOrder } from '@/domain/football/kickoffs';
import { loadGames, loadSeason } from '../../../scripts/tables/load';
import { squadWeeks } from '../../../scripts/tables/season';
import { openDesk } from '../../support/seasonAdmin';

export const SEASON = 2025;
const HOUR = 3_600_000;

/** The id of a week's document. */
export const weekIdOf = (week: number): string => `${SEASON}-${String(week).padStart(2, '0')}`;

/**
 * Sets up a calendar relative to the present: the week is the current one, and all its games are tomorrow except those
 * of the schools that kicked off an hour ago. Nothing of the week is published.
 */
export async function openWeek(db: Firestore, week: number, kickedOff: readonly SchoolCode[] = []): Promise<void> {
  const now = Date.now();
  const calendar = await db.collection('currentWeek').get();
  await Promise.all(
    calendar.docs.map((other) => (other.id === weekIdOf(week) ? null : other.ref.update({ isCurrent: false }))),
  );
  for (const id of [weekIdOf(week), timelineId(weekIdOf(week))]) await db.doc(`weeklySquads/${id}`).delete();
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.map((code) => [code, kickedOff.includes(code) ? now - HOUR : now + 24 * HOUR]),
  );
  await db.doc(`currentWeek/${weekIdOf(week)}`).set({
    season: SEASON,
    week,
    startDate: Timestamp.fromMillis(now - 48 * HOUR),
    endDate: Timestamp.fromMillis(now + 72 * HOUR),
    isCurrent: true,
    kickoffs: Object.fromEntries(Object.entries(kickoffs).map(([code, at]) => [code, Timestamp.fromMillis(at)])),
    kickoffOrder: kickoffOrder(kickoffs),
    portalOpensAt: Timestamp.fromMillis(now + 80 * HOUR),
    monday: Timestamp.fromMillis(now - 48 * HOUR),
    firstKickoff: Timestamp.fromMillis(Math.min(...Object.values(kickoffs))),
    lastKickoff: Timestamp.fromMillis(Math.max(...Object.values(kickoffs))),
    lastFinal: null,
  });
}

/**
 * Publishes a week while its games are on, by a new administrator, with every game played as far as told, from 0 to 1.
 */
export async function publishAt(db: Firestore, week: number, played: number): Promise<void> {
  await publishMoments(db, week, Object.fromEntries(SCHOOL_CODES.map((code) => [code, played])));
}

/** Publishes a week's real results, by a new administrator. */
export async function publish(db: Firestore, week: number): Promise<void> {
  await publishMoments(db, week, null);
}

async function publishMoments(db: Firestore, week: number, moments: Moments | null): Promise<void> {
  const desk = await openDesk(db);
  await publishWeek(desk, { table: loadSeason(SEASON), games: loadGames(SEASON) }, week, moments);
  await desk.close();
}

/** The points of every squad in a week with the default scoring, in hundredths by squad id. */
export function pointsOf(week: number): Map<string, number> {
  return new Map(
    squadWeeks(loadSeason(SEASON))
      .filter((line) => line.week === week)
      .map(({ squad, unit, line }) => [squad, scoreSquad(unit, line).hundredths]),
  );
}
