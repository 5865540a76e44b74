import type { Page } from '@playwright/test';
import { suite } from '../support/suite';
import { silence } from './support/browsing';
import { DRAG_LOADED, arrangeSeason, storedLineup } from './support/lineups';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 3;

/** What may not be said to someone who is signed in and in a league, however briefly. */
const WRONG = ['not in a league yet', 'isn’t in your leagues', 'display name', 'Sign in to open', 'Sign In / Register'];

/** Notes, on each page that is opened from now on, which of these texts are shown. */
async function watchFor(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((texts) => {
    const seen: string[] = [];
    const look = () => seen.push(...texts.filter((text) => document.body?.textContent.includes(text)));
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seen });
  }, texts);
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('services that never answer: pages show what is kept and its age, nothing counts as saved, no one has to sign in', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach', { viewport: { width: 1280, height: 1100 } });
  const { page, context } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const shown = await watchFor(page, WRONG);
  const mine = page.locator('tr[data-squad="OK-K"]');
  const state = page.getByTestId('lineup-state');
  await page.goto(`/trades?league=${leagueId}`);
  await expect(page.getByText('No trades yet')).toBeVisible();
  await page.goto(`/roster?league=${leagueId}`);
  await expect(mine).toBeVisible();
  await expect(page.locator(DRAG_LOADED)).toBeAttached();

  const answer = await silence(context);
  await page.reload();
  await expect(page.getByText(/^As of .*Updating…$/)).toBeVisible();
  await mine.click();
  await page.getByRole('button', { name: 'Send Oklahoma K to the bench' }).click();
  await page.getByRole('button', { name: 'Save lineup' }).click();
  await expect(state).toHaveAttribute('data-state', 'saving');
  await expect(page.getByText(/^We can’t reach the server.* as of/)).toBeVisible();
  await expect(state).toHaveAttribute('data-state', /^(refused|unsaved)$/);
  expect(await storedLineup(db, leagueId, manager, WEEK)).not.toContain('OK-K_BENCH');
  expect(await shown()).toEqual([]);

  const other = await context.newPage();
  const shownThere = await watchFor(other, WRONG);
  await other.goto(`/trades?league=${leagueId}`);
  await expect(other.getByText(/^As of .*Updating…$/)).toBeVisible();
  await expect(other.getByText('No trades yet')).toBeVisible();
  expect(await shownThere()).toEqual([]);
  await other.close();

  await answer();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page).toHaveURL(/messages/);
});

test('site data that is cleared under an open page, without an answer: the visitor’s home, and nothing untrue before', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach');
  const { page, context } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const shown = await watchFor(page, WRONG.slice(0, 4));
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator('tr[data-squad="OK-K"]')).toBeVisible();
  await silence(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: suite.hosting, storageTypes: 'all' });
  await expect(page.getByRole('button', { name: 'Sign In / Register' }).first()).toBeVisible();
  expect(await shown()).toEqual([]);
});
