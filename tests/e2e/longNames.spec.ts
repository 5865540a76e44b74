import type { Page } from '@playwright/test';
import { sideways } from './support/faults';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

/** The longest names allowed, of the widest letter and without a place to break. */
const LEAGUE = 'W'.repeat(40);
const PERSON = 'W'.repeat(60);

/** The smallest phone. */
const PHONE = { width: 360, height: 740 };

/** Returns how far the page is wider than the screen, and what is cut off at its edge, such as a button in a card. */
async function beyond(page: Page): Promise<string[]> {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main p, main h1, aside a, [role=dialog] li')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > window.innerWidth + 1 && element.closest('.sr-only, .overflow-x-auto') === null;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  return [...(await sideways(page)), ...out];
}

/** Opens a page on the phone, and waits until it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
}

/** Nothing of the page is beyond the phone's screen, nor is the page wider than a desk's. */
async function expectFits(page: Page): Promise<void> {
  expect(await beyond(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await sideways(page), `${page.url()} at a desk`).toEqual([]);
}

test('names of maximum length fit the smallest phone’s screen', async ({ visitor, fan, db }) => {
  const ann = await fan('ann');
  const profile = { username: ann.username, displayName: PERSON, profilePicUrl: null, favoriteTeam: null };
  const { code } = await arrangeLeague(db, [ann], {
    league: { name: LEAGUE, userInfo: { [ann.uid]: { ...profile, joinedAt: new Date(0), joinedWith: 'x' } } },
    preview: { leagueName: LEAGUE, managerName: PERSON },
  });
  const { leagueId } = await arrangeLeague(db, [ann, await fan('bob')], {
    active: true,
    league: { name: LEAGUE },
    preview: { leagueName: LEAGUE, managerName: PERSON },
    draft: { leagueName: LEAGUE },
  });

  const { page: stranger } = await visitor();
  await open(stranger, `/join/${code}`);
  await expect(stranger.getByRole('heading', { name: LEAGUE })).toBeVisible();
  await expectFits(stranger);

  const { page } = ann;
  await open(page, `/draft/${leagueId}`);
  await expect(page.getByRole('table', { name: /Available squads/ })).toBeVisible();
  await expectFits(page);
  const banner = page.getByRole('complementary', { name: 'Live draft' });
  for (const path of ['/', '/leagues', `/leagues?league=${leagueId}`, '/roster', '/matchups', '/messages']) {
    await open(page, path);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('main').getByText('W'.repeat(20)).first()).toBeAttached();
    await expectFits(page);
  }

  await open(page, '/acc');
  const join = banner.getByRole('link', { name: 'Join Draft' });
  expect(await join.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(await beyond(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText(LEAGUE);
  expect(await beyond(page)).toEqual([]);
});

test('no other page is wider than the smallest phone or a desk', async ({ fan }) => {
  const { page } = await fan('ann');
  for (const path of [
    ...['/draft', '/portal', '/trades', '/squads?unit=QB', '/squad/ALA-QB', '/profile', '/no-such-page', '/solo'],
    ...['/solo/pickem', '/solo/six', '/solo/survivor', '/solo/practice', '/admin/feedback', '/admin/replay'],
  ]) {
    await open(page, path);
    await expectFits(page);
  }
});
