import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Shown {
  title: string;
  options: { body?: string; tag?: string; icon: string; silent: boolean; data: { href?: string } };
  close: () => void;
}

let shown: Shown[];
let visible: boolean;
let push: (data: unknown) => Promise<void>;

/** Runs `public/sw.js` with what its `push` handler needs of a service worker. */
beforeEach(() => {
  shown = [];
  visible = false;
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://squads.test' },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    clients: {
      matchAll: () =>
        Promise.resolve([{ visibilityState: 'hidden' }, ...(visible ? [{ visibilityState: 'visible' }] : [])]),
    },
    registration: {
      showNotification: vi.fn((title: string, options: Shown['options']) => {
        // A notification replaces the one with the same tag.
        shown = shown.filter((one) => options.tag === undefined || one.options.tag !== options.tag);
        const one: Shown = { title, options, close: () => void (shown = shown.filter((other) => other !== one)) };
        shown.push(one);
        return Promise.resolve();
      }),
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve(shown.filter(({ options }) => options.tag === tag)),
    },
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL });
  push = async (data) => {
    let done: Promise<void> | undefined;
    handlers.get('push')?.({ data, waitUntil: (promise: Promise<void>) => (done = promise) });
    await done;
  };
});

const SENT = { title: 'You’re on the clock.', body: 'Home', href: '/draft/home', tag: 'onTheClock home 3' };
const message = (data: object = SENT) => ({ json: () => ({ from: '1', fcmMessageId: 'x', data }) });

describe('what was sent while the app is closed', () => {
  it('is shown, and leads to its page', async () => {
    await push(message());
    expect(shown).toMatchObject([
      {
        title: 'You’re on the clock.',
        options: { body: 'Home', tag: 'onTheClock home 3', silent: false, data: { href: '/draft/home' } },
      },
    ]);
  });

  it('is shown once when it arrives twice', async () => {
    await push(message());
    await push(message());
    expect(shown).toHaveLength(1);
  });

  it('is taken back where a page is visible, which tells it itself', async () => {
    await push(message({ ...SENT, tag: 'another' }));
    visible = true;
    await push(message());
    expect(shown.map(({ options }) => options.tag)).toEqual(['another']);
  });

  it.each([
    ['nothing', null],
    [
      'no JSON',
      {
        json: () => {
          throw new SyntaxError('no JSON');
        },
      },
    ],
    ['no data', { json: () => ({}) }],
  ])('says that there is something when it has %s: the browser asks for a notification', async (_, data) => {
    await push(data);
    expect(shown.map(({ title }) => title)).toEqual(['Something new in your league']);
  });
});
