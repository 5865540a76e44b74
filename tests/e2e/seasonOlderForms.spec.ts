import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek, publish, weekIdOf } from './support/season';

const PLAYED = 5;
const PAST = weekIdOf(PLAYED);
const PRESENT = 6;
const MINE = ['ALA-QB', 'ALA-RB', 'TEX-QB'];
const THEIRS = ['UGA-QB'];

test('results and lineups in older stored forms show for a past week and for the current one', async ({ fan, db }) => {
  await openWeek(db, PLAYED);
  await publish(db, PLAYED);
  await openWeek(db, PRESENT);
  const reader = await fan('older');
  const { leagueId } = await arrangeLeague(db, [reader], {
    league: {
      season: SEASON,
      firstWeek: PLAYED,
      draftStatus: 'complete',
      draftComplete: true,
      schedule: { managers: [reader.uid, 'house-1'] },
    },
  });
  const results = db.doc(`weeklySquads/${PAST}`);
  const finished = db.doc(`weeklySquads/${SEASON}`);
  const held = new FieldPath('weeks', PAST);
  const live = db.doc(`weeklySquads/${weekIdOf(PRESENT)}`);
  const before = (await results.get()).data();
  const heldBefore: unknown = (await finished.get()).get(held);
  try {
    const rosters = { [reader.uid]: MINE, 'house-1': THEIRS };
    await db.doc(`ledgers/${leagueId}`).set({ leagueId, settled: true, rosters, owned: [...MINE, ...THEIRS] });
    await results.update({ squads: FieldValue.delete() });
    await finished.update(held, FieldValue.delete());
    await results.collection('squads').doc('TEX-QB').set({ score: 31.25 });
    await results.collection('squads').doc('UGA-QB').set({ total: 11.5 });
    const past = [{ id: 'TEX-QB', position: 'QB', bench: false }, { id: 'ALA-QB', bench: true }, 'ALA-RB'];
    await db.doc(`weeklyRosters/${leagueId}_${PAST}/users/${reader.uid}`).set({ roster: past });
    await live.collection('squads').doc('ALA-QB').set({ currentPoints: 17.75, state: 'live' });
    await db
      .doc(`weeklyRosters/${leagueId}_${weekIdOf(PRESENT)}/users/${reader.uid}`)
      .set({ roster: ['ALA-QB', 'ALA-RB'] });

    await test.step('the current week shows live points', async () => {
      await reader.page.goto(`/matchups?league=${leagueId}`);
      const mine = reader.page.locator(`[data-manager="${reader.uid}"]`);
      await expect(mine.getByText('17.75')).toBeVisible();
      await live.collection('squads').doc('ALA-QB').set({ currentPoints: 20.5, state: 'live' });
      await expect(mine.getByText('20.50')).toBeVisible();
    });

    await test.step('the past week shows its points, and the standings include them', async () => {
      await reader.page.getByRole('button', { name: 'Previous week' }).click();
      await expect(reader.page.locator(`[data-manager="${reader.uid}"]`).getByText('31.25')).toBeVisible();
      await expect(reader.page.locator('[data-manager="house-1"]').getByText('11.50')).toBeVisible();
      await reader.page.getByRole('link', { name: 'Standings', exact: true }).click();
      await expect(reader.page.getByRole('row', { name: reader.username })).toContainText('1–0');
    });

    await test.step('the roster page shows the past week’s lineup', async () => {
      await reader.page.goto(`/roster?league=${leagueId}`);
      await reader.page.getByRole('button', { name: 'Previous week' }).click();
      await expect(reader.page.locator('tr[data-place="QB"]')).toHaveAttribute('data-squad', 'TEX-QB');
      await expect(reader.page.locator('tr[data-squad="ALA-QB"]')).toHaveAttribute('data-place', 'BENCH');
    });
  } finally {
    await Promise.all([db.recursiveDelete(results), db.recursiveDelete(live)]);
    if (before !== undefined) await results.set(before);
    await finished.update(held, heldBefore);
  }
});
