import { devices, type Page } from '@playwright/test';
import { freshName } from '../support/accounts';
import { fakeGapi } from './support/fakeGapi';
import { chooseNewAccount, openPopup } from './support/google';
import { expect, test } from './support/people';

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Makes the page unable to open windows. */
async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

test('signing in with Google takes a new user to the username step', async ({ visitor, db }) => {
  const { page, context } = await visitor();
  await fakeGapi(context);
  await openDialog(page);
  await chooseNewAccount(await openPopup(page, 'Sign in with Google'));

  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible({ timeout: 30_000 });
  const username = freshName('goog');
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your favorite team' })).toBeVisible();
  const reservation = await db.doc(`usernames/${username}`).get();
  const stored = await db.doc(`users/${reservation.get('uid') as string}`).get();
  expect(stored.data()).toMatchObject({ username, isGoogleSignIn: true, isOnboarding: true, admin: false });
});

test('closing the Google popup shows no error, and Google sign-in can be retried', async ({ visitor }) => {
  const { page, context } = await visitor();
  await fakeGapi(context);
  await openDialog(page);
  const popup = await openPopup(page, 'Sign in with Google');
  await popup.close();
  const google = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(google).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await openPopup(page, 'Sign in with Google');
});

test('blocked popups on desktop show a request to allow them', async ({ visitor }) => {
  const { page, context } = await visitor();
  await fakeGapi(context);
  await blockPopups(page);
  await openDialog(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert').getByText('Please allow popups for this site and try again.')).toBeVisible();
});

test('blocked popups on a phone fall back to a Google redirect that ends signed in', async ({ visitor }) => {
  const { page, context } = await visitor({ ...devices['Pixel 7'] });
  await fakeGapi(context);
  await blockPopups(page);
  await openDialog(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooseNewAccount(page);
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible({ timeout: 30_000 });
  const flags = await page.evaluate(() => [
    localStorage.getItem('onboardingStep'),
    localStorage.getItem('isGoogleSignIn'),
  ]);
  expect(flags).toEqual(['3', 'true']);
});
