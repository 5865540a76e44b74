import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { useQueue } from './useQueue';

const server = vi.hoisted(() => ({
  save: vi.fn<(leagueId: string, uid: string, squads: readonly SquadId[]) => Promise<Result<void>>>(),
}));
vi.mock('@/data/draft/draftQueues', () => ({
  saveQueue: server.save,
  watchQueue: (_: string, __: string, next: (queue: Loadable<SquadId[]>) => void) => {
    next(ready<SquadId[]>(['ALA-QB']));
    return () => undefined;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  server.save.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the hook with a queue of one squad. `line(false)` cuts the connection. */
async function sit() {
  const { result, rerender } = renderHook(({ live }) => useQueue('league1', 'ann', live), {
    initialProps: { live: true },
  });
  await pass(0);
  return { queue: () => result.current, line: (live: boolean) => rerender({ live }) };
}

describe("the user's queue", () => {
  it('shows a new order at once and combines several changes into one save', async () => {
    server.save.mockResolvedValue(succeed());
    const { queue } = await sit();
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    act(() => queue().changeQueue(['UK-K']));
    expect(queue().state.squads).toEqual(ready(['UK-K']));
    expect(queue().state.saving).toBe(true);
    await pass(1000);
    expect(server.save.mock.calls).toEqual([['league1', 'ann', ['UK-K']]]);
    expect(queue().state.saving).toBe(false);
  });

  it('keeps an order made offline, says so, and saves it when back online', async () => {
    server.save.mockResolvedValueOnce(fail('offline', 'You’re offline.'));
    const { queue, line } = await sit();
    line(false);
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    await pass(1000);
    expect(queue().state.squads).toEqual(ready(['UK-K', 'ALA-QB']));
    expect(queue().state.error).toBe('You’re offline. Your queue is saved as soon as you’re back online.');

    server.save.mockResolvedValueOnce(succeed());
    line(true);
    await pass(1000);
    expect(server.save).toHaveBeenCalledTimes(2);
    expect(server.save).toHaveBeenLastCalledWith('league1', 'ann', ['UK-K', 'ALA-QB']);
    expect(queue().state.error).toBeNull();
  });

  it('keeps an order that the server is too busy for, says so, and saves it a little later', async () => {
    server.save.mockResolvedValueOnce(fail('aborted', 'Another manager changed this.')).mockResolvedValue(succeed());
    const { queue } = await sit();
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    await pass(1000);
    expect(queue().state.squads).toEqual(ready(['UK-K', 'ALA-QB']));
    expect(queue().state.error).toBe('Your queue isn’t saved yet. We’re trying again.');
    await pass(10_000);
    expect(server.save).toHaveBeenLastCalledWith('league1', 'ann', ['UK-K', 'ALA-QB']);
    expect(queue().state.error).toBeNull();
  });

  it('returns to the stored order when a save is denied', async () => {
    server.save.mockResolvedValueOnce(fail('permission-denied', 'You may not.'));
    const { queue } = await sit();
    act(() => queue().changeQueue([]));
    await pass(1000);
    expect(queue().state.squads).toEqual(ready(['ALA-QB']));
    expect(queue().state.error).toBe('You may not.');
  });
});
