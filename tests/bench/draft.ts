import type { Browser, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { squadName, type SquadId } from '@/domain/football/squads';
import { openContext, signIn } from '../e2e/support/browsing';
import { arrangeLeague, playOut, type Arranged, type Manager } from '../e2e/support/leagues';
import { freshName, makeFan } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { readCosts, resetCosts } from '../support/costs';
import { openSdkClient, type SdkClient } from './draftClients';
import { line, percentile } from './statistics';
import { openChromium } from '../support/chromium';
import { onlySlots } from '../support/slots';

// Whole drafts at full speed: one with sixteen clients of the bare SDK and two browsers, twenty drafts at once, and ten
// drafts in a row in one page. Counts and ratios are from one run: costs as the emulator counts them, times relative to
// the SDK's own.

const SLOTS = onlySlots({ QB: 1, RB: 1, WR: 1, TE: 1, K: 1, DST: 1 });
const ROUNDS = 6;
const AT_ONCE = 20;
const ONE_AFTER_ANOTHER = 10;

const admin = openAdmin();
let failed = 0;
const say = (what: string, value: string, holds: boolean): void => {
  if (!holds) failed += 1;
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what.padEnd(66)} ${value}`);
};

let browser: Browser | undefined;
try {
  browser = await openChromium();
  await oneBigDraft(browser);
  await manyAtOnce();
  await oneAfterAnother(browser);
} finally {
  await browser?.close();
  await admin.close();
}
process.exitCode = failed === 0 ? 0 : 1;

/** Creates fans in a league whose draft has just started, with a clock that doesn't run out. */
async function openDraft(count: number): Promise<{ managers: Manager[]; league: Arranged }> {
  const managers: Manager[] = [];
  for (let i = 0; i < count; i++) {
    const username = freshName(`fan${i}`);
    managers.push({ username, ...(await makeFan(admin.db, username)) });
  }
  return { managers, league: await openLeague(managers) };
}

function openLeague(managers: readonly Manager[]): Promise<Arranged> {
  const shape = { slots: SLOTS, clockSeconds: 3600 };
  const capacity = managers.length;
  return arrangeLeague(admin.db, managers, {
    active: true,
    league: { ...shape, capacity, benchSize: 0 },
    preview: { capacity },
    draft: { ...shape, rounds: ROUNDS, startedAt: Timestamp.now(), 'turn.startedAt': Timestamp.now() },
  });
}

/** Opens a manager's draft room in a page that records when each squad first became visible on the board. */
async function openRoom(browser: Browser, manager: Manager, leagueId: string): Promise<Page> {
  const context = await openContext(browser, {
    baseURL: process.env.HOSTING_URL ?? `http://127.0.0.1:${process.env.SUITE_BASE_PORT}`,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, manager);
  await page.goto(`/draft/${leagueId}`);
  await page.getByRole('region', { name: 'Draft board' }).waitFor();
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(noteLandings);
  return page;
}

function noteLandings(): void {
  const landed: Record<string, number> = {};
  (window as unknown as { landed: Record<string, number> }).landed = landed;
  const noted = new Set<string>();
  const look = (): void => {
    for (const square of document.querySelectorAll<HTMLElement>('[aria-label="Draft board"] td > [title]')) {
      const [, squad] = /^[\d.]+ ([^,]+)/.exec(square.title) ?? [];
      if (squad === undefined || noted.has(squad)) continue;
      noted.add(squad);
      // The first task after the next frame: by then the square is painted, not just in the DOM.
      requestAnimationFrame(() => setTimeout(() => (landed[squad] = performance.timeOrigin + performance.now())));
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['title'],
  });
}

/** Waits until the draft's presence names these managers. */
function arrived(leagueId: string, managers: readonly Manager[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = admin.db.doc(`draftPresence/${leagueId}`).onSnapshot((snapshot) => {
      const here = (snapshot.data()?.here ?? {}) as Record<string, unknown>;
      if (!managers.every(({ uid }) => uid in here)) return;
      stop();
      resolve();
    }, reject);
  });
}

async function oneBigDraft(browser: Browser): Promise<void> {
  const { managers, league } = await openDraft(16);
  let play = (): void => undefined;
  const mayPlay = new Promise<void>((resolve) => (play = resolve));
  const clients = await Promise.all(managers.map((manager) => openSdkClient(manager, league.leagueId, mayPlay)));
  const pages = [
    await openRoom(browser, managers[0]!, league.leagueId),
    await openRoom(browser, managers[1]!, league.leagueId),
  ];
  // Presence is written on arrival; that isn't part of the draft's cost.
  await arrived(league.leagueId, managers.slice(0, pages.length));
  await resetCosts();
  const began = Date.now();
  play();
  const boards = await Promise.all(clients.map(({ over }) => over));
  const took = Date.now() - began;
  const costs = await readCosts();
  const picks = boards[0]!;
  const names = picks.map((squad) => squadName(squad as SquadId));
  // The last pick ends the draft, and another screen replaces the board.
  await Promise.all(pages.map((page) => page.locator('[data-now]').waitFor({ state: 'detached' })));

  const count = managers.length * ROUNDS;
  say(
    `a draft of ${managers.length} managers and ${ROUNDS} rounds at full speed`,
    `${count} picks in ${(took / 1000).toFixed(1)} s`,
    picks.length === count,
  );
  say(
    'every SDK client has the same board',
    `${boards.length} boards`,
    boards.every((board) => board.join() === picks.join()),
  );
  const landings = await Promise.all(
    pages.map((page) => page.evaluate(() => (window as unknown as { landed: Record<string, number> }).landed)),
  );
  const shown = names.slice(0, -1);
  say(
    'both browsers showed every pick',
    landings.map((landed) => shown.filter((name) => name in landed).length).join(' and '),
    landings.every((landed) => shown.every((name) => name in landed)),
  );
  const ofApp = landings.flatMap((landed) => shown.map((name, pick) => landed[name]! - sentAt(clients, pick)));
  const ofSdk = clients.flatMap(({ seen, sent }) =>
    shown.flatMap((_, pick) =>
      sent.has(pick) || !seen.has(pick + 1) ? [] : [seen.get(pick + 1)! - sentAt(clients, pick)],
    ),
  );
  console.log(`     ${line('full speed: from write to the browsers’ pixels', ofApp)}`);
  console.log(`     ${line('full speed: from write to the SDK clients’ snapshots', ofSdk)}`);
  const ratio = percentile(ofApp, 0.5) / percentile(ofSdk, 0.5);
  say(
    'from write to pixel beside the SDK’s snapshot, medians, to 3',
    `${ratio.toFixed(2)} (p90 ${(percentile(ofApp, 0.9) / percentile(ofSdk, 0.9)).toFixed(2)})`,
    ratio <= 3,
  );

  const { total } = costs;
  const reads = total.get + total.query + total.listen;
  const limit = count * (clients.length + pages.length);
  say(
    'writes, to one a pick',
    `${total.writes} / ${count} = ${(total.writes / count).toFixed(3)}`,
    total.writes <= 1.1 * count,
  );
  say('reads, to one a client a pick', `${reads} / ${limit} = ${(reads / limit).toFixed(3)}`, reads <= 1.1 * limit);
  await Promise.all([...clients.map((client) => client.close()), ...pages.map((page) => page.context().close())]);
}

function sentAt(clients: readonly SdkClient[], pick: number): number {
  return clients.find(({ sent }) => sent.has(pick))?.sent.get(pick) ?? NaN;
}

async function manyAtOnce(): Promise<void> {
  const drafts = [];
  for (let i = 0; i < AT_ONCE; i++) drafts.push(await openDraft(2));
  let play = (): void => undefined;
  const mayPlay = new Promise<void>((resolve) => (play = resolve));
  const clients = await Promise.all(
    drafts.flatMap(({ managers, league }) =>
      managers.map((manager) => openSdkClient(manager, league.leagueId, mayPlay)),
    ),
  );
  play();
  const boards = await Promise.all(clients.map(({ over }) => over));
  const whole = boards.every((board) => board.length === 2 * ROUNDS && new Set(board).size === board.length);
  const alike = drafts.every((_, i) => boards[2 * i]!.join() === boards[2 * i + 1]!.join());
  const refused = clients.reduce((sum, client) => sum + client.refused, 0);
  say(
    `${AT_ONCE} drafts at once end with every pick, alike for both managers`,
    `${boards.length} boards, ${refused} refused`,
    whole && alike && refused === 0,
  );
  await Promise.all(clients.map((client) => client.close()));
}

async function oneAfterAnother(browser: Browser): Promise<void> {
  const { managers, league: first } = await openDraft(2);
  const leagues = [first];
  while (leagues.length < ONE_AFTER_ANOTHER) leagues.push(await openLeague(managers));
  const page = await openRoom(browser, managers[0]!, first.leagueId);
  const session = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (const league of leagues) {
    await page.evaluate(
      (to) => (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to),
      `/draft/${league.leagueId}`,
    );
    await page.getByText(league.name).first().waitFor({ state: 'attached' });
    await page.locator('[data-now]').waitFor();
    await playOut(admin.db, league.leagueId);
    await page.locator('[data-now]').waitFor({ state: 'detached' });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heaps.push(usedSize / 1e6);
  }
  // The first two drafts warm up caches; after that a draft leaves nothing behind.
  const mean = (from: number, to: number): number =>
    heaps.slice(from, to).reduce((sum, heap) => sum + heap, 0) / (to - from);
  const growth = mean(-3 + heaps.length, heaps.length) / mean(2, 5);
  say(
    `the room’s memory over ${ONE_AFTER_ANOTHER} drafts in one page (MB)`,
    `${heaps.map((heap) => heap.toFixed(1)).join(' ')}: ${growth.toFixed(2)}x`,
    growth <= 1.1,
  );
  await page.context().close();
}
