import { fakeGapi } from './support/fakeGapi';
import { openPopup } from './support/google';
import { expect, test } from './support/people';
import type { Page } from '@playwright/test';

/** Chooses a Google account with this email on the Auth emulator's page. */
async function chooseAccount(popup: Page, email: string): Promise<void> {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

/**
 * Signs out and opens the sign-in dialog with the keyboard, because a toast may cover the buttons for its three
 * seconds.
 */
async function signOutAndIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('Google can be linked, sign in to the same account and be unlinked, and is rejected with an unverified email', async ({
  fan,
}) => {
  const { page, context, email, password, username } = await fan('link');
  await fakeGapi(context);
  const google = `${username}@gmail.test`;

  await page.goto('/acc');
  await expect(page.getByText('You can’t unlink your only one.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unlink/ })).toHaveCount(0);
  await chooseAccount(await openPopup(page, 'Link Google'), google);
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();

  await signOutAndIn(page);
  const popup = await openPopup(page, 'Sign in with Google');
  await popup.locator('.js-reuse-account', { hasText: google }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/acc');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username);

  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unlink/ })).toHaveCount(0);

  // A Google account whose email Google hasn't verified can't sign in. Its dialog leads to the password.
  await context.route('**/accounts:signInWithIdp?**', async (route) => {
    const verified = route.request().postData() ?? '';
    await route.continue({ postData: verified.replace(/(email_verified[%\d]*22[%\d]*3A)true/i, '$1false') });
  });
  await signOutAndIn(page);
  await chooseAccount(await openPopup(page, 'Sign in with Google'), email);
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(
      'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeAttached();
});
