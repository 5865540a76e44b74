import { freshName, makeFan } from '../support/accounts';
import { expect, test } from './support/persons';

test('an email that has an account already: a sentence, and the way in', async ({ visitor, db }) => {
  const username = freshName('ann');
  const { email } = await makeFan(db, username);
  const { page } = await visitor();
  await page.goto('/onboarding');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another1');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/already/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in instead' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
});

test('a username that is taken: a sentence, and another may be tried', async ({ visitor, db }) => {
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

test('a wrong password: the specification’s sentence, and the password is emptied', async ({ visitor, db }) => {
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
