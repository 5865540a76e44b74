import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league';
import { ready } from '@/domain/loadable';
import { fail, succeed } from '@/domain/result';
import { parseTrade } from '@/domain/trades';
import { parseWeek } from '@/domain/weeks';
import { useTradeDriver } from './useTradeDriver';

const HOUR = 3_600_000;
const NOW = 1_760_000_000_000;
const world = vi.hoisted(() => ({
  leagues: null as unknown,
  week: null as unknown,
  online: true,
  calls: [] as string[],
  answers: [] as unknown[],
}));
vi.mock('@/data/serverClock', () => ({ serverClock: { now: () => Date.now() } }));
vi.mock('../AuthProvider', () => ({ useAuth: () => ({ uid: 'bob' }) }));
vi.mock('../LeagueProvider', () => ({ useLeagues: () => ({ leagues: world.leagues }) }));
vi.mock('../SeasonProvider', () => ({ useSeason: () => ({ week: world.week }) }));
vi.mock('../useOnline', () => ({ useOnline: () => world.online }));
vi.mock('@/data/tradeExecution', () => ({
  carryOutTrade: (_: unknown, id: string) => {
    world.calls.push(`carry out ${id}`);
    return Promise.resolve(world.answers.shift());
  },
}));
vi.mock('@/data/tradeCommands', () => ({
  closeExpired: ({ id }: { id: string }) => {
    world.calls.push(`close ${id}`);
    return Promise.resolve(world.answers.shift());
  },
}));

const accepted = parseTrade('t', { leagueId: 'l', from: 'ann', to: 'bob', status: 'accepted', acceptedAt: NOW });
const offered = parseTrade('o', {
  leagueId: 'l',
  from: 'bob',
  to: 'ann',
  status: 'offered',
  offeredAt: NOW - 71 * HOUR,
});
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  Object.assign(world, {
    leagues: ready([parseLeague('l', { season: 2025, members: ['ann', 'bob'], tradeReview: 'day' })]),
    week: ready(parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, firstKickoff: NOW + 60 * HOUR })),
    online: true,
    calls: [],
    answers: [],
  });
});
afterEach(() => vi.useRealTimers());

it('carries a trade out when its review is over, and tries again after a failure', async () => {
  world.answers = [fail('permission-denied', ''), succeed('waiting'), succeed('done')];
  const trades = [accepted];
  renderHook(() => useTradeDriver(trades));
  await passes(24 * HOUR);
  expect(world.calls).toEqual([]);
  await passes(200);
  expect(world.calls).toEqual(['carry out t']);
  await passes(3600);
  expect(world.calls).toHaveLength(2);
  await passes(7100);
  expect(world.calls).toHaveLength(3);
  await passes(HOUR);
  expect(world.calls).toHaveLength(3);
});

it('stores that an offer of the user’s has expired', async () => {
  world.answers = [succeed()];
  const trades = [offered];
  renderHook(() => useTradeDriver(trades));
  await passes(HOUR + 200);
  expect(world.calls).toEqual(['close o']);
});

it('does nothing offline, and nothing once the page is gone', async () => {
  const trades = [accepted];
  world.online = false;
  renderHook(() => useTradeDriver(trades));
  await passes(25 * HOUR);
  world.online = true;
  const { unmount } = renderHook(() => useTradeDriver(trades));
  unmount();
  await passes(25 * HOUR);
  expect(world.calls).toEqual([]);
});
