import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { makeFan, freshName, type Account } from '../../support/accounts';
import { openAdmin } from '../../support/admin';

/** Somebody at a browser of their own. */
export interface Person {
  context: BrowserContext;
  page: Page;
}

/** A browser context that reaches nothing but this machine: fonts, analytics and the like of other hosts are cut off. */
export async function openContext(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  return context;
}

/** Signs in by email through the sign-in dialog, from the home page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in with Email' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: /^sign in$/i }).click();
  await expect(dialog).toBeHidden();
}

interface Fixtures {
  /** Firestore as its owner, for the state a story starts from. */
  db: Firestore;
  /** Opens a browser for somebody who is not signed in. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Person>;
  /** Makes a fan who has been through onboarding, and opens a browser in which they are signed in. */
  fan: (name: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Person & Account & { username: string }>;
}

/** Stories begin with the people in them; every context they open is closed afterwards. */
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
  fan: async ({ visitor, db }, use) => {
    await use(async (name, options) => {
      const username = freshName(name);
      const account = await makeFan(db, username);
      const person = await visitor(options);
      await signIn(person.page, account);
      return { ...person, ...account, username };
    });
  },
});

export { expect } from '@playwright/test';
