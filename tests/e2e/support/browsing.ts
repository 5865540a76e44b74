import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Account } from '../../support/accounts';

/** Lets a context reach nothing but this machine: fonts, analytics and the like of other hosts are cut off. */
export async function keepHere(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
}

/** A browser context that reaches nothing but this machine. */
export async function openContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  // What a story cuts off must be cut off: a copy kept for offline reading would answer instead. The story of those copies asks for them.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await keepHere(context);
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
