import { freshName } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import { signUp } from './support/signUp';

test('a browser without storage, with a clock seven hours ahead, still joins the invitation after sign-up', async ({
  visitor,
  fan,
  db,
}) => {
  const { code, name, leagueId } = await arrangeLeague(db, [await fan('boss')]);
  const { page } = await visitor();
  await page.clock.setSystemTime(Date.now() + 7 * 3_600_000);
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`/join/${code}`);
  await page.getByRole('link', { name: 'Create account and join' }).click();
  await expect(page).toHaveURL(new RegExp(`/onboarding\\?leagueId=${code}`));
  const username = freshName('anon');
  await signUp(page, {
    email: `${username}@stories.test`,
    password: 'saturday',
    displayName: '<b>مرحبا</b> 😀',
    username,
    team: 'Georgia',
  });
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`league=${leagueId}`));
  await expect(page.getByText('<b>مرحبا</b> 😀').first()).toBeVisible();
});

test('onboarding keeps its place and what was typed: without a network, when going back, reloading and leaving', async ({
  visitor,
  db,
}) => {
  const { page, context } = await visitor();
  const username = freshName('off');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${username}@stories.test`);
  await page.getByLabel('Password', { exact: true }).fill('saturday');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByText('Network error. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(`${username}@stories.test`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Display name')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Display name').fill('Offline Olga');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/offline|connection/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Offline Olga');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your username and school' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Continue' }).click();
  const league = page.getByRole('heading', { name: 'Your league' });
  await expect(league).toBeVisible();
  const reservation = await db.doc(`usernames/${username}`).get();
  expect((await db.doc(`users/${reservation.get('uid') as string}`).get()).get('displayName')).toBe('Offline Olga');

  await page.reload();
  await expect(league).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByText('Available')).toBeVisible();
  await page.goForward();
  await expect(league).toBeVisible();
  await page.goto('/about');
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(league).toBeVisible();
});

test('signing in while offline shows a connection error', async ({ visitor }) => {
  const { page, context } = await visitor();
  await page.goto('/');
  await context.route('**/_next/static/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In / Register' }).first().click();
  const told = page.getByRole('alert').filter({ hasText: 'Check your connection and try again.' });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
});
