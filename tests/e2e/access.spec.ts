import { faults } from './support/faults';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

// Looking a page over takes seconds on a slow machine, and there are many pages.
test.describe.configure({ timeout: 240_000 });

test('pages for everyone meet the accessibility rules', async ({ visitor }) => {
  const { page, context } = await visitor();
  // Before anyone signs in, no page asks anything of another host, of the database or of the file storage; an invitation must be looked up.
  const { host } = new URL(test.info().project.use.baseURL ?? '');
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const there = new URL(request.url());
    if (there.protocol !== 'data:' && there.host !== host && !/\/join\//.test(page.url())) elsewhere.push(there.href);
  });
  for (const path of [
    ...['/', '/about', '/privacy', '/terms', '/careers', '/login', '/acc', '/test-db', '/practice'],
    ...['/onboarding', '/leagues/join/public', '/join/ZZZZZZ'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
    expect(await faults(page), path).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('pages of a fan meet the accessibility rules, at a desk and on a phone', async ({ fan, db }) => {
  const ann = await fan('ann');
  const { leagueId } = await arrangeLeague(db, [ann, await fan('bob')], { active: true });
  const desk = ['/roster', '/matchups', `/draft/${leagueId}`];
  for (const path of [
    '/leagues',
    `/leagues?league=${leagueId}`,
    `/draft/${leagueId}`,
    '/roster',
    '/matchups',
    '/messages',
    '/profile',
    '/acc',
    '/solo',
    '/admin/feedback',
    '/no-such-page',
  ]) {
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await ann.page.goto(path);
    await expect(ann.page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(ann.page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
    for (const width of [360, 1280]) {
      await ann.page.setViewportSize({ width, height: 800 });
      // What is laid out differently at a desk is looked at there too; the others only must not scroll sideways.
      if (width === 360 || desk.includes(path)) expect(await faults(ann.page), `${path} at ${width}`).toEqual([]);
      const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
