import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findEngine, type EngineName } from '../../../scripts/launch/engines';
import { test as people } from '../../e2e/support/people';
import { freshName, makeFan, sessionOf, type Account } from '../../support/accounts';
import { suite } from '../../support/suite';
import { startFirefox } from './firefox';
import { EnginePage } from './page';
import { TestNetwork } from './network';
import { DOWNLOADS } from './session';
import { startWebKit } from './webkit';

/** What playwright.config.ts sets for each engine's project. */
export interface EngineOptions {
  engine: EngineName;
}

interface Fixtures {
  /** The network of the engine's browser. */
  network: TestNetwork;
  /** A folder that only this browser uses. */
  folder: string;
  /** The page of a new browser of the engine, signed out. */
  there: EnginePage;
  /** Creates a fan who has finished onboarding and is signed in there. */
  fanThere: (name: string) => Promise<Account & { username: string }>;
}

const START = { webkit: startWebKit, firefox: startFirefox };

export const test = people.extend<EngineOptions & Fixtures>({
  engine: ['webkit', { option: true }],
  network: async ({}, use) => {
    const network = new TestNetwork();
    await network.connect();
    await use(network);
    await network.disconnect();
  },
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'squads-engine-'));
    mkdirSync(join(folder, DOWNLOADS));
    await use(folder);
    // The browser's last processes may still be writing to it.
    await expect(() => rmSync(folder, { recursive: true, force: true })).toPass({ timeout: 10_000 });
  },
  there: async ({ engine, network, folder }, use, info) => {
    const found = findEngine(engine);
    if ('missing' in found) return info.skip(true, found.missing);
    const session = await START[engine]({ program: found.program, proxy: network.address, folder });
    try {
      const page = new EnginePage(session, suite.hosting);
      await page.resize(1280, 900);
      await use(page);
      if (info.status !== info.expectedStatus) await page.screenshot(info.outputPath('there.png'));
    } finally {
      await session.stop();
    }
  },
  fanThere: async ({ there, db }, use) => {
    await use(async (name) => {
      const username = freshName(name);
      const account = await makeFan(db, username);
      // Any file of the site: a page of the app would read the storage before the session is there.
      await there.open('/clock.txt');
      const store = 'for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value)';
      await there.run(store, await sessionOf(account));
      return { ...account, username };
    });
  },
});
