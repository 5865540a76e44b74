import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '@/domain/draft/types';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { DOUBLE_CLICK_MS } from '@/hooks/useDoubleClickGuard';
import { SHOW_UNSENT_MS, usePick } from './usePick';

const server = vi.hoisted(() => ({ pick: vi.fn<(...args: unknown[]) => Promise<unknown>>() }));
vi.mock('@/data/draft/drafts', () => ({ pick: server.pick, comeBack: vi.fn() }));

let answer: (result: Result<void>) => void;
beforeEach(() => {
  vi.useFakeTimers();
  server.pick.mockReset();
  server.pick.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
});
afterEach(() => {
  vi.useRealTimers();
});

const enter = (draft: Draft) => renderHook(({ now }) => usePick(now, 'ann'), { initialProps: { now: draft } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a manager’s own pick', () => {
  const draft = exampleDraft();
  const next = pickNext(draft);
  const squad = next.picks[0]!;

  it('is sent at once and only once, despite repeated clicks', () => {
    const { result } = enter(draft);
    act(() => result.current.actions.pick(squad));
    act(() => result.current.actions.pick('UK-K'));
    expect(server.pick.mock.calls).toEqual([[draft, 'ann', squad]]);
  });

  it('isn’t followed by another from a double click, which is over soon', async () => {
    const { result } = enter(draft);
    act(() => result.current.actions.pick(squad));
    answer(succeed());
    await pass(DOUBLE_CLICK_MS - 100);
    act(() => result.current.actions.pick('UK-K'));
    expect(server.pick).toHaveBeenCalledTimes(1);
    await pass(100);
    act(() => result.current.actions.pick('UK-K'));
    expect(server.pick).toHaveBeenCalledTimes(2);
  });

  it('isn’t shown as unsent, and causes no rerender, when it succeeds quickly', async () => {
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return usePick(draft, 'ann');
    });
    const before = drawn;
    act(() => result.current.actions.pick(squad));
    expect(drawn).toBe(before);
    answer(succeed());
    await pass(SHOW_UNSENT_MS * 3);
    expect([result.current.unsent, result.current.error]).toEqual([null, null]);
  });

  it('is shown as unsent while the connection is down, until it is on the board', async () => {
    const { result, rerender } = enter(draft);
    act(() => result.current.actions.pick(squad));
    await pass(SHOW_UNSENT_MS + 1);
    expect(result.current.unsent).toBe(squad);
    await pass(3_600_000);
    expect(result.current.unsent).toBe(squad);
    act(() => result.current.actions.pick('UK-K'));
    expect(server.pick).toHaveBeenCalledTimes(1);
    rerender({ now: next });
    expect(result.current.unsent).toBeNull();
  });

  it('shows why it was refused, and another pick can be made', async () => {
    const { result } = enter(draft);
    act(() => result.current.actions.pick(squad));
    answer(fail('taken', 'It was taken a moment ago.'));
    await pass(1);
    expect(result.current).toMatchObject({ unsent: null, error: 'It was taken a moment ago.' });
    act(() => result.current.actions.pick('UK-K'));
    expect(server.pick).toHaveBeenCalledTimes(2);
    expect(result.current.error).toBeNull();
  });
});
