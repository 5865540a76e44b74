import type { Request } from '@playwright/test';
import { freshName, makeFan } from '../support/accounts';
import { suite } from '../support/suite';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

/**
 * What a visitor sees at an address. The last ones are of people who try to lead the visitor off the site, or to run a
 * script.
 */
const SHOWN: readonly (readonly [address: string, words: string])[] = [
  ['/', 'Own the running backs of Georgia.'],
  ['/about', 'The rules, the scoring and the vocabulary.'],
  ['/privacy', 'What we keep about you, who can see it, and how to delete it.'],
  ['/terms', 'The rules for using the site, in plain words.'],
  ['/careers', 'Working on Saturday Squads.'],
  ['/login', 'Sign in with Google'],
  ['/signup', 'Create account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/acc', 'Account'],
  ['/test-db', 'Run the checks'],
  ['/practice', 'Mock draft'],
  ['/onboarding', 'Step 1 of 4'],
  ['/join', 'We couldn’t find an invite'],
  ['/no-such-page', 'Out of bounds'],
  ['/roster/week8', 'Out of bounds'],
  ['/join/%E0%A4%A', 'Out of bounds'],
  ['//evil.example', 'Out of bounds'],
  ['/onboarding?leagueId=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'Step 1 of 4'],
];
/** These look something up in the database. */
const LOOKED_UP: typeof SHOWN = [
  ['/leagues/join/public', 'Public leagues'],
  ['/join/ZZZZZZ', 'Code not found'],
  ['/join/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'Code not found'],
  ['/join/%2F%2Fevil.example', 'Code not found'],
];

test(
  'every address shows a visitor its page, now or after signing in, without a request to other hosts, an error or a way off the site',
  { tag: '@main' },
  async ({ visitor, db }) => {
    const { page, context } = await visitor();
    const { origin, host } = new URL(test.info().project.use.baseURL ?? '');
    const unwanted: string[] = [];
    page.on('pageerror', ({ message }) => unwanted.push(message));
    page.on('dialog', (dialog) => {
      unwanted.push(dialog.message());
      void dialog.dismiss();
    });
    let mayLookUp = false;
    context.on('request', (request) => {
      const there = new URL(request.url());
      if (there.protocol !== 'data:' && there.host !== host && !mayLookUp) unwanted.push(there.href);
    });
    const visit = async (addresses: typeof SHOWN) => {
      for (const [address, words] of addresses) {
        await page.goto(`${origin}${address}`);
        await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible();
        await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
        expect(new URL(page.url()).host).toBe(host);
      }
    };
    await visit(SHOWN);
    expect(await page.evaluate(() => localStorage.getItem('pendingLeagueId'))).toBeNull();
    expect(await (await page.request.get(`${origin}/robots.txt`)).text()).toContain('Disallow: /admin');
    mayLookUp = true;
    await visit(LOOKED_UP);

    await page.goto('/messages?league=ABC234');
    await expect(page.getByText('Sign in to open that page.')).toBeVisible();
    const { email, password } = await makeFan(db, freshName('ann'));
    await page.goto('/login?returnTo=//evil.example&next=https://evil.example');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await page.getByRole('link', { name: 'Go to that page' }).click();
    await expect(page).toHaveURL(`${origin}/messages?league=ABC234`);
    expect(unwanted).toEqual([]);
  },
);

test('an invitation opens by its URL, also where the host serves the home page, on reload and on going back', async ({
  visitor,
  fan,
  db,
}) => {
  const { code, name } = await arrangeLeague(db, [await fan('boss')]);
  const { page } = await visitor();
  const heading = page.getByRole('heading', { name });
  let served = 0;
  await page.route(`**/join/${code}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    served += 1;
    await route.continue({ url: new URL('/', route.request().url()).href });
  });
  await page.goto(`/join/${code}`);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/join/${code}$`));
  expect(served).toBe(1);

  await page.goto(`/join/${code.toLowerCase()}`);
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(suite.hosting) && onTheirWay.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => onTheirWay.delete(request));
  await page.getByRole('link', { name: 'Create account and join' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // Next takes a navigation up again if Back comes while some of it is still on its way.
  await expect.poll(() => onTheirWay.size).toBe(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goBack();
  await expect(heading).toBeVisible();
});
