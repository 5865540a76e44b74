import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses';

const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
beforeEach(() => vi.stubGlobal('navigation', navigation));
afterEach(() => vi.unstubAllGlobals());

/** Goes to another entry of the history. Returns whether the page let that happen. */
function goesTo(index: number, { cancelable = true, navigationType = 'traverse' } = {}): boolean {
  const event = Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: { index } });
  act(() => void navigation.dispatchEvent(event));
  return !event.defaultPrevented;
}

it('closes what was opened last, then what is under it, then leaves the page', () => {
  const [under, over] = [vi.fn(), vi.fn()];
  const below = renderHook(({ open }) => useBackCloses(open, under), { initialProps: { open: true } });
  const above = renderHook(({ open }) => useBackCloses(open, over), { initialProps: { open: true } });
  expect([goesTo(2), over.mock.calls.length, under.mock.calls.length]).toEqual([false, 1, 0]);
  above.rerender({ open: false });
  expect([goesTo(2), over.mock.calls.length, under.mock.calls.length]).toEqual([false, 1, 1]);
  below.unmount();
  expect(goesTo(2)).toBe(true);
});

it('stops nothing else: a link, the way forward, and a second Back without a press', () => {
  const close = vi.fn();
  renderHook(() => useBackCloses(true, close));
  expect(goesTo(4, { navigationType: 'push' })).toBe(true);
  expect(goesTo(4)).toBe(true);
  expect(goesTo(2, { cancelable: false })).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('does without the Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  renderHook(() => useBackCloses(true, vi.fn()));
});
