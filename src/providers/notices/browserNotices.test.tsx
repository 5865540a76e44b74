import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askPermission, browserPermission, onPermission, showInBrowser } from './browserNotices';

const made = vi.hoisted(() => [] as EventTarget[]);
class FakeNotification extends EventTarget {
  static permission = 'default';
  static requestPermission = vi.fn();
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly options: object,
  ) {
    super();
    made.push(this);
  }
}
let registration: object | undefined;

beforeEach(() => {
  made.length = 0;
  registration = undefined;
  FakeNotification.permission = 'default';
  FakeNotification.requestPermission.mockReset();
  vi.stubGlobal('Notification', FakeNotification);
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
});
afterEach(() => vi.unstubAllGlobals());

describe('the permission', () => {
  it.each([
    ['default', 'ask'],
    ['granted', 'granted'],
    ['denied', 'denied'],
  ])('%s is %s', (stored, permission) => {
    FakeNotification.permission = stored;
    expect(browserPermission()).toBe(permission);
  });

  it('is none where the browser has no notifications', () => {
    vi.stubGlobal('Notification', undefined);
    expect(browserPermission()).toBe('none');
  });

  it('is asked for once, and not after an answer', async () => {
    FakeNotification.requestPermission.mockImplementation(() => {
      FakeNotification.permission = 'granted';
      return Promise.resolve('granted');
    });
    expect(await askPermission()).toBe('granted');
    expect(await askPermission()).toBe('granted');
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
  });

  it('may have changed when the page is shown again', () => {
    const told = vi.fn();
    const stop = onPermission(told);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledOnce();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('a browser notification', () => {
  const show = () => showInBrowser('On the clock', 'Home', { tag: 'key', href: '/draft/home' });
  const options = { body: 'Home', tag: 'key', data: { href: '/draft/home' } };

  it('is shown by the service worker where there is one', async () => {
    const showNotification = vi.fn();
    registration = { active: {}, showNotification };
    await show();
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('On the clock', expect.objectContaining(options));
    expect(made).toEqual([]);
  });

  it.each([
    ['without a service worker', undefined],
    ['while it’s being installed', { active: null }],
  ])('is shown by the page %s', async (_, given) => {
    registration = given;
    await show();
    expect(made).toEqual([
      expect.objectContaining({ title: 'On the clock', options: expect.objectContaining(options) as object }),
    ]);
  });
});
