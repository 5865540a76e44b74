import type { Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { ALL_SQUADS, squadName } from '@/domain/football/squads';
import { lastWeekOf } from '@/domain/football/seasons';
import { weekId } from '@/domain/football/weeks';
import { faults } from './support/faults';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek, publish, weekIdOf } from './support/season';

const LAST = lastWeekOf(SEASON);
const NEXT = SEASON + 1;
const FIRST_OF_NEXT = `currentWeek/${weekId(NEXT, 1)}`;

/** Publishes what the next season needs: its ranking, and for a calendar one week like the last of this season. */
async function publishNext(db: Firestore): Promise<void> {
  const last = (await db.doc(`currentWeek/${weekIdOf(LAST)}`).get()).data();
  await db.doc(`rankings/${String(NEXT)}`).set({ squads: ALL_SQUADS });
  await db.doc(FIRST_OF_NEXT).set({ ...last, season: NEXT, week: 1, isCurrent: false });
}

const visible = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

test.afterEach(async ({ db }) => {
  await db.doc(FIRST_OF_NEXT).delete();
  await db.doc(`rankings/${String(NEXT)}`).delete();
});

test(
  'a league goes on with its next season, and the one before stays to look at',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, LAST);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const { leagueId, name, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: LAST, keepers: 1 });
    await publish(db, LAST);

    await test.step('without a calendar, the commissioner is told to wait for it', async () => {
      await ann.page.goto(`/leagues?league=${leagueId}`);
      await expect(ann.page.getByText(`The calendar after the ${String(SEASON)} season isn’t out yet.`)).toBeVisible();
    });

    const opened = await test.step('with it, Ann opens the next season', async () => {
      await publishNext(db);
      await ann.page.reload();
      await ann.page.getByRole('button', { name: `Open the ${String(NEXT)} season` }).click();
      await expect(visible(ann.page, 'The next season is open. Everyone in this league is invited.')).toBeVisible();
      await expect(ann.page).not.toHaveURL(new RegExp(`league=${leagueId}`));
      const next = new URL(ann.page.url()).searchParams.get('league')!;
      expect((await db.doc(`leagues/${next}`).get()).data()).toMatchObject({ name, season: NEXT, members: [ann.uid] });
      return next;
    });

    await test.step('Bob joins it from home with one press', async () => {
      await bob.page.goto('/');
      const invitation = bob.page
        .getByRole('status')
        .filter({ hasText: `The ${String(NEXT)} season of ${name} is open` });
      await expect(bob.page.getByText(`The ${String(NEXT)} season of ${name} is open`)).toBeVisible();
      await bob.page.getByRole('button', { name: 'Join', exact: true }).click();
      await expect
        .poll(async () => (await db.doc(`leagues/${opened}`).get()).get('members'))
        .toEqual([ann.uid, bob.uid]);
      await expect(invitation).toHaveCount(0);
    });

    await test.step('with the next season under way, the last one’s matchups, bracket and champion are still there', async () => {
      await db.doc(`currentWeek/${weekIdOf(LAST)}`).update({ isCurrent: false });
      await db.doc(FIRST_OF_NEXT).update({ isCurrent: true });
      await bob.page.goto(`/matchups?league=${leagueId}`);
      await expect(visible(bob.page, `Week ${String(LAST)}`)).toBeVisible();
      await expect(visible(bob.page, `${String(SEASON)} champion`)).toBeVisible();
      await expect(bob.page.getByTestId('verdict')).toContainText(`${bob.username} won by`);
      await expect(bob.page.getByRole('button', { name: `League: ${name}, ${String(SEASON)}` })).toBeVisible();
      await bob.page.goto(`/roster?league=${leagueId}`);
      await expect(bob.page.getByText('This week is final. This is the lineup you played.')).toBeVisible();
      await bob.page.goto(`/portal?league=${leagueId}`);
      await expect(bob.page.getByText('The Transfer Portal is closed for the season.')).toBeVisible();
      await bob.page.goto(`/trades?league=${leagueId}`);
      await expect(visible(bob.page, 'Trading is over for the season')).toBeVisible();
      await bob.page.getByRole('button', { name: `League: ${name}, ${String(SEASON)}` }).click();
      await bob.page.getByRole('button', { name: `${name}, ${String(NEXT)}`, exact: true }).click();
      await expect(bob.page).toHaveURL(new RegExp(`league=${opened}`));
      await expect(bob.page.getByRole('button', { name: `League: ${name}, ${String(NEXT)}` })).toBeFocused();
    });

    await test.step('Ann can order the draft by the last season reversed: Bob, its champion, picks after her', async () => {
      await ann.page.goto(`/draft/${opened}`);
      await ann.page.getByRole('button', { name: 'Set by hand' }).click();
      const managers = ann.page.getByRole('list', { name: 'Your draft order' }).getByRole('listitem');
      await ann.page.getByLabel(`Place of ${bob.username}`).selectOption('1');
      await expect(managers.first()).toContainText(bob.username);
      await ann.page.getByRole('button', { name: 'Last season, reversed' }).click();
      await expect(managers).toContainText(['You', bob.username, '', '']);
      await ann.page.getByRole('button', { name: 'Set this order' }).click();
    });

    await test.step('both keep a squad of their rosters, and the draft begins with them', async () => {
      await bob.page.goto(`/draft/${opened}`);
      const kept = [ann, bob].map(({ page, uid }) => ({ page, squad: squadName(rosters[uid]![0]!) }));
      for (const { page, squad } of kept) await page.getByRole('checkbox', { name: squad, exact: true }).check();
      for (const { page } of kept) {
        await expect(page.getByRole('list', { name: 'Keepers of all managers' }).getByRole('listitem')).toHaveCount(2);
        expect(await faults(page)).toEqual([]);
      }
      await ann.page.getByRole('button', { name: 'Start the draft' }).click();
      for (const { page } of kept) {
        for (const { squad } of kept) await expect(page.getByRole('img', { name: `${squad}, keeper` })).toBeVisible();
      }
      await expect(ann.page.getByRole('table', { name: /Available squads/ })).not.toContainText(kept[1]!.squad);
    });
  },
);
