import type { Page } from '@playwright/test';
import { DESK, faults, PHONE } from './support/faults';
import { arrangeLeague, playOut } from './support/leagues';
import { expect, test } from './support/people';

// Checking a page takes seconds on a slow machine, and there are many states.
test.describe.configure({ timeout: 240_000 });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The open dialog with this title. */
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Closes the top dialog or menu and waits until it is gone. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
}

for (const [where, screen] of [
  ['a dark phone', PHONE],
  ['a light desk', DESK],
] as const) {
  test(`a fan’s dialogs, menus and errors meet the accessibility rules on ${where}`, async ({ fan, db }) => {
    const [ann, bob] = [await fan('ann', screen), await fan('bob', screen)];
    const { leagueId, name } = await arrangeLeague(db, [ann, bob]);
    const { page } = ann;
    const expectNoFaults = async (state: string) => expect(await faults(page), state).toEqual([]);
    /** Checks a dialog that asks a question, and closes it without an answer. */
    const asks = async (state: string) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(state);
      await close(page);
    };

    await page.goto('/leagues');
    await page.getByLabel('Code').fill('ZZZZZZ');
    await press(page, 'Find league');
    await expect(page.getByText(/No league matches that code/).first()).toBeVisible();
    await expectNoFaults('a code no one has');
    await press(page, 'Create a league');
    await press(page, 'Create league');
    await expect(page.getByText('Name your league.')).toBeVisible();
    await expectNoFaults('a league without a name');
    await close(page);

    await page.goto(`/leagues?league=${leagueId}`);
    const tab = (label: string) => page.getByRole('tab', { name: label }).click();
    await expectNoFaults('a league before its draft');
    await tab('Options');
    await press(page, 'Change');
    await asks('options');
    await tab('Members');
    await press(page, `More about ${bob.username}`);
    await expect(page.getByRole('menuitem', { name: 'Make commissioner' })).toBeVisible();
    await expectNoFaults('the menu of a member');
    await page.getByRole('menuitem', { name: 'Remove from the league' }).click();
    await asks('before a member is removed');
    await tab('Options');
    await expect(page).toHaveURL(/tab=options/);
    await press(page, 'Delete this league');
    await asks('before a league is deleted');

    await press(page, 'Feedback');
    await dialog(page, 'Send a message').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Write a few words first.')).toBeVisible();
    await expectNoFaults('feedback without words');
    await close(page);

    await page.goto('/acc');
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await expect(page.getByText('Enter your password first.')).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expectNoFaults('before an account is deleted');
    await close(page);

    await page.goto('/profile');
    const choose = async (file: string) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page, 'Choose a picture');
      await (await chooser).setFiles(file);
    };
    await choose('public/favicon.ico');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNoFaults('a file that is no picture');
    await choose('public/icons/icon-512.png');
    await expect(dialog(page, 'Crop your picture').getByRole('group')).toBeVisible();
    await expectNoFaults('a picture that is cropped');
    await press(page, 'Use this picture');
    await expect(page.getByText('Your picture is up.')).toBeVisible();
    // The toast lasts as long as its progress bar runs, also with reduced motion (docs/requirements.md R9.1).
    const bar = page.locator('.Toastify__progress-bar--animated');
    const lasts = bar.evaluate((running) => running.getAnimations()[0]?.effect?.getComputedTiming().duration);
    expect(await lasts).toBe(3000);
    await expectNoFaults('a picture that is up');

    await page.goto('/messages');
    await page.getByRole('textbox', { name: 'Message' }).fill('See you on Saturday at https://example.com/tailgate.');
    await press(page, /^Send/);
    await expect(page.getByText('See you on Saturday').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expectNoFaults('a conversation');

    await page.goto('/test-db');
    await press(page, 'Run the checks');
    await expect(page.getByLabel('Answered')).toHaveCount(4);
    await expectNoFaults('services that answered');
    if (screen === PHONE) {
      await press(page, 'Menu');
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expectNoFaults('the menu');
    }
  });

  test(`every panel of the draft room meets the accessibility rules on ${where}`, async ({ fan, db }) => {
    const [ann, bob] = [await fan('ann', screen), await fan('bob', screen)];
    const { leagueId } = await arrangeLeague(db, [ann, bob], {
      active: true,
      league: { capacity: 2, clockSeconds: 3600 },
      preview: { capacity: 2 },
      draft: { clockSeconds: 3600 },
    });
    const { page } = ann;
    const expectNoFaults = async (state: string) => expect(await faults(page), state).toEqual([]);
    await page.goto(`/draft/${leagueId}`);
    await expect(page.getByText('You’re on the clock', { exact: true })).toBeVisible();
    // axe doesn't measure text on a gradient. The header's text is dark on it, also in dark mode.
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCSS('color', 'rgb(36, 22, 0)');
    await press(page, /^Queue /);
    await press(page, /^Watch /);
    await press(page, /^Draft /);
    await expect(page.getByText(/is on the clock\./).first()).toBeAttached();
    for (const part of ['Queue', 'Rosters', 'Chat', 'Log', 'Board']) {
      const tab = page.getByRole('tab', { name: new RegExp(`^${part}`) }).filter({ visible: true });
      // On desktop the board is always visible.
      if (part === 'Board' && screen === DESK) continue;
      await tab.first().click();
      await expectNoFaults(part);
    }
    await press(page, 'Commissioner’s tools');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFaults('tools');
    await page.getByRole('menuitem', { name: 'Change the clock' }).click();
    await page.getByRole('switch', { name: 'Pause the clock overnight' }).click();
    await expect(page.getByLabel('Pause at')).toBeVisible();
    await expectNoFaults('clock and quiet hours');
    await close(page);
    await press(page, 'Commissioner’s tools');
    await page.getByRole('menuitem', { name: 'Change commissioner' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaults('hand over');
    await close(page);
    await press(page, 'Pause');
    await expect(page.getByText('The draft is paused')).toBeVisible();
    await expectNoFaults('paused');
    await press(page, 'Resume');
    await expect(page.getByText('The draft is paused')).toBeHidden();

    // Bob is on another page, where a banner shows the live draft until it is over.
    await bob.page.goto('/about');
    await expect(bob.page.getByText('LIVE DRAFT:')).toBeVisible();
    await playOut(db, leagueId);
    await expect(page.getByText(/^The draft is over: /)).toBeVisible();
    // The draft is settled, so nothing shows it as live anymore.
    await expect.poll(async () => (await db.doc(`leagues/${leagueId}`).get()).get('draftStatus')).toBe('complete');
    await expect(bob.page.getByText('LIVE DRAFT:')).toBeHidden();
    await expect(page.getByText('Saving rosters.')).toBeHidden();
    await press(page, 'Show every pick');
    await expectNoFaults('recap, replay and log');
    await press(page, 'Share the board');
    await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await page.goto(`/board/${leagueId}`);
    await expect(page.getByRole('region', { name: 'Draft board' }).first()).toBeVisible();
    await expectNoFaults('the shared board');
  });
}
