import { freshName, makeFan } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test('signing up with a taken email offers to sign in instead, and returns to the invitation', async ({
  visitor,
  fan,
  db,
}) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const { email, password } = await makeFan(db, freshName('ann'));
  const { page } = await visitor();
  await page.goto(`/join/${code}`);
  await page.getByRole('link', { name: 'Create an account and join' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/already/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in instead' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL(new RegExp(`/join/${code}$`));
  await page.getByRole('button', { name: 'Join the league' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/leagues\?league=/);
});

test('a taken username shows an error, and another one can be chosen', async ({ visitor, db }) => {
  const taken = freshName('ann');
  await makeFan(db, taken);
  const mine = freshName('bob');
  const { page } = await visitor();
  await page.goto('/onboarding');
  await page.getByLabel('Email').fill(`${mine}@stories.test`);
  await page.getByLabel('Password', { exact: true }).fill('saturday');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Username').fill(taken.toUpperCase());
  await expect(page.getByText(/taken/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible();
  await page.getByLabel('Username').fill(mine);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your favorite team' })).toBeVisible();
  expect((await db.doc(`usernames/${mine}`).get()).exists).toBe(true);
});

test('a wrong password shows an error and clears the password field', async ({ visitor, db }) => {
  const { email } = await makeFan(db, freshName('ann'));
  const { page } = await visitor();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Incorrect email or password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a league declined at the end of onboarding is not offered again', async ({ visitor, fan, db }) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const bob = await fan('bob');
  const key = bob.email.replace(/[.#$[\]]/g, '_');
  await bob.context.close();
  await db.doc(`users/${key}`).update({ onboardingCompleted: false, isOnboarding: true });
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Sign in to join' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in with Email' }).click();
  await dialog.getByLabel('Email').fill(bob.email);
  await dialog.getByLabel('Password', { exact: true }).fill(bob.password);
  await dialog.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto(`/onboarding?step=6&leagueId=${code}`);
  await expect(page.getByRole('heading', { name: `Join ${name}?` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Not this one' }).click();
  await expect(page.getByRole('heading', { name: 'Your league' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your league' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pendingLeagueId'))).toBeNull();
});
