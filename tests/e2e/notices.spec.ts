import type { Page } from '@playwright/test';
import { squadName, type SquadId } from '@/domain/football/squads';
import { arrangeDraftedLeague, arrangeLeague } from './support/leagues';
import { expect, test, type Person } from './support/people';
import { SEASON, openWeek } from './support/season';
import { clearSeason } from './support/wholeSeason';

const WEEK = 9;
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Offers one squad for another on the page for trades. */
async function offer({ page }: Person, leagueId: string, gives: SquadId, to: string, gets: SquadId): Promise<void> {
  await page.goto(`/trades?league=${leagueId}&with=${to}&squad=${gets}`);
  await page.getByRole('checkbox', { name: squadName(gives), exact: true }).click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
}

test(
  'an offer lights the bell, its answer the other one, and both are seen on every device',
  { tag: '@main' },
  async ({ fan, db }) => {
    // Weeks that other stories finished would be news.
    await clearSeason(db);
    await openWeek(db, WEEK);
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    const { leagueId, rosters } = await arrangeDraftedLeague(db, [ann, bob], { firstWeek: WEEK, tradeReview: 'none' });
    const [hers, his] = [rosters[ann.uid]![0]!, rosters[bob.uid]![0]!];

    await test.step('a list without news says so', async () => {
      await bob.page.goto('/leagues');
      await bell(bob.page).click();
      await expect(list(bob.page).getByText('You’re all caught up')).toBeVisible();
      await bob.page.keyboard.press('Escape');
      await expect(bell(bob.page)).toBeFocused();
    });

    await test.step('Ann’s offer lights Bob’s bell, and a toast says it', async () => {
      await offer(ann, leagueId, hers, bob.uid, his);
      await expect(bell(bob.page)).toHaveAccessibleName('Notifications, 1 new');
      await expect(bob.page.getByText(`${ann.username} offered you a trade.`).first()).toBeVisible();
      await bell(bob.page).click();
      const needs = list(bob.page).getByRole('region', { name: 'Your move' });
      await expect(needs.getByRole('link')).toContainText(`${ann.username} offered you a trade.`);
      await expect(needs.getByText('New')).toBeVisible();
    });

    await test.step('Bob follows it and declines, and Ann’s bell has the answer', async () => {
      await list(bob.page)
        .getByRole('link', { name: /offered you a trade/ })
        .click();
      await expect(bob.page).toHaveURL(`/trades?league=${leagueId}`);
      await expect(list(bob.page)).toHaveCount(0);
      await bob.page.getByRole('button', { name: 'Decline' }).click();
      await expect(bell(ann.page)).toHaveAccessibleName('Notifications, 1 new');
      await bell(ann.page).click();
      const earlier = list(ann.page).getByRole('region', { name: 'Earlier' });
      await expect(earlier.getByRole('link')).toContainText(`${bob.username} declined your trade.`);
      await ann.page.keyboard.press('Escape');
      await expect(bell(ann.page)).toHaveAccessibleName('Notifications');
      await expect.poll(async () => (await recordOf(db, ann.email)).seen).toBeGreaterThan(0);
    });

    await test.step('Ann has seen it after a reload, and can still read it', async () => {
      await ann.page.reload();
      await expect(bell(ann.page)).toHaveAccessibleName('Notifications');
      await bell(ann.page).click();
      await expect(list(ann.page).getByText(`${bob.username} declined your trade.`)).toBeVisible();
      await expect(list(ann.page).getByText('New')).toHaveCount(0);
    });

    await test.step('Bob turns trades off, and isn’t told of another offer', async () => {
      await bell(bob.page).click();
      await bob.page.getByRole('button', { name: 'Settings' }).click();
      const settings = bob.page.getByRole('dialog', { name: 'Notification settings' });
      await settings.getByRole('group', { name: 'Trades' }).getByLabel('Off').check();
      await expect.poll(async () => (await recordOf(db, bob.email)).trade).toBe('off');
      await settings.getByRole('button', { name: 'Close' }).click();
      await offer(ann, leagueId, hers, bob.uid, his);
      await expect(bob.page.getByRole('button', { name: 'Accept' })).toBeVisible();
      await expect(bell(bob.page)).toHaveAccessibleName('Notifications');
    });
  },
);

test('the browser is asked once a kind is to be shown by it, and shows that while the page is hidden', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const [ann, bob] = [await fan('ann'), await fan('bob')];
  const { leagueId, name } = await arrangeLeague(db, [ann, bob], { league: { season: SEASON, firstWeek: WEEK } });
  await bob.context.addInitScript(recordNotifications);
  await bob.page.goto('/leagues');
  expect(await asked(bob.page)).toEqual([]);

  await bell(bob.page).click();
  await bob.page.getByRole('button', { name: 'Settings' }).click();
  const mentions = bob.page.getByRole('group', { name: 'Mentions' });
  await mentions.getByLabel('Browser').check();
  await expect.poll(async () => (await recordOf(db, bob.email)).mention).toBe('browser');
  expect(await asked(bob.page)).toEqual(['asked']);
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await hide(bob.page);
  await ann.page.goto(`/messages?league=${leagueId}`);
  await ann.page.getByLabel('Message', { exact: true }).fill(`Ready, @${bob.username}?`);
  await ann.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => asked(bob.page)).toEqual(['asked', `A message mentions you. ${name}`]);
  await bob.page.reload();
  await expect(bell(bob.page)).toHaveAccessibleName('Notifications, 1 new');
  expect(await asked(bob.page)).toEqual([]);
});

/** Where a person is told about each kind, and when they last looked at their list, as stored. */
async function recordOf(db: FirebaseFirestore.Firestore, email: string): Promise<Record<string, unknown>> {
  const found = await db.collection('users').where('email', '==', email).get();
  return (found.docs[0]?.get('notices') ?? {}) as Record<string, unknown>;
}

/**
 * Replaces the browser's notifications by ones that only take notes: a headless browser shows none, and no one can
 * answer its question.
 */
function recordNotifications(): void {
  const notes: string[] = [];
  class Recorder extends EventTarget {
    static permission = 'default';
    static requestPermission(): Promise<string> {
      notes.push('asked');
      Recorder.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string, { body }: { body: string }) {
      super();
      notes.push(`${title} ${body}`);
    }
  }
  Object.assign(window, { Notification: Recorder, notes });
}

function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { notes: string[] }).notes);
}

/** Tells the page that it's in the background. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
