import type { Page } from '@playwright/test';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 9;

/** Goes back as the browser's button does after a press on the page. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('Back closes what is open, and keeps what was typed; what has gone leaves the focus on its heading', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK, tradeReview: 'none' });
  const { page } = ann;
  const trades = new RegExp(`/trades\\?league=${leagueId}`);
  const note = page.getByLabel(/^Note/);
  const offer = page.getByRole('button', { name: 'Offer a trade' });

  await test.step('a form: its note is still there when it is opened again', async () => {
    await page.goto('/about');
    await page.goto(`/trades?league=${leagueId}`);
    await offer.click();
    await expect(page.getByRole('heading', { name: 'Offer a trade' })).toBeVisible();
    await note.fill('Straight swap?');
    await back(page);
    await expect(note).toBeHidden();
    await expect(page).toHaveURL(trades);
    await offer.click();
    await expect(note).toHaveValue('Straight swap?');
  });

  await test.step('an offer that was sent leaves the focus on the page’s heading', async () => {
    const squads = page.getByRole('group', { name: /^You give|gives$/ });
    for (const side of [squads.first(), squads.last()]) await side.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByRole('heading', { name: 'Your offers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trades', level: 1 })).toBeFocused();
  });

  await test.step('a dialog, a sheet and the menu of a phone; then it leaves the page', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toBeVisible();
    await back(page);
    await expect(list).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    await back(page);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(trades);
    await back(page);
    await expect(page).toHaveURL(/\/about$/);
  });

  await test.step('an address in capitals, or with a squad in small letters, leads to its page', async () => {
    await page.goto('/Leagues?tab=standings');
    await expect(page).toHaveURL(/\/leagues\?/);
    await page.goto('/squad/ala-qb');
    await expect(page.getByRole('heading', { name: 'Alabama QB', level: 1 })).toBeVisible();
  });
});
