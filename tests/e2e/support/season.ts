import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/schools';
import { timelineId } from '@/domain/weekTimeline';
import { kickoffOrder } from '@/domain/weeks';
import { adminEnvironment } from '../../support/seasonAdmin';

export const SEASON = 2025;
const HOUR = 3_600_000;

/** The id of a week's document. */
export const weekIdOf = (week: number): string => `${SEASON}-${String(week).padStart(2, '0')}`;

/**
 * Sets up a calendar relative to the present: the week is the current one, and all its games are tomorrow except those of the
 * schools that kicked off an hour ago. Nothing of the week is published.
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

const run = promisify(execFile);

async function season(words: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/season.ts', ...words], {
    env: { ...process.env, ...environment },
  });
  return stdout;
}

/** Publishes a week while its games are on, signed in as a new admin, with every game played as far as told, from 0 to 1. */
export async function publishAt(db: Firestore, week: number, played: number): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'tests/e2e/support/publishAt.ts', String(week), String(played)], {
    env: { ...process.env, ...(await adminEnvironment(db)) },
  });
}

/** Publishes a week as `npm run season` does, signed in as a new admin. Returns what it printed. */
export async function publish(db: Firestore, week: number): Promise<string> {
  return season(['publish', String(SEASON), String(week)], await adminEnvironment(db));
}

/** The points of every squad in a week, in hundredths by squad id, as `npm run season` prints them. */
export async function pointsOf(week: number): Promise<Map<string, number>> {
  const lines = (await season(['points', String(SEASON)])).trim().split('\n').slice(1);
  return new Map(
    lines
      .map((line) => line.split(','))
      .filter(([ofWeek]) => Number(ofWeek) === week)
      .map(([, squad = '', points]) => [squad, Math.round(Number(points) * 100)]),
  );
}
