import type { Page } from '@playwright/test';
import { squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 9;
/** Both want it: the first squad of the list, which is sorted by projection. */
const first = (page: Page) => page.locator('tr[data-row="0"]');
const confirmed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /, drop / });

test(
  'two managers want the same squad: one gets it, the other is told, and the books are right',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const both = [ann, bob];
    const { leagueId, rosters: drafted } = await arrangeDraftedLeague(db, both, { firstWeek: WEEK });
    const rosters = async () =>
      (await db.doc(`ledgers/${leagueId}`).get()).get('rosters') as Record<string, SquadId[] | undefined>;

    await test.step('the league leads to its portal', async () => {
      for (const { page } of both) {
        await page.goto(`/leagues?league=${leagueId}`);
        await page.getByRole('link', { name: 'Portal', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Transfer Portal', level: 1 })).toBeVisible();
        await expect(page.getByText('Closes', { exact: false }).first()).toBeVisible();
      }
    });

    const wanted = (await first(ann.page).getAttribute('data-squad')) as SquadId;
    const drops = Object.fromEntries(both.map(({ uid }) => [uid, drafted[uid]!.at(-1)!]));

    await test.step('both choose it and a squad to drop, and confirm at the same time', async () => {
      const buttons = [];
      for (const { page, uid } of both) {
        await expect(first(page)).toHaveAttribute('data-squad', wanted);
        await first(page)
          .getByRole('button', { name: `Add ${squadName(wanted)}` })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: `Drop ${squadName(drops[uid]!)}` })
          .click();
        await expect(confirmed(page)).toBeEnabled();
        buttons.push((await confirmed(page).elementHandle())!);
      }
      // The faster move may take the other's button away, so neither click waits for its button.
      await Promise.all(buttons.map((button) => button.evaluate((element) => (element as HTMLElement).click())));
    });

    await expect
      .poll(async () => (await rosters())[ann.uid]!.includes(wanted) || (await rosters())[bob.uid]!.includes(wanted))
      .toBe(true);
    const [winner, loser] = (await rosters())[ann.uid]!.includes(wanted) ? [ann, bob] : [bob, ann];

    await test.step('the other is told who has it, and keeps the chosen drop', async () => {
      const dialog = loser.page.getByRole('dialog');
      await expect(dialog.getByText(`${winner.username} got ${squadName(wanted)} first`)).toBeVisible();
      expect((await rosters())[loser.uid]).toContain(drops[loser.uid]);
      await dialog.getByRole('button', { name: 'Pick another squad' }).click();
      await expect(loser.page.locator(`tr[data-squad="${wanted}"]`)).toHaveCount(0);
      await first(loser.page).getByRole('button', { name: /^Add / }).click();
      await expect(dialog.getByRole('radio', { name: `Drop ${squadName(drops[loser.uid]!)}` })).toBeChecked();
      await confirmed(loser.page).click();
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await rosters())[loser.uid]).not.toContain(drops[loser.uid]);
    });

    await test.step('the winner has it on the roster page, and can drop a squad there', async () => {
      await winner.page.goto(`/roster?league=${leagueId}`);
      const row = winner.page.locator(`tr[data-squad="${wanted}"]`);
      await expect(row).toBeVisible();
      expect(await row.getAttribute('data-place')).toMatch(new RegExp(`^(${unitOf(wanted)}|FLEX|BENCH)$`));
      await row.getByRole('button', { name: new RegExp(`^${squadName(wanted)}: .* points`) }).click();
      await winner.page.getByRole('button', { name: `Drop ${squadName(wanted)}` }).click();
      await expect(winner.page.getByRole('dialog', { name: `Drop ${squadName(wanted)}?` })).toBeVisible();
      await winner.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(winner.page.getByRole('dialog')).toBeHidden();
    });

    await test.step('the league’s page shows the newest move and leads to both, and its books are right', async () => {
      await loser.page.goto(`/leagues?league=${leagueId}`);
      const newest = new RegExp(`^${loser.username} added .* and dropped ${squadName(drops[loser.uid]!)}`);
      await expect(loser.page.getByText(newest)).toBeVisible();
      await loser.page.getByRole('link', { name: 'All activity' }).click();
      await expect(
        loser.page.getByText(
          `${winner.username} added ${squadName(wanted)} and dropped ${squadName(drops[winner.uid]!)}.`,
        ),
      ).toBeVisible();
      await expect(loser.page.getByText(new RegExp(`^${loser.username} added .* and dropped`))).toBeVisible();
      await loser.page.getByRole('button', { name: 'Verify rosters' }).click();
      await expect(loser.page.getByText('Every roster matches the draft and all activity.')).toBeVisible();
    });

    await test.step('the first kickoff closes the portal on an open page', async () => {
      await loser.page.goto(`/portal?league=${leagueId}`);
      await expect(first(loser.page).getByRole('button', { name: /^Add / })).toBeVisible();
      await openWeek(db, WEEK, ['ALA']);
      await expect(loser.page.getByText('The portal is closed')).toBeVisible();
      await expect(loser.page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    });
  },
);
