import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { LOCAL_APP } from '../../scripts/suite/app';
import { ROOT } from '../../scripts/suite/suite';
import { openContext, signIn } from '../e2e/support/browsing';
import { arrangeLeague, pickPast } from '../e2e/support/leagues';
import { freshName, makeFan } from '../support/accounts';
import { suite } from '../support/suite';
import { longestTask } from './longestTask';
import { networkQuiet } from './networkQuiet';
import { PHONE_CONTEXT } from './phoneVisit';

/** What a league's draft room costs a signed-in manager on a phone. */
export interface RoomCost {
  /** Compressed bytes of all scripts of the visit. */
  script: number;
  /** For each incoming pick, the longest time that it blocked the main thread, in milliseconds. */
  blocked: number[];
}

/** Measured picks, after a few that only warm up. */
const PICKS = 40;
const WARM_UP = 5;
const BENCH_SIZE = 20;

/**
 * Opens a room on a phone with a 4x slower CPU, lets other managers pick, and returns what each pick cost the main
 * thread.
 */
export async function roomCost(browser: Browser, db: Firestore): Promise<RoomCost> {
  const managers = await Promise.all(
    ['ann', 'bob'].map(async (prefix) => {
      const username = freshName(prefix);
      return { username, ...(await makeFan(db, username)) };
    }),
  );
  const now = Timestamp.now();
  const { leagueId } = await arrangeLeague(db, managers, {
    active: true,
    league: { capacity: 2, benchSize: BENCH_SIZE, clockSeconds: 3600 },
    preview: { capacity: 2 },
    draft: { rounds: 7 + BENCH_SIZE, clockSeconds: 3600, startedAt: now, 'turn.startedAt': now },
  });
  const context = await openContext(browser, {
    ...PHONE_CONTEXT,
    baseURL: suite.hosting,
  });
  const home = await context.newPage();
  await signIn(home, managers[1]!);
  await home.close();

  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/draft/${leagueId}`);
  await page.getByRole('table', { name: /Available squads/ }).waitFor();
  // Only scripts count, because the connection to the server is never quiet.
  await networkQuiet(page, 2000, (request) => request.resourceType() === 'script');
  const script = [...scripts].reduce((sum, path) => sum + packed(path), 0);

  const blocked: number[] = [];
  for (let made = 0; made < WARM_UP + PICKS; made++) {
    const cost = await longestTask(browser, page, async () => {
      const shown = page.evaluate(untilShown, `Pick ${String(made + 2)}/`);
      await pickPast(db, leagueId);
      await shown;
    });
    if (made >= WARM_UP) blocked.push(cost);
  }
  await context.close();
  return { script, blocked };
}

/** Waits in the page until the room's head shows a text. A locator's own looks at the page are tasks of up to 40 ms. */
function untilShown(text: string): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('header')].some((head) => head.textContent.includes(text))) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function packed(path: string): number {
  const file = join(ROOT, LOCAL_APP, path);
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : 0;
}
