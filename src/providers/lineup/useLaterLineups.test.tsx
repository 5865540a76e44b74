import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { benchedLineup, type Lineup } from '@/domain/lineup/lineup';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { forgetPerson } from '@/hooks/subscriptions';
import { useLaterLineups } from './useLaterLineups';

type Next = (lineups: Loadable<Record<string, Lineup>>) => void;
const watched = vi.hoisted(() => new Map<string, Next>());
vi.mock('@/data/season/weeklyRosters', () => ({
  watchWeekLineups: (leagueId: string, weekId: string, next: Next) => {
    watched.set(`${leagueId} ${weekId}`, next);
    return () => watched.delete(`${leagueId} ${weekId}`);
  },
}));
const lineup = benchedLineup(['ALA-QB']);
const tell = (weekId: string, lineups: Loadable<Record<string, Lineup>>) =>
  act(() => watched.get(`home ${weekId}`)?.(lineups));

beforeEach(() => watched.clear());

it('has the lineups of every week once all have loaded, and none for a week without any', async () => {
  const { result, rerender } = renderHook(({ weeks }) => useLaterLineups('home', weeks), {
    initialProps: { weeks: ['2025-09'] },
  });
  expect(result.current).toEqual(LOADING);
  await waitFor(() => expect(watched.size).toBe(1));
  rerender({ weeks: ['2025-09', '2025-10'] });
  await waitFor(() => expect(watched.size).toBe(2));
  tell('2025-09', ready({ ann: lineup }));
  expect(result.current).toEqual(LOADING);
  tell('2025-10', { state: 'missing' });
  expect(result.current).toEqual(ready({ '2025-09': { ann: lineup }, '2025-10': {} }));
  rerender({ weeks: ['2025-09'] });
  expect(result.current).toEqual(ready({ '2025-09': { ann: lineup } }));
  forgetPerson();
  expect([...watched.keys()]).toEqual(['home 2025-09']);
});

it('is ready without weeks, and fails with the first week that does', async () => {
  const { result, rerender } = renderHook(({ weeks }: { weeks: string[] }) => useLaterLineups('home', weeks), {
    initialProps: { weeks: [] as string[] },
  });
  expect(result.current).toEqual(ready({}));
  rerender({ weeks: ['2025-09'] });
  await waitFor(() => expect(watched.size).toBe(1));
  tell('2025-09', failed('Not loaded'));
  expect(result.current).toEqual(failed('Not loaded'));
});
