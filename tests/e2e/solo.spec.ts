import type { Page } from '@playwright/test';
import { suite } from '../support/suite';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { signedIn } from './support/browsing';
import { expect, test } from './support/people';
import { openWeek, publish, weekIdOf } from './support/season';
import { announceGames } from './support/solo';

const WEEK = 3;
/** Its game kicks off first. */
const EARLY = 'Alabama';

const saved = (page: Page) => expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
const pickButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Pick ${name}(,|$)`) });

test(
  'a fan plays a Saturday without a league, and others’ picks are hidden until the last kickoff',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, WEEK);
    await announceGames(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];

    await test.step('Ann picks games by pressing a team, ranks them, and finds them after a reload', async () => {
      await ann.page.goto('/solo');
      await ann.page.getByRole('link', { name: 'Play: Pick’em' }).click();
      await pickButton(ann.page, EARLY).click();
      await pickButton(ann.page, 'Georgia').click();
      await saved(ann.page);
      const ranking = ann.page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem');
      await expect(ranking).toHaveCount(2);
      await expect(ranking.first()).toContainText(EARLY);
      await ann.page.getByRole('button', { name: 'Move Georgia up' }).click();
      await expect(ranking.first()).toContainText('Georgia');
      await saved(ann.page);
      await ann.page.reload();
      await expect(ranking.first()).toContainText('Georgia');
      await expect(pickButton(ann.page, EARLY)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('Ann picks a six and a survivor, Bob picks the other way', async () => {
      await ann.page.goto('/solo/six');
      await ann.page.getByRole('button', { name: 'Autofill' }).click();
      await expect(ann.page.getByText('6 of 6', { exact: true })).toBeVisible();
      await saved(ann.page);
      await ann.page.goto('/solo/survivor');
      await ann.page.getByRole('button', { name: /^Georgia/ }).click();
      await saved(ann.page);
      await bob.page.goto('/solo/pickem');
      await pickButton(bob.page, 'WIS').click();
      await saved(bob.page);
    });

    await test.step('a kickoff locks its game, and Bob’s picks stay hidden', async () => {
      await openWeek(db, WEEK, ['ALA']);
      await announceGames(db, WEEK);
      await ann.page.goto('/solo/pickem');
      await expect(pickButton(ann.page, 'WIS')).toHaveAttribute('aria-disabled', 'true');
      await expect(pickButton(ann.page, 'Georgia')).toHaveAttribute('aria-disabled', 'false');
      await ann.page.getByRole('tab', { name: 'Leaderboard' }).click();
      await expect(ann.page.getByText('No leaderboard yet')).toBeVisible();
      const theirs = db.doc(`soloEntries/pickem/${weekIdOf(WEEK)}/${bob.uid}`);
      expect((await theirs.get()).get('picks')).toBe('ALA_L_3 ');
      await expect(ann.page.getByText('WIS')).toHaveCount(0);
    });

    await test.step('the week is published: points, the table, and what Bob picked', async () => {
      await openWeek(db, WEEK, SCHOOL_CODES);
      await publish(db, WEEK);
      await ann.page.goto('/solo/pickem');
      await expect(ann.page.getByText('Correct', { exact: true }).first()).toBeVisible();
      await ann.page.getByRole('tab', { name: 'Leaderboard' }).click();
      const rows = ann.page.getByRole('table').getByRole('row');
      await expect(rows.filter({ hasText: ann.username })).toBeVisible();
      await rows.filter({ hasText: bob.username }).locator('summary').click();
      await expect(rows.filter({ hasText: bob.username })).toContainText('WIS, missed');
      await ann.page.getByRole('tab', { name: 'History' }).click();
      await expect(ann.page.getByRole('link', { name: `Week ${String(WEEK)}` })).toBeVisible();
      await ann.page.goto('/solo/six');
      await expect(ann.page.getByRole('heading', { name: 'The best possible six' })).toBeVisible();
      await ann.page.goto('/solo');
      await expect(ann.page.getByText('1st', { exact: true }).first()).toBeVisible();
    });
  },
);

test('picks made in two tabs, and as a tab is closed: what was shown as saved counts', async ({
  fan,
  visitor,
  db,
  baseURL,
}) => {
  await openWeek(db, WEEK);
  await announceGames(db, WEEK);
  const ann = await fan('ann');
  const { page, context } = ann;
  const other = await context.newPage();
  const isPicked = (on: Page, name: string) => expect(pickButton(on, name)).toHaveAttribute('aria-pressed', 'true');
  const stored = async () =>
    (await db.doc(`soloEntries/pickem/${weekIdOf(WEEK)}/${ann.uid}`).get()).get('picks') as string;
  for (const on of [page, other]) await on.goto('/solo/pickem');
  await pickButton(page, EARLY).click();
  await saved(page);
  await isPicked(other, EARLY);
  await pickButton(other, 'WIS').click();
  await saved(other);
  await isPicked(page, 'WIS');
  await page.route(`http://${suite.firestoreHost}/**:commit*`, (route) => route.abort());
  const sent = page.waitForRequest(/:commit/);
  await pickButton(page, 'Georgia').click();
  await sent;
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saving');
  await page.close();
  await other.close();
  const device = await visitor(await signedIn(ann, new URL(baseURL!).origin));
  await device.page.goto('/solo/pickem');
  await isPicked(device.page, 'WIS');
  await expect(pickButton(device.page, 'Georgia')).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toMatch(/^ALA_L_/);
});
