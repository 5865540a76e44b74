import { readdirSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { emailKey } from '@/domain/account/user';
import { isProtectedPath } from '@/domain/pages/routing';
import { suite } from '../support/suite';
import { untrue } from './support/browsing';
import { arrangeDraftedLeague } from './support/leagues';
import { expect, test, type Person } from './support/people';
import { openWeek } from './support/season';

const WEEK = 3;

/** Every route of the app. */
const ROUTES = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

/** What a visit has kept for the next one is there on these. Each with the kind of what it reads last. */
const KEPT: Readonly<Record<string, string>> = {
  '/': 'league results',
  '/leagues': 'my leagues',
  '/roster': 'lineups',
  '/matchups': 'past weeks',
  '/portal': 'ledger',
  '/messages': 'newest messages',
  '/squads': 'current week',
  '/trades': 'my trades',
};

/** What may not be said while the database is silent, to a member of a league who is an administrator. */
const WRONG = [
  ...['not in a league yet', 'No league yet', 'isn’t in your leagues', 'Sign in to open', 'You’re offline'],
  ...['Administrators and staff only', 'Code not found', 'Board not found', 'No draft yet', 'No open public leagues'],
];

/** What a page shows: whether something in it is still loading or has failed, and whether it can be read again. */
const look = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.innerText ?? '';
    return {
      path: location.pathname,
      isLoading:
        /^Loading\.\.\./m.test(main) || document.querySelector('main [role=status][aria-label^="Lo"]') !== null,
      hasWords: main.trim() !== '',
      isFailed: /Couldn’t load|didn’t load|Try again/.test(main),
      canRetry: [...document.querySelectorAll('button')].some(({ innerText }) => innerText === 'Try again'),
    };
  });

/** Until when what this device has kept of a kind was current, in milliseconds since 1970; 0 if it has none. */
const keptAt = (page: Page, kind: string) =>
  page.evaluate((one) => {
    const { values } = JSON.parse(localStorage.getItem('lastView') ?? '{"values":[]}') as {
      values: [key: string, seen: unknown, at: number][];
    };
    return Math.max(0, ...values.filter(([key]) => key.startsWith(`${one} `)).map(([, , at]) => at));
  }, kind);

/** Opens addresses with a database that never answers, and returns what is wrong with what they show. */
async function openInSilence({ page, context }: Person, addresses: readonly string[], kept: readonly string[]) {
  const shown = await untrue(page, WRONG);
  await context.clock.install();
  await context.route(`http://${suite.firestoreHost}/**`, () => undefined);
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(suite.hosting) && underWay.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => underWay.delete(request));
  const wrong: string[] = [];
  const isShown = async () => {
    const { isLoading, hasWords } = await look(page);
    return hasWords && !isLoading;
  };
  for (const address of addresses) {
    await page.goto(address);
    const isKept = async () => (await isShown()) && !(await look(page)).isFailed;
    if (kept.includes(address)) await expect.poll(isKept, { message: `${address} shows what was kept` }).toBe(true);
    for (let seconds = 0; seconds < 20 && !(await isShown()); seconds += 2) {
      await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0);
      await page.clock.fastForward(2_000);
    }
    const isOver = async () => (await isShown()) || (await look(page)).canRetry;
    await expect.poll(isOver, { message: `${address} says what is wrong` }).toBe(true);
    const { path } = await look(page);
    // The only one that leads on, to the draft of one's league.
    if (path !== address && address !== '/draft') wrong.push(`${address}: led to ${path}`);
    wrong.push(...new Set((await shown()).map((text) => `${address}: ${text}`)));
  }
  return wrong;
}

test('every page with a database that never answers: what is kept, or what is wrong and a way to try again, and no one is led elsewhere', async ({
  fan,
  visitor,
  db,
}) => {
  test.setTimeout(600_000);
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  // Without claims, which aren't kept: whether the portal has them now depends on the day of the week.
  const options = { firstWeek: WEEK, tradeReview: 'none', waivers: 'open' };
  const { leagueId, code } = await arrangeDraftedLeague(db, [ann, bob], options);
  await db.doc(`users/${emailKey(ann.email)}`).update({ admin: true });
  const parts: Record<string, string> = { leagueId, code, squad: 'ALA-QB' };
  const all = ROUTES.map((route) =>
    route.replace(/\[(\w+)\]/g, (_, name: string) => {
      if (parts[name] === undefined) throw new Error(`${route} needs a part of its address here.`);
      return parts[name];
    }),
  );
  const another = await visitor({ storageState: await ann.context.storageState() });
  // A page that is left before the server has answered keeps nothing.
  for (const [path, kind] of Object.entries(KEPT)) {
    await expect(async () => {
      const opened = Date.now();
      await ann.page.goto(path);
      await expect(ann.page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(ann.page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
      await ann.page.goto('/clock.txt');
      expect(await keptAt(ann.page, kind)).toBeGreaterThan(opened);
    }).toPass();
  }
  const wrong = await Promise.all([
    openInSilence(ann, all, Object.keys(KEPT)),
    openInSilence(another, all.filter(isProtectedPath), []),
    openInSilence(
      await visitor(),
      all.filter((path) => !isProtectedPath(path)),
      [],
    ),
  ]);
  expect(wrong).toEqual([[], [], []]);
});
