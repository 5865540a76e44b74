import { freshName } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import type { Page } from '@playwright/test';

/** Signs up to the username step, without choosing a username. */
async function signUpToUsername(page: Page, email: string): Promise<void> {
  await page.goto('/onboarding');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('saturday');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible();
}

async function chooseUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('two users with the same email key request one username at once: one gets it, and neither loses data', async ({
  visitor,
  db,
}) => {
  const start = freshName('k');
  const emails = [`${start}.x@stories.test`, `${start}_x@stories.test`];
  const pages = [(await visitor()).page, (await visitor()).page];
  for (const [index, page] of pages.entries()) await signUpToUsername(page, emails[index] ?? '');
  for (const page of pages) {
    await page.getByLabel('Username').fill(start);
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
  }
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Continue' }).click()));

  const team = (page: Page) => page.getByRole('heading', { name: 'Your favorite team' });
  const lost = (page: Page) => page.getByText(/that username/i);
  for (const page of pages) await expect(team(page).or(lost(page))).toBeVisible();
  const losers: Page[] = [];
  for (const page of pages) if (await lost(page).isVisible()) losers.push(page);
  expect(losers).toHaveLength(1);
  const [loser] = losers;
  if (loser === undefined) return;
  await expect(loser.getByLabel('Username')).toHaveValue(start);
  await chooseUsername(loser, `${start}2`);
  await expect(team(loser)).toBeVisible();

  const owners = await Promise.all([start, `${start}2`].map((name) => db.doc(`usernames/${name}`).get()));
  expect(new Set(owners.map((owner) => String(owner.get('originalUid')))).size).toBe(2);
  expect(new Set(owners.map((owner) => String(owner.get('uid')))).size).toBe(2);
});

test('an unfinished account continues onboarding on another device, and an invitation opened meanwhile is offered at the end', async ({
  visitor,
  fan,
  db,
}) => {
  const boss = await fan('boss');
  const { code, name, leagueId } = await arrangeLeague(db, [boss]);
  const username = freshName('half');
  const email = `${username}@stories.test`;
  const { page: first } = await visitor();
  await first.goto('/signup');
  await first.getByLabel('Email').fill(email);
  await first.getByLabel('Password', { exact: true }).fill('saturday');
  await first.getByRole('button', { name: 'Create Account' }).click();
  await expect(first).toHaveURL(/\/onboarding/);

  const { page } = await visitor();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('saturday');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseUsername(page, username);
  await expect(page.getByRole('heading', { name: 'Your favorite team' })).toBeVisible();

  await page.goto(`/join/${code}`);
  await expect(page).toHaveURL(new RegExp(`/onboarding\\?leagueId=${code}`));
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Your picture' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`league=${leagueId}`));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const flags = await page.evaluate(() =>
    ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'].map((key) => localStorage.getItem(key)),
  );
  expect(flags).toEqual([null, null, null, null]);
});
