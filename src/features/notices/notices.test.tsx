import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceIsOnline } from '../../../tests/support/online';
import { setReader } from '@/data/device/deviceData';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { NoticeSettings } from '@/domain/notices/kinds';
import type { Notice } from '@/domain/notices/notice';
import type { BrowserPermission } from '@/providers/notices/browserNotices';
import type { NoticeList } from '@/providers/notices/useNotices';
import { LiveNotices } from './LiveNotices';
import { NoticesBell } from './NoticesBell';

const NOW = Date.parse('2025-10-18T16:00:00Z');
const HOUR = 3_600_000;

const world = vi.hoisted(() => ({
  list: {} as unknown,
  notices: {} as unknown,
  leagues: [] as unknown[],
  usual: null as { id: string } | null,
  online: true,
  path: '/',
  permission: 'ask' as string,
  hidden: false,
  mark: vi.fn(),
  choose: vi.fn(),
  show: vi.fn(),
  ask: vi.fn(),
  info: vi.fn(),
}));
vi.mock('next/navigation', () => ({
  usePathname: () => world.path,
  useRouter: () => ({ push: () => undefined, prefetch: () => undefined }),
}));
vi.mock('@/components', async (original) => ({
  ...(await original<object>()),
  notify: { info: world.info },
}));
vi.mock('@/providers/account/AuthProvider', () => ({
  useAuth: () => ({ user: { key: 'me', notices: world.notices } }),
}));
vi.mock('@/providers/league/LeagueProvider', () => ({
  useLeagues: () => ({ leagues: { state: 'ready', value: world.leagues }, usual: world.usual }),
}));
vi.mock('@/providers/kernel/serverClock', async () => {
  const { DEVICE_CLOCK } = await import('@/hooks/useNow');
  return { SERVER_CLOCK: { ...DEVICE_CLOCK, now: () => Date.parse('2025-10-18T16:00:00Z') } };
});
vi.mock('@/providers/notices/useNotices', () => ({ useNotices: () => world.list }));
vi.mock('@/providers/notices/browserNotices', () => ({
  browserPermission: () => world.permission,
  onPermission: () => () => undefined,
  askPermission: world.ask,
  showInBrowser: world.show,
}));
vi.mock('@/data/account/users', () => ({ markNoticesSeen: world.mark, chooseNoticeChannel: world.choose }));
deviceIsOnline(() => world.online);

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
  world.notices = chosen;
  given(ready([]));
  show();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.getByRole('dialog', { name: 'Notification settings' });
};
const kind = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  setReader('me');
  Object.assign(world, {
    notices: {},
    usual: null,
    online: true,
    path: '/',
    permission: 'ask' as BrowserPermission,
  });
  world.leagues = [
    { id: 'home', name: 'Home and Home' },
    { id: 'away', name: 'Away' },
  ];
  world.mark.mockResolvedValue({ ok: true });
  world.choose.mockResolvedValue({ ok: true });
  world.show.mockResolvedValue(undefined);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (world.hidden ? 'hidden' : 'visible'));
  world.hidden = false;
});

describe('the bell', () => {
  it.each([
    [0, 'Notifications'],
    [3, 'Notifications, 3 new'],
    [12, 'Notifications, 9+ new'],
  ])('with %d new ones is called %j', async (unseen, name) => {
    given(ready([offer]), { unseen });
    render(<NoticesBell />);
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    expect(world.mark).not.toHaveBeenCalled();
  });

  it('opens the list, even if it’s pressed before the code is there, and has the focus again when that closes', async () => {
    given(ready([offer]), { unseen: 1 });
    render(<NoticesBell />);
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
    world.leagues = [{ id: 'home', name: 'Home and Home' }];
    given(ready([offer]));
    show();
    expect(await list()).not.toHaveTextContent('Home and Home');
  });

  it('is marked as seen at the latest time that it shows, and stays marked as new while it’s open', async () => {
    given(ready([{ ...offer, at: NOW + 5 }]));
    const { again } = show();
    await list();
    await vi.waitFor(() => expect(world.mark).toHaveBeenCalledExactlyOnceWith(expect.anything(), NOW + 5));
    given(ready([{ ...offer, at: NOW + 5 }]), { unseen: 0, seenAt: NOW + 5 });
    again();
    expect(screen.getByText('New')).toBeInTheDocument();
    expect(world.mark).toHaveBeenCalledOnce();
  });

  it('isn’t written when nothing is new', async () => {
    given(ready([offer]), { unseen: 0, seenAt: NOW });
    show();
    await list();
    expect(world.mark).not.toHaveBeenCalled();
  });

  it('says why it couldn’t be marked', async () => {
    world.mark.mockResolvedValue({ ok: false, error: { code: 'x', message: 'The server said no.' } });
    given(ready([offer]));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server said no.');
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
    world.online = false;
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
    expect(world.choose).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'trade', 'off');
    expect(world.ask).not.toHaveBeenCalled();
  });

  it('ask the browser once it’s chosen, and save it when it’s allowed', async () => {
    world.ask.mockResolvedValue('granted');
    await settings();
    expect(world.ask).not.toHaveBeenCalled();
    await userEvent.click(kind('Trades').getByLabelText('Browser'));
    expect(world.ask).toHaveBeenCalledOnce();
    expect(world.choose).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'trade', 'browser');
  });

  it.each([
    ['denied', 'Your browser blocks notifications from this site'],
    ['ask', 'This browser doesn’t show them yet'],
  ] as const)('save nothing when the answer is %s, and say so', async (answer, text) => {
    world.ask.mockImplementation(() => {
      world.permission = answer;
      return Promise.resolve(answer);
    });
    const dialog = await settings();
    await userEvent.click(kind('Trades').getByLabelText('Browser'));
    expect(dialog).toHaveTextContent(text);
    expect(world.choose).not.toHaveBeenCalled();
    expect(kind('Trades').getByLabelText('App')).toBeChecked();
  });

  it.each([
    ['none', 'This browser can’t show notifications'],
    ['denied', 'Your browser blocks notifications from this site'],
  ])('with the permission %s don’t offer the browser', async (permission, text) => {
    world.permission = permission;
    expect(await settings({ trade: 'browser' })).toHaveTextContent(text);
    expect(kind('Mentions').getByLabelText('Browser')).toBeDisabled();
    expect(kind('Mentions').getByLabelText('Off')).toBeEnabled();
  });

  it('offer to allow what was chosen on another device', async () => {
    world.ask.mockResolvedValue('granted');
    await settings({ trade: 'browser' });
    await userEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
    expect(world.ask).toHaveBeenCalledOnce();
  });

  it('say why a choice wasn’t saved, and show the former one', async () => {
    world.choose.mockResolvedValue({ ok: false, error: { code: 'x', message: 'The server said no.' } });
    await settings();
    await userEvent.click(kind('Trades').getByLabelText('Off'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server said no.');
    expect(kind('Trades').getByLabelText('App')).toBeChecked();
  });

  it('can’t be changed offline', async () => {
    world.online = false;
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
    Object.assign(world, { path, usual: { id: 'home' } });
    given(ready([{ ...now, kind: of, href }]));
    show(false);
    expect(world.info).toHaveBeenCalledTimes(toasts);
  });

  it.each([
    ['granted', { trade: 'browser' }, 1],
    ['granted', {}, 0],
    ['denied', { trade: 'browser' }, 0],
    ['ask', { trade: 'browser' }, 0],
  ] as const)(
    'on a hidden page with permission %s and %j is shown by the browser %d times',
    (permission, chosen, times) => {
      Object.assign(world, { hidden: true, permission, notices: chosen });
      given(ready([{ ...now, detail: 'Straight swap' }]));
      const { again } = show(false);
      again();
      expect(world.show).toHaveBeenCalledTimes(times);
      if (times > 0)
        expect(world.show).toHaveBeenCalledWith('Ann offered you a trade.', 'Home and Home\nStraight swap', {
          tag: 'trade 1',
          href: '/trades?league=home',
        });
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
