import { expect, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { sessionOf, type Account } from '../../support/accounts';
import { suite } from '../../support/suite';

/**
 * Opens a browser context. The browser's own flags keep it from other machines: a route would also turn its cache off.
 */
export function openContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  // A copy cached for offline reading would answer requests that a story cuts off, so service workers are blocked
  // unless a story asks for them.
  return browser.newContext({ serviceWorkers: 'block', ...options });
}

/**
 * Leaves all requests to Auth, Firestore and Storage without an answer, while the browser says that it's online.
 * Returns how to end it: what was sent until then is lost.
 */
export async function silence(context: BrowserContext): Promise<() => Promise<void>> {
  const services = new RegExp(`^http://[^/]+:(${[1, 2, 3].map((next) => suite.base + next).join('|')})/`);
  const lost: Route[] = [];
  await context.route(services, (route) => void lost.push(route));
  return async () => {
    // Chromium would send them now. A page that has given one up, or is closed, has ended it already.
    await Promise.allSettled(lost.map((route) => route.abort()));
    await context.unroute(services);
  };
}

/** Notes, on each page that is opened from now on, which of these texts are shown. */
export async function untrue(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((texts) => {
    const seen: string[] = [];
    const look = () => seen.push(...texts.filter((text) => document.body?.textContent.includes(text)));
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seen });
  }, texts);
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** The storage of a browser in which this person is signed in on the site at `origin`, for `openContext`. */
export async function signedIn(account: Account, origin: string): Promise<{ storageState: StorageState }> {
  const localStorage = Object.entries(await sessionOf(account)).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in by email through the sign-in dialog, from the home page, which is opened first unless `open` is false. */
export async function signIn(page: Page, { email, password }: Account, { open = true } = {}): Promise<void> {
  if (open) await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in with Email' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: /^sign in$/i }).click();
  await expect(dialog).toBeHidden();
}
