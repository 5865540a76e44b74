import { expect, type Page, type Request, type Route } from '@playwright/test';
import { suite } from '../../support/suite';
import type { PublicCount } from './leagues';
import type { Moment } from './moments';
import { expectLook, expectPicture, show, SIZES, VIEWS, type Extent, type Size } from './picture';
import { UNREAD } from './people';
import { leave, NO_PAGE, type Stage, type Who } from './stage';

/** What keeps a page from its data. */
export type Obstacle =
  /** The database never answers what is asked of this collection. */
  | { unanswered: string }
  /** Who is signed in is not known yet. */
  | 'signingIn'
  /** The network is lost once the page is there. */
  | 'offline'
  /** The database refuses to show these collections. */
  | { denied: readonly string[] };

/** A state of a route, with its pictures. */
export type Look = {
  /** The name of the test and of its pictures: the route, then the state. */
  name: string;
  path: string;
  /** A visitor who is not signed in, unless told. */
  who?: Who;
  /** The Wednesday before a Saturday, unless told. */
  moment?: Moment;
  /** What is on the screen when the state is reached. */
  shows: string | RegExp;
  obstacle?: Obstacle;
  /** How many public leagues are listed: all, unless told. */
  publicLeagues?: PublicCount;
  /** What the browser has stored before the page is opened. */
  stored?: Record<string, unknown>;
  /** What a person does on the page before the pictures are taken. */
  act?: (page: Page) => Promise<unknown>;
  /** All of the page, unless told. */
  extent?: Extent;
  /** Whether `npm test` takes this look: one of each route. */
  main?: true;
  /**
   * The sizes that it has pictures of: those of `picturesOf`, unless told. What others show well enough has no picture,
   * and axe looks at it all the same.
   */
  pictures?: readonly Size[];
  /**
   * The page that has a link to this one, and the link's name. The pictures are the same when the page is opened by it,
   * and when it is reloaded.
   */
  linkedFrom?: { path: string; link: string };
};

/**
 * The sizes that a look has pictures of. A dialog, and what stands in for a page that can't be shown, look at the desk
 * as they do on the phone, so they have one there only if the look says so.
 */
export function picturesOf({ pictures, obstacle, extent, act, moment }: Look): readonly Size[] {
  const isAlike = obstacle !== undefined || moment === 'noCalendar' || (extent === 'window' && act !== undefined);
  return pictures ?? (isAlike ? ['phone'] : SIZES);
}

/** The sizes of this run: `npm test` looks at the phone only. */
const PLAYED: readonly Size[] = process.env.TEST_SIZE === 'main' ? ['phone'] : SIZES;

/**
 * Brings a page into the state, compares it with its pictures, and has axe look at it; for some, compares it also after
 * a reload and by a link.
 */
export async function takeLook(stage: Stage, look: Look): Promise<void> {
  const { path, who = 'visitor', moment = 'upcoming', obstacle, publicLeagues = 'all', stored, act, linkedFrom } = look;
  const page = await stage.pageOf(who, moment);
  await page.setViewportSize(VIEWS.phone);
  await page.emulateMedia({ colorScheme: VIEWS.phone.theme });
  if (stored) await store(page, stored);
  await stage.state.listPublic(publicLeagues);
  const remove = await put(stage, page, obstacle);
  try {
    await page.goto(path);
    await settle(page, look);
    if (obstacle === 'offline') {
      // What either size shows has been fetched by then.
      for (const size of ['desk', 'phone'] as const) await show(page, size, look.extent ?? 'page');
      await page.context().setOffline(true);
      await expect(
        page
          .getByText(/offline/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    }
    await act?.(page);
    // Nothing is under the mouse, at either size.
    await page.mouse.move(0, 0);
    for (const size of PLAYED) await expectLook(page, { ...look, pictures: picturesOf(look) }, size);
    if (linkedFrom !== undefined && PLAYED.includes('desk')) await returnTo(page, look, linkedFrom);
  } finally {
    await remove();
    await leave(page);
  }
}

/** Compares a page with its pictures after a reload, and when it is opened by a link. */
async function returnTo(page: Page, look: Look, linkedFrom: { path: string; link: string }): Promise<void> {
  await page.setViewportSize(VIEWS.phone);
  await page.reload();
  await settle(page, look);
  await expectPicture(page, look, 'phone');
  await page.setViewportSize(VIEWS.desk);
  await page.goto(linkedFrom.path);
  await page
    .getByRole('link', { name: new RegExp(`^${linkedFrom.link}(,|$)`) })
    .filter({ visible: true })
    .first()
    .click();
  // A page writes its league into its address.
  await expect(page).toHaveURL(({ pathname }) => pathname === look.path.replace(/\?.*/, ''));
  await page.mouse.move(0, 0);
  await settle(page, look);
  await expectPicture(page, look, 'desk');
}

/** Waits until the page shows what it should, and nothing of it is still on its way. */
async function settle(page: Page, { shows, obstacle, who }: Look): Promise<void> {
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  if (obstacle === 'signingIn') return;
  await expect(page.getByRole('banner').locator('.animate-breathe')).toHaveCount(0);
  if (typeof obstacle === 'object' && 'unanswered' in obstacle) {
    // Without the leagues the whole page stays dimmed.
    if (obstacle.unanswered !== 'leagues') await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    return;
  }
  if (who === 'unread') {
    const unread = `Messages, ${String(UNREAD)} unread`;
    await expect(page.getByRole('banner').getByRole('link', { name: unread })).toBeVisible();
  }
  await expect(page.getByRole('status', { name: /^(Loading|Looking)/ })).toHaveCount(0);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  // Grey shapes in the place of what is to come say nothing to a screen reader.
  await expect(page.locator('main .animate-breathe:not([role=timer])')).toHaveCount(0);
}

/** Leaves these values in the browser's storage. */
async function store(page: Page, stored: Record<string, unknown>): Promise<void> {
  await page.goto(NO_PAGE);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Puts an obstacle in the way of a page that is not open yet; the answer removes it. */
async function put(stage: Stage, page: Page, obstacle: Obstacle | undefined): Promise<() => Promise<void>> {
  const context = page.context();
  const hold = async (host: string, isHeld: (request: Request) => boolean) => {
    const urls = `http://${host}/**`;
    const handler = (route: Route, request: Request) => (isHeld(request) ? undefined : route.fallback());
    await context.route(urls, handler);
    return () => context.unroute(urls, handler);
  };
  if (obstacle === undefined) return () => Promise.resolve();
  if (obstacle === 'signingIn') return hold(suite.authHost, () => true);
  if (obstacle === 'offline') {
    // Any route turns the browser's cache off, from which it would show the marks without a network.
    const marks = '**/logos/*';
    await context.route(marks, (route, request) => route.fulfill({ path: `public${new URL(request.url()).pathname}` }));
    return async () => {
      await context.unroute(marks);
      await context.setOffline(false);
    };
  }
  if ('unanswered' in obstacle) {
    const urls = `http://${suite.firestoreHost}/**`;
    const handler = (route: Route, request: Request) => {
      if (!asksFor(request, obstacle.unanswered)) return route.fallback();
      const rest = withoutListeners(request.postData() ?? '', obstacle.unanswered);
      // A read outside of the stream of listeners waits.
      return rest === null ? undefined : route.continue({ postData: rest });
    };
    await context.route(urls, handler);
    return () => context.unroute(urls, handler);
  }
  await stage.state.deny(obstacle.denied);
  return () => stage.state.restoreRules();
}

/** Whether a request to the database names a collection, in a query or in a document's path. */
function asksFor(request: Request, collection: string): boolean {
  return names(decodeURIComponent((request.postData() ?? '').replaceAll('+', ' ')), collection);
}

function names(text: string, collection: string): boolean {
  return text.includes(`"collectionId":"${collection}"`) || text.includes(`/documents/${collection}/`);
}

/**
 * The body of a request of the listeners' stream without its listeners of a collection; null if it isn't one. The
 * stream numbers its messages, so each of those listeners becomes one that is ended before it has begun.
 */
function withoutListeners(body: string, collection: string): string | null {
  const fields = new URLSearchParams(body);
  let found = false;
  for (const [field, text] of [...fields]) {
    if (!field.endsWith('___data__') || !names(text, collection)) continue;
    const message = JSON.parse(text) as { database: string; addTarget?: { targetId: number } };
    if (message.addTarget === undefined) continue;
    found = true;
    fields.set(field, JSON.stringify({ database: message.database, removeTarget: message.addTarget.targetId }));
  }
  return found ? fields.toString() : null;
}
