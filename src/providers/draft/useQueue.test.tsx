import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { ready } from '@/domain/kernel/loadable';
import { useQueue } from './useQueue';

const QUEUE = 'draftQueues/league1/managers/ann';
const saved = () => backend.stored(QUEUE)!.squads;
const writes = () => backend.sent().filter(({ kind }) => kind === 'write').length;
const fails = (code: string | null) => backend.setFaults({ fault: ({ kind }) => (kind === 'write' ? code : null) });

beforeEach(() => {
  vi.useFakeTimers();
  const members = ['ann', 'bob'];
  backend.start(
    { ...documents.people(...members), ...documents.scheduledLeague(members), [QUEUE]: { squads: ['ALA-QB'] } },
    'ann',
  );
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
    const { queue } = await sit();
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    act(() => queue().changeQueue(['UK-K']));
    expect(queue().state.squads).toEqual(ready(['UK-K']));
    expect(queue().state.saving).toBe(true);
    await pass(1000);
    expect([saved(), writes()]).toEqual([['UK-K'], 1]);
    expect(queue().state.saving).toBe(false);
  });

  it('keeps an order made offline, says so, and saves it when back online', async () => {
    const { queue, line } = await sit();
    line(false);
    backend.setOnline(false);
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    await pass(1000);
    expect(queue().state.squads).toEqual(ready(['UK-K', 'ALA-QB']));
    expect(queue().state.error).toBe('You’re offline. Your queue is saved as soon as you’re back online.');
    backend.setOnline(true);
    line(true);
    await pass(1000);
    expect([saved(), writes()]).toEqual([['UK-K', 'ALA-QB'], 1]);
    expect(queue().state.error).toBeNull();
  });

  it('keeps an order that the server is too busy for, says so, and saves it a little later', async () => {
    fails('aborted');
    const { queue } = await sit();
    act(() => queue().changeQueue(['UK-K', 'ALA-QB']));
    // The SDK tries again by itself for some seconds.
    await pass(12_000);
    expect(queue().state.squads).toEqual(ready(['UK-K', 'ALA-QB']));
    expect(queue().state.error).toBe('Your queue isn’t saved yet. We’re trying again.');
    fails(null);
    await pass(10_000);
    expect(saved()).toEqual(['UK-K', 'ALA-QB']);
    expect(queue().state.error).toBeNull();
  });

  it('returns to the stored order when a save is denied', async () => {
    fails('permission-denied');
    const { queue } = await sit();
    act(() => queue().changeQueue([]));
    await pass(1000);
    expect(queue().state.squads).toEqual(ready(['ALA-QB']));
    expect(queue().state.error).toMatch(/^You can’t do that/);
  });
});
