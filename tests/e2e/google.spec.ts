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

test(
  'a Google popup can be closed and opened again, and takes a new user to the username step',
  { tag: '@main' },
  async ({ visitor, db }) => {
    const { page, context } = await visitor();
    await fakeGapi(context);
    await page.clock.install();
    await openDialog(page);
    const google = page.getByRole('button', { name: 'Sign in with Google' });

    await test.step('closing it shows no error', async () => {
      const popup = await openPopup(page, 'Sign in with Google');
      await popup.close();
      // Firebase looks for a closed popup at times, and then gives its result some seconds to arrive.
      await expect(async () => {
        await page.clock.fastForward('00:10');
        await expect(google).not.toHaveAttribute('aria-busy', 'true', { timeout: 200 });
      }).toPass();
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
    });

    await chooseNewAccount(await openPopup(page, 'Sign in with Google'));
    await expect(page.getByRole('heading', { name: 'Your username and school' })).toBeVisible({ timeout: 30_000 });
    const username = freshName('goog');
    await page.getByLabel('Username').fill(username);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your league' })).toBeVisible();
    const reservation = await db.doc(`usernames/${username}`).get();
    const stored = await db.doc(`users/${reservation.get('uid') as string}`).get();
    expect(stored.data()).toMatchObject({ username, isGoogleSignIn: true, isOnboarding: true, admin: false });
  },
);

test('blocked popups on a phone fall back to a Google redirect that ends signed in', async ({ visitor }) => {
  const { page, context } = await visitor({ ...devices['Pixel 7'] });
  await fakeGapi(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDialog(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await chooseNewAccount(page);
  await expect(page.getByRole('heading', { name: 'Your username and school' })).toBeVisible({ timeout: 30_000 });
  const flags = await page.evaluate(() => [
    localStorage.getItem('onboardingStep'),
    localStorage.getItem('isGoogleSignIn'),
  ]);
  expect(flags).toEqual(['3', 'true']);
});
