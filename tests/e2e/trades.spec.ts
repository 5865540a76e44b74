import type { Page } from '@playwright/test';
import { squadName, type SquadId } from '@/domain/football/squads';
import { absentManager, arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 9;
/** A squad's checkbox in the form; its name is school and unit. */
const choice = (page: Page, squad: SquadId) => page.getByRole('checkbox', { name: squadName(squad), exact: true });

test(
  'an offer is countered, accepted and goes through for both, and the books are right',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    // Of three, two make the playoffs, so there are odds.
    const everyone = [ann, bob, absentManager('Cem')];
    const drafted = await arrangeDraftedLeague(db, everyone, { firstWeek: WEEK, tradeReview: 'none' });
    const { leagueId } = drafted;
    const rosters = async () =>
      (await db.doc(`ledgers/${leagueId}`).get()).get('rosters') as Record<string, SquadId[] | undefined>;
    const [hers, his] = [drafted.rosters[ann.uid]!, drafted.rosters[bob.uid]!];

    await test.step('Bob puts a squad on the trade block', async () => {
      await bob.page.goto(`/trades?league=${leagueId}`);
      await bob.page.getByRole('button', { name: 'Add your squads' }).click();
      const dialog = bob.page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: squadName(his[0]!), exact: true }).click();
      await dialog.getByRole('button', { name: 'Save block' }).click();
      await expect(dialog).toBeHidden();
      await expect(bob.page.getByRole('button', { name: 'Change your block' })).toBeVisible();
    });

    await test.step('Ann is told, finds it there, and offers a trade for it', async () => {
      await ann.page.goto(`/leagues?league=${leagueId}`);
      await ann.page.getByRole('button', { name: /^Notifications/ }).click();
      await ann.page.getByRole('link', { name: /has 1 squad on the trade block/ }).click();
      await ann.page.getByRole('button', { name: `Offer a trade for ${squadName(his[0]!)}` }).click();
      await expect(choice(ann.page, his[0]!)).toBeChecked();
      await choice(ann.page, hers[0]!).click();
      await ann.page.getByLabel(/^Note/).fill('Straight swap?');
      await ann.page.getByRole('button', { name: 'Send offer' }).click();
      await expect(ann.page.getByRole('heading', { name: 'Your offers' })).toBeVisible();
    });

    await test.step('Bob sees it on home, and counters', async () => {
      await bob.page.goto('/');
      await bob.page.getByRole('link', { name: /offers you a trade/ }).click();
      await expect(bob.page.getByText('Straight swap?')).toBeVisible();
      await bob.page.getByRole('button', { name: 'Counter' }).click();
      await expect(choice(bob.page, his[0]!)).toBeChecked();
      await choice(bob.page, hers[0]!).click();
      await choice(bob.page, hers[1]!).click();
      await expect(bob.page.getByText(/, you .* your playoff odds (go|stay) /)).toBeVisible();
      await bob.page.getByRole('button', { name: 'Send counteroffer' }).click();
      await expect(bob.page.getByRole('heading', { name: 'Your offers' })).toBeVisible();
      await expect(bob.page.getByText('You answered with a counteroffer.', { exact: false })).toBeVisible();
    });

    await test.step('Ann sees both rosters and accepts, and the trade goes through', async () => {
      await expect(ann.page.getByText('Counteroffer', { exact: true })).toBeVisible();
      await ann.page.getByText('Trade analysis').click();
      const analysis = ann.page.getByRole('table', { name: 'Best lineups by week, without and with the trade' });
      await expect(analysis.getByRole('row', { name: /^Total / })).toHaveText(/Total.*\d to \d/);
      // The trade may change them by less than a percent: the rest of the season is drawn anew for each league.
      await expect(analysis.getByRole('row', { name: /^Playoff odds / })).toHaveText(/\d%.*\d%/);
      await ann.page.getByRole('button', { name: 'Accept' }).click();
      const dialog = ann.page.getByRole('dialog');
      await expect(dialog.getByRole('table')).toHaveCount(2);
      await dialog.getByRole('button', { name: 'Accept trade' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await rosters())[ann.uid]).toContain(his[0]);
      expect((await rosters())[bob.uid]).toContain(hers[1]);
      expect((await rosters())[bob.uid]).not.toContain(his[0]);
      await expect(bob.page.getByText(/^Went through\./)).toBeVisible();
    });

    await test.step('both have their new squads, and the league’s log and books have the trade', async () => {
      await bob.page.goto(`/roster?league=${leagueId}`);
      await expect(bob.page.locator(`tr[data-squad="${hers[1]!}"]`)).toBeVisible();
      await bob.page.goto(`/leagues?league=${leagueId}&tab=moves`);
      await expect(
        bob.page.getByText(
          `${bob.username} traded ${squadName(his[0]!)} to ${ann.username} for ${squadName(hers[1]!)}.`,
        ),
      ).toBeVisible();
      await bob.page.getByRole('button', { name: 'Verify rosters' }).click();
      await expect(bob.page.getByText('Every roster matches the draft and all activity.')).toBeVisible();
    });
  },
);

test('an offer is declined, another is withdrawn, and while games are on an accepted one waits', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK, tradeReview: 'none' });
  const offer = async () => {
    await ann.page.goto(`/trades?league=${leagueId}&with=${bob.uid}&squad=${rosters[bob.uid]![0]!}`);
    await choice(ann.page, rosters[ann.uid]![0]!).click();
    await ann.page.getByRole('button', { name: 'Send offer' }).click();
    await expect(ann.page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  };
  await bob.page.goto(`/trades?league=${leagueId}`);
  await offer();
  await bob.page.getByRole('button', { name: 'Decline' }).click();
  await expect(ann.page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await offer();
  await expect(bob.page.getByRole('button', { name: 'Accept' })).toBeVisible();
  // Right after the offer, a press is taken for the second half of a double click.
  await expect(async () => {
    await ann.page.getByRole('button', { name: 'Withdraw' }).click({ timeout: 1_000 });
    await expect(ann.page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(bob.page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await openWeek(db, WEEK, ['ALA']);
  await offer();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Accept trade' }).click();
  await expect(ann.page.getByText('Squads are locked.', { exact: false })).toBeVisible();
  expect((await db.doc(`ledgers/${leagueId}`).get()).get('rosters')).toEqual(rosters);
});
