import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SITE = 'https://squads.test';

/**
 * Runs the service worker with these pages open, presses a notification of this page, and returns what the worker did.
 */
async function press(href: unknown, open: readonly string[]) {
  const handlers = new Map<string, (event: object) => void>();
  const pages = open.map((path) => ({ url: `${SITE}${path}`, focus: vi.fn() }));
  const clients = { matchAll: () => Promise.resolve(pages), openWindow: vi.fn() };
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    location: { origin: SITE },
    clients,
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL, Set });
  const close = vi.fn();
  let done: Promise<void> = Promise.resolve();
  const waitUntil = (promise: Promise<void>) => (done = promise);
  handlers.get('notificationclick')?.({
    notification: { close, data: href === undefined ? null : { href } },
    waitUntil,
  });
  await done;
  expect(close).toHaveBeenCalledOnce();
  return {
    focused: pages.filter(({ focus }) => focus.mock.calls.length > 0).map(({ url }) => url),
    opened: clients.openWindow.mock.calls.flat() as unknown[],
  };
}

it.each([
  ['goes to the tab that has its page', '/trades?league=a', ['/', '/trades?league=a'], [`${SITE}/trades?league=a`], []],
  ['opens its page beside other tabs', '/draft/a', ['/', '/draft/b'], [], [`${SITE}/draft/a`]],
  ['opens the front page if it names none', undefined, [], [], [`${SITE}/`]],
  ['opens no other site', 'https://elsewhere.test/', ['/'], [], []],
])('a notification %s', async (_, href, open, focused, opened) =>
  expect(await press(href, open)).toEqual({ focused, opened }),
);
