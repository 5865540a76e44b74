import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, userDocument } from '../../scripts/demo/people';
import { openContext, signIn } from '../e2e/support/browsing';
import { openAdmin } from '../support/admin';
import { openChromium } from '../support/chromium';
import { readCosts, resetCosts } from '../support/costs';
import { suite } from '../support/suite';
import { arrangeWeek, FAN, LEAGUES, makeFanAccount } from './seasonWeek';

// The documents that a fan with two leagues of eight reads on each screen, as our emulator counts them: each document
// of a result, and one for a result without any. Both leagues have moves. In one there is an offer that waits for an
// answer and, unless everything is read, an unread message. Cold is a browser that has nothing but the sign-in; then
// the page is reloaded, with the last view that the device keeps. The documents that rules read aren't counted.

type State = { week: number; unread: boolean };

/** The weeks in which reads are counted, and whether the fan has an unread message then. */
const STATES: readonly State[] = [
  { week: 1, unread: true },
  { week: 8, unread: true },
  { week: 14, unread: true },
  { week: 8, unread: false },
];

/** The screens, a text that each shows once it has loaded, and whether the fan writes there. */
const SCREENS: readonly { path: string; shows: RegExp; writes?: true }[] = [
  { path: '/', shows: /View matchup/ },
  { path: '/roster', shows: /Bench/ },
  { path: '/matchups', shows: /Standings/ },
  { path: `/leagues?league=${LEAGUES[0].id}`, shows: /Full standings/ },
  { path: '/leagues', shows: /First League/ },
  { path: '/portal', shows: /free/i },
  { path: '/squad/ALA-QB', shows: /Game log/ },
  { path: '/squads', shows: /Best free squad by unit/ },
  { path: '/profile', shows: /Record/ },
  { path: '/solo', shows: /No picks yet/ },
  { path: '/solo/pickem', shows: /Next lock|Locked for the week/ },
  { path: '/solo/practice', shows: /Saturday Six/ },
  // Last, because the unread message is read there.
  { path: '/messages', shows: /Message 29/, writes: true },
];

/** The most that a screen should read. */
const AIM = 12;

/** A screen has read everything once its reads haven't grown for this long, in milliseconds. */
const QUIET_MS = 2_000;

/** How long a screen may take to read everything, in milliseconds. */
const PATIENCE_MS = 60_000;

const admin = openAdmin();
const browser = await openChromium();
try {
  await makeFanAccount();
  const page = await (await openContext(browser, { baseURL: suite.hosting })).newPage();
  for (const [at, { week, unread }] of STATES.entries()) {
    // Leaves the last screen, which would note in the new week what was read in the one before.
    await page.goto('/clock.txt');
    await arrangeWeek(admin.db, week, unread);
    if (at === 0) await signIn(page, { uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD });
    for (const screen of SCREENS) report({ week, unread }, screen.path, await countReads(page, screen));
  }
} finally {
  await browser.close();
  await admin.close();
}

/**
 * Waits until the server has dropped the connections of the screens before, a minute after they were left: what a fan
 * writes would be delivered to them, too, and count as read.
 */
async function connectionsDropped(): Promise<void> {
  const record = admin.db.doc(`users/${userDocument(FAN, 0).id}`);
  const areDropped = async (): Promise<boolean> => {
    await resetCosts();
    await record.update({ lastLogin: new Date().toISOString() });
    return (await readsOfFan()) === 0;
  };
  await expect.poll(areDropped, { intervals: [QUIET_MS], timeout: 2 * PATIENCE_MS }).toBe(true);
}

/** What the fan has read since the last reset. */
async function readsOfFan(): Promise<number> {
  const { get = 0, query = 0, listen = 0 } = (await readCosts()).byUser[FAN.uid] ?? {};
  return get + query + listen;
}

/** The reads of a screen in a browser that has kept nothing, and of the same page reloaded. */
async function countReads(
  page: Page,
  { path, shows, writes }: (typeof SCREENS)[number],
): Promise<{ cold: number; reloaded: number }> {
  // A file of the same origin, without any script.
  await page.goto('/clock.txt');
  await page.evaluate(() => localStorage.removeItem('lastView'));
  if (writes === true) await connectionsDropped();
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
  let reads = -1;
  const isQuiet = async (): Promise<boolean> => {
    const before = reads;
    reads = await readsOfFan();
    return reads === before;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS], timeout: PATIENCE_MS }).toBe(true);
  return reads;
}

function report({ week, unread }: State, path: string, { cold, reloaded }: { cold: number; reloaded: number }): void {
  const state = `week ${String(week).padStart(2)}, ${unread ? 'one unread' : 'all read'}`.padEnd(19);
  const missed = Math.max(cold, reloaded) > AIM ? '  MISSED' : '';
  console.log(
    `${state} ${path.padEnd(26)} ${String(cold).padStart(4)} cold, ${String(reloaded).padStart(4)} reloaded; aim ${String(AIM)}${missed}`,
  );
}
