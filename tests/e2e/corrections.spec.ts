import { defaultLineup, startersOf } from '@/domain/lineup/lineup';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { schoolOf, squadName, unitOf } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 9;

test(
  'the commissioner corrects a roster, and the manager finds it in the log with the reason',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
    const dropped = rosters[bob.uid]![0]!;

    await test.step('Ann drops a squad of Bob’s, with a reason', async () => {
      await ann.page.goto(`/leagues?league=${leagueId}&tab=members`);
      await ann.page.getByRole('button', { name: `More about ${bob.username}` }).click();
      await ann.page.getByRole('menuitem', { name: 'Edit roster (commissioner)' }).click();
      await ann.page.getByRole('checkbox', { name: squadName(dropped), exact: true }).click();
      await expect(ann.page.getByRole('table', { name: /before and after the change$/ })).toBeVisible();
      await ann.page.getByLabel(/^Reason/).fill('Picked by mistake.');
      await ann.page.getByRole('button', { name: 'Save roster' }).click();
      await expect(ann.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
      const { rosters: corrected } = (await db.doc(`ledgers/${leagueId}`).get()).data()!;
      expect((corrected as typeof rosters)[bob.uid]).not.toContain(dropped);
    });

    await test.step('Bob sees who did it and why, and the books are right', async () => {
      await bob.page.goto(`/leagues?league=${leagueId}&tab=moves`);
      const said = `${ann.username} (commissioner) edited a roster: ${bob.username} dropped ${squadName(dropped)}.`;
      await expect(bob.page.getByText(said)).toBeVisible();
      await expect(bob.page.getByText('Reason: “Picked by mistake.”')).toBeVisible();
      await bob.page.getByRole('button', { name: 'Verify rosters' }).click();
      await expect(bob.page.getByText('Every roster matches the draft and all activity.')).toBeVisible();
      await bob.page.goto(`/leagues?league=${leagueId}&team=${ann.uid}`);
      await expect(bob.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
      await expect(bob.page.getByRole('button', { name: 'Edit roster (commissioner)' })).toHaveCount(0);
    });
  },
);

test('the commissioner corrects a lineup between kickoffs, and the manager sees it on their page', async ({
  fan,
  db,
}) => {
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
  const before = defaultLineup(rosters[bob.uid]!, DEFAULT_OPTIONS.slots);
  const starters = startersOf(before);
  // A squad on the bench, a starter of its unit, and another starter whose school has kicked off.
  const start = before.bench.find((squad) => starters.some((one) => unitOf(one) === unitOf(squad)))!;
  const sit = starters.find((squad) => unitOf(squad) === unitOf(start))!;
  const schools = [schoolOf(start), schoolOf(sit)];
  const locked = starters.find((squad) => !schools.includes(schoolOf(squad)))!;
  await openWeek(db, WEEK, [schoolOf(locked)]);

  await test.step('Ann starts another squad for Bob, with a reason', async () => {
    await ann.page.goto(`/leagues?league=${leagueId}&tab=members`);
    await ann.page.getByRole('button', { name: `More about ${bob.username}` }).click();
    await ann.page.getByRole('menuitem', { name: 'Edit lineup (commissioner)' }).click();
    await expect(ann.page.getByText(`${squadName(locked)} has kicked off and is locked for the week`)).toBeAttached();
    await ann.page.getByRole('button', { name: `Move ${squadName(start)}` }).click();
    await ann.page.getByRole('button', { name: `Swap ${squadName(start)} with ${squadName(sit)}` }).click();
    await expect(ann.page.getByRole('table', { name: /before and after$/ })).toContainText(squadName(start));
    await ann.page.getByLabel(/^Reason/).fill('Texted me before kickoff.');
    await ann.page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(ann.page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    await expect(
      ann.page.getByText(
        `edited the lineup of ${bob.username}: started ${squadName(start)}, benched ${squadName(sit)}.`,
      ),
    ).toBeVisible();
  });

  await test.step('Bob sees it on his lineup page, until he changes it', async () => {
    await bob.page.goto(`/roster?league=${leagueId}`);
    await expect(bob.page.getByText(`${ann.username} (commissioner) changed your lineup`)).toBeVisible();
    await expect(bob.page.getByText('Reason: “Texted me before kickoff.”')).toBeVisible();
    await bob.page.getByRole('button', { name: `Move ${squadName(sit)}` }).click();
    await bob.page.getByRole('button', { name: `Swap ${squadName(sit)} with ${squadName(start)}` }).click();
    await bob.page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(bob.page.getByTestId('lineup-state')).toHaveText('Lineup saved');
    await expect(bob.page.getByText(`${ann.username} (commissioner) changed your lineup`)).toHaveCount(0);
  });
});
