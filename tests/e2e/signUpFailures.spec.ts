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
  await page.getByRole('link', { name: 'Create account and join' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another1');
  await page.getByRole('button', { name: 'Create account' }).click();
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
