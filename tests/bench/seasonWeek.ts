import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { playDraft } from '../../scripts/demo/draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from '../../scripts/demo/league';
import { lineupDocuments } from '../../scripts/demo/lineups';
import { DEMO_PASSWORD, FANS, userDocument, usernameDocument } from '../../scripts/demo/people';
import { seededRandom } from '@/domain/seededRandom';
import { demoCalendar, seasonDocuments } from '../../scripts/demo/season';
import { PROJECT, suite } from '../support/suite';

const DAY = 86_400_000;

/** Messages in the chat of each league. */
const MESSAGES = 30;

/** The leagues of the fan whose reads are counted: both drafted before the season, with eight managers. */
export const LEAGUES = [
  { id: 'readsone', name: 'First League', joinCode: 'READSA' },
  { id: 'readstwo', name: 'Second League', joinCode: 'READSB' },
] as const;

/** The fan whose reads are counted. */
export const FAN = FANS[0]!;

/** Creates the sign-in of the fan whose reads are counted. */
export async function makeFanAccount(): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = suite.authHost;
  const auth = getAuth(initializeApp({ projectId: PROJECT }, 'accounts'));
  await auth.createUser({ uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD, displayName: FAN.displayName });
}

/** Replaces all documents by those of a season that is in `week` now. */
export async function arrangeWeek(db: Firestore, week: number): Promise<void> {
  const all = `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const emptied = await fetch(all, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!emptied.ok) throw new Error(`The documents could not be deleted: ${await emptied.text()}`);
  const writer = db.bulkWriter();
  for (const [path, fields] of Object.entries(documentsOfWeek(week, Date.now()))) void writer.set(db.doc(path), fields);
  await writer.close();
}

/** All documents of a season that is in `week` at `now` (milliseconds), with the two leagues. The fan has read every message. */
function documentsOfWeek(week: number, now: number): Documents {
  const documents: Documents = {};
  const add = (more: Documents) => {
    for (const [path, fields] of Object.entries(more)) documents[path] = { ...documents[path], ...fields };
  };
  for (const person of FANS) {
    const user = userDocument(person, now);
    const username = usernameDocument(person, now);
    add({
      [`users/${user.id}`]: user.data,
      [`usernames/${username.id}`]: username.data,
      [`usernameOwners/${person.uid}`]: { username: username.id },
    });
  }
  const weeks = demoCalendar(now, week);
  add(seasonDocuments(weeks));
  const begun = weeks.filter((one) => one.week <= week);
  for (const [at, place] of LEAGUES.entries()) {
    const league: DemoLeague = {
      ...place,
      members: FANS,
      capacity: FANS.length,
      visibility: 'private',
      clockSeconds: 90,
      firstWeek: 1,
      createdAt: (weeks[0]?.startDate ?? now) - 10 * DAY,
      drafted: null,
    };
    const drafted = playDraft(draftOf(league), FANS, league.createdAt + 3 * DAY, seededRandom(at + 1));
    add(leagueDocuments({ ...league, drafted }));
    add(lineupDocuments(drafted, FANS, begun));
    add(chat(league.id, now));
  }
  return documents;
}

function chat(leagueId: string, now: number): Documents {
  return Object.fromEntries(
    Array.from({ length: MESSAGES }, (_, i) => [
      `messages/${leagueId}-${String(i)}`,
      {
        leagueId,
        senderId: FANS[1 + (i % 7)]!.uid,
        text: `Message ${String(i)}`,
        timestamp: new Date(now - (MESSAGES - i) * 60_000),
        readBy: Object.fromEntries(FANS.map(({ uid }) => [uid, true])),
      },
    ]),
  );
}
