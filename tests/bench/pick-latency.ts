import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { ALL_SQUADS, squadName, type SquadId } from '@/domain/football/squads';
import { automaticSquad } from '@/domain/draft/automaticPick';
import { onTheClock } from '@/domain/draft/order';
import { parseDraft } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import { openContext, signIn } from '../e2e/support/browsing';
import { arrangeLeague, type Arranged, type Manager } from '../e2e/support/leagues';
import { freshName, makeFan } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { PROJECT, suite } from '../support/suite';
import { pickWrite } from '../support/picks';
import { line, percentile } from './statistics';
import type { Raw } from './rawClient';
import { openChromium } from '../support/chromium';

// How long a pick takes from the click in one browser to the board in another, compared with the bare Firebase SDK from
// the same write to the other client's snapshot: same machine, same suite, same rules, same document, same run.

/** Measured picks, after a few that only warm up. */
const MEASURED = 60;
const WARM_UP = 6;
const BENCH_SIZE = 33;

declare global {
  interface Window {
    raw: Raw;
    landed: Record<string, number>;
    pressed: number;
  }
}

const admin = openAdmin();
let browser: Browser | undefined;
try {
  browser = await openChromium();
  const ofApp = await measureApp(browser, await openDraft());
  const ofSdk = await measureSdk(browser, await openDraft());
  console.log(line('pick, from press to the other board', ofApp));
  console.log(line('raw SDK, from write to the other snapshot', ofSdk));
  console.log(
    `ratio of the medians ${(percentile(ofApp, 0.5) / percentile(ofSdk, 0.5)).toFixed(2)}, of the p90 ${(percentile(ofApp, 0.9) / percentile(ofSdk, 0.9)).toFixed(2)}`,
  );
} finally {
  await browser?.close();
  await admin.close();
}

/** Creates two fans in their own league whose draft has just started and is long enough for all picks. */
async function openDraft(): Promise<{ managers: Manager[]; league: Arranged }> {
  const managers = await Promise.all(
    ['ann', 'bob'].map(async (prefix): Promise<Manager> => {
      const username = freshName(prefix);
      return { username, ...(await makeFan(admin.db, username)) };
    }),
  );
  const league = await arrangeLeague(admin.db, managers, {
    active: true,
    league: { capacity: 2, benchSize: BENCH_SIZE, clockSeconds: 3600 },
    preview: { capacity: 2 },
    draft: {
      rounds: 7 + BENCH_SIZE,
      clockSeconds: 3600,
      startedAt: Timestamp.now(),
      'turn.startedAt': Timestamp.now(),
    },
  });
  return { managers, league };
}

async function draftOf({ leagueId }: Arranged): Promise<DocumentData> {
  return (await admin.db.doc(`drafts/${leagueId}`).get()).data()!;
}

/** The next pick of the manager on the clock: the first legal squad of the ranking. */
function nextSquad(draft: Draft): SquadId {
  return automaticSquad(draft, onTheClock(draft)!, []) ?? ALL_SQUADS[0]!;
}

async function measureApp(
  browser: Browser,
  { managers, league }: Awaited<ReturnType<typeof openDraft>>,
): Promise<number[]> {
  const pages = await Promise.all(
    managers.map(async (manager) => {
      const context = await openContext(browser, { baseURL: suite.hosting, viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await signIn(page, manager);
      await page.goto(`/draft/${league.leagueId}`);
      await page.getByRole('region', { name: 'Draft board' }).waitFor();
      // The bench's compiler wraps functions in a naming helper that doesn't exist in the page.
      await page.evaluate('globalThis.__name = (named) => named');
      await page.evaluate(watchBoard);
      return page;
    }),
  );
  const taken: number[] = [];
  for (let made = 0; made < WARM_UP + MEASURED; made++) {
    const stored = await draftOf(league);
    const draft = parseDraft(league.leagueId, stored);
    const turn = managers.findIndex(({ uid }) => uid === onTheClock(draft));
    const name = squadName(nextSquad(draft));
    const [here, there] = turn === 0 ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
    const button = here.locator(`button[aria-label="Draft ${name}"][aria-disabled="false"]`);
    await button.waitFor();
    await button.click();
    const landed = await landing(there, name);
    await landing(here, name);
    taken.push(landed - (await here.evaluate(() => window.pressed)));
  }
  await Promise.all(pages.map((page) => page.context().close()));
  return taken.slice(WARM_UP);
}

/** Records, in the page, when a button was pressed and when each squad was first on the board. */
function watchBoard(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  window.landed = {};
  addEventListener('click', () => (window.pressed = now()), { capture: true });
  const board = document.querySelector('[aria-label="Draft board"]');
  const look = (): void => {
    for (const square of board?.querySelectorAll<HTMLElement>('td > [title]') ?? []) {
      const [, squad] = /^[\d.]+ ([^,]+)/.exec(square.title) ?? [];
      if (squad !== undefined) window.landed[squad] ??= now();
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['title'],
  });
  look();
}

async function landing(page: Page, name: string): Promise<number> {
  const landed = await page.waitForFunction((squad) => window.landed[squad] ?? false, name, { polling: 20 });
  return (await landed.jsonValue()) as number;
}

async function measureSdk(
  browser: Browser,
  { managers, league }: Awaited<ReturnType<typeof openDraft>>,
): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/rawClient.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const path = `drafts/${league.leagueId}`;
  const pages = await Promise.all(
    managers.map(async ({ email, password }) => {
      const context = await browser.newContext({ baseURL: suite.hosting, bypassCSP: true });
      const page = await context.newPage();
      await page.goto('/about');
      await page.addScriptTag({ content: outputFiles[0]!.text });
      await page.evaluate(([base, project, name, word]) => window.raw.start(base, project, name, word), [
        suite.base,
        PROJECT,
        email,
        password,
      ] as const);
      await page.evaluate((place) => window.raw.listen(place), path);
      return page;
    }),
  );
  const taken: number[] = [];
  for (let made = 0; made < WARM_UP + MEASURED; made++) {
    const stored = await draftOf(league);
    const draft = parseDraft(league.leagueId, stored);
    const turn = managers.findIndex(({ uid }) => uid === onTheClock(draft));
    const [here, there] = turn === 0 ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
    const number = draft.picks.length;
    const { made, turn: _, ...rest } = pickWrite(stored, nextSquad(draft));
    const { kind, slot } = (made as Record<number, DocumentData>)[number]!;
    const fields = { ...rest, [`made.${number}.kind`]: kind, [`made.${number}.slot`]: slot };
    const sent = await here.evaluate(([to, change]) => window.raw.write(to, change), [path, fields] as const);
    const count = draft.picks.length + 1;
    const seen = await there.waitForFunction((picks) => window.raw.seenAt(picks) ?? false, count, { polling: 20 });
    taken.push(((await seen.jsonValue()) as number) - sent);
    await here.waitForFunction((picks) => window.raw.seenAt(picks) ?? false, count, { polling: 20 });
  }
  await Promise.all(pages.map((page) => page.context().close()));
  return taken.slice(WARM_UP);
}
