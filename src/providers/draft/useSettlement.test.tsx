import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import type { League } from '@/domain/league';
import { useSettlement } from './useSettlement';

const server = vi.hoisted(() => ({ settle: vi.fn<() => Promise<boolean>>() }));
vi.mock('@/data/settlement', () => ({ settleDraft: server.settle }));

beforeEach(() => {
  vi.useFakeTimers();
  server.settle.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const over: Draft = { ...exampleDraft({ people: ['ann', 'bob'] }), status: 'complete' };
const open = { draftComplete: false } as League;
const closed = { draftComplete: true } as League;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const settle = (me: string, league = open, live = true) =>
  renderHook(({ seen }) => useSettlement(over, seen, me, live), { initialProps: { seen: league } });

describe('this client’s settlement of a draft', () => {
  it('is sent at once by the first client in line, and later by the others', async () => {
    server.settle.mockResolvedValue(true);
    settle('ann');
    settle('bob');
    await pass(10);
    expect(server.settle).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(server.settle).toHaveBeenCalledTimes(2);
  });

  it('is not sent for a settled league or while offline', async () => {
    settle('ann', closed);
    settle('ann', open, false);
    await pass(60_000);
    expect(server.settle).not.toHaveBeenCalled();
  });

  it('is retried with growing delays, even if the league briefly looks settled during each try', async () => {
    server.settle.mockResolvedValue(false);
    const { rerender } = settle('ann');
    await pass(10);
    // Each rejected write looks done briefly and is then rolled back.
    for (let second = 0; second < 60; second++) {
      rerender({ seen: closed });
      rerender({ seen: { ...open } });
      await pass(1000);
    }
    // One try at once, and four more after waits of 3.5, 7, 14 and 28 seconds.
    expect(server.settle).toHaveBeenCalledTimes(5);
  });
});
