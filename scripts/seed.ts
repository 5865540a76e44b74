import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { demoDocuments } from './demo/demo';
import type { Documents } from './demo/league';
import { DEMO_PASSWORD, PEOPLE } from './demo/people';

/** Writes per batch. */
const BATCH = 400;

/**
 * Fills a running suite with the demo's accounts and documents; the emulator variables name the suite. Returns false
 * and changes nothing when the demo is already there, so that a tester's changes aren't lost.
 */
async function seedDemo(now: number, saturday: boolean): Promise<boolean> {
  initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-saturday-squads' });
  const db = getFirestore();
  const documents = demoDocuments(now, { saturday });
  const marker = Object.keys(documents).find((path) => path.startsWith('leagues/'));
  if (marker !== undefined && (await db.doc(marker).get()).exists) return false;
  const { errors } = await getAuth().importUsers(
    PEOPLE.map(({ uid, email, displayName }) => ({ uid, email, displayName, emailVerified: true })),
  );
  if (errors[0] !== undefined) throw new Error(`An account could not be made: ${errors[0].error.message}`);
  await Promise.all(PEOPLE.map(({ uid }) => getAuth().updateUser(uid, { password: DEMO_PASSWORD })));
  await write(db, documents);
  return true;
}

async function write(db: Firestore, documents: Documents): Promise<void> {
  const entries = Object.entries(documents);
  // Leagues are written last: once they exist, everything does.
  entries.sort(([one], [other]) => Number(one.startsWith('leagues/')) - Number(other.startsWith('leagues/')));
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = db.batch();
    for (const [path, fields] of entries.slice(from, from + BATCH)) batch.set(db.doc(path), fields);
    await batch.commit();
  }
}

for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
  if (!process.env[name]) {
    console.error(`${name} is missing: the demo is only for a local suite. Run it with npm run seed.`);
    process.exit(1);
  }
}
try {
  if (!(await seedDemo(Date.now(), process.argv.includes('--saturday'))))
    console.log('The demo is already there; it was not changed.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
