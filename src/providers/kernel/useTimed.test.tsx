import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimed } from './useTimed';

const NOON = Date.UTC(2025, 9, 18, 16);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
});
afterEach(() => {
  vi.useRealTimers();
});

it('updates at the next time and is the same object until then', () => {
  const timed = {
    at: (now: number) => ({ open: now >= NOON + 20_000 }),
    times: () => [NOON - MINUTE, null, NOON + 20_000],
  };
  const { result } = renderHook(() => useTimed(timed));
  const closed = result.current;
  expect(closed).toEqual({ open: false });
  act(() => void vi.advanceTimersByTime(19_000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(closed);
  act(() => void vi.advanceTimersByTime(1_100));
  expect(result.current).toEqual({ open: true });
});

it('is made anew each minute without a time', () => {
  const at = vi.fn(() => ({}));
  const timed = { at, times: () => [] };
  renderHook(() => useTimed(timed));
  const before = at.mock.calls.length;
  act(() => void vi.advanceTimersByTime(MINUTE + 100));
  expect(at.mock.calls.length).toBeGreaterThan(before);
});

it('is null until there is something to follow', () => {
  expect(renderHook(() => useTimed(null)).result.current).toBeNull();
});
