import { FieldValue } from 'firebase-admin/firestore';
import { freshName, makeFan } from '../support/accounts';
import { signIn } from './support/browsing';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek, weekIdOf } from './support/season';

const PAST = weekIdOf(5);
const PRESENT = 6;
const MINE = ['ALA-QB', 'TEX-QB'];

test('a browser keeps lineups of finished weeks, and nothing of them for the next person on the device', async ({
  fan,
  db,
}) => {
  await openWeek(db, PRESENT);
  const first = await fan('first');
  const { page, context } = first;
  const { leagueId, name } = await arrangeLeague(db, [first], {
    league: {
      season: SEASON,
      firstWeek: 5,
      draftStatus: 'complete',
      schedule: { managers: [first.uid, 'house-1'] },
    },
  });
  const rosters = { [first.uid]: MINE, 'house-1': ['UGA-QB'] };
  await db.doc(`ledgers/${leagueId}`).set({ leagueId, settled: true, rosters, owned: Object.values(rosters).flat() });
  const lineups = db.doc(`weeklyRosters/${leagueId}_${PAST}`);
  await lineups.set({ leagueId, weekId: PAST, users: { [first.uid]: ['TEX-QB_QB', 'ALA-QB_BENCH'] } });
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('finalLineups.')));

  await test.step('a past week is shown again without reading its lineups', async () => {
    await page.goto(`/matchups?league=${leagueId}`);
    await expect.poll(storedKeys).toEqual([`finalLineups.${first.uid}.${leagueId}`]);
    await lineups.update({ users: FieldValue.delete() });
    await page.goto(`/roster?league=${leagueId}`);
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page.locator('tr[data-place="QB"]')).toHaveAttribute('data-squad', 'TEX-QB');
  });

  await test.step('signing out in one tab removes them, and signs out the other', async () => {
    const other = await context.newPage();
    await other.goto(`/matchups?league=${leagueId}`);
    await expect(other.getByRole('tab', { name: 'Standings' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Sign In / Register' }).first()).toBeVisible();
    await expect(other.getByRole('tab', { name: 'Standings' })).toBeHidden();
    expect(await storedKeys()).toEqual([]);
    await other.close();
  });

  await test.step('the next person sees nothing of the first', async () => {
    await signIn(page, await makeFan(db, freshName('second')));
    await page.goto('/matchups');
    await expect(page.getByText('You’re not in a league yet')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(await storedKeys()).toEqual([]);
  });
});
