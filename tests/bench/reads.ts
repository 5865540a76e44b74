import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Documents } from '../../scripts/demo/league';
import { DEMO_PASSWORD } from '../../scripts/demo/people';
import { openContext, signIn } from '../e2e/support/browsing';
import { openAdmin } from '../support/admin';
import { openChromium } from '../support/chromium';
import { readCosts, resetCosts } from '../support/costs';
import { PROJECT, suite } from '../support/suite';
import { documentsOfWeek, FAN, LEAGUES } from './seasonWeek';

// The documents that a fan with two leagues of eight reads on each screen, as Firestore bills them: each document of a result, and one for
// a result without any. Cold is a browser that has nothing but the sign-in; then the page is reloaded. The documents that rules read
// aren't counted.

const WEEKS = [1, 8, 14];

/** The screens, and a text that each shows once it has loaded. */
const SCREENS: readonly { path: string; shows: RegExp }[] = [
  { path: '/', shows: /View matchup/ },
  { path: '/roster', shows: /Bench/ },
  { path: '/matchups', shows: /Standings/ },
  { path: `/leagues?league=${LEAGUES[0].id}`, shows: /Full standings/ },
  { path: '/leagues', shows: /First League/ },
  { path: '/portal', shows: /free/i },
  { path: '/messages', shows: /Message 29/ },
  { path: '/profile', shows: /Record/ },
  { path: '/solo', shows: /Saturday Six/ },
];

/** The most that a screen should read. */
const AIM = 12;

/** A screen has read everything once its reads haven't grown for this long, in milliseconds. */
const QUIET_MS = 2_000;

const admin = openAdmin();
const browser = await openChromium();
try {
  await makeAccount();
  const page = await (await openContext(browser, { baseURL: suite.hosting })).newPage();
  for (const week of WEEKS) {
    await arrange(admin.db, documentsOfWeek(week, Date.now()));
    if (week === WEEKS[0]) await signIn(page, { uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD });
    for (const screen of SCREENS) report(week, screen.path, await countReads(page, screen));
  }
} finally {
  await browser.close();
  await admin.close();
}

async function makeAccount(): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = suite.authHost;
  const auth = getAuth(initializeApp({ projectId: PROJECT }, 'accounts'));
  await auth.createUser({ uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD, displayName: FAN.displayName });
}

/** Replaces all documents. */
async function arrange(db: Firestore, documents: Documents): Promise<void> {
  const all = `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const emptied = await fetch(all, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!emptied.ok) throw new Error(`The documents could not be deleted: ${await emptied.text()}`);
  const writer = db.bulkWriter();
  for (const [path, fields] of Object.entries(documents)) void writer.set(db.doc(path), fields);
  await writer.close();
}

/** The reads of a screen in a browser that has stored no documents, and of the same page reloaded. */
async function countReads(
  page: Page,
  { path, shows }: (typeof SCREENS)[number],
): Promise<{ cold: number; reloaded: number }> {
  // A file of the same origin, without any script.
  await page.goto('/clock.txt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('finalLineups.')) localStorage.removeItem(key);
  });
  await resetCosts();
  await page.goto(path);
  const cold = await settledReads(page, shows);
  await resetCosts();
  await page.reload();
  return { cold, reloaded: await settledReads(page, shows) };
}

/** Waits until the screen shows its content and reads no more; returns what the fan has read. */
async function settledReads(page: Page, shows: RegExp): Promise<number> {
  await page.locator('main').getByText(shows).filter({ visible: true }).first().waitFor();
  let [reads, since] = [-1, Date.now()];
  while (Date.now() - since < QUIET_MS) {
    const { get = 0, query = 0, listen = 0 } = (await readCosts()).byUser[FAN.uid] ?? {};
    if (get + query + listen !== reads) [reads, since] = [get + query + listen, Date.now()];
    await page.waitForTimeout(100);
  }
  return reads;
}

function report(week: number, path: string, { cold, reloaded }: { cold: number; reloaded: number }): void {
  const missed = Math.max(cold, reloaded) > AIM ? '  MISSED' : '';
  console.log(
    `week ${String(week).padStart(2)} ${path.padEnd(26)} ${String(cold).padStart(4)} cold, ${String(reloaded).padStart(4)} reloaded; aim ${String(AIM)}${missed}`,
  );
}
