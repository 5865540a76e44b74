import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/persons';

/** What axe finds against WCAG 2 A and AA on the page as it stands, as one line a finding. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

test('pages for everybody can be used by everybody', async ({ visitor }) => {
  const { page } = await visitor();
  for (const path of [
    ...['/', '/about', '/careers', '/privacy', '/login', '/forgot-password', '/acc', '/test-db', '/practice'],
    ...['/onboarding', '/leagues/join/public', '/join/ZZZZZZ'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
    expect(await findings(page), path).toEqual([]);
  }
});

test('pages of a fan can be used by everybody, at a desk and on a phone', async ({ fan, db }) => {
  const ann = await fan('ann');
  const { leagueId } = await arrangeLeague(db, [ann, await fan('bob')], { active: true });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await ann.page.setViewportSize(viewport);
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
      await ann.page.goto(path);
      await expect(ann.page.getByRole('main')).toBeVisible();
      await expect(ann.page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
      expect(await findings(ann.page), `${path} at ${viewport.width}`).toEqual([]);
      const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${path} scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});
