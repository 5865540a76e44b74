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

describe('the settlement by this client', () => {
  it('comes at once from the first in line, and later from the others', async () => {
    server.settle.mockResolvedValue(true);
    settle('ann');
    settle('bob');
    await pass(10);
    expect(server.settle).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(server.settle).toHaveBeenCalledTimes(2);
  });

  it('does not come for a league that is settled, nor without a line to the server', async () => {
    settle('ann', closed);
    settle('ann', open, false);
    await pass(60_000);
    expect(server.settle).not.toHaveBeenCalled();
  });

  it('is tried again after a longer and longer wait, also when the league looked settled for as long as the try lasted', async () => {
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
