import type { Page } from '@playwright/test';
import { faults } from './support/faults';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import { changesBesideTheClock } from './support/rest';

const board = (page: Page) => page.getByRole('region', { name: 'Draft board' });
const squares = (page: Page) => board(page).locator('td > [title]');

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (label === name) return;
  }
  throw new Error(`no ${name} within 25 presses of Tab`);
}

test(
  'members watch the draw, banners update, a keyboard user drafts, and the commissioner undoes a pick',
  { tag: '@main' },
  async ({ fan, db }) => {
    const [ann, bob] = [await fan('ann'), await fan('bob', { viewport: { width: 390, height: 844 } })];
    const { leagueId, name } = await arrangeLeague(db, [ann, bob], {
      league: { capacity: 2, clockSeconds: 3600, draftOrder: 'joined' },
      preview: { capacity: 2 },
      draft: { clockSeconds: 3600 },
    });
    await Promise.all([ann.page.goto(`/draft/${leagueId}`), bob.page.goto(`/draft/${leagueId}`)]);
    for (const { page } of [ann, bob]) await expect(page.getByText('Everyone is here.', { exact: true })).toBeVisible();
    const order = bob.page.getByRole('list', { name: 'Round 1 order' });
    await ann.page.getByRole('button', { name: 'Set the order' }).click();
    await expect(order.getByRole('listitem')).toHaveText([new RegExp(ann.username), /You/]);
    await ann.page.getByRole('button', { name: 'Draw at random' }).click();
    // The server draws once for the same members, and every screen shows the hashes behind the order.
    await expect(bob.page.getByText(/^Drawn \w+ /)).toBeVisible();
    await bob.page.getByText('Check the draw', { exact: true }).click();
    await expect(bob.page.getByRole('list', { name: 'Hashes of the draw' }).getByRole('listitem')).toHaveCount(2);
    await expect(ann.page.getByText(/^Drawn \w+ /)).toBeVisible();
    await expect(ann.page.getByRole('button', { name: 'Draw at random' })).toHaveCount(0);
    await ann.page.getByRole('button', { name: 'By join date' }).click();
    await expect(bob.page.getByText(/^Set by join date by/)).toBeVisible();
    await expect(ann.page.getByRole('button', { name: 'Use the drawn order' })).toBeEnabled();
    await ann.page.getByRole('button', { name: 'Queue Alabama QB', exact: true }).click();
    await expect(ann.page.getByRole('list', { name: 'Your queue' })).toContainText('Alabama');
    for (const { page } of [ann, bob]) expect(await faults(page)).toEqual([]);

    // Bob is on another page when the draft starts, and is notified.
    await bob.page.goto('/about');
    // However far Ann has scrolled in the lobby, she starts at the top of the room.
    await ann.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await ann.page.getByRole('button', { name: 'Start the draft' }).dispatchEvent('click');
    await expect(bob.page.getByText(`LIVE DRAFT: ${name}`)).toBeVisible();
    await bob.page.getByRole('link', { name: 'Join Draft' }).click();
    await expect(bob.page.getByRole('table', { name: /Available squads/ })).toBeVisible();
    await expect(ann.page.getByText('You’re on the clock', { exact: true })).toBeVisible();
    await expect.poll(() => ann.page.evaluate(() => window.scrollY)).toBe(0);
    // On a phone, the room takes the screen.
    for (const bar of ['Daily places', 'Main']) {
      await expect(bob.page.getByRole('navigation', { name: bar })).toBeHidden();
    }
    await expect(bob.page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(bob.page.getByRole('rowheader').nth(9)).toBeInViewport({ ratio: 1 });
    // What she queued before the start is still in her queue.
    await expect(ann.page.getByRole('list', { name: 'Your queue' })).toContainText('Alabama');

    // While only the clock runs, only the clock changes on the page.
    await Promise.all(
      [ann, bob].map(({ page }) =>
        expect.poll(() => changesBesideTheClock(page, 2), { timeout: 30_000 }).toEqual([[], []]),
      ),
    );

    await ann.page.getByRole('searchbox', { name: 'Search squads' }).focus();
    await ann.page.keyboard.type('lsu kick');
    await expect(ann.page.getByRole('table', { name: 'Available squads, 1' })).toBeVisible();
    await tabTo(ann.page, 'Draft LSU K');
    await ann.page.keyboard.press('Enter');
    await expect(ann.page.getByText(/You took LSU K\. .* is on the clock\./)).toBeAttached();
    await expect(bob.page.getByText('You’re on the clock', { exact: true })).toBeVisible();
    expect(await faults(bob.page)).toEqual([]);

    await ann.page.getByRole('button', { name: 'Commissioner’s tools' }).click();
    await ann.page.getByRole('menuitem', { name: 'Undo last pick' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Undo pick' }).click();
    await expect(bob.page.getByText('A pick was undone, and the draft is paused')).toBeVisible();
    await expect(bob.page.getByText(/undid pick 1\.01, LSU K, .*’s pick\. The clock is stopped/)).toBeAttached();
    await expect(squares(ann.page)).toHaveCount(0);
    expect(await faults(ann.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Resume' }).click();
    await expect(ann.page.getByText('You’re on the clock', { exact: true })).toBeVisible();
    await expect(bob.page.getByText(/resumed the draft\. .* is on the clock\.$/)).toBeAttached();

    await ann.page.getByRole('tab', { name: 'Chat', exact: true }).click();
    await ann.page.getByRole('textbox', { name: 'Message' }).fill('Sorry, wrong kicker.');
    await ann.page.keyboard.press('Enter');
    await bob.page.getByRole('tab', { name: /^Chat/ }).click();
    await expect(bob.page.getByText('Sorry, wrong kicker.').last()).toBeVisible();
    await ann.page.getByRole('tab', { name: 'Log', exact: true }).click();
    await expect(ann.page.getByText('undid pick 1.01, LSU K')).toBeVisible();
  },
);
