import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Documents } from '../../../scripts/demo/league';
import { PROJECT } from '../../support/suite';
import { DRAFTED, leaguesDocuments, PUBLIC_COUNTS, publicDocuments } from './leagues';
import { MOMENTS } from './moments';
import { EVERYONE, PASSWORD, peopleDocuments } from './people';
import { calendarPaths, seasonDocuments, tablePaths, timelinePaths } from './season';

/*
 * A program: `arrange.ts all` fills an empty suite with the people and leagues of the pictures, `arrange.ts MOMENT`
 * moves its season to a moment, and `arrange.ts public COUNT` lists so many public leagues. It is started by
 * suiteState.ts, because Playwright cannot load the tables of data/. Finds the suite by the emulator variables.
 */

/** As many writes as one batch takes. */
const BATCH = 400;

async function makeAccounts(): Promise<void> {
  const accounts = EVERYONE.map(({ uid, email, displayName }) => ({ uid, email, displayName, emailVerified: true }));
  const { errors } = await getAuth().importUsers(accounts);
  if (errors[0] !== undefined) throw new Error(`An account could not be made: ${errors[0].error.message}`);
  await Promise.all(EVERYONE.map(({ uid }) => getAuth().updateUser(uid, { password: PASSWORD })));
}

async function write(db: Firestore, documents: Documents): Promise<void> {
  const entries = Object.entries(documents);
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = db.batch();
    for (const [path, fields] of entries.slice(from, from + BATCH)) batch.set(db.doc(path), fields, { merge: true });
    await batch.commit();
  }
}

async function arrange(what: string, count = ''): Promise<void> {
  initializeApp({ projectId: PROJECT });
  const db = getFirestore();
  if (what === 'public') {
    await write(db, publicDocuments(PUBLIC_COUNTS.find((one) => one === count) ?? 'all'));
    return;
  }
  const moment = MOMENTS.find((one) => one === what);
  if (moment === undefined) {
    await makeAccounts();
    await write(db, { ...peopleDocuments(), ...leaguesDocuments() });
    return;
  }
  // Lineups, trades, tables, timelines and the desk's documents of another moment would otherwise stay, and pictures
  // depend on the order in which they are taken.
  for (const collection of ['weeklyRosters', 'trades', 'desk']) {
    await Promise.all((await db.collection(collection).listDocuments()).map((stored) => stored.delete()));
  }
  await Promise.all([...tablePaths(), ...timelinePaths()].map((path) => db.doc(path).delete()));
  await write(db, seasonDocuments(moment, DRAFTED));
  if (moment === 'noCalendar') await Promise.all(calendarPaths().map((path) => db.doc(path).delete()));
}

await arrange(process.argv[2] ?? 'all', process.argv[3]);
process.exit(0);
