import { expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { arrangeLeague, playOut } from '../e2e/support/leagues';
import type { EnginePage } from './support/page';
import { test } from './support/test';

const squaresThere = (there: EnginePage) => there.role('region', 'Draft board').css('td > [title]');
const openDraftButton = '[data-act="draft"][aria-disabled="false"]';
const board = (page: Page) => page.getByRole('region', { name: 'Draft board' });

/** Waits until the pool begins with a free squad: it follows the board a moment later. */
const seeFreePool = async (there: EnginePage) => {
  const isTaken = async () => {
    const first = (await there.css(openDraftButton).attribute('aria-label'))!.replace('Draft ', '');
    return there.role('region', 'Draft board').css(`td > [title$="${first}"]`).count();
  };
  await expect.poll(isTaken).toBe(0);
};

test('a mock draft to its end', async ({ there }) => {
  await there.open('/practice');
  await there.role('button', 'Settings').press();
  const settings = there.role('dialog', 'Mock draft settings');
  await settings.label('Managers').choose('4');
  await settings.label('Draft position').choose('2nd to pick');
  await settings.label('Bench').choose('0');
  await settings.role('radio', 'Instant').click();
  await settings.role('button', 'Use these settings').press();
  await there.text('4 managers, you pick 2nd, snake, 7 rounds, no clock').see();
  await there.role('button', 'Start the draft').press();
  const squares = squaresThere(there);
  // After each of the user's picks, two bots pick on either side of the snake's turn.
  for (const made of [1, 6, 9, 14, 17, 22, 25]) {
    await squares.seeCount(made);
    await seeFreePool(there);
    await there.css(openDraftButton).press();
  }
  await there.text(/The draft is over/).see();
  await there.reload();
  await there.text(/The draft is over/).see();
});

test('a live draft with a manager in Chromium: picks, chat and the recap reach the other screen', async ({
  there,
  fanThere,
  fan,
  db,
}) => {
  const [ann, bob] = [await fanThere('ann'), await fan('bob')];
  const { leagueId } = await arrangeLeague(db, [ann, bob], {
    active: true,
    league: { capacity: 2, clockSeconds: 3600 },
    preview: { capacity: 2 },
    draft: { clockSeconds: 3600, startedAt: Timestamp.now(), 'turn.startedAt': Timestamp.now() },
  });
  await Promise.all([there.open(`/draft/${leagueId}`), bob.page.goto(`/draft/${leagueId}`)]);
  await there.text('You’re on the clock').see();
  await there.role('searchbox', 'Search squads').fill('alabama k');
  await there.role('button', 'Draft Alabama K').press();
  await expect(board(bob.page).getByTitle(/Alabama K$/)).toBeVisible();
  await expect(bob.page.getByText('You’re on the clock', { exact: true })).toBeVisible();
  await bob.page.getByRole('button', { name: 'Draft Alabama QB', exact: true }).click();
  await there.role('region', 'Draft board').css('td > [title$="Alabama QB"]').see();

  await bob.page.getByRole('tab', { name: /^Chat/ }).click();
  await bob.page.getByRole('textbox', { name: 'Message' }).fill('Nice kicker.');
  await bob.page.keyboard.press('Enter');
  await there.role('tab', /^Chat/).press();
  await there.text('Nice kicker.').see();
  await there.role('textbox', 'Message').fill('Best leg in the league.');
  await there.role('button', 'Send').click();
  await expect(bob.page.getByText('Best leg in the league.').last()).toBeVisible();

  await playOut(db, leagueId);
  await there.text(/^The draft is over: 2 managers/).see();
  await expect(bob.page.getByText(/^The draft is over: 2 managers/)).toBeVisible();
});
