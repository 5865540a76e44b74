import type { Page } from '@playwright/test';
import { freshName, makeFan, sessionOf, type Account } from '../support/accounts';
import { suite } from '../support/suite';
import { signIn } from './support/browsing';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const PRESENT = 6;

/** Whether the browser has kept what someone has seen, or how it looked. */
const isKept = (page: Page) => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('last')));

/** Signs in on a page of the site that doesn't load the app. */
async function resume(page: Page, account: Account): Promise<void> {
  await page.goto('/clock.txt');
  await page.evaluate((session) => Object.assign(localStorage, session), await sessionOf(account));
}

test(
  'what was seen shows without the server, and is gone once its reader is signed out',
  { tag: '@main' },
  async ({ fan, db }) => {
    await openWeek(db, PRESENT);
    const first = await fan('keeper');
    const { page, context } = first;
    const { leagueId, name } = await arrangeLeague(db, [first]);
    const address = `/leagues?league=${leagueId}`;
    const firestore = `http://${suite.firestoreHost}/**`;
    const leagueName = (on: Page) => on.getByRole('heading', { name });
    // A page that is left before the server has confirmed what it shows keeps nothing.
    const seeAndLeave = (on: Page) =>
      expect(async () => {
        await on.goto(address);
        await expect(leagueName(on)).toBeVisible();
        await on.goto('/clock.txt');
        const kept = await on.evaluate(() => Object.keys(localStorage));
        expect(kept).toEqual(expect.arrayContaining(['lastView', 'lastPage./leagues']));
      }).toPass();

    await test.step('a league opens from the device', async () => {
      await seeAndLeave(page);
      await context.route(firestore, (route) => route.abort());
      await page.goto(address);
      await expect(leagueName(page)).toBeVisible();
      await context.unroute(firestore);
    });

    await test.step('it says how old it is until the server answers, and is replaced by what is new', async () => {
      let answer = () => {};
      const silence = new Promise<void>((resolve) => (answer = resolve));
      await context.route(firestore, (route) => silence.then(() => route.continue()));
      await page.reload();
      await db.doc(`leagues/${leagueId}`).update({ name: 'Renamed Meanwhile' });
      await expect(page.getByText(/^As of .*Updating…$/)).toBeVisible();
      await expect(leagueName(page)).toBeVisible();
      answer();
      await expect(page.getByRole('heading', { name: 'Renamed Meanwhile' })).toBeVisible();
      await expect(page.getByText('Updating…')).toHaveCount(0);
      await context.unroute(firestore);
      await db.doc(`leagues/${leagueId}`).update({ name });
      await expect(leagueName(page)).toBeVisible();
    });

    await test.step('a second tab works beside it, and signing out in it removes what is kept', async () => {
      const other = await context.newPage();
      await other.goto(address);
      await expect(leagueName(other)).toBeVisible();
      await other.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
      await expect(page.getByRole('button', { name: 'Sign In / Register' }).first()).toBeVisible();
      await expect.poll(() => isKept(page)).toBe(false);
      await other.close();
    });

    await test.step('it is removed at the next visit when the session has ended elsewhere', async () => {
      await resume(page, first);
      await seeAndLeave(page);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key === 'returning' || key.startsWith('firebase:authUser')) localStorage.removeItem(key);
      });
      await page.goto('/');
      await expect.poll(() => isKept(page)).toBe(false);
    });

    await test.step('the next person never sees it', async () => {
      await page.addInitScript((text) => {
        const look = () => {
          if (document.getElementById('last-page') !== null) Object.assign(window, { picture: true });
          if (document.body?.textContent.includes(text)) Object.assign(window, { shown: true });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
      }, name);
      await resume(page, first);
      await seeAndLeave(page);
      await page.goto(address);
      expect(await page.evaluate(() => 'picture' in window)).toBe(true);
      await seeAndLeave(page);
      const third = await makeFan(db, freshName('third'));
      await resume(page, third);
      for (const key of ['lastView', 'lastPage./leagues'])
        expect(await page.evaluate((one) => localStorage.getItem(one), key)).toContain(name);
      await page.goto('/leagues');
      await expect(page.getByText('You’re not in a league yet')).toBeVisible();
      expect(await page.evaluate(() => 'shown' in window || 'picture' in window)).toBe(false);
      await resume(page, first);
      await page.goto(address);
      await expect(leagueName(page)).toBeVisible();
      expect(await page.evaluate(() => 'shown' in window)).toBe(true);
    });
  },
);

test('one signs out in one tab and another person in at once: a tab with a draft and a frozen one are theirs, too', async ({
  fan,
  db,
}) => {
  const ann = await fan('ann');
  const bob = await fan('bob');
  const { leagueId, name } = await arrangeLeague(db, [ann], { active: true });
  const own = await arrangeLeague(db, [bob]);
  const [other, frozen] = [await ann.context.newPage(), await ann.context.newPage()];
  const tabs = [ann.page, other, frozen];
  const noise: string[] = [];
  for (const page of tabs) page.on('pageerror', ({ message }) => noise.push(message));
  // What the frozen one still tries for the first person is denied, which the browser logs.
  for (const page of [ann.page, other])
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  await ann.page.goto(`/draft/${leagueId}`);
  await other.goto(`/leagues?league=${leagueId}`);
  await frozen.goto(`/messages?league=${leagueId}`);
  for (const page of tabs) await expect(page.getByText(name).first()).toBeVisible();

  // The headless browser ignores Page.setWebLifecycleState.
  const devtools = await ann.context.newCDPSession(frozen);
  const stopped = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  await stopped;

  await other.getByRole('button', { name: 'Sign Out' }).first().press('Enter');
  await signIn(other, bob, { open: false });
  const isBobs = async (page: Page, text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  };
  await isBobs(other, own.name);
  await isBobs(ann.page, own.name);
  await devtools.send('Debugger.resume');
  await isBobs(frozen, 'You’re not in this league');
  expect(await frozen.evaluate(() => Object.values(localStorage).join())).not.toContain(name);
  expect(noise).toEqual([]);
});
