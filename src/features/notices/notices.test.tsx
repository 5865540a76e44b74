import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn, tellLeagues, visit } from '../../../tests/support/page';
import { setReader } from '@/data/device/deviceData';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { NoticeSettings } from '@/domain/notices/kinds';
import type { Notice } from '@/domain/notices/notice';
import { parseLeague } from '@/domain/league/league';
import type { NoticeList } from '@/providers/notices/useNotices';
import { LiveNotices } from './LiveNotices';
import { NoticesBell } from './NoticesBell';

const NOW = Date.parse('2025-10-18T16:00:00Z');
const HOUR = 3_600_000;

const world = vi.hoisted(() => ({
  list: {} as unknown,
  hidden: false,
  show: vi.fn(),
  info: vi.fn(),
}));
vi.mock('@/components', async (original) => ({
  ...(await original<object>()),
  notify: { info: world.info },
}));
vi.mock('@/providers/notices/useNotices', () => ({ useNotices: () => world.list }));

const offer: Notice = {
  key: 'trade 1',
  kind: 'trade',
  at: NOW - 2 * HOUR,
  leagueId: 'home',
  text: 'Ann offered you a trade.',
  until: NOW + HOUR,
  href: '/trades?league=home',
  needsMe: true,
};
const result: Notice = {
  key: 'result 1',
  kind: 'result',
  at: NOW - 26 * HOUR,
  leagueId: 'away',
  text: 'Week 7 is final.',
  href: '/matchups?league=away&week=7',
  needsMe: false,
};

/** The browser's notifications; `answer` is what its question brings. */
class BrowserNotification extends EventTarget {
  static permission: NotificationPermission;
  static answer: NotificationPermission;
  static asked: number;
  static requestPermission = () => {
    BrowserNotification.asked += 1;
    BrowserNotification.permission = BrowserNotification.answer;
    return Promise.resolve(BrowserNotification.answer);
  };
  constructor(...given: unknown[]) {
    super();
    world.show(...given);
  }
}
const browser = (permission: NotificationPermission, answer: NotificationPermission = permission) =>
  void Object.assign(BrowserNotification, { permission, answer, asked: 0 });
const LEAGUES = [parseLeague('home', { name: 'Home and Home' }), parseLeague('away', { name: 'Away' })];
const KEY = documents.emailKeyOf('ann');
/** Ann’s record, in which her choices and the time are at which she opened the list. */
const record = () => backend.stored(`users/${KEY}`)!.notices as Record<string, unknown> | undefined;
const writes = () => backend.sent().filter(({ kind }) => kind === 'write').length;
const refuse = () => backend.setFaults({ fault: ({ kind }) => (kind === 'write' ? 'permission-denied' : null) });
const REFUSED = 'You can’t do that, or something changed while you were looking.';

function given(notices: Loadable<Notice[]>, changes: Partial<NoticeList> = {}) {
  const unseen = notices.state === 'ready' ? notices.value.length : 0;
  world.list = { notices, unseen, seenAt: null, loading: false, incomplete: false, lineupsDue: [], ...changes };
}
function show(open = true) {
  const onClose = vi.fn();
  const live = () => <LiveNotices open={open} onClose={onClose} onUnseen={() => undefined} />;
  const shown = render(live());
  return { onClose, again: () => shown.rerender(live()) };
}
const list = () => screen.findByRole('dialog', { name: 'Notifications' });
const settings = async (chosen: NoticeSettings = {}) => {
  signIn('ann', { key: KEY, notices: { ...chosen } });
  given(ready([]));
  show();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.getByRole('dialog', { name: 'Notification settings' });
};
const kind = (name: string) => within(screen.getByRole('group', { name }));

// Else the first import may outlast its test, whose mark then falls into a later one.
beforeAll(() => import('@/data/account/users'));
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('Notification', BrowserNotification);
  browser('default');
  localStorage.clear();
  visit('/');
  backend.start(documents.people('ann'), 'ann');
  setReader('ann');
  signIn('ann', { key: KEY });
  tellLeagues(ready(LEAGUES));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (world.hidden ? 'hidden' : 'visible'));
  world.hidden = false;
});
afterEach(() => void vi.useRealTimers());

describe('the bell', () => {
  it.each([
    [0, 'Notifications'],
    [3, 'Notifications, 3 new'],
    [12, 'Notifications, 9+ new'],
  ])('with %d new ones is called %j', async (unseen, name) => {
    given(ready([offer]), { unseen });
    render(<NoticesBell live />);
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    expect(writes()).toBe(0);
  });

  it('opens the list, even if it’s pressed before the code is there, and has the focus again when that closes', async () => {
    given(ready([offer]), { unseen: 1 });
    render(<NoticesBell live />);
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    expect(within(await list()).getByRole('link')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toHaveFocus();
  });
});

describe('the list', () => {
  it('has what needs the user first, each with its league, its time and a link', async () => {
    given(ready([offer, result]), { seenAt: NOW - 20 * HOUR });
    show();
    const dialog = within(await list());
    const needs = dialog.getByRole('region', { name: 'Your move' });
    expect(needs).toHaveTextContent(/Trades:Ann offered you a trade.Home and Home·Expires .*New/);
    expect(within(needs).getByRole('link')).toHaveAttribute('href', '/trades?league=home');
    const earlier = dialog.getByRole('region', { name: 'Earlier' });
    expect(earlier).toHaveTextContent('Results:Week 7 is final.Away·26 h ago');
    expect(within(earlier).queryByText('New')).not.toBeInTheDocument();
  });

  it.each([
    ['an hour or more to act', NOW + HOUR, /Expires \w/],
    ['less', NOW + HOUR - 1000, '59:59 left'],
    ['no time left', NOW - 1, '2 h ago'],
    ['no end', undefined, '2 h ago'],
  ])('says when there is %s', async (_, until, text) => {
    const { until: _until, ...open } = offer;
    given(ready([until === undefined ? open : { ...open, until }]));
    show();
    expect(within(await list()).getByRole('link')).toHaveTextContent(text);
  });

  it('doesn’t name the league of a person with only one', async () => {
    tellLeagues(ready(LEAGUES.slice(0, 1)));
    given(ready([offer]));
    show();
    expect(await list()).not.toHaveTextContent('Home and Home');
  });

  it('is marked as seen at the latest time that it shows, and stays marked as new while it’s open', async () => {
    given(ready([{ ...offer, at: NOW + 5 }]));
    const { again } = show();
    await list();
    await waitFor(() => expect(record()).toEqual({ seen: NOW + 5 }));
    given(ready([{ ...offer, at: NOW + 5 }]), { unseen: 0, seenAt: NOW + 5 });
    again();
    expect(screen.getByText('New')).toBeInTheDocument();
    expect(writes()).toBe(1);
  });

  it('isn’t written when nothing is new', async () => {
    given(ready([offer]), { unseen: 0, seenAt: NOW });
    show();
    await list();
    expect(writes()).toBe(0);
  });

  it('says why it couldn’t be marked', async () => {
    refuse();
    given(ready([offer]));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
  });

  it.each([
    ['nothing', ready<Notice[]>([]), {}, 'You’re all caught up'],
    ['a failure', failed('No answer.'), {}, 'Couldn’t load your notifications'],
    ['a part missing', ready([offer]), { incomplete: true }, 'Some notifications didn’t load'],
  ])('with %s says so', async (_, notices, changes, text) => {
    given(notices, changes);
    show();
    expect(await list()).toHaveTextContent(text);
  });

  it.each([
    ['before the leagues are known', LOADING, {}],
    ['while nothing is there and more is on its way', ready<Notice[]>([]), { loading: true }],
  ])('is loading %s', async (_, notices, changes) => {
    given(notices, changes);
    show();
    await list();
    expect(screen.getByRole('status', { name: 'Loading your notifications' })).toBeInTheDocument();
  });

  it('offline says that it may be out of date', async () => {
    backend.setOnline(false);
    given(ready([offer]));
    show();
    expect(await list()).toHaveTextContent('You’re offline. This list may be out of date.');
  });

  it('closes with Escape, and when a notice is followed', async () => {
    given(ready([offer]));
    const { onClose } = show();
    const link = within(await list()).getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the settings', () => {
  it('show where each kind is told, and save another choice without asking the browser', async () => {
    await settings({ mention: 'off' });
    expect(kind('Trades').getByLabelText('App')).toBeChecked();
    expect(kind('Mentions').getByLabelText('Off')).toBeChecked();
    await userEvent.click(kind('Trades').getByLabelText('Off'));
    await waitFor(() => expect(record()).toEqual({ trade: 'off' }));
    expect(BrowserNotification.asked).toBe(0);
  });

  it('keep the focus while a choice is being saved, and take no other until then', async () => {
    await settings();
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    backend.setFaults({ latency: ({ kind }) => (kind === 'write' ? onItsWay : 0) });
    await userEvent.click(kind('Trades').getByLabelText('Off'));
    expect(kind('Trades').getByLabelText('Off')).toBeEnabled();
    expect(kind('Trades').getByLabelText('Off')).toHaveFocus();
    await userEvent.click(kind('Trades').getByLabelText('App'));
    expect(kind('Trades').getByLabelText('Off')).toBeChecked();
    arrive();
    await waitFor(() => expect(record()).toEqual({ trade: 'off' }));
  });

  it('ask the browser once it’s chosen, and save it when it’s allowed', async () => {
    browser('default', 'granted');
    await settings();
    expect(BrowserNotification.asked).toBe(0);
    await userEvent.click(kind('Trades').getByLabelText('Browser'));
    expect(BrowserNotification.asked).toBe(1);
    await waitFor(() => expect(record()).toEqual({ trade: 'browser' }));
  });

  it.each([
    ['denied', 'Your browser blocks notifications from this site'],
    ['default', 'This browser doesn’t show them yet'],
  ] as const)('save nothing when the answer is %s, and say so', async (answer, text) => {
    browser('default', answer);
    const dialog = await settings();
    await userEvent.click(kind('Trades').getByLabelText('Browser'));
    await waitFor(() => expect(dialog).toHaveTextContent(text));
    expect(writes()).toBe(0);
    expect(kind('Trades').getByLabelText('App')).toBeChecked();
  });

  it.each([
    ['none', 'This browser can’t show notifications'],
    ['denied', 'Your browser blocks notifications from this site'],
  ] as const)('with the permission %s don’t offer the browser', async (permission, text) => {
    if (permission === 'none') vi.stubGlobal('Notification', undefined);
    else browser(permission);
    expect(await settings({ trade: 'browser' })).toHaveTextContent(text);
    expect(kind('Mentions').getByLabelText('Browser')).toBeDisabled();
    expect(kind('Mentions').getByLabelText('Off')).toBeEnabled();
  });

  it('offer to allow what was chosen on another device', async () => {
    browser('default', 'granted');
    await settings({ trade: 'browser' });
    await userEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
    expect(BrowserNotification.asked).toBe(1);
  });

  it('say why a choice wasn’t saved, and show the former one', async () => {
    await settings();
    refuse();
    await userEvent.click(kind('Trades').getByLabelText('Off'));
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(kind('Trades').getByLabelText('App')).toBeChecked();
  });

  it('can’t be changed offline', async () => {
    backend.setOnline(false);
    expect(await settings()).toHaveTextContent('You’re offline.');
    expect(kind('Trades').getByLabelText('Off')).toBeDisabled();
  });

  it('go back to the list, and the button keeps the focus', async () => {
    await settings();
    expect(screen.getByRole('button', { name: 'Back to notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await list()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
  });
});

describe('what comes up while the page is open', () => {
  const now = { ...offer, at: NOW };

  it('is a toast if it needs the user, once', () => {
    given(ready([now, { ...result, at: NOW }]));
    const { again } = show(false);
    again();
    expect(world.info.mock.calls).toEqual([['Home and Home: Ann offered you a trade.']]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Away: Week 7 is final.');
  });

  it('isn’t told again after a reload, or if it’s older than the page', () => {
    given(ready([now, { ...offer, key: 'older' }]));
    show(false);
    show(false);
    expect(world.info).toHaveBeenCalledOnce();
  });

  it.each([
    ['the clock in its draft room', 'onTheClock', '/draft/home', '/draft/home', 0],
    ['the clock in another draft room', 'onTheClock', '/draft/home', '/draft/away', 1],
    ['a mention in the conversation that is open', 'mention', '/messages?league=home', '/messages', 0],
    ['a mention elsewhere', 'mention', '/messages?league=home', '/', 1],
  ] as const)('is not a toast for %s', (_, of, href, path, toasts) => {
    visit(path);
    tellLeagues(ready(LEAGUES.slice(0, 1)));
    given(ready([{ ...now, kind: of, href }]));
    show(false);
    expect(world.info).toHaveBeenCalledTimes(toasts);
  });

  it.each([
    ['granted', { trade: 'browser' }, 1],
    ['granted', {}, 0],
    ['denied', { trade: 'browser' }, 0],
    ['default', { trade: 'browser' }, 0],
  ] as const)(
    'on a hidden page with permission %s and %j is shown by the browser %d times',
    async (permission, chosen, times) => {
      world.hidden = true;
      browser(permission);
      signIn('ann', { key: KEY, notices: { ...chosen } });
      given(ready([{ ...now, detail: 'Straight swap' }]));
      const { again } = show(false);
      again();
      await waitFor(() => expect(world.show).toHaveBeenCalledTimes(times));
      if (times > 0)
        expect(world.show).toHaveBeenCalledWith(
          'Ann offered you a trade.',
          expect.objectContaining({
            body: 'Home and Home\nStraight swap',
            tag: 'trade 1',
            data: { href: '/trades?league=home' },
          }),
        );
      expect(world.info).not.toHaveBeenCalled();
    },
  );

  it('waits as a toast for a hidden page without browser notifications', () => {
    world.hidden = true;
    given(ready([now]));
    show(false);
    expect(world.info).not.toHaveBeenCalled();
    world.hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(world.info).toHaveBeenCalledOnce();
  });
});
