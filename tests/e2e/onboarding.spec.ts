import { freshName } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test(
  'an unfinished account continues onboarding on another device, and an invitation opened meanwhile is offered at the end',
  { tag: '@main' },
  async ({ visitor, fan, db }) => {
    const { code, name, leagueId } = await arrangeLeague(db, [await fan('boss')]);
    const username = freshName('half');
    const email = `${username}@stories.test`;
    const { page: first } = await visitor();
    await first.goto('/signup');
    await first.getByLabel('Email').fill(email);
    await first.getByLabel('Password', { exact: true }).fill('saturday');
    await first.getByRole('button', { name: 'Create account' }).click();
    await expect(first).toHaveURL(/\/onboarding/);

    const { page } = await visitor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('saturday');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/onboarding/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Username').fill(username);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your league' })).toBeVisible();

    await page.goto(`/join/${code}`);
    await expect(page).toHaveURL(new RegExp(`/onboarding\\?leagueId=${code}`));
    const join = page.getByRole('button', { name: `Join ${name}` });
    await expect(join).toBeVisible();
    await page.reload();
    await join.click();
    await expect(page).toHaveURL(new RegExp(`league=${leagueId}`));
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const flags = await page.evaluate(() =>
      ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'].map((key) => localStorage.getItem(key)),
    );
    expect(flags).toEqual([null, null, null, null]);
  },
);
