import { expect } from '@playwright/test';
import { arrangeLeague } from '../e2e/support/leagues';
import { test } from './support/test';

test('messages both ways with a member in Chromium', async ({ there, fanThere, fan, db }) => {
  const [ann, bob] = [await fanThere('ann'), await fan('bob')];
  const { leagueId } = await arrangeLeague(db, [ann, bob]);
  await Promise.all([there.open(`/messages?league=${leagueId}`), bob.page.goto(`/messages?league=${leagueId}`)]);
  await there.role('textbox', 'Message').fill('Who starts at QB?');
  await there.role('button', 'Send').press();
  await expect(bob.page.getByText('Who starts at QB?', { exact: true })).toBeVisible();
  await bob.page.getByRole('textbox', { name: 'Message' }).fill('Roll with Texas 🤘');
  await bob.page.keyboard.press('Enter');
  await there.text('Roll with Texas 🤘').see();
});

test('without a network, pages can be read and those that aren’t kept say so; back on it, they load', async ({
  there,
  fanThere,
  network,
}) => {
  await fanThere('reader');
  await there.open('/roster');
  await there.text('You’re not in a league yet').see();
  const kept = `return (async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/'));
    const found = await Promise.all([location.pathname, ...code.map(({ name }) => name)].map((a) => caches.match(a)));
    return found.every(Boolean);
  })()`;
  await expect.poll(() => there.run<boolean>(kept), { timeout: 60_000 }).toBe(true);
  await network.disconnect();
  await there.reload();
  await there.role('heading', 'Roster').see();
  await there.text('You’re not in a league yet').see();
  await there.open('/careers');
  await there.role('heading', 'Careers').see();
  await there.open('/test-db');
  await there.role('heading', 'You’re offline').see();
  await network.connect();
  await there.text('Try again').click();
  await there.role('heading', 'Connection test').see();
});
