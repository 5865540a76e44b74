import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOCAL_APP } from '../../scripts/suite/app';
import { ROOT } from '../../scripts/suite/suite';
import { DEMO_PASSWORD } from '../../scripts/demo/people';
import { signedIn } from '../e2e/support/browsing';
import { openAdmin } from '../support/admin';
import { openChromium } from '../support/chromium';
import { suite } from '../support/suite';
import { blankExport } from './blankExport';
import { compressing } from './compressing';
import { networkQuiet } from './networkQuiet';
import { asOnPhone, PHONE_CONTEXT } from './phoneVisit';
import { arrangeWeek, FAN, LEAGUES, makeFanAccount } from './seasonWeek';
import { serveExport, type Sent } from './staticServer';
import { percentile } from './statistics';

// How long a signed-in fan waits for a page that is opened by its address: a first visit with nothing but the sign-in
// on the device, and the next visit in the same browser, with its caches. On a slow phone and at a desk. Beside them,
// in turns, a blank export that signs in the same fan and reads their leagues and ledgers at once with the Firebase
// SDK. `--device=phone` and `--page=/roster` choose, and `--timeline` lists the requests. Then how long the pages take
// to follow a press on their link, with their data on the screen's device (aim: 100 ms).

const WEEK = 8;
const flag = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const VISITS = Number(flag('visits') ?? 3);
const DEVICE = flag('device');
const PAGE = flag('page');
const TIMELINE = process.argv.includes('--timeline');

/** The pages, and the text of their content that tells that it has come from the season. */
const PAGES: readonly { path: string; shows: RegExp }[] = [
  { path: '/', shows: /View matchup/ },
  { path: '/roster', shows: /Bench/ },
  { path: '/matchups', shows: /Your matchup/ },
  { path: '/portal', shows: /vs\. [A-Z]/ },
  { path: '/messages', shows: /Message 29/ },
  { path: '/leagues', shows: /First League/ },
];

const DEVICES = {
  phone: { context: PHONE_CONTEXT, cold: 4_000, next: 1_200 },
  desk: { context: { viewport: { width: 1440, height: 900 } }, cold: 800, next: 300 },
} as const;
type Device = keyof typeof DEVICES;

/**
 * What one visit took, in milliseconds from its start: until the first visit's content, the next one's, and until what
 * that shows is the server's. And what the first visit sent, in bytes of the export's files.
 */
type Visit = { cold: number; next: number; live: number; bytes: number; requests: number };

const admin = openAdmin();
const floor = await serveExport(await blankExport('documents'));
const ours = await serveExport(join(ROOT, LOCAL_APP), suite.base);
const firestore = await compressing(suite.host, suite.firestorePort);
const browser = await openChromium(`MAP ${suite.firestoreHost} ${suite.host}:${String(firestore.port)}`);
try {
  await makeFanAccount();
  await arrangeWeek(admin.db, WEEK, false);
  for (const device of Object.keys(DEVICES) as Device[]) {
    if (DEVICE !== undefined && device !== DEVICE) continue;
    const blank: Visit[] = [];
    const mine = new Map<string, Visit[]>(PAGES.map(({ path }) => [path, []]));
    for (let visit = 0; visit <= VISITS; visit++) {
      const isWarmUp = visit === 0;
      const floorVisit = await visits(
        browser,
        device,
        `${floor.address}/?${documents()}`,
        /^all there$/,
        floor.takeSent,
      );
      if (!isWarmUp) blank.push(floorVisit);
      for (const { path, shows } of PAGES) {
        if (PAGE !== undefined && path !== PAGE) continue;
        const one = await visits(browser, device, `${ours.address}${path}`, shows, ours.takeSent);
        if (!isWarmUp) mine.get(path)!.push(one);
      }
    }
    report(device, mine, blank);
    await between(browser, device);
  }
} finally {
  await browser.close();
  await admin.close();
  await firestore.stop();
  await ours.stop();
  await floor.stop();
}

/** The documents of the fan's leagues that the pages read, as the blank export wants them. */
function documents(): string {
  return new URLSearchParams({
    base: String(suite.base),
    uid: FAN.uid,
    paths: LEAGUES.flatMap(({ id }) => [`leagues/${id}`, `ledgers/${id}`]).join(','),
  }).toString();
}

/** A first visit in a new browser, and the next one. */
async function visits(
  on: Browser,
  device: Device,
  address: string,
  shows: RegExp,
  takeSent: () => Sent[],
): Promise<Visit> {
  const account = { uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD };
  const context = await on.newContext({
    ...DEVICES[device].context,
    ...(await signedIn(account, new URL(address).origin)),
  });
  const { shown: cold, sent } = await open(context, device, address, shows, takeSent);
  const { shown: next, live } = await open(context, device, address, shows, takeSent);
  await context.close();
  const own = sent.filter(({ kind }) => kind !== 'image');
  return { cold, next, live, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0), requests: own.length };
}

/**
 * Opens a page in a new tab, and closes it once it has been still for a while. Returns when its content was shown, what
 * had been sent by then, and when nothing of it was from an earlier visit.
 */
async function open(
  context: BrowserContext,
  device: Device,
  address: string,
  shows: RegExp,
  takeSent: () => Sent[],
): Promise<{ shown: number; sent: Sent[]; live: number }> {
  const page = await context.newPage();
  if (device === 'phone') await asOnPhone(page);
  if (TIMELINE) listRequests(page);
  await page.addInitScript(`window.shown = ${whenShown(new URL(address).pathname, shows)}`);
  takeSent();
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.evaluate<number>('window.shown');
  const sent = takeSent();
  if (TIMELINE) console.log(`${shown.toFixed(0).padStart(8)}  shown: ${address}`);
  await page.locator('#last-page').waitFor({ state: 'detached' });
  await page.getByText('Updating…').first().waitFor({ state: 'hidden' });
  const live = await page.evaluate(() => performance.now());
  const origin = new URL(address).origin;
  await networkQuiet(page, 3_000, (request) => request.url().startsWith(origin));
  // Leaves it as a person does: a page that is closed by a program isn't told.
  await page.goto('about:blank');
  await page.close();
  return { shown, sent, live };
}

/** Goes around the pages of the bottom bar, twice, and prints how long each took to follow a press on its link. */
async function between(on: Browser, device: Device): Promise<void> {
  const account = { uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD };
  const context = await on.newContext({ ...DEVICES[device].context, ...(await signedIn(account, ours.address)) });
  const page = await context.newPage();
  if (device === 'phone') await asOnPhone(page);
  await page.goto(ours.address);
  const daily = PAGES.filter(({ path }) => !['/portal', '/messages'].includes(path));
  for (const round of ['first', 'second']) {
    for (const { path, shows } of [...daily.slice(1), ...daily.slice(0, 1)]) {
      await networkQuiet(page, 3_000, (request) => request.url().startsWith(ours.address));
      const took = await page.evaluate<number>(`(async () => {
        const links = [...document.querySelectorAll('nav a[href="${path}"]')];
        const began = performance.now();
        links.find((link) => link.checkVisibility()).click();
        return (await ${whenShown(path, shows)}) - began;
      })()`);
      console.log(`  to ${path.padEnd(10)} ${took.toFixed(0).padStart(6)} ms after the ${round} press`);
    }
  }
  await context.close();
}

/**
 * Code that promises when the page at a path has its content on the screen, in milliseconds since the visit began. It
 * looks in the frames in which something has changed: more often, its looking would make a slow phone slower. The next
 * visit shows how the last one left the page, in a tree that the page's elements aren't in. It's text because the
 * helpers that a bundler adds to functions don't exist in the page.
 */
function whenShown(path: string, shows: RegExp): string {
  return `new Promise((tell) => {
    const isShown = () => {
      const main = document.querySelector('main');
      return ${String(shows)}.test(main?.textContent) && ${String(shows)}.test(main.innerText);
    };
    let isLooking = false;
    const look = () => {
      isLooking = false;
      if (location.pathname !== '${path}' || (document.getElementById('last-page') === null && !isShown())) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
    };
    const changes = new MutationObserver(() => {
      if (!isLooking) requestAnimationFrame(look);
      isLooking = true;
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  })`;
}

function listRequests(page: Page): void {
  const began = Date.now();
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const at = (time: number) => (time - began).toFixed(0).padStart(8);
    console.log(`${at(startTime)} ${at(startTime + responseEnd)}  ${request.method()} ${request.url().slice(0, 110)}`);
  });
}

function report(device: Device, mine: Map<string, Visit[]>, blank: Visit[]): void {
  const middle = (all: Visit[], of: (visit: Visit) => number) => percentile(all.map(of), 0.5);
  const [floorCold, floorNext] = [middle(blank, ({ cold }) => cold), middle(blank, ({ next }) => next)];
  console.log(
    `${device}: the blank export ${floorCold.toFixed(0)} ms cold, ${floorNext.toFixed(0)} ms on the next visit`,
  );
  const aims = DEVICES[device];
  const time = (ms: number, floorMs: number, aim: number) =>
    `${ms.toFixed(0).padStart(6)} ms, ${(ms / floorMs).toFixed(2)}x, aim ${String(aim)}${ms > aim ? '  MISSED' : ''}`;
  for (const [path, all] of mine) {
    if (all.length === 0) continue;
    console.log(
      `${path.padEnd(10)} cold ${time(
        middle(all, ({ cold }) => cold),
        floorCold,
        aims.cold,
      )}; ` +
        `next ${time(
          middle(all, ({ next }) => next),
          floorNext,
          aims.next,
        )}, the server's ${middle(all, ({ live, next }) => live - next).toFixed(0)} ms later; ` +
        `${(middle(all, ({ bytes }) => bytes) / 1000).toFixed(0)} kB in ${String(middle(all, ({ requests }) => requests))} requests until then`,
    );
  }
}
