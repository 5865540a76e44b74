import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { arrangeLeague } from './support/leagues';
import { expect, test } from './support/people';

const CLOCK_SECONDS = 1800;
const HOUR = 3_600_000;

declare global {
  interface Window {
    /** Sets the device's clock this many milliseconds off the true time. */
    setDevice: (shift: number) => void;
  }
}

/** A device clock that the test can set. The setting survives a reload. */
function settableClock(first: number): void {
  const True = Date;
  let shift = Number(sessionStorage.getItem('shift') ?? first);
  window.Date = class extends True {
    constructor(...given: []) {
      super(...(given.length === 0 ? ([True.now() + shift] as unknown as []) : given));
    }
    static override now(): number {
      return True.now() + shift;
    }
  } as DateConstructor;
  window.setDevice = (next) => {
    shift = next;
    sessionStorage.setItem('shift', String(next));
  };
}

/** The time on the room's clock, in seconds. */
async function shown(page: Page): Promise<number> {
  const [minutes = '', seconds = ''] = ((await page.getByRole('timer').textContent()) ?? '').split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test(
  'the pick clock shows server time when the device clock is wrong or changes, after sleep, in a throttled tab and on reload',
  { tag: '@main' },
  async ({ fan, db }) => {
    const [ann, bob] = [await fan('ann'), await fan('bob')];
    await bob.page.addInitScript(settableClock, 7 * HOUR);
    const began = Timestamp.now();
    const { leagueId } = await arrangeLeague(db, [ann, bob], {
      active: true,
      league: { capacity: 2, clockSeconds: CLOCK_SECONDS },
      preview: { capacity: 2 },
      draft: { clockSeconds: CLOCK_SECONDS, startedAt: began, 'turn.startedAt': began },
    });
    await Promise.all([ann, bob].map(({ page }) => page.goto(`/draft/${leagueId}`)));
    for (const { page } of [ann, bob]) await expect(page.getByRole('timer')).toBeVisible();

    /** How far a page's clock is from the true time, in seconds. Showing whole seconds adds up to one. */
    const off = async ({ page }: { page: Page }): Promise<number> => {
      const left = await shown(page);
      return Math.abs(left - (CLOCK_SECONDS - (Date.now() - began.toMillis()) / 1000));
    };
    const right = (person = bob) => expect.poll(() => off(person), { timeout: 10_000 }).toBeLessThan(1.5);

    await right();
    await right(ann);
    await bob.page.evaluate((shift) => window.setDevice(shift), -3 * HOUR);
    await right();

    // The page is frozen until Ann's clock has moved on by more than what counts as right.
    const session = await bob.context.newCDPSession(bob.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    const asleepAt = await shown(ann.page);
    await expect.poll(() => shown(ann.page)).toBeLessThan(asleepAt - 2);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await right();

    // In a background tab timers run once a minute: its clock is wrong meanwhile, and right as soon as the user looks.
    await bob.page.evaluate(() => {
      const own = window.setTimeout;
      window.setTimeout = ((act: () => void, wait: number) => own(act, wait + 60_000)) as typeof setTimeout;
    });
    await expect.poll(() => off(bob), { timeout: 10_000 }).toBeGreaterThan(2);
    await bob.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await right();

    await bob.page.reload();
    await expect(bob.page.getByRole('timer')).toBeVisible();
    await right();
  },
);
