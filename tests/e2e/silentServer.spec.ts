import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { suite } from '../support/suite';
import { silence, untrue } from './support/browsing';
import { arrangeDraftedLeague, arrangeLeague } from './support/leagues';
import { DRAG_LOADED, arrangeSeason, storedLineup } from './support/lineups';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 3;

/**
 * What may not be said to someone who is signed in and in a league, however briefly. The last would be a second notice
 * of one silence.
 */
const WRONG = [
  ...['not in a league yet', 'isn’t in your leagues', 'display name', 'Sign in to open', 'Sign In / Register'],
  'account didn’t fully load',
];

test('services that never answer: pages show what is kept and its age, nothing counts as saved, no one has to sign in', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach', { viewport: { width: 1280, height: 1100 } });
  const { page, context } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const shown = await untrue(page, WRONG);
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
  const shownThere = await untrue(other, WRONG);
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
  const shown = await untrue(page, WRONG.slice(0, 4));
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator('tr[data-squad="OK-K"]')).toBeVisible();
  await silence(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: suite.hosting, storageTypes: 'all' });
  await expect(page.getByRole('button', { name: 'Sign In / Register' }).first()).toBeVisible();
  expect(await shown()).toEqual([]);
});

test('a trade’s answer and leaving a league, without a connection: that is said within seconds, and nothing comes later', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK, tradeReview: 'none' });
  const ahead = await arrangeLeague(db, [ann, bob]);
  const trade = db.doc(`trades/${leagueId}_${ann.uid}_1`);
  const terms = { gives: [rosters[ann.uid]![0]], gets: [rosters[bob.uid]![0]], drops: [], toDrops: [], note: '' };
  const parties = { leagueId, number: 1, from: ann.uid, to: bob.uid, parties: [ann.uid, bob.uid], counters: null };
  await trade.set({ ...parties, ...terms, status: 'offered', offeredAt: Timestamp.now() });
  const { page, context } = bob;
  const [past, next] = [await context.newPage(), await context.newPage()];
  await page.goto(`/trades?league=${leagueId}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await past.goto(`/leagues?league=${leagueId}&tab=options`);
  await past.getByRole('button', { name: 'Leave this league' }).click();
  await past.getByLabel('Reason').fill('No time this fall');
  await next.goto(`/leagues?league=${ahead.leagueId}&tab=options`);
  await next.getByRole('button', { name: 'Leave this league' }).click();

  // Two services never answer, and one can’t be reached. The browser says that it's online all the time.
  const answer = await silence(context);
  await past.route(`http://${suite.firestoreHost}/**`, (route) => route.abort());
  const press = (on: Page, name: string) => on.getByRole('dialog').getByRole('button', { name }).click();
  await Promise.all([press(page, 'Accept trade'), press(past, 'Leave'), press(next, 'Leave')]);
  const told = (on: Page, text: string | RegExp) => expect(on.getByRole('dialog').getByText(text)).toBeVisible();
  await Promise.all([
    told(page, 'No answer yet'),
    told(past, /^(We can’t reach the server|The server hasn’t answered)\. /),
    told(next, 'The server hasn’t answered. Your change may still go through, so check before you try again.'),
  ]);
  await expect(page.getByText('The trade isn’t accepted')).toHaveCount(0);

  await answer();
  await Promise.all([page, past, next].map((on) => on.close()));
  const later = await context.newPage();
  await later.goto(`/trades?league=${leagueId}`);
  await expect(later.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect((await trade.get()).get('status')).toBe('offered');
  for (const id of [leagueId, ahead.leagueId])
    expect((await db.doc(`leagues/${id}`).get()).get('members')).toEqual([ann.uid, bob.uid]);
});

test('a profile picture over a network that never answers or breaks off: a cancel counts at once, and nothing untrue is said', async ({
  fan,
  db,
}) => {
  const { page, context, uid } = await fan('photo');
  const stored = async () => (await db.collection('users').where('uid', '==', uid).get()).docs[0]!.get('profilePicUrl');
  const chooser = page.getByRole('button', { name: /^(Choose a|Change) picture$/ });
  const upload = async () => {
    await page.getByLabel('Picture file').setInputFiles('docs/images/draft.png');
    await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
  };
  await page.goto('/profile');
  await expect(chooser).toBeVisible();

  const answer = await silence(context);
  await upload();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Upload canceled. Nothing has changed.')).toBeAttached();
  await expect(chooser).toBeFocused();
  await answer();

  // The first requests break off, and are sent again.
  let broken = 0;
  const pictures = `http://${suite.host}:${String(suite.storagePort)}/**`;
  await context.route(pictures, (route) => (broken++ < 2 ? route.abort() : route.continue()));
  await upload();
  await expect(page.getByText('Your picture is up.')).toBeVisible();
  expect(broken).toBeGreaterThan(2);
  const picture: unknown = await stored();
  expect(picture).toContain(uid);

  const answerAgain = await silence(context);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^(We can’t reach the server|The server hasn’t answered)\. /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeEnabled();
  await answerAgain();
  await page.reload();
  const shown = page.locator('main img[src*="profilePictures"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await stored()).toBe(picture);
});
