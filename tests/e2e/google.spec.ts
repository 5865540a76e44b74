import { allowGooglePopup, chooseNewAccount, openPopup } from './support/google';
import { expect, test } from './support/persons';

test('nothing of another host is asked for before somebody signs in', async ({ visitor }) => {
  const { context, page } = await visitor();
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('a closed Google popup says nothing; a new Google user begins onboarding at step 3 (section 4)', async ({
  visitor,
}) => {
  const { context, page } = await visitor();
  await allowGooglePopup(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const dialog = page.getByRole('dialog');

  const closed = await openPopup(page, 'Sign in with Google');
  await closed.close();
  await expect(dialog.getByRole('button', { name: 'Sign in with Google' })).not.toHaveAttribute('aria-busy', {
    timeout: 30_000,
  });
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await chooseNewAccount(await openPopup(page, 'Sign in with Google'));
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  const flags = await page.evaluate(() => [
    localStorage.getItem('isGoogleSignIn'),
    localStorage.getItem('onboardingStep'),
  ]);
  expect(flags).toEqual(['true', '3']);
});
