import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext } from '@playwright/test';
import { freshName, makeFan } from '../support/accounts';
import { wholeChromiumPath } from '../support/chromium';
import { suite } from '../support/suite';
import { fakeGapi } from './support/fakeGapi';
import { test as base } from './support/people';

/** The app and the pages that carry Google's result are on different hosts: two sites to a browser. */
const APP = `http://localhost:${String(suite.base)}`;
const HELPER = `http://${suite.authHost}/emulator/auth`;

const test = base.extend<{ strict: BrowserContext }>({
  /** A browser that blocks third-party cookies, with the helper's pages moved to the other site. */
  strict: async ({ launchOptions }, use, info) => {
    const executablePath = wholeChromiumPath();
    info.skip(executablePath === undefined, 'Only a whole Chromium can block third-party cookies.');
    const profile = info.outputPath('profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const preferences = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, executablePath });
    await fakeGapi(context);
    await context.route(/^http:\/\/localhost:\d+\/emulator\/auth\/(iframe|handler)/, (route) =>
      route
        .fulfill({ status: 302, headers: { location: route.request().url().replace('localhost', suite.host) } })
        // The window that asked may be closed by then.
        .catch(() => undefined),
    );
    await use(context);
    await context.close();
  },
});

test('with third-party cookies blocked, Google sign-in shows an error, keeps the input, and email sign-in works', async ({
  strict,
  db,
}) => {
  const { email, password } = await makeFan(db, freshName('strict'));
  const page = strict.pages()[0] ?? (await strict.newPage());
  await page.goto(`${APP}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(
    page.getByRole('alert').getByText('Sign in failed: your browser blocks the third-party cookies'),
  ).toBeVisible();

  // Proves that cookies are blocked: the helper's frame is in the page, on the other site, and can't access its
  // storage.
  const helper = page.frames().find((frame) => frame.url().startsWith(HELPER));
  expect(
    await helper?.evaluate(() => {
      try {
        return window.localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${APP}/`);
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeAttached();
});
