import { formatPoints } from '@/domain/kernel/hundredths';
import { bestLineup, startersOf } from '@/domain/lineup/lineup';
import type { SquadId } from '@/domain/football/squads';
import { SLOTS } from '../support/documents';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek, pointsOf, publish } from './support/season';
import { startersWithoutLineup } from './support/wholeSeason';

const WEEK = 9;

test('in best ball there is nothing to set, and each team’s best lineup counts', async ({ fan, db }) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], {
    firstWeek: WEEK,
    lineups: 'best',
    waivers: 'closed',
    tradeDeadline: 'draft',
  });
  const points = pointsOf(WEEK);
  const worth = (squad: SquadId) => points.get(squad) ?? 0;
  const best = (uid: string) => startersOf(bestLineup({ roster: rosters[uid]!, slots: SLOTS, worth }));
  const score = (uid: string) => formatPoints(best(uid).reduce((sum, squad) => sum + worth(squad), 0));
  const starters = ann.page.locator('tr[data-squad]:not([data-place="BENCH"])');

  await test.step('Ann has no lineup to set, no portal and no trades', async () => {
    await ann.page.goto(`/roster?league=${leagueId}`);
    await expect(ann.page.getByText('Best ball: nothing to set')).toBeVisible();
    await expect(starters).toHaveCount(best(ann.uid).length);
    await expect(ann.page.getByRole('button', { name: /^(Set best|Save) lineup$/ })).toHaveCount(0);
    const pages = ann.page.getByRole('navigation', { name: 'League pages' });
    await expect(pages.getByRole('link', { name: 'Matchups' })).toBeVisible();
    await expect(pages.getByRole('link', { name: /^(Portal|Trades)$/ })).toHaveCount(0);
  });

  await test.step('Bob watches the games end, and both best lineups are the score', async () => {
    await bob.page.goto(`/matchups?league=${leagueId}`);
    await expect(bob.page.locator(`[data-manager="${bob.uid}"]`)).toBeVisible();
    await publish(db, WEEK);
    for (const { uid } of [ann, bob])
      await expect(bob.page.locator(`[data-manager="${uid}"]`).getByText(score(uid))).toBeVisible();
  });

  await test.step('Ann sees which squads counted', async () => {
    await expect(ann.page.getByText('This is your best lineup, which counted.', { exact: false })).toBeVisible();
    const shown = await starters.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-squad')));
    expect(shown.sort()).toEqual([...best(ann.uid)].sort());
    expect(shown).not.toEqual([...startersWithoutLineup(rosters[ann.uid]!)].sort());
  });
});
