import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium';
import { DEPLOY_FLAG, serveDeploys, type Deploys } from './support/deploys';
import { arrangeLeague } from './support/leagues';
import { arrangeSeason } from './support/lineups';
import { expect, test } from './support/people';
import { openWeek, publishAt } from './support/season';

// The installed app: what is kept on the device, through deploys and without a network.

test.use({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, DEPLOY_FLAG] } });

let deploys: Deploys;
test.beforeAll(async () => {
  deploys = await serveDeploys();
});
test.beforeEach(() => deploys.deploy('first'));
test.afterAll(() => deploys.stop());

const WEEK = 6;
const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** The version of the page that is open. */
const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');

/** Waits until this version of the app is on the device, and older ones aren't. */
async function expectKept(page: Page, version: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => ({ names: await caches.keys(), state: navigator.serviceWorker.controller?.state }));
  await expect.poll(kept, { timeout: 60_000 }).toEqual({ names: [`kept-${version}`], state: 'activated' });
}

/** The page is shown again, as after the phone was locked. */
const showAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('after a deploy, an open page says so and goes on, and the next page is the new one, also by a link', async ({
  fan,
  db,
}) => {
  const [first, second] = deploys.versions;
  const ann = await fan('ann', WITH_WORKER);
  const { page, context } = ann;
  const { leagueId } = await arrangeLeague(db, [ann]);
  const notice = (on: Page) => on.getByRole('status', { name: 'New version' });
  await page.goto(`/messages?league=${leagueId}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Roll with Texas');
  await expectKept(page, first);
  const old = await context.newPage();
  // What a link on it would show is fetched.
  await Promise.all([old.waitForResponse(/\/roster\/__next\.roster/), old.goto('/about')]);
  deploys.missed();
  deploys.deploy('second');

  await test.step('the open page tells it, and keeps what was typed', async () => {
    await showAgain(page);
    // All of it is fetched first.
    await expect(notice(page)).toContainText('A new version is ready', { timeout: 60_000 });
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Roll with Texas');
    expect(await versionOf(page)).toBe(first);
  });

  await test.step('code that it hadn’t loaded yet comes from the device', async () => {
    await page.getByRole('button', { name: 'Send feedback' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(deploys.missed()).toEqual([]);
  });

  await test.step('a link on an old page leads to the new version', async () => {
    await showAgain(old);
    await expect(notice(old)).toBeVisible();
    await old.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roster' }).click();
    await expect(old.getByRole('heading', { name: 'Roster' })).toBeVisible();
    await expect.poll(() => versionOf(old)).toBe(second);
    await old.close();
  });

  const other = await context.newPage();
  await test.step('a page opened now is the new one, beside the old one', async () => {
    await other.goto('/roster');
    await expect(other.getByRole('heading', { name: 'Roster' })).toBeVisible();
    expect(await versionOf(other)).toBe(second);
    await expect(notice(other)).toHaveCount(0);
  });

  await test.step('the button brings the new version', async () => {
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => versionOf(page)).toBe(second);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Roll with Texas');
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('once no old page is open, the old version leaves the device', async () => {
    await other.close();
    await page.reload();
    await expectKept(page, second);
    await context.setOffline(true);
    await page.goto('/matchups');
    expect(await versionOf(page)).toBe(second);
    await expect(page.getByRole('heading', { level: 1, name: 'Matchups' })).toBeVisible();
  });
  expect(deploys.missed()).toEqual([]);
});

test(
  'what was seen is read offline with its age, and a page that wasn’t seen says so',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK, ['ALA']);
    await publishAt(db, WEEK, 0.5);
    const ann = await fan('ann', WITH_WORKER);
    const { page, context } = ann;
    await arrangeSeason(db, ann, WEEK);
    await page.goto('/matchups');
    const main = page.getByRole('main');
    const points = main.getByText(/^\d+\.\d\d$/);
    const told = page.getByRole('status', { name: 'Connection' });
    await expect(points.first()).toBeVisible();
    await expectKept(page, deploys.versions[0]);
    const seen = await points.allTextContents();
    expect(seen.some((text) => Number(text) > 0)).toBe(true);

    await test.step('without a network, the points are there, with their age', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect.poll(() => points.allTextContents()).toEqual(seen);
      const age = await page.evaluate(() => {
        const { values } = JSON.parse(localStorage.getItem('lastView') ?? '') as {
          values: [string, unknown, number][];
        };
        const at = Math.min(...values.map(([, , one]) => one));
        return new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
          .format(at)
          .replace(',', '');
      });
      await expect(told).toContainText(`as of ${age}.`);
    });

    await test.step('so are pages that weren’t opened before; what they would show loads later', async () => {
      await page.goto('/careers');
      await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible();
      await page.goto('/messages');
      await expect(main.getByText('You’re offline. This loads as soon as you’re back online.').first()).toBeVisible();
    });

    await test.step('a page that isn’t kept says so, and opens once the network is back', async () => {
      await page.goto('/test-db');
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Connection test' })).toBeVisible();
      await expect(told).toBeEmpty();
    });

    await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Sign In / Register' }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastView'))).toBeNull();
  },
);

/** What the story reads of the manifest. */
interface Manifest {
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; params: { text: string } };
}

test('shortcuts of the home screen and shared invitations open the right page', async ({ fan, visitor, db }) => {
  const ann = await fan('ann');
  const { page } = ann;
  const leagueId = await arrangeSeason(db, ann, WEEK);
  await page.goto('/about');
  const session = await ann.context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { shortcuts, share_target: share } = JSON.parse(data ?? '') as Manifest;
  const goal: Record<string, string> = { Roster: '/roster', Matchup: '/matchups', Draft: `/draft/${leagueId}` };
  expect(shortcuts.map(({ name }) => name)).toEqual(Object.keys(goal));
  for (const { name, url } of shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(new RegExp(`${goal[name] ?? ''}(\\?league=${leagueId})?$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  const code = (await db.doc(`leagues/${leagueId}`).get()).get('joinCode') as string;
  const friend = await visitor();
  await friend.page.goto(`${share.action}?${share.params.text}=${encodeURIComponent(`Join us: code ${code}!`)}`);
  await expect(friend.page).toHaveURL(new RegExp(`/join/${code}$`));
  await expect(friend.page.getByRole('heading', { name: `League ${code}` })).toBeVisible();
  await friend.page.goto(`${share.action}?${share.params.text}=Game+on`);
  await expect(friend.page.getByRole('heading', { name: 'We couldn’t find an invite' })).toBeVisible();
});
