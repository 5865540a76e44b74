import { faults } from './support/faults';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

// Checking a page takes seconds on a slow machine, and there are many pages.
test.describe.configure({ timeout: 240_000 });

test('public pages meet the accessibility rules and send no request to other hosts', async ({ visitor }) => {
  const { page, context } = await visitor();
  // Before sign-in, no page sends a request to another host, to the database or to the file storage. Invitations are an exception: they are looked up.
  const { host } = new URL(test.info().project.use.baseURL ?? '');
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const there = new URL(request.url());
    if (there.protocol !== 'data:' && there.host !== host && !/\/join\//.test(page.url())) elsewhere.push(there.href);
  });
  for (const path of [
    ...['/', '/about', '/privacy', '/terms', '/careers', '/login', '/acc', '/test-db', '/practice'],
    ...['/onboarding', '/leagues/join/public', '/join', '/join/ZZZZZZ'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
    expect(await faults(page), path).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('pages for signed-in users meet the accessibility rules on desktop and on a phone', async ({ fan, db }) => {
  const ann = await fan('ann');
  const { leagueId } = await arrangeLeague(db, [ann, await fan('bob')], { active: true });
  const desk = ['/roster', '/matchups', `/draft/${leagueId}`];
  for (const path of [
    '/leagues',
    `/leagues?league=${leagueId}`,
    '/draft',
    `/draft/${leagueId}`,
    '/roster',
    '/matchups',
    '/portal',
    '/trades',
    '/squads?unit=QB',
    '/squad/ALA-QB',
    '/messages',
    '/profile',
    '/acc',
    '/solo',
    '/solo/pickem',
    '/solo/six',
    '/solo/survivor',
    '/solo/practice',
    '/admin/feedback',
    '/admin/replay',
    '/no-such-page',
  ]) {
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await ann.page.goto(path);
    await expect(ann.page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(ann.page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
    for (const width of [360, 1280]) {
      await ann.page.setViewportSize({ width, height: 800 });
      // Pages with a different desktop layout are checked there too; the others only must not scroll sideways.
      if (width === 360 || desk.includes(path)) expect(await faults(ann.page), `${path} at ${width}`).toEqual([]);
      const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
