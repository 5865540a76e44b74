import { freshName, makeFan } from '../support/accounts';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

test('an invitation URL that the host serves as the home page opens the invitation, without a second request', async ({
  visitor,
  fan,
  db,
}) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const { page } = await visitor();
  let served = 0;
  await page.route(`**/join/${code}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    served += 1;
    await route.continue({ url: new URL('/', route.request().url()).href });
  });
  await page.goto(`/join/${code}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/join/${code}$`));
  expect(served).toBe(1);
});

test('an invitation opens by its URL, on reload and on going back', async ({ visitor, fan, db }) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const { page } = await visitor();
  const heading = page.getByRole('heading', { name });
  await page.goto(`/join/${code.toLowerCase()}`);
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Create an account and join' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('a visitor sees the 404 page at an unknown address, without an error in the page', async ({ visitor }) => {
  const { page } = await visitor();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const address of ['/no-such-page', '/roster/week8']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  expect(errors).toEqual([]);
});

test('malicious URLs don’t redirect off the site and run no script', async ({ visitor, db }) => {
  const { page } = await visitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const code of ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '%2F%2Fevil.example']) {
    await page.goto(`/join/${code}`);
    await expect(page.getByText('Code not found')).toBeVisible();
  }
  const { origin } = new URL(page.url());
  await page.goto(`${origin}//evil.example`);
  await expect(page).toHaveURL(`${origin}/evil.example`);
  await expect(page.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
  await page.goto('/onboarding?leagueId=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pendingLeagueId'))).toBeNull();
  const { email, password } = await makeFan(db, freshName('ann'));
  await page.goto('/login?returnTo=//evil.example&next=https://evil.example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  expect(dialogs).toEqual([]);
});
