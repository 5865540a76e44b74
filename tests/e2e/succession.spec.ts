import { defaultLineup, startersOf } from '@/domain/lineup/lineup';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { squadName, unitOf } from '@/domain/football/squads';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek } from './support/season';

const WEEK = 9;

test(
  'the commissioner removes a manager, and a newcomer takes the team over and sets its lineup',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    const [ann, bob, cat] = [await fan('ann'), await fan('bob'), await fan('cat')];
    const { leagueId, code, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK });
    const home = async () => await db.doc(`leagues/${leagueId}`).get();

    await test.step('Ann removes Bob, not without a reason', async () => {
      await ann.page.goto(`/leagues?league=${leagueId}&tab=members`);
      await ann.page.getByRole('button', { name: `More about ${bob.username}` }).click();
      await ann.page.getByRole('menuitem', { name: 'Remove manager' }).click();
      const dialog = ann.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(dialog.getByText('Say why. Everyone in the league sees it.')).toBeVisible();
      await dialog.getByLabel(/^Reason/).fill('No lineup in three weeks.');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(ann.page.getByText('Plays as a house team')).toBeVisible();
      expect((await home()).get('members')).toEqual([ann.uid]);
    });

    await test.step('Bob can’t open the league any more', async () => {
      await bob.page.goto(`/leagues?league=${leagueId}`);
      await expect(bob.page.getByText('You’re not in this league, or the link is wrong.')).toBeVisible();
    });

    await test.step('Cat takes the team over with the link, under another name', async () => {
      await cat.page.goto(`/join/${code}`);
      await cat.page.getByLabel('Team name').fill('Next Cat Up');
      await cat.page.getByRole('button', { name: /^Take over/ }).click();
      await expect(cat.page).toHaveURL(new RegExp(`league=${leagueId}`));
      await expect(cat.page.getByText('Next Cat Up').filter({ visible: true }).first()).toBeVisible();
      expect((await home()).get(`userInfo.${cat.uid}.team`)).toBe(bob.uid);
    });

    await test.step('Cat sets the team’s lineup', async () => {
      const lineup = defaultLineup(rosters[bob.uid]!, DEFAULT_OPTIONS.slots);
      const starters = startersOf(lineup);
      const start = lineup.bench.find((squad) => starters.some((one) => unitOf(one) === unitOf(squad)))!;
      const sit = starters.find((squad) => unitOf(squad) === unitOf(start))!;
      await cat.page.goto(`/roster?league=${leagueId}`);
      await cat.page.getByRole('button', { name: `Move ${squadName(start)}` }).click();
      await cat.page.getByRole('button', { name: `Swap ${squadName(start)} with ${squadName(sit)}` }).click();
      await cat.page.getByRole('button', { name: 'Save lineup' }).click();
      await expect(cat.page.getByTestId('lineup-state')).toHaveText('Lineup saved');
      const stored = await db.doc(`weeklyRosters/${leagueId}_${SEASON}-0${String(WEEK)}`).get();
      expect(Object.keys(stored.get('users') as object)).toEqual([bob.uid]);
    });

    await test.step('Ann finds both in the log, in plain words', async () => {
      await ann.page.goto(`/leagues?league=${leagueId}&tab=moves`);
      await expect(ann.page.getByText(`${ann.username} (commissioner) removed the manager of`)).toBeVisible();
      await expect(ann.page.getByText('Reason: “No lineup in three weeks.”')).toBeVisible();
      await expect(ann.page.getByText(`${cat.username} took over Next Cat Up.`)).toBeVisible();
    });
  },
);
