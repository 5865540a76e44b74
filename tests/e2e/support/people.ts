import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { makeFan, freshName, type Account } from '../../support/accounts';
import { openAdmin } from '../../support/admin';
import { openContext, signedIn } from './browsing';

/** A person with their own browser. */
export interface Person {
  context: BrowserContext;
  page: Page;
}

interface Fixtures {
  /** Firestore with admin access, for the state a story starts from. */
  db: Firestore;
  /** Opens a browser for a signed-out visitor. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Person>;
  /** Creates a fan who has finished onboarding, and opens an empty page of a browser in which they are signed in. */
  fan: (
    name: string,
    options?: Parameters<Browser['newContext']>[0],
  ) => Promise<Person & Account & { username: string }>;
}

/** Fixtures for the people of a story. Every context they open is closed afterwards. */
export const test = base.extend<Fixtures>({
  db: async ({}, use) => {
    const admin = openAdmin();
    await use(admin.db);
    await admin.close();
  },
  visitor: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await openContext(browser, options);
      opened.push(context);
      return { context, page: await context.newPage() };
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  fan: async ({ visitor, db, baseURL }, use) => {
    await use(async (name, options) => {
      const username = freshName(name);
      const account = await makeFan(db, username);
      const person = await visitor({ ...options, ...(await signedIn(account, new URL(baseURL!).origin)) });
      return { ...person, ...account, username };
    });
  },
});

export { expect } from '@playwright/test';
