import type { Locator, Page } from '@playwright/test';
import { suite } from '../support/suite';
import { Finger, middle } from './support/finger';
import { DRAG_LOADED, arrangeSeason, storedLineup } from './support/lineups';
import { expect, test } from './support/people';
import { openWeek } from './support/season';

const WEEK = 3;

const row = (page: Page, squad: string) => page.locator(`tr[data-squad="${squad}"]`);
const target = (page: Page, place: string) => page.locator(`[data-target][data-place="${place}"]`);
const toBench = (page: Page) => page.getByRole('button', { name: 'Send Oklahoma K to the bench' });
const isOver = (page: Page) => page.locator('[data-over]');
const state = (page: Page) => page.getByTestId('lineup-state');

async function save(page: Page): Promise<void> {
  // For 50 ms after a drop, dnd-kit keeps clicks from the page. No hand is that fast.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(state(page)).not.toHaveAttribute('data-state', 'unsaved', { timeout: 1_000 });
  }).toPass();
  await expect(state(page)).toHaveAttribute('data-state', /^(saved|untouched)$/);
}

/** Drags a squad with the mouse over an element, which may show only once the drag has begun. */
async function dragOver(squad: Locator, onto: Locator): Promise<void> {
  const { mouse } = squad.page();
  const from = await middle(squad);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, from.y + 10);
  const to = await middle(onto);
  await mouse.move(to.x, to.y);
}

/** Drags a squad with the mouse to a target. */
async function drag(squad: Locator, onto: Locator): Promise<void> {
  await dragOver(squad, onto);
  const { mouse } = squad.page();
  // What is told above the lineup may come or go, and move it under the mouse.
  await expect(async () => {
    const to = await middle(onto);
    await mouse.move(to.x, to.y);
    await expect(isOver(squad.page())).toBeAttached({ timeout: 500 });
    expect(await middle(onto)).toEqual(to);
  }).toPass();
  await mouse.up();
}

test('a starter is dragged to the bench and back, and each lineup is stored', { tag: '@main' }, async ({ fan, db }) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach', { viewport: { width: 1280, height: 1100 } });
  const { page } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const stored = () => storedLineup(db, leagueId, manager, WEEK);
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator(DRAG_LOADED)).toBeAttached();

  await drag(row(page, 'OK-K'), toBench(page));
  await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'BENCH');
  await save(page);
  expect(await stored()).toContain('OK-K_BENCH');

  await drag(row(page, 'OK-K'), target(page, 'K'));
  await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'K');
  await save(page);
  expect(await stored()).not.toContain('OK-K_BENCH');

  // Where it doesn't fit, it isn't dropped.
  await dragOver(row(page, 'TEX-QB'), row(page, 'LSU-WR'));
  await expect(target(page, 'QB')).toBeAttached();
  await page.mouse.up();
  await expect(row(page, 'TEX-QB')).toHaveAttribute('data-place', 'BENCH');
  await expect(page.locator('[data-target]')).toHaveCount(0);
  // The button that the mouse was released on isn't pressed either.
  await expect(page.getByRole('button', { name: /^Keep / })).toHaveCount(0);

  // What comes above the lineup during a drag moves it under the mouse.
  await dragOver(row(page, 'OK-K'), row(page, 'LSU-WR'));
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '200px'));
  const bench = await middle(toBench(page));
  await page.mouse.move(bench.x, bench.y);
  await expect(isOver(page)).toBeAttached();
  await page.mouse.up();
  await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'BENCH');

  // A drag ends where its last move was, also before the page has drawn it.
  await row(page, 'TEX-QB').evaluate(async (squad) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const send = (node: Node, type: string, at: object) =>
      node.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', ...at }));
    const from = middle(squad);
    send(squad, 'pointerdown', from);
    send(document, 'pointermove', { ...from, clientY: from.clientY + 20 });
    const target = () => document.querySelector('[data-target][data-place="QB"]');
    while (target() === null) await new Promise(requestAnimationFrame);
    const to = middle(target()!);
    send(document, 'pointermove', to);
    send(document, 'pointerup', to);
  });
  await expect(row(page, 'TEX-QB')).toHaveAttribute('data-place', 'QB');
});

test('a lineup that doesn’t reach the server isn’t stored later, but kept to be saved', async ({ fan, db }) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach', { viewport: { width: 1280, height: 1100 } });
  const { page } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  const before = await storedLineup(db, leagueId, manager, WEEK);
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator(DRAG_LOADED)).toBeAttached();
  await drag(row(page, 'OK-K'), toBench(page));

  // The browser says that it's online all the time.
  const server = `http://${suite.firestoreHost}/**`;
  await page.route(server, (route) => route.abort());
  await page.getByRole('button', { name: 'Save lineup' }).click({ delay: 100 });
  await expect(state(page)).toHaveAttribute('data-state', 'refused');
  await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'BENCH');

  await page.unroute(server);
  // The browser asks before it leaves the page with an unsaved lineup.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', 'unsaved');
  expect(await storedLineup(db, leagueId, manager, WEEK)).toEqual(before);
  await page.getByRole('link', { name: 'Matchups' }).first().click();
  await expect(page).toHaveURL(/matchups/);
  await page.goBack();
  await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'BENCH');
  await save(page);
  expect(await storedLineup(db, leagueId, manager, WEEK)).toContain('OK-K_BENCH');
});

test('a finger drags after a rest, selects with a long press, and otherwise scrolls the page', async ({ fan, db }) => {
  await openWeek(db, WEEK);
  // High enough that squads and targets are away from the edges, near which a drag scrolls the page.
  const manager = await fan('coach', { viewport: { width: 390, height: 1300 }, hasTouch: true });
  const { page } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator(DRAG_LOADED)).toBeAttached();
  const finger = new Finger(await page.context().newCDPSession(page));

  await test.step('it drags after a rest', async () => {
    await finger.down(await middle(row(page, 'TEX-QB')));
    await expect(target(page, 'QB')).toBeAttached();
    await finger.move(await middle(target(page, 'QB')));
    await expect(isOver(page)).toBeAttached();
    await finger.up();
    await expect(row(page, 'TEX-QB')).toHaveAttribute('data-place', 'QB');
    await expect(state(page)).toHaveAttribute('data-state', 'unsaved');
  });

  await test.step('a long press without a move selects', async () => {
    await finger.down(await middle(row(page, 'OK-K')));
    await expect(toBench(page)).toBeAttached();
    await finger.up();
    await expect(page.getByRole('button', { name: 'Keep Oklahoma K where it is' })).toBeVisible();
    await toBench(page).tap();
    await expect(row(page, 'OK-K')).toHaveAttribute('data-place', 'BENCH');
    await save(page);
    expect(await storedLineup(db, leagueId, manager, WEEK)).toContain('OK-K_BENCH');
  });

  await test.step('it scrolls when it moves at once', async () => {
    const start = await middle(row(page, 'LSU-WR'));
    await finger.down(start);
    for (const by of [10, 30, 60, 90, 120]) await finger.move({ ...start, y: start.y - by });
    await finger.up();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.locator('[data-target]')).toHaveCount(0);
  });
});

test('a lineup that reaches the server after kickoff, from a device that is five minutes slow, never shows as saved', async ({
  fan,
  db,
}) => {
  await openWeek(db, WEEK);
  const manager = await fan('coach', { viewport: { width: 1280, height: 1100 } });
  const { page } = manager;
  const leagueId = await arrangeSeason(db, manager, WEEK);
  await page.clock.setSystemTime(Date.now() - 5 * 60_000);
  await page.goto(`/roster?league=${leagueId}`);
  await expect(page.locator(DRAG_LOADED)).toBeAttached();
  await drag(row(page, 'OK-K'), toBench(page));
  await state(page).evaluate((element) => {
    const seen: string[] = [];
    const note = () => seen.push(element.getAttribute('data-state') ?? '');
    new MutationObserver(note).observe(element, { attributes: true });
    Object.assign(window, { seen });
  });

  let kickedOff = () => {};
  const kickoff = new Promise<void>((resolve) => (kickedOff = resolve));
  await page.route(`http://${suite.firestoreHost}/**`, (route) => kickoff.then(() => route.continue()));
  await page.getByRole('button', { name: 'Save lineup' }).click({ delay: 100 });
  await expect(state(page)).toHaveAttribute('data-state', 'saving');
  await openWeek(db, WEEK, ['OK']);
  kickedOff();
  await expect(page.getByText('Oklahoma K has kicked off and can’t be moved this week.')).toBeVisible();
  await expect(state(page)).toHaveAttribute('data-state', 'refused');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['saving', 'refused']);
  expect(await storedLineup(db, leagueId, manager, WEEK)).not.toContain('OK-K_BENCH');
});
