import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_CLOCK, useNow, watchTime, type Clock } from './useNow';

beforeEach(() => void vi.useFakeTimers({ now: 10_400 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('useNow', () => {
  it('updates just after each full second', () => {
    const { result } = renderHook(() => useNow(DEVICE_CLOCK));
    expect(result.current).toBe(10_400);
    pass(604);
    expect(result.current).toBe(10_400);
    pass(1);
    expect(result.current).toBe(11_005);
    pass(1000);
    expect(result.current).toBe(12_005);
  });

  it('updates at multiples of another interval', () => {
    const { result } = renderHook(() => useNow(DEVICE_CLOCK, 60_000));
    pass(49_604);
    expect(result.current).toBe(10_400);
    pass(1);
    expect(result.current).toBe(60_005);
  });

  it('updates when the page is shown again and when the clock was corrected, and stops when unmounted', () => {
    let ahead = 0;
    let corrected: () => void = () => undefined;
    const stopped = vi.fn();
    const clock: Clock = {
      now: () => Date.now() + ahead,
      subscribe: (listener) => {
        corrected = listener;
        return stopped;
      },
      check: vi.fn(),
      keep: () => stopped,
    };
    const { result, unmount } = renderHook(() => useNow(clock));
    ahead = 5000;
    act(() => corrected());
    expect(result.current).toBe(15_400);
    ahead = 7000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(17_400);
    expect(clock.check).toHaveBeenCalledTimes(3);
    unmount();
    expect(stopped).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('watchTime', () => {
  it('ticks at once and then at the times it is given', () => {
    const ticks: number[] = [];
    const next = (now: number) => [12_000, 13_500].find((at) => at > now) ?? Infinity;
    const stop = watchTime(DEVICE_CLOCK, next, (now) => ticks.push(now));
    vi.advanceTimersByTime(10_000);
    expect(ticks).toEqual([10_400, 12_005, 13_505]);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it('waits for times that are further away than a timer can wait', () => {
    const at = 10_400 + 40 * 86_400_000;
    const ticks: number[] = [];
    const stop = watchTime(
      DEVICE_CLOCK,
      (now) => (now < at ? at : Infinity),
      (now) => ticks.push(now),
    );
    vi.advanceTimersByTime(40 * 86_400_000 + 5);
    expect(ticks.at(-1)).toBe(at + 5);
    stop();
  });
});
