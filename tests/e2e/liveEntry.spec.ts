import type { Page } from '@playwright/test';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { storedResults } from '@/domain/admin/storedWeeks';
import { emailKey } from '@/domain/account/user';
import { loadGames } from '../../scripts/tables/load';
import { faults } from './support/faults';
import { expect, test } from './support/people';
import { SEASON, openWeek, weekIdOf } from './support/season';

// Each school has a game.
const WEEK = 4;

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The names of the two schools, from the table of the score. */
async function schoolsOf(page: Page): Promise<string[]> {
  const columns = page.getByRole('table', { name: 'Score' }).getByRole('columnheader');
  await expect(columns.first()).toBeVisible();
  return columns.allTextContents();
}

test(
  'two people type in a game on a Saturday, and publish it with one press',
  { tag: '@main' },
  async ({ fan, db }) => {
    const [root, sam] = [await fan('root'), await fan('sam')];
    await db.doc(`users/${emailKey(root.email)}`).update({ admin: true });
    await db.doc(`users/${emailKey(sam.email)}`).update({ staff: true });
    await openWeek(db, WEEK);
    const upcoming = upcomingWeek(SEASON, WEEK, loadGames(SEASON), {});
    await db.doc(`weeklySquads/${weekIdOf(WEEK)}`).set(storedResults(upcoming, new Date()));
    const typed = (await db.collection('desk').listDocuments()).filter(({ id }) => id.startsWith(weekIdOf(WEEK)));
    await Promise.all(typed.map((one) => one.delete()));
    await root.page.goto('/admin/live');
    const game = root.page.getByRole('combobox', { name: 'Game' });
    await expect(game).toBeVisible();
    const chosen = await game.inputValue();
    const entry = db.doc(`desk/${weekIdOf(WEEK)}_${chosen}`);
    const [home = '', away = ''] = await schoolsOf(root.page);

    await test.step('they see each other', async () => {
      await sam.page.goto('/admin/live');
      await expect(cell(sam.page, `${home}, score`)).toBeVisible();
      await expect(root.page.getByText(/has this game open too$/)).toBeVisible();
      await expect(sam.page.getByText(/has this game open too$/)).toBeVisible();
    });

    await test.step('each sees what the other types, and pastes', async () => {
      await cell(root.page, `${home}, score`).fill('6');
      await expect(cell(sam.page, `${home}, score`)).toHaveValue('6');
      await cell(sam.page, `${home} K, field goals to 39 yards`).focus();
      await sam.page.evaluate(() => {
        const data = new DataTransfer();
        data.setData('text', '2\n0\n0');
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      await expect(cell(root.page, `${home} K, field goals to 39 yards`)).toHaveValue('2');
    });

    await test.step('a cell that both change isn’t overwritten', async () => {
      await sam.context.setOffline(true);
      await cell(sam.page, `${home}, score`).fill('9');
      await expect(sam.page.getByText('Not saved: you’re offline.')).toBeVisible();
      await cell(root.page, `${home}, score`).fill('7');
      await expect(root.page.getByText('Everything typed in is saved.')).toBeVisible();
      await sam.context.setOffline(false);
      await expect(sam.page.getByText('Another person changed these too')).toBeVisible();
      await expect(cell(root.page, `${home}, score`)).toHaveValue('7');
      await sam.page.getByRole('button', { name: 'Take 7' }).click();
      await expect(cell(sam.page, `${home}, score`)).toHaveValue('7');
    });

    await test.step('it is published in play, on a phone, at once after the last key', async () => {
      await root.page.setViewportSize({ width: 390, height: 844 });
      if (away !== '') await root.page.getByRole('table', { name: 'Score' }).getByRole('textbox').last().fill('0');
      await cell(root.page, `${home}, score`).fill('6');
      expect(await faults(root.page)).toEqual([]);
      await root.page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(root.page.getByText(/^.{1,40} published\.$/)).toBeVisible();
      const stored = await db.doc(`weeklySquads/${weekIdOf(WEEK)}`).get();
      expect(stored.get(`games.${chosen}`)).toMatchObject({ state: 'live', pointsFor: 6, pointsAgainst: 0 });
      expect(stored.get(`squads.${chosen}-K`)).toMatchObject({ points: 6, state: 'live' });
      expect((await entry.get()).get('cells')).toEqual({});
    });

    await test.step('and final, by the other', async () => {
      await sam.page.getByRole('radio', { name: 'Final' }).check();
      await sam.page.getByRole('button', { name: 'Publish as final' }).click();
      await expect(sam.page.getByText(/^.{1,40} published\.$/)).toBeVisible();
      await expect(root.page.getByText('Everything here is published already.')).toBeVisible();
    });
  },
);
