import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { freshName } from '../support/accounts';
import { arrangeLeague, pickPast, type Manager } from './support/leagues';
import { expect, test } from './support/people';

const board = (page: Page) => page.getByRole('region', { name: 'Draft board' });
const squares = (page: Page) => board(page).locator('td > [title]');
const draftButton = (page: Page, squad: string) => page.getByRole('button', { name: `Draft ${squad}`, exact: true });
const myTurn = (page: Page) => page.getByText('You’re on the clock', { exact: true });

/** A draft of two that has just begun, the first of them on an hour's clock. */
async function begin(db: Firestore, managers: readonly Manager[]) {
  const now = Timestamp.now();
  return arrangeLeague(db, managers, {
    active: true,
    league: { capacity: managers.length, clockSeconds: 3600 },
    preview: { capacity: managers.length },
    draft: { clockSeconds: 3600, startedAt: now, 'turn.startedAt': now },
  });
}

test('a network lost in the middle of a pick: nothing is shown as done, and the pick is sent once it is back', async ({
  fan,
  db,
}) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await begin(db, [ann, bob]);
  await Promise.all([ann.page.goto(`/draft/${leagueId}`), bob.page.goto(`/draft/${leagueId}`)]);
  await expect(myTurn(ann.page)).toBeVisible();
  await expect(board(bob.page)).toBeVisible();

  await ann.context.setOffline(true);
  await expect(ann.page.getByText('No connection to the draft')).toBeVisible();
  await draftButton(ann.page, 'Alabama K').click();
  await expect(ann.page.getByText(/Alabama K isn’t picked yet/)).toBeVisible();
  await expect(squares(ann.page)).toHaveCount(0);
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toEqual([]);

  await ann.context.setOffline(false);
  await expect(board(bob.page).getByTitle(/Alabama K$/)).toBeVisible({ timeout: 60_000 });
  await expect(board(ann.page).getByTitle(/Alabama K$/)).toBeVisible();
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toEqual(['ALA-K']);
});

test('a turn that passed and a squad taken in the meantime: the pick is refused with a sentence, and nothing else changes', async ({
  fan,
  db,
}) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await begin(db, [ann, bob]);
  await ann.page.goto(`/draft/${leagueId}`);
  await expect(myTurn(ann.page)).toBeVisible();
  await ann.context.setOffline(true);
  await expect(ann.page.getByText('No connection to the draft')).toBeVisible();
  await draftButton(ann.page, 'Alabama K').click();
  // While she is away her clock runs out, and Bob takes the squad.
  await pickPast(db, leagueId, 'ALA-QB', true);
  await pickPast(db, leagueId, 'ALA-K');
  await pickPast(db, leagueId, 'ALA-RB');
  await ann.context.setOffline(false);
  await expect(ann.page.getByText(/the automatic pick took Alabama QB for you. You didn’t get Alabama K/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(squares(ann.page)).toHaveCount(3);
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toEqual(['ALA-QB', 'ALA-K', 'ALA-RB']);
});

test('two tabs of one manager: two picks at once make one, and both tabs agree', async ({ fan, db }) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await begin(db, [ann, bob]);
  const other = await ann.context.newPage();
  await Promise.all([ann.page.goto(`/draft/${leagueId}`), other.goto(`/draft/${leagueId}`)]);
  await expect(myTurn(ann.page)).toBeVisible();
  await expect(myTurn(other)).toBeVisible();
  // Pressed without waiting for the button to be ready: the faster tab's pick may already have switched it off.
  const press = (page: Page, squad: string) => draftButton(page, squad).click({ force: true });
  await Promise.all([press(ann.page, 'Alabama K'), press(other, 'Alabama TE')]);
  await expect(squares(ann.page)).toHaveCount(1);
  await expect(squares(other)).toHaveCount(1);
  await expect(myTurn(ann.page)).toHaveCount(0);
  await expect(myTurn(other)).toHaveCount(0);
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toHaveLength(1);
});

test('everyone away for a day: the first to come back catch the draft up in order, and the room says why', async ({
  fan,
  db,
}) => {
  const [ann, bob] = [await fan('ann'), await fan('bob', { viewport: { width: 390, height: 844 } })];
  const absent = ['Cem', 'Dee'].map((username) => ({ uid: freshName(username), username, email: '', password: '' }));
  const [cem, dee] = absent.map(({ uid }) => uid);
  const dayAgo = Timestamp.fromMillis(Date.now() - 24 * 3_600_000);
  const { leagueId } = await arrangeLeague(db, [ann, bob, ...absent], {
    active: true,
    league: { clockSeconds: 3600 },
    draft: {
      clockSeconds: 3600,
      order: [cem, dee, ann.uid, bob.uid],
      startedAt: dayAgo,
      'turn.startedAt': dayAgo,
      [`seats.${dee!}.misses`]: 2,
    },
  });
  await db.doc(`draftQueues/${leagueId}/managers/${cem!}`).set({ squads: ['TEX-QB'] });
  await Promise.all([ann.page.goto(`/draft/${leagueId}`), bob.page.goto(`/draft/${leagueId}`)]);

  await expect(myTurn(ann.page)).toBeVisible({ timeout: 30_000 });
  for (const { page } of [ann, bob]) {
    await expect(page.getByText('The draft waited 23 hours')).toBeVisible();
    await expect(page.getByText(/when Cem’s clock ran out.* It was Texas QB\./)).toBeVisible();
  }
  const draft = (await db.doc(`drafts/${leagueId}`).get()).data() as DocumentData;
  expect([draft.made[0].kind, draft.made[1].kind, draft.picks[0]]).toEqual(['missed', 'autopilot', 'TEX-QB']);

  // It went on with a whole clock for Ann, and the log keeps what happened.
  await draftButton(ann.page, 'Alabama K').click();
  await expect(myTurn(bob.page)).toBeVisible();
  await bob.page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(bob.page.getByRole('list', { name: /^Draft log/ }).getByRole('listitem')).toContainText([
    `${ann.username} took Alabama K`,
    'Dee took',
    'Cem took Texas QB (automatic pick: the clock ran out; everyone was away for 23 hours)',
  ]);
  await ann.page.getByRole('button', { name: 'Got it' }).click();
  await expect(ann.page.getByText('The draft waited 23 hours')).toHaveCount(0);
});
