import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, ready } from '@/domain/kernel/loadable';
import { FALLBACK_WEEK } from '@/domain/football/weeks';
import { SeasonProvider, useSeason } from './SeasonProvider';

const data = vi.hoisted(() => ({
  tellWeek: (_week: unknown): void => undefined,
  watched: 0,
  seasons: [] as number[],
  status: 'ready',
}));
vi.mock('../account/AuthProvider', () => ({
  useAuth: () => ({ uid: data.status === 'anonymous' ? null : 'ann', status: data.status }),
}));
vi.mock('@/data/backend/serverClock', () => ({ serverClock: { now: () => 0 } }));
vi.mock('@/data/season/weeks', () => ({
  watchCurrentWeek: (_now: unknown, next: (week: unknown) => void) => {
    data.tellWeek = next;
    data.watched += 1;
    return () => undefined;
  },
  watchWeeks: (season: number) => {
    data.seasons.push(season);
    return () => undefined;
  },
}));

async function season() {
  const { result } = renderHook(useSeason, { wrapper: SeasonProvider });
  await act(() => vi.dynamicImportSettled());
  return result;
}

beforeEach(() => {
  data.status = 'ready';
  data.watched = 0;
  data.seasons = [];
});

describe('the current week (R4.5, R8.3)', () => {
  it('falls back to week 1 when it can’t be loaded, and reports the failure', async () => {
    const result = await season();
    act(() => data.tellWeek(failed('Failed to load current week data')));
    expect(result.current.week).toEqual(ready(FALLBACK_WEEK));
    expect(result.current.weekFailure).toBe('Failed to load current week data');
    expect(result.current.weeks).toEqual(ready([FALLBACK_WEEK]));
    const third = { ...FALLBACK_WEEK, id: '2025-03', season: 2025, week: 3 };
    act(() => data.tellWeek(ready({ week: third, weeks: null })));
    expect(result.current).toMatchObject({ week: ready(third), weekFailure: null });
  });

  it('brings the calendar, which is watched only if the week’s document doesn’t hold it', async () => {
    const result = await season();
    const [second, third] = [2, 3].map((week) => ({ ...FALLBACK_WEEK, id: `2025-0${week}`, season: 2025, week }));
    await act(async () => data.tellWeek(ready({ week: third, weeks: [second, third] })));
    expect(result.current).toMatchObject({ week: ready(third), weeks: ready([second, third]) });
    expect(data.seasons).toEqual([]);
    await act(async () => data.tellWeek(ready({ week: third, weeks: null })));
    await act(() => vi.dynamicImportSettled());
    expect(result.current.weeks).toEqual({ state: 'loading' });
    expect(data.seasons).toEqual([2025]);
  });

  it('is requested while the user’s document still loads', async () => {
    data.status = 'loading';
    await season();
    expect(data.watched).toBe(1);
  });

  it.each(['anonymous', 'onboarding'])('is not requested when %s', async (status) => {
    data.status = status;
    await season();
    expect(data.watched).toBe(0);
  });
});
