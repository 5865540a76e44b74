import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emailKey } from '@/domain/account/user';
import { faults } from './support/faults';
import { absentManager, arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, openWeek, weekIdOf } from './support/season';

// No school has a bye.
const WEEK = 3;

type Row = Record<string, string>;

/** The rows of a downloaded file. */
function parse(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index]!, cell])));
}

/** Every game ends 6-6 with two field goals each, and some cells of every row are as given. */
function finished(rows: readonly Row[], cells: Row = {}): string {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  const score = { points_for: '6', points_against: '6', 'K.fgm_0_39': '2', 'DST.points_against': '6' };
  const full = rows.map((row) => {
    const zeros = Object.fromEntries(columns.map((column) => [column, row[column] || '0']));
    return { ...zeros, ...score, ...cells };
  });
  return [columns.join(','), ...full.map((row: Row) => columns.map((column) => row[column]).join(','))].join('\n');
}

const upload = (page: Page, name: string, text: string) =>
  page.getByLabel('Results file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'an administrator runs a Saturday from the desk, corrects it, and takes the correction back',
  { tag: '@main' },
  async ({ fan, db }) => {
    const [root, ann] = [await fan('root'), await fan('ann')];
    await db.doc(`users/${emailKey(root.email)}`).update({ admin: true });
    await openWeek(db, WEEK);
    await openWeek(db, WEEK - 1);
    const { leagueId } = await arrangeDraftedLeague(db, [ann, absentManager('Bob')], { firstWeek: WEEK });
    const total = ann.page.locator(`[data-manager="${ann.uid}"]`);
    let rows: Row[] = [];

    await test.step('the desk is closed to others', async () => {
      await ann.page.goto('/admin/results');
      await expect(ann.page.getByRole('heading', { name: 'Administrators and staff only' })).toBeVisible();
      await expect(ann.page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
    });

    await test.step('the week is opened, after a look at what it means', async () => {
      await root.page.goto('/admin');
      await root.page.getByRole('button', { name: `Open week ${WEEK}` }).click();
      const dialog = root.page.getByRole('dialog');
      await expect(dialog).toContainText(`Lineups of week ${WEEK - 1} can’t be changed any more`);
      await dialog.getByRole('button', { name: `Open week ${WEEK}` }).click();
      await expect(root.page.getByRole('heading', { name: `Week ${WEEK} of ${SEASON}` })).toBeVisible();
      expect((await db.doc(`currentWeek/${weekIdOf(WEEK - 1)}`).get()).get('isCurrent')).toBe(false);
    });

    await test.step('an implausible file needs a second look', async () => {
      await root.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Results' }).click();
      const [download] = await Promise.all([
        root.page.waitForEvent('download'),
        root.page.getByRole('button', { name: 'Download the week’s file' }).click(),
      ]);
      rows = parse(await readFile(await download.path(), 'utf8'));
      await upload(root.page, 'odd.csv', finished(rows, { 'QB.pass_yds': '3000' }));
      await expect(root.page.getByText('Check these values')).toBeVisible();
      const publish = root.page.getByRole('button', { name: 'Publish' });
      await expect(publish).toBeDisabled();
      await root.page.getByRole('checkbox', { name: 'I’ve checked these and they’re right' }).check();
      await expect(publish).toBeEnabled();
    });

    await test.step('the week is published, and the league shows it', async () => {
      await upload(root.page, 'week.csv', finished(rows));
      await expect(root.page.getByText(/^Changes up to \d+ matchups? in \d+ leagues?\.$/)).toBeVisible();
      await root.page.getByRole('button', { name: 'Publish' }).click();
      await expect(root.page.getByText(`Results of week ${WEEK} published.`)).toBeVisible();
      await ann.page.goto(`/matchups?league=${leagueId}`);
      await expect(total.getByText('13.00').first()).toBeVisible();
      expect((await db.doc(`currentWeek/${weekIdOf(WEEK)}`).get()).get('lastFinal')).not.toBeNull();
    });

    await test.step('on Monday it is corrected, on a phone', async () => {
      await root.page.setViewportSize({ width: 390, height: 844 });
      await upload(root.page, 'monday.csv', finished(rows, { 'QB.pass_yds': '100' }));
      await expect(root.page.getByText('Correction').first()).toBeVisible();
      expect(await faults(root.page)).toEqual([]);
      await root.page.getByRole('button', { name: 'Publish' }).click();
      await ann.page.reload();
      await expect(total.getByText('17.00').first()).toBeVisible();
    });

    await test.step('and the correction is taken back in the log', async () => {
      await root.page.goto('/admin/log');
      const entry = root.page
        .getByRole('listitem')
        .filter({ hasText: `Results of week ${WEEK}` })
        .first();
      await entry.getByText('Before and after').click();
      await expect(entry.getByText(/ QB: 0\.00 → 4\.00$/).first()).toBeVisible();
      await entry.getByRole('button', { name: 'Undo' }).click();
      await root.page.getByRole('button', { name: 'Undo it' }).click();
      await expect(root.page.getByText('Undone.')).toBeVisible();
      await expect(root.page.getByText(`Undone: Results of week ${WEEK}`).first()).toBeVisible();
      expect(await faults(root.page)).toEqual([]);
      await ann.page.reload();
      await expect(total.getByText('13.00').first()).toBeVisible();
    });
  },
);
