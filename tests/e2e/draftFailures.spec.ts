import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { ALL_SQUADS, squadName } from '@/domain/football/squads';
import { absentManager, arrangeLeague, pickPast, type Manager } from './support/leagues';
import { Finger, middle } from './support/finger';
import { expect, test } from './support/people';

const board = (page: Page) => page.getByRole('region', { name: 'Draft board' });
const squares = (page: Page) => board(page).locator('td > [title]');
const draftButton = (page: Page, squad: string) => page.getByRole('button', { name: `Draft ${squad}`, exact: true });
const myTurn = (page: Page) => page.getByText('You’re on the clock', { exact: true });

/** Starts a draft of these managers, with an hour's clock. */
async function begin(db: Firestore, managers: readonly Manager[]) {
  const now = Timestamp.now();
  return arrangeLeague(db, managers, {
    active: true,
    league: { capacity: managers.length, clockSeconds: 3600 },
    preview: { capacity: managers.length },
    draft: { clockSeconds: 3600, startedAt: now, 'turn.startedAt': now },
  });
}

test('a pick made offline is not shown as done; back online, it is sent, or rejected if its turn has passed', async ({
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

  // Offline again on her next turn: her clock runs out, and Bob takes the squad.
  await pickPast(db, leagueId, 'ALA-QB');
  await pickPast(db, leagueId, 'ALA-TE');
  await expect(myTurn(ann.page)).toBeVisible();
  await ann.context.setOffline(true);
  await expect(ann.page.getByText('No connection to the draft')).toBeVisible();
  await draftButton(ann.page, 'Alabama WR').click();
  await expect(ann.page.getByText(/Alabama WR isn’t picked yet/)).toBeVisible();
  await pickPast(db, leagueId, 'LSU-QB', true);
  await pickPast(db, leagueId, 'ALA-RB');
  await pickPast(db, leagueId, 'ALA-WR');
  const picks = ['ALA-K', 'ALA-QB', 'ALA-TE', 'LSU-QB', 'ALA-RB', 'ALA-WR'];
  await ann.context.setOffline(false);
  await expect(ann.page.getByText(/the automatic pick took LSU QB for you. You didn’t get Alabama WR/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(squares(ann.page)).toHaveCount(picks.length);
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toEqual(picks);
});

test('simultaneous picks in two tabs of one manager make one pick, and both tabs show it', async ({ fan, db }) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await begin(db, [ann, bob]);
  const other = await ann.context.newPage();
  await Promise.all([ann.page.goto(`/draft/${leagueId}`), other.goto(`/draft/${leagueId}`)]);
  await expect(myTurn(ann.page)).toBeVisible();
  await expect(myTurn(other)).toBeVisible();
  // Click without waiting for the button to be enabled: the faster tab's pick may already have disabled it.
  const press = (page: Page, squad: string) => draftButton(page, squad).click({ force: true });
  await Promise.all([press(ann.page, 'Alabama K'), press(other, 'Alabama TE')]);
  await expect(squares(ann.page)).toHaveCount(1);
  await expect(squares(other)).toHaveCount(1);
  await expect(myTurn(ann.page)).toHaveCount(0);
  await expect(myTurn(other)).toHaveCount(0);
  expect((await db.doc(`drafts/${leagueId}`).get()).get('picks')).toHaveLength(1);
});

test('after a day without clients, the first to connect catch up the picks in order, and the room explains the wait', async ({
  fan,
  db,
}) => {
  const [ann, bob] = [await fan('ann'), await fan('bob', { viewport: { width: 390, height: 844 } })];
  const absent = ['Cem', 'Dee'].map(absentManager);
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
    await expect(page.getByText('The draft waited 23 h')).toBeVisible();
    await expect(page.getByText(/when Cem’s clock ran out.* It was Texas QB\./)).toBeVisible();
  }
  const draft = (await db.doc(`drafts/${leagueId}`).get()).data() as DocumentData;
  expect([draft.made[0].kind, draft.made[1].kind, draft.picks[0]]).toEqual(['missed', 'autopilot', 'TEX-QB']);

  // The draft continued with a full clock for Ann, and the log shows what happened.
  await draftButton(ann.page, 'Alabama K').click();
  await expect(myTurn(bob.page)).toBeVisible();
  await bob.page.getByRole('tab', { name: 'Log', exact: true }).click();
  await expect(bob.page.getByRole('list', { name: /^Draft log/ }).getByRole('listitem')).toContainText([
    `${ann.username} took Alabama K`,
    'Dee took',
    'Cem took Texas QB (automatic pick: the clock ran out; everyone was away for 23 h)',
  ]);
  await ann.page.getByRole('button', { name: 'Got it' }).click();
  await expect(ann.page.getByText('The draft waited 23 h')).toHaveCount(0);
});

test('a drag in the queue that the phone interrupts changes nothing, and the next one and the buttons do', async ({
  fan,
  db,
}) => {
  const upright = { width: 390, height: 844 };
  const ann = await fan('ann', { viewport: upright, hasTouch: true });
  const { page, context, uid } = ann;
  const { leagueId } = await begin(db, [await fan('boss'), ann]);
  const stored = db.doc(`draftQueues/${leagueId}/managers/${uid}`);
  const squads = ALL_SQUADS.slice(0, 20);
  await stored.set({ squads });
  await page.goto(`/draft/${leagueId}`);
  await page.getByRole('button', { name: 'Queue 20', exact: true }).click();
  const queue = page.getByRole('list', { name: 'Your queue' });
  const grip = (at: number) => queue.getByRole('button', { name: `Drag ${squadName(squads[at]!)}`, exact: true });
  const order = async () => (await stored.get()).get('squads') as string[];
  const finger = new Finger(await context.newCDPSession(page));
  /** Lifts the second squad over the fourth. */
  const lift = async () => {
    const [from, to] = [await middle(grip(1)), await middle(grip(3))];
    await finger.down(from);
    await finger.move({ ...from, y: from.y + 10 });
    await finger.move(to);
    await expect(page.getByText(`${squadName(squads[1]!)} over number 4 of 20.`)).toBeAttached();
  };

  // The address bar goes, and the phone is turned.
  for (const size of [
    { ...upright, height: 780 },
    { width: upright.height, height: upright.width },
  ]) {
    await lift();
    await page.setViewportSize(size);
    await finger.up();
    await page.setViewportSize(upright);
    await expect(page.getByText(`${squadName(squads[1]!)} returned to its place.`)).toBeAttached();
    expect(await order()).toEqual(squads);
  }
  await lift();
  await finger.up();
  const moved = [squads[0], squads[2], squads[3], squads[1], ...squads.slice(4)];
  await expect.poll(order).toEqual(moved);
  await queue.getByRole('button', { name: `Move ${squadName(squads[1]!)} up` }).tap();
  await expect.poll(order).toEqual([squads[0], squads[2], squads[1], squads[3], ...squads.slice(4)]);
});
