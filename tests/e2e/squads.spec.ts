import { squadName, type SquadId } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, pointsOf, publish } from './support/season';

const PLAYED = 5;
const WEEK = 6;

test(
  'a starter leads to its squad’s page, which is compared with another, and back',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, PLAYED);
    await publish(db, PLAYED);
    await openWeek(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const { leagueId } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: PLAYED });
    const { page } = ann;
    const points = pointsOf(PLAYED);
    const total = (squad: SquadId) => ((points.get(squad) ?? 0) / 100).toFixed(2);
    let squad: SquadId = 'ALA-QB';

    await test.step('a press on a starter of the matchup opens its details', async () => {
      await page.goto(`/matchups?league=${leagueId}`);
      await page.locator('tr[data-slot="QB"] [data-act="details"]').first().click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Full squad page' });
      const address = new URL((await link.getAttribute('href')) ?? '', page.url());
      squad = address.pathname.replace('/squad/', '') as SquadId;
      await expect(page.getByRole('dialog', { name: squadName(squad) })).toBeVisible();
      await link.click();
    });

    await test.step('its page has the published week, who made its points, and its owner', async () => {
      await expect(page.getByRole('heading', { name: squadName(squad), level: 1 })).toBeVisible();
      const played = page.getByRole('table', { name: `Games of ${squadName(squad)}` });
      await expect(played.getByText(total(squad)).first()).toBeVisible();
      await played.getByRole('button', { name: `Week ${String(PLAYED)}: scoring details` }).click();
      await expect(played.getByText('Who scored')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Points by week of/ })).toBeVisible();
      await expect(page.getByText(/^(On your roster|Owned by )/)).toBeVisible();
    });

    await test.step('it is compared with another squad, also after a reload', async () => {
      const other: SquadId = squad === 'TEX-QB' ? 'LSU-QB' : 'UGA-QB';
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('searchbox', { name: 'Search squads' }).fill(other);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: squadName(other) })
        .click();
      const compared = page.getByRole('table', { name: `${squadName(squad)} and ${squadName(other)} this season` });
      await expect(compared.getByRole('row', { name: /^Rank/ })).toContainText(/of 16 QB.*of 16 QB/);
      await page.reload();
      await expect(compared.getByRole('row', { name: /^Rank/ })).toContainText(/of 16 QB.*of 16 QB/);
      await expect(page.getByRole('img', { name: new RegExp(`${squadName(other)}, with the`) })).toBeVisible();
    });

    await test.step('Back leads to the matchup', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Matchups', level: 1 })).toBeVisible();
    });

    await test.step('the pool leads to a free squad, and from there to the portal', async () => {
      await page.goto(`/squads?league=${leagueId}&unit=K&show=free`);
      const first = page.locator('tr[data-squad]').first();
      const free = (await first.getAttribute('data-squad')) as SquadId;
      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { name: squadName(free), level: 1 })).toBeVisible();
      await expect(page.getByText('Free', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /^Transfer Portal of/ }).click();
      await expect(page.getByRole('heading', { name: 'Transfer Portal', level: 1 })).toBeVisible();
    });
  },
);
