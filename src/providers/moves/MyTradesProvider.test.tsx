import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend, type Request } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, tell } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import type { Trade } from '@/domain/moves/trades/trades';
import { useMyEndedTrades, useMyTrades } from './MyTradesProvider';

const DAY = 86_400_000;
const DRAFTED = { draftStatus: 'complete', members: ['ann', 'bob'] };

const stored = (team: string) => ({ ...DRAFTED, userInfo: { ann: { displayName: 'Ann', team } } });
const drafted = (id: string, team = 'ann') => parseLeague(id, stored(team));
const undrafted = parseLeague('new', { userInfo: { ann: {} } });
/** A stored trade of these teams. */
const trade = (leagueId: string, number: number, parties: string[], more: object = {}) =>
  backend.put({
    [`trades/${leagueId}_${parties[0]!}_${String(number)}`]: {
      ...{
        leagueId,
        number,
        from: parties[0],
        to: parties[1],
        parties,
        status: 'offered',
        offeredAt: new Date(),
        ...more,
      },
    },
  });
const tellMine = (leagues: League[]) => tell('my leagues', 'ann', ready({ leagues, lastMessages: {} }));
const isAboutTrades = ({ paths }: Request) => paths.join().includes('collectionId:trades');
const asked = () =>
  backend
    .sent()
    .filter(isAboutTrades)
    .flatMap(({ paths }) => paths);
const ids = (trades: Loadable<Trade[]>) => (trades.state === 'ready' ? trades.value.map(({ id }) => id) : trades);
const pass = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: 20 * DAY + 5 });
  const leagues = Array.from({ length: 10 }, (_, i) => `league${String(i)}`);
  backend.start(
    {
      ...documents.people('ann', 'bob'),
      ...Object.fromEntries(['one', 'more', ...leagues].map((id) => [`leagues/${id}`, stored('ann')])),
      'leagues/two': stored('bob'),
    },
    'ann',
  );
});
afterEach(() => void vi.useRealTimers());

const loaded = (result: { current: Loadable<unknown> }) =>
  vi.waitFor(
    async () => {
      await pass();
      expect(result.current.state).not.toBe('loading');
    },
    { timeout: 30_000 },
  );
const open = async () => {
  const { result } = renderHook(() => useMyTrades());
  expect(result.current).toEqual(LOADING);
  await loaded(result);
  return result;
};

it('asks once for all drafted leagues, each with the team that the user runs there', async () => {
  tellMine([drafted('two', 'bob'), drafted('one'), undrafted]);
  trade('one', 1, ['ann', 'bob']);
  trade('one', 2, ['bob', 'cat']);
  trade('two', 3, ['ann', 'cat']);
  trade('two', 4, ['bob', 'cat']);
  trade('two', 5, ['bob', 'cat'], { status: 'declined' });
  const result = await open();
  expect(ids(result.current)).toEqual(['one_ann_1', 'two_bob_4']);
  expect(asked()).toHaveLength(1);
});

it('asks nothing without a drafted league', () => {
  tellMine([undrafted]);
  expect(renderHook(() => useMyTrades()).result.current).toEqual(ready([]));
  expect(asked()).toEqual([]);
});

it('waits for each query of more than ten leagues, and leaves out one that failed', async () => {
  trade('more', 1, ['ann', 'bob']);
  backend.setFaults({
    fault: ({ paths }) => (paths.join().includes('league0') ? 'permission-denied' : null),
    latency: ({ paths }) => (paths.join().includes('more') ? 500 : 0),
  });
  tellMine([...Array.from({ length: 10 }, (_, i) => drafted(`league${String(i)}`)), drafted('more')]);
  const began = Date.now();
  const result = await open();
  expect(Date.now() - began).toBeGreaterThanOrEqual(500);
  expect(asked()).toHaveLength(2);
  expect(ids(result.current)).toEqual(['more_ann_1']);
});

it('has failed once every query has, so that it’s no empty list', async () => {
  tellMine([drafted('one')]);
  backend.setFaults({ fault: (request) => (isAboutTrades(request) ? 'permission-denied' : null) });
  const result = await open();
  expect(result.current).toMatchObject({ state: 'failed' });
});

it('asks for ended trades only while they’re wanted, since the start of a day', async () => {
  tellMine([drafted('one')]);
  tell('pending trades', 'one ann', ready([]));
  const ended = (number: number, time: number) =>
    trade('one', number, ['ann', 'bob'], { status: 'declined', closedAt: new Date(time) });
  ended(1, 13 * DAY);
  ended(2, 15 * DAY);
  ended(3, 13 * DAY - 1);
  const { result, rerender } = renderHook(({ wanted, now }) => useMyEndedTrades(wanted, now), {
    initialProps: { wanted: false, now: 20 * DAY + 5 },
  });
  expect(result.current).toEqual(LOADING);
  expect(asked()).toEqual([]);
  rerender({ wanted: true, now: 20 * DAY + 5 });
  await loaded(result);
  rerender({ wanted: true, now: 21 * DAY - 1 });
  await pass();
  expect(ids(result.current)).toEqual(['one_ann_2', 'one_ann_1']);
  expect(asked()).toHaveLength(1);
});
