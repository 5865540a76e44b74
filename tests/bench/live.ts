import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { LOCAL_APP } from '../../scripts/suite/app';
import { ROOT } from '../../scripts/suite/suite';
import { DEMO_PASSWORD } from '../../scripts/demo/people';
import { publishWeek } from '@/data/admin/seasonResults';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { openContext, signIn } from '../e2e/support/browsing';
import { openDesk } from '../support/seasonAdmin';
import { openAdmin } from '../support/admin';
import { openChromium } from '../support/chromium';
import { suite } from '../support/suite';
import { blankExport } from './blankExport';
import { longestTask } from './longestTask';
import { PHONE_CONTEXT, phoneVisit, type Visit } from './phoneVisit';
import { arrangeWeek, FAN, LEAGUES, makeFanAccount } from './seasonWeek';
import { serveExport } from './staticServer';
import { percentile } from './statistics';

// The screens of a Saturday for a manager on a slow phone: a live matchup, and a squad's page with its chart. Each
// first visit is compared with a blank export of the same Next that starts Auth and Firestore, in alternating visits.
// Then how long a change of the scores blocks the main thread: of one game, as it's published while it's played, and of
// every game at once.

const WEEK = 8;
const VISITS = Number(process.argv.find((flag) => flag.startsWith('--visits='))?.slice('--visits='.length) ?? 7);
const CHANGES = 30;
const WARM_UP = 3;
const AIMS = { largestPaint: 3, layoutShift: 0.02, blocked: 50 } as const;

/** The screens, and what tells that each has loaded. */
const SCREENS: readonly { path: string; settled: (page: Page) => Promise<void> }[] = [
  { path: `/matchups?league=${LEAGUES[0].id}`, settled: (page) => page.getByTestId('verdict').waitFor() },
  { path: '/squad/ALA-QB', settled: (page) => page.locator('main svg[role="img"]').first().waitFor() },
];

/**
 * In the page, `nextScores` waits for other scores or game clocks, without asking again and again, which would be
 * measured, too.
 */
const NOTE_NEXT_SCORES = `{
  const main = document.querySelector('main');
  const scores = () => [...main.querySelectorAll('[data-manager], [data-slot]')].map((one) => one.textContent).join();
  const before = scores();
  window.nextScores = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (scores() === before) return;
      observer.disconnect();
      resolve();
    }).observe(main, { subtree: true, childList: true, characterData: true });
  });
  // Else the value would be the promise, and awaited.
  undefined;
}`;

const admin = openAdmin();
const floor = await serveExport(await blankExport('authAndFirestore'));
const ours = await serveExport(join(ROOT, LOCAL_APP), suite.base);
const browser = await openChromium();
await makeFanAccount();
await arrangeWeek(admin.db, WEEK, true);
const desk = await openDesk(admin.db);
try {
  await play(0.3);
  const storageState = await signedInState(browser);
  for (const screen of SCREENS) report(screen.path, ...(await inTurns(screen, storageState)));
  const { oneGame, everyGame } = await scoreChanges(storageState);
  say('one game’s new scores, median ms of main thread', percentile(oneGame, 0.5), '', false);
  const slow = percentile(oneGame, 0.9);
  say('one game’s new scores, p90 ms of main thread', slow, `aim ${String(AIMS.blocked)}`, slow > AIMS.blocked);
  say('every game’s new scores, median ms of main thread', percentile(everyGame, 0.5), '', false);
  say('every game’s new scores, p90 ms of main thread', percentile(everyGame, 0.9), '', false);
} finally {
  await browser.close();
  await desk.close();
  await admin.close();
  await ours.stop();
  await floor.stop();
}

/** Publishes the games of these schools, each played as far as told, from 0 to 1. */
async function play(played: number, codes: readonly string[] = SCHOOL_CODES): Promise<void> {
  const moments = Object.fromEntries(codes.map((code) => [code, played]));
  await publishWeek(desk, { table: loadSeason(2025), games: loadGames(2025) }, WEEK, moments);
}

async function signedInState(on: Browser): Promise<Exclude<BrowserContextOptions['storageState'], undefined>> {
  const context = await openContext(on, { ...PHONE_CONTEXT, baseURL: ours.address });
  await signIn(await context.newPage(), { uid: FAN.uid, email: FAN.email, password: DEMO_PASSWORD });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function inTurns(
  { path, settled }: (typeof SCREENS)[number],
  storageState: Exclude<BrowserContextOptions['storageState'], undefined>,
): Promise<[Visit[], Visit[]]> {
  const [mine, blank]: [Visit[], Visit[]] = [[], []];
  // The first visit to each only warms up the machine.
  for (let i = 0; i <= VISITS; i++) {
    const a = await phoneVisit(browser, `${floor.address}/`, floor.takeSent);
    const b = await phoneVisit(browser, `${ours.address}${path}`, ours.takeSent, { storageState, settled });
    if (i === 0) continue;
    blank.push(a);
    mine.push(b);
  }
  return [mine, blank];
}

function report(path: string, mine: Visit[], blank: Visit[]): void {
  const middle = (visits: Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 0.5);
  const [a, b] = [middle(mine, (visit) => visit.largestPaint), middle(blank, (visit) => visit.largestPaint)];
  say(
    `${path} largest paint, ms`,
    a,
    `beside ${b.toFixed(0)}: ${(a / b).toFixed(2)}x, aim ${AIMS.largestPaint.toFixed(2)}x`,
    a / b > AIMS.largestPaint,
  );
  say(
    `${path} content shown, ms`,
    middle(mine, (visit) => visit.shown),
    'with scripts and documents on 1.6 Mbps',
    false,
  );
  const shift = middle(mine, (visit) => visit.layoutShift);
  say(`${path} layout shift x 1000`, shift * 1000, `aim ${String(AIMS.layoutShift * 1000)}`, shift > AIMS.layoutShift);
  const [bytes, floorBytes] = [middle(mine, (visit) => visit.script), middle(blank, (visit) => visit.script)];
  say(`${path} script bytes`, bytes, `beside ${floorBytes.toFixed(0)}: ${(bytes / floorBytes).toFixed(2)}x`, false);
}

/**
 * For each publish, the longest time that it blocked the main thread of an open matchup, in milliseconds: of the games
 * of its starters, one after the other, and of every game at once.
 */
async function scoreChanges(
  storageState: BrowserContextOptions['storageState'],
): Promise<{ oneGame: number[]; everyGame: number[] }> {
  const context = await openContext(browser, {
    ...PHONE_CONTEXT,
    baseURL: ours.address,
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(SCREENS[0]!.path);
  await SCREENS[0]!.settled(page);
  const games = await gamesShown(page);
  const change = async (played: number, codes?: readonly string[]): Promise<number> => {
    await page.evaluate(NOTE_NEXT_SCORES);
    return longestTask(browser, page, async () => {
      await play(played, codes);
      await page.evaluate('nextScores');
    });
  };
  const measure = async (change: (made: number) => Promise<number>): Promise<number[]> => {
    const blocked: number[] = [];
    for (let made = 0; made < WARM_UP + CHANGES; made++) {
      const cost = await change(made);
      if (made >= WARM_UP) blocked.push(cost);
    }
    return blocked;
  };
  const step = 0.3 / (WARM_UP + CHANGES);
  const oneGame = await measure((made) => change(0.3 + step * (made + 1), games[made % games.length]));
  const everyGame = await measure((made) => change(0.6 + step * (made + 1)));
  await context.close();
  return { oneGame, everyGame };
}

/** The games of the squads that the page shows in a lineup, each by its schools. */
async function gamesShown(page: Page): Promise<string[][]> {
  const shown = await page.locator('[data-slot] abbr').allTextContents();
  return loadGames(2025)
    .filter(({ week, home, away }) => week === WEEK && (shown.includes(home) || shown.includes(away)))
    .map(({ home, away }) => [home, away].filter((code) => (SCHOOL_CODES as readonly string[]).includes(code)));
}

function say(what: string, value: number, aim: string, missed: boolean): void {
  console.log(`${what.padEnd(52)} ${value.toFixed(0).padStart(8)}, ${aim}${missed ? '  MISSED' : ''}`);
}
