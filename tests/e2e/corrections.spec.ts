import { squadName, type SquadId } from '@/domain/squads';
import { arrangeLeague, playOut } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek } from './support/season';

const WEEK = 9;

test('the commissioner corrects a roster, and the manager finds it in the log with the reason', async ({ fan, db }) => {
  test.setTimeout(120_000);
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId } = await arrangeLeague(db, [ann, bob], {
    active: true,
    league: { season: SEASON, firstWeek: WEEK },
  });
  await playOut(db, leagueId);
  const rosterOf = async (uid: string) =>
    ((await db.doc(`ledgers/${leagueId}`).get()).get('rosters') as Record<string, SquadId[]>)[uid]!;
  await ann.page.goto(`/draft/${leagueId}`);
  await expect.poll(async () => (await db.doc(`leagues/${leagueId}`).get()).get('draftStatus')).toBe('complete');
  const dropped = (await rosterOf(bob.uid))[0]!;

  await test.step('Ann drops a squad of Bob’s, with a reason', async () => {
    await ann.page.goto(`/leagues?league=${leagueId}&tab=members`);
    await ann.page.getByRole('button', { name: `More about ${bob.username}` }).click();
    await ann.page.getByRole('menuitem', { name: 'Correct roster' }).click();
    await ann.page.getByRole('checkbox', { name: squadName(dropped), exact: true }).click();
    await expect(ann.page.getByRole('table', { name: /before and after the correction$/ })).toBeVisible();
    await ann.page.getByLabel(/^Reason/).fill('Picked by mistake.');
    await ann.page.getByRole('button', { name: 'Correct roster' }).click();
    await expect(ann.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    expect(await rosterOf(bob.uid)).not.toContain(dropped);
  });

  await test.step('Bob sees who did it and why, and the books are right', async () => {
    await bob.page.goto(`/leagues?league=${leagueId}&tab=moves`);
    const said = `${ann.username} (commissioner) corrected a roster: ${bob.username} dropped ${squadName(dropped)}.`;
    await expect(bob.page.getByText(said)).toBeVisible();
    await expect(bob.page.getByText('Reason: “Picked by mistake.”')).toBeVisible();
    await bob.page.getByRole('button', { name: 'Check this league’s books' }).click();
    await expect(bob.page.getByText('Every roster follows from the draft and 1 move since.')).toBeVisible();
    await bob.page.goto(`/leagues?league=${leagueId}&team=${ann.uid}`);
    await expect(bob.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    await expect(bob.page.getByRole('button', { name: 'Correct roster' })).toHaveCount(0);
  });
});
