import { freshName } from '../support/accounts';
import { DESK, faults, PHONE } from './support/faults';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test('sign-in and invitation pages meet the accessibility rules in every state, on a phone in dark mode', async ({
  visitor,
  fan,
  db,
}) => {
  const { page } = await visitor(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(await faults(page), 'choice').toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in with Email' }).click();
  await dialog.getByLabel('Email').fill('unknown@stories.test');
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await faults(page), 'error').toEqual([]);
  await dialog.getByRole('button', { name: 'Forgot Password?' }).click();
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('No account found with that email.')).toBeVisible();
  expect(await faults(page), 'reset').toEqual([]);

  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  for (const [path, words] of [
    ['/signup', 'Sign up'],
    ['/forgot-password', 'Forgot your password?'],
    [`/join/${code}`, name],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    expect(await faults(page), path).toEqual([]);
  }
});

test('every onboarding step meets the accessibility rules, on desktop in light mode', async ({ visitor }) => {
  const { page } = await visitor(DESK);
  const username = freshName('axe');
  const next = (name: string) => page.getByRole('button', { name }).click();
  const at = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(await faults(page), heading).toEqual([]);
  };
  await page.goto('/onboarding');
  await next('Create Account');
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await at('Your account');
  await page.getByLabel('Email').fill(`${username}@stories.test`);
  await page.getByLabel('Password', { exact: true }).fill('saturday');
  await next('Create Account');
  await at('What should we call you?');
  await next('Continue');
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await at('Choose your username');
  await next('Continue');
  await at('Your favorite team');
  await next('Skip');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await at('Your picture');
  await next('Skip');
  await page.getByLabel('League code').fill('ZZZZZZ');
  await next('Find league');
  await expect(page.getByText(/No league matches that code/)).toBeVisible();
  await at('Your league');
});
