import { expect, test } from './support/persons';
import { freshName } from '../support/accounts';
import { standInForGapi } from './support/gapiStandIn';

test('signing in with Google: a new fan is led on with the username', async ({ visitor, db }) => {
  const { page, context } = await visitor();
  await standInForGapi(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#autogen-button').click();
  await popup.locator('#sign-in').click();

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
