import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseTrade, type Trade } from '@/domain/moves/trades';
import { MyTradesProvider, useMyEndedTrades, useMyTrades } from './MyTradesProvider';

type Next = (seen: Loadable<Trade[]>) => void;
type Asked = { places: { leagueId: string; team: string }[]; since: number | null; next: Next };
const world = vi.hoisted(() => ({ leagues: [] as League[], asked: [] as Asked[] }));
vi.mock('../account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann', status: 'ready' }) }));
vi.mock('../league/LeagueProvider', () => ({ useLeagues: () => ({ leagues: ready(world.leagues) }) }));
vi.mock('@/data/account/signedIn', () => ({
  watchPendingTrades: (places: Asked['places'], next: Next) => ask({ places, since: null, next }),
}));
vi.mock('@/data/moves/trades', () => ({
  watchEndedTrades: (places: Asked['places'], since: number, next: Next) => ask({ places, since, next }),
}));

function ask(asked: Asked) {
  world.asked.push(asked);
  return () => undefined;
}

const drafted = (id: string, team = 'ann') =>
  parseLeague(id, { draftStatus: 'complete', userInfo: { ann: { displayName: 'Ann', team } } });
const trade = (id: string, stored: object = {}) => parseTrade(id, { leagueId: 'one', status: 'offered', ...stored });

const DAY = 86_400_000;

beforeEach(() => Object.assign(world, { leagues: [], asked: [] }));

const open = () => renderHook(() => useMyTrades(), { wrapper: MyTradesProvider });

it('asks once for all drafted leagues, each with the team that the user runs there', async () => {
  world.leagues = [drafted('two', 'bob'), drafted('one'), parseLeague('new', { userInfo: { ann: {} } })];
  const { result } = open();
  await waitFor(() => expect(world.asked).toHaveLength(1));
  expect(world.asked[0]?.places).toEqual([
    { leagueId: 'one', team: 'ann' },
    { leagueId: 'two', team: 'bob' },
  ]);
  expect(result.current).toEqual(LOADING);
  act(() => world.asked[0]?.next(ready([trade('a')])));
  expect(result.current).toEqual(ready([trade('a')]));
});

it('asks nothing without a drafted league', () => {
  world.leagues = [parseLeague('new', { userInfo: { ann: {} } })];
  expect(open().result.current).toEqual(ready([]));
  expect(world.asked).toEqual([]);
});

it('waits for each query of more than ten leagues, and leaves out one that failed', async () => {
  world.leagues = Array.from({ length: 10 }, (_, i) => drafted(`league${String(i)}`));
  const { result, rerender } = open();
  await waitFor(() => expect(world.asked).toHaveLength(1));
  world.leagues = [...world.leagues, drafted('more')];
  rerender();
  await waitFor(() => expect(world.asked.map(({ places }) => places.length)).toEqual([10, 1]));
  act(() => world.asked[0]?.next(failed('Offline')));
  expect(result.current).toEqual(LOADING);
  act(() => world.asked[1]?.next(ready([trade('a')])));
  expect(result.current).toEqual(ready([trade('a')]));
});

it('has failed once every query has, so that it’s no empty list', async () => {
  world.leagues = [drafted('one')];
  const { result } = open();
  await waitFor(() => expect(world.asked).toHaveLength(1));
  act(() => world.asked[0]?.next(failed('Offline')));
  expect(result.current).toEqual(failed('Offline'));
});

it('asks for ended trades only while they’re wanted, since the start of a day', async () => {
  world.leagues = [drafted('one')];
  const { result, rerender } = renderHook(({ wanted, now }) => useMyEndedTrades(wanted, now), {
    initialProps: { wanted: false, now: 20 * DAY + 5 },
  });
  expect(result.current).toEqual(LOADING);
  expect(world.asked).toEqual([]);
  rerender({ wanted: true, now: 20 * DAY + 5 });
  await waitFor(() => expect(world.asked.map(({ since }) => since)).toEqual([13 * DAY]));
  rerender({ wanted: true, now: 21 * DAY - 1 });
  const [early, late] = [1, 2].map((at) => trade(String(at), { status: 'declined', closedAt: new Date(at) }));
  act(() => world.asked[0]?.next(ready([early!, late!])));
  expect(result.current).toEqual(ready([late, early]));
  expect(world.asked).toHaveLength(1);
});
