import { execFileSync } from 'node:child_process';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/schools';
import { freshName, makeFan } from '../../support/accounts';
import { PROJECT, suite } from '../../support/suite';

export const SEASON = 2025;
const HOUR = 3_600_000;

/** The document of a week. */
export const weekIdOf = (week: number): string => `${SEASON}-${String(week).padStart(2, '0')}`;

/**
 * Makes a calendar by the clock of this run: the week is the current one, every game of it is tomorrow but those of the schools
 * that kicked off an hour ago.
 */
export async function openWeek(db: Firestore, week: number, kickedOff: readonly SchoolCode[] = []): Promise<void> {
  const now = Date.now();
  const calendar = await db.collection('currentWeek').get();
  await Promise.all(calendar.docs.map((other) => (other.id === weekIdOf(week) ? null : other.ref.update({ isCurrent: false }))));
  const kickoff = (code: SchoolCode): Timestamp => Timestamp.fromMillis(kickedOff.includes(code) ? now - HOUR : now + 24 * HOUR);
  await db.doc(`currentWeek/${weekIdOf(week)}`).set({
    season: SEASON,
    week,
    startDate: Timestamp.fromMillis(now - 48 * HOUR),
    endDate: Timestamp.fromMillis(now + 72 * HOUR),
    isCurrent: true,
    kickoffs: Object.fromEntries(SCHOOL_CODES.map((code) => [code, kickoff(code)])),
    portalOpensAt: Timestamp.fromMillis(now + 80 * HOUR),
  });
}

/** Runs `npm run season` as a new admin and answers what it printed. */
export async function runSeason(db: Firestore, ...words: string[]): Promise<string> {
  const username = freshName('admin');
  const { email, password } = await makeFan(db, username);
  await db.doc(`users/${email.replace(/[.#$[\]]/g, '_')}`).update({ admin: true });
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/season.ts', ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SEASON_EMAIL: email,
      SEASON_PASSWORD: password,
      GCLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
      FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
    },
  });
}

/** The points of every squad in a week of the season, by squad id, in hundredths, as the season's own program prints them. */
export async function pointsOf(db: Firestore, week: number): Promise<Map<string, number>> {
  const lines = (await runSeason(db, 'points', String(SEASON))).trim().split('\n').slice(1);
  return new Map(
    lines
      .map((line) => line.split(','))
      .filter(([ofWeek]) => Number(ofWeek) === week)
      .map(([, squad = '', points]) => [squad, Math.round(Number(points) * 100)]),
  );
}
