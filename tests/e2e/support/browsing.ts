import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { sessionOf, type Account } from '../../support/accounts';

/** Keeps a context from reaching any other machine: fonts, analytics and the like are blocked. */
export async function keepHere(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
}

/** Opens a browser context that can't reach any other machine. */
export async function openContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  // A copy cached for offline reading would answer requests that a story cuts off, so service workers are blocked unless a story asks for them.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await keepHere(context);
  return context;
}

/** The storage of a browser in which this person is signed in on the site at `origin`, for `openContext`. */
export async function signedIn(account: Account, origin: string): Promise<{ storageState: StorageState }> {
  const localStorage = Object.entries(await sessionOf(account)).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

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
