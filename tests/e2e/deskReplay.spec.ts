import { emailKey } from '@/domain/account/user';
import { DESK, PHONE, faults } from './support/faults';
import { absentManager, arrangeDraftedLeague } from './support/leagues';
import { expect, test } from './support/people';
import { SEASON, pointsOf, weekIdOf } from './support/season';
import { arrangeSeason, clearSeason, startersWithoutLineup } from './support/wholeSeason';

const WEEK = 8;
const points = (hundredths: number) => (hundredths / 100).toFixed(2);

test.afterEach(({ db }) => clearSeason(db));

test('an administrator replays a week from the desk, and a fan sees it live and to its real finals', async ({
  fan,
  db,
}) => {
  const [root, ann] = [await fan('root', DESK), await fan('ann', PHONE)];
  await db.doc(`users/${emailKey(root.email)}`).update({ admin: true });
  await arrangeSeason(db, WEEK - 1);
  const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, absentManager('Bob')], { firstWeek: WEEK });
  const scored = pointsOf(WEEK);
  const starters = startersWithoutLineup(rosters[ann.uid]!);
  const total = points(starters.reduce((sum, squad) => sum + (scored.get(squad) ?? 0), 0));
  const page = root.page;
  const progress = page.getByRole('progressbar', { name: 'Replay' });

  await test.step('starts it, after a look at what it changes', async () => {
    await page.clock.install();
    // The server's clock goes as the page's, or the app would find that the page's is ahead, and the replay would wait
    // for the server's.
    await page.route('**/clock.txt*', async (route) => {
      const now = await page.evaluate(() => Date.now());
      await route.fulfill({ headers: { date: new Date(now).toUTCString() } });
    });
    await page.goto('/admin/replay');
    await page.getByLabel('Week', { exact: true }).selectOption({ label: `Week ${WEEK}` });
    await page.getByLabel('Length').selectOption({ label: '10 minutes' });
    await expect(page.getByText(`Every screen shows week ${WEEK} in place of week ${WEEK - 1}.`)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the replay' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('a fan sees the score move', async () => {
    await ann.page.goto(`/matchups?league=${leagueId}`);
    const score = ann.page.locator(`[data-manager="${ann.uid}"]`).first();
    await page.clock.fastForward('05:00');
    await expect(score).toContainText(/[1-9]\d*\.\d\d/);
    await expect(score).not.toContainText(total);
  });

  await test.step('it stays paused when the page is loaded again, and goes on from there', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    const paused = await progress.getAttribute('value');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect(await progress.getAttribute('value')).toBe(paused);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await page.clock.fastForward('00:10');
    await expect(progress).not.toHaveAttribute('value', paused!);
  });

  await test.step('it goes on while another page is shown, and ends in the real finals', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Log' }).click();
    await page.clock.fastForward('15:00');
    await expect(page.getByText(`Replay of week ${WEEK} of ${SEASON} ended`)).toBeVisible();
    await expect(ann.page.locator(`[data-manager="${ann.uid}"]`).getByText(total).first()).toBeVisible();
    expect((await db.doc(`currentWeek/${weekIdOf(WEEK)}`).get()).get('lastFinal')).not.toBeNull();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByText('Final', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the replay' })).toBeVisible();
  });
});
