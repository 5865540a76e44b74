import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import type { UnreadCount } from '@/domain/messages/messages';
import { UnreadProvider, useUnread } from './UnreadProvider';

type Next = (seen: Loadable<UnreadCount>) => void;
const LEAGUES = [parseLeague('home', {}), parseLeague('away', {})];
const world = vi.hoisted(() => ({
  asked: [] as { what: string; next: Next }[],
  lastMessages: {} as Record<string, number>,
  user: { lastRead: {} as Record<string, number>, mutedLeagues: [] as string[] },
  path: '/',
}));
vi.mock('next/navigation', () => ({ usePathname: () => world.path }));
vi.mock('../account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann', status: 'ready', user: world.user }) }));
vi.mock('../league/LeagueProvider', () => ({
  useLeagues: () => ({ leagues: ready(LEAGUES), usual: LEAGUES[0] }),
  useLastMessages: () => world.lastMessages,
}));
vi.mock('@/data/account/signedIn', () => ({
  watchUnread: (leagueId: string, _uid: string, next: Next) => ask(leagueId, next),
  watchUnreadSince: (leagueId: string, _uid: string, readAt: number, next: Next) =>
    ask(`${leagueId} since ${String(readAt)}`, next),
}));

function ask(what: string, next: Next) {
  world.asked.push({ what, next });
  return () => undefined;
}
const open = () => renderHook(() => useUnread(), { wrapper: UnreadProvider });
const asked = () => world.asked.map(({ what }) => what);
const READ = { lastMessages: { home: 50, away: 70 }, user: { lastRead: { home: 50, away: 70 }, mutedLeagues: [] } };

beforeEach(() =>
  Object.assign(world, { asked: [], lastMessages: {}, user: { lastRead: {}, mutedLeagues: [] }, path: '/' }),
);

describe('unread messages', () => {
  it('aren’t asked for in a league whose newest message was read', async () => {
    Object.assign(world, { ...READ, user: { lastRead: { home: 50, away: 60 }, mutedLeagues: [] } });
    const { result } = open();
    await waitFor(() => expect(asked()).toEqual(['away since 60']));
    act(() => world.asked[0]?.next(ready({ count: 2, mentioned: true, mentionedAt: 5 })));
    expect(result.current).toEqual({
      total: 2,
      mentionedIn: ['away'],
      mentionedAt: { home: null, away: 5 },
      byLeague: { home: 0, away: 2 },
    });
  });

  it('are asked for once a message arrives, and no more once it was read', async () => {
    Object.assign(world, READ);
    const { result, rerender } = open();
    expect(result.current.total).toBe(0);
    world.lastMessages = { ...READ.lastMessages, home: 80 };
    rerender();
    await waitFor(() => expect(asked()).toEqual(['home since 50']));
    act(() => world.asked[0]?.next(ready({ count: 1, mentioned: false, mentionedAt: null })));
    expect(result.current.total).toBe(1);
    world.user = { ...READ.user, lastRead: { home: 80, away: 70 } };
    rerender();
    expect(result.current.total).toBe(0);
    expect(asked()).toEqual(['home since 50']);
  });

  it.each([
    ['a league that doesn’t say when its newest was sent', { ...READ, lastMessages: { away: 70 } }],
    ['a user who hasn’t noted what they have read', { ...READ, user: { lastRead: { away: 70 }, mutedLeagues: [] } }],
  ])('are asked for in %s', async (_, state) => {
    Object.assign(world, state);
    open();
    await waitFor(() => expect(asked()).toEqual(['home']));
  });

  it('aren’t asked for in a muted league', async () => {
    Object.assign(world, { user: { lastRead: {}, mutedLeagues: ['home'] } });
    open();
    await waitFor(() => expect(asked()).toEqual(['away']));
  });

  it('aren’t asked for in the league whose conversation is on the screen', async () => {
    Object.assign(world, { path: '/messages', user: { lastRead: {}, mutedLeagues: [] } });
    const { result, rerender } = open();
    await waitFor(() => expect(asked()).toEqual(['away']));
    expect(result.current.byLeague).toEqual({ home: 0, away: 0 });
    world.path = '/';
    rerender();
    await waitFor(() => expect(asked()).toEqual(['away', 'home']));
  });
});
