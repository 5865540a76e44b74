import { Timestamp } from 'firebase-admin/firestore';
import { emailKey } from '@/domain/account/user';
import { faults } from './support/faults';
import { absentManager, arrangeLeague, finishDraft } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek } from './support/season';

const WEEK = 5;

test('staff look a league up, end its draft’s wait and check its books; an administrator sees who did it', async ({
  fan,
  db,
}) => {
  const [root, sam] = [await fan('root'), await fan('sam')];
  const managers = ['Ann', 'Bob'].map(absentManager);
  await db.doc(`users/${emailKey(root.email)}`).update({ admin: true });
  await db.doc(`users/${emailKey(sam.email)}`).update({ staff: true });
  await openWeek(db, WEEK);
  const { leagueId, code, name } = await arrangeLeague(db, managers, {
    active: true,
    league: { season: SEASON, firstWeek: WEEK },
  });
  const draft = db.doc(`drafts/${leagueId}`);
  const picks = async () => ((await draft.get()).get('picks') as string[]).length;
  const lookInto = async (text: string) => {
    await sam.page.getByLabel('Name, join code or id').fill(text);
    await sam.page.getByRole('button', { name: 'Search' }).click();
    await sam.page.getByText('Draft, rosters and activity').click();
  };

  await test.step('a league that doesn’t exist isn’t found', async () => {
    await sam.page.goto('/admin');
    await sam.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Leagues' }).click();
    await sam.page.getByLabel('Name, join code or id').fill('nosuchleague');
    await sam.page.getByRole('button', { name: 'Search' }).click();
    await expect(sam.page.getByText('No league found')).toBeVisible();
  });

  await test.step('while the clock runs there is nothing to end', async () => {
    await lookInto(code);
    await expect(sam.page.getByRole('heading', { name })).toBeVisible();
    await expect(sam.page.getByText(/^Pick 1 of/)).toBeVisible();
    await expect(sam.page.getByRole('button', { name: 'Make the picks that are due' })).toHaveCount(0);
  });

  await test.step('a pick that has been due since yesterday is made', async () => {
    await draft.update({ 'turn.startedAt': Timestamp.fromMillis(Date.now() - 86_400_000) });
    await sam.page.reload();
    await lookInto(leagueId);
    await expect(sam.page.getByText('Waiting, with no one there')).toBeVisible();
    expect(await faults(sam.page)).toEqual([]);
    await sam.page.getByRole('button', { name: 'Make the picks that are due' }).click();
    await expect(sam.page.getByText('Made 1 pick.')).toBeVisible();
    await expect(sam.page.getByText(/^Pick 2 of/)).toBeVisible();
    expect(await picks()).toBe(1);
  });

  await test.step('the log names who did it', async () => {
    await root.page.goto('/admin/log');
    const entry = root.page.getByRole('listitem').filter({ hasText: `Draft of ${name}: pick of` });
    await expect(entry).toContainText(sam.uid);
    await expect(entry.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  await test.step('the books are checked after the draft', async () => {
    await finishDraft(db, { leagueId, code });
    await sam.page.setViewportSize({ width: 390, height: 844 });
    await sam.page.reload();
    await lookInto(name);
    await sam.page.getByRole('button', { name: 'Verify rosters' }).click();
    await expect(sam.page.getByText('Rosters check out')).toBeVisible();
    await expect(sam.page.getByText('No activity since the draft.')).toBeVisible();
    expect(await faults(sam.page)).toEqual([]);
  });

  await test.step('the health page says that the app’s own rules are deployed', async () => {
    for (const { page } of [root, sam]) {
      await page.goto('/admin/health');
      await expect(page.getByText('As expected')).toBeVisible();
      await expect(page.getByText(new RegExp(`Week ${String(WEEK)} of ${String(SEASON)} began`))).toBeVisible();
      await page.getByRole('button', { name: 'Run the checks' }).click();
      await expect(page.getByText('A file was served.')).toBeVisible();
      await expect(page.getByLabel('Answered')).toHaveCount(4);
      expect(await faults(page)).toEqual([]);
    }
  });
});
