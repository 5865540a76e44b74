import type { Page } from '@playwright/test';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

/** The longest names allowed, of the widest letter and without a place to break. */
const LEAGUE = 'W'.repeat(40);
const PERSON = 'W'.repeat(60);

/** Returns how far the page is wider than the screen, and what is cut off at its edge, such as a button in a card. */
async function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const out = [
      ...document.querySelectorAll('main button, main a, main p, main h1, aside a, [role=dialog] li'),
    ].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > window.innerWidth + 1 && element.closest('.sr-only, .overflow-x-auto') === null;
    });
    return [...(wide > 0 ? [`${wide} pixels too wide`] : []), ...out.map((element) => element.outerHTML.slice(0, 120))];
  });
}

test('names of maximum length fit a phone’s screen', async ({ visitor, fan, db }) => {
  test.slow();
  const phone = { viewport: { width: 360, height: 740 } };
  const ann = await fan('ann', phone);
  const bob = await fan('bob', phone);
  const profile = { username: ann.username, displayName: PERSON, profilePicUrl: null, favoriteTeam: null };
  const userInfo = (code: string) => ({ [ann.uid]: { ...profile, joinedAt: new Date(0), joinedWith: code } });
  const { code } = await arrangeLeague(db, [ann], {
    league: { name: LEAGUE, userInfo: userInfo('x') },
    preview: { leagueName: LEAGUE, managerName: PERSON },
  });
  const live = await arrangeLeague(db, [ann, bob], {
    active: true,
    league: { name: LEAGUE },
    preview: { leagueName: LEAGUE, managerName: PERSON },
    draft: { leagueName: LEAGUE },
  });

  const { page: stranger } = await visitor(phone);
  await stranger.goto(`/join/${code}`);
  await expect(stranger.getByRole('heading', { name: LEAGUE })).toBeVisible();
  expect(await beyond(stranger)).toEqual([]);

  const { page } = ann;
  for (const path of ['/', '/leagues', '/roster', '/matchups', '/messages']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Live draft' })).toBeVisible();
    await expect(page.locator('main').getByText('W'.repeat(20)).first()).toBeAttached();
    expect(await beyond(page), path).toEqual([]);
  }
  const join = page.getByRole('complementary', { name: 'Live draft' }).getByRole('link', { name: 'Join Draft' });
  expect(await join.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);

  await page.goto('/acc');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText(LEAGUE);
  expect(await beyond(page)).toEqual([]);

  await page.goto(`/draft/${live.leagueId}`);
  await expect(page.getByRole('table', { name: /Available squads/ })).toBeVisible();
  expect(await beyond(page)).toEqual([]);
});
