import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses';

const entry = (index: number, sameDocument: boolean) => ({ index, key: `entry ${String(index)}`, sameDocument });
const navigation = Object.assign(new EventTarget(), { currentEntry: entry(3, true), entries: () => [] as object[] });
const pushState = vi.fn();
const back = vi.fn();

/** A page that was opened by a link within the app, or by its address. */
function opened(by: 'link' | 'address'): void {
  const entries = [entry(0, false), entry(1, false), entry(2, by === 'link'), entry(3, true)];
  navigation.currentEntry = entries[3]!;
  navigation.entries = () => entries;
  pushState.mockImplementation(() => {
    navigation.currentEntry = entry(4, true);
    entries.push(navigation.currentEntry);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(window.history, 'pushState').mockImplementation(pushState.mockReset());
  vi.spyOn(window.history, 'back').mockImplementation(back.mockReset());
  opened('link');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Goes to another entry of the history. Returns whether the page lets that happen. */
function goesTo(index: number, { cancelable = true, navigationType = 'traverse' } = {}): boolean {
  const event = Object.assign(new Event('navigate', { cancelable }), {
    navigationType,
    destination: entry(index, true),
  });
  act(() => void navigation.dispatchEvent(event));
  if (!event.defaultPrevented && navigationType === 'traverse') navigation.currentEntry = entry(index, true);
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
  expect([goesTo(2), pushState.mock.calls.length]).toEqual([true, 0]);
});

it('stops nothing else: a link, the way forward, and a second Back without a press', () => {
  const close = vi.fn();
  const { unmount } = renderHook(() => useBackCloses(true, close));
  expect(goesTo(4, { navigationType: 'push' })).toBe(true);
  expect(goesTo(4)).toBe(true);
  expect(close).not.toHaveBeenCalled();
  expect(goesTo(2, { cancelable: false })).toBe(true);
  unmount();
});

it('works on a page that was opened by its address, where it needs no extra Back afterwards', () => {
  opened('address');
  const close = vi.fn();
  const { rerender, unmount } = renderHook(({ open }) => useBackCloses(open, close), { initialProps: { open: true } });
  expect([navigation.currentEntry.index, goesTo(3), close.mock.calls.length]).toEqual([4, true, 1]);
  rerender({ open: false });
  rerender({ open: true });
  // Closed by its button, and then Back.
  rerender({ open: false });
  expect([navigation.currentEntry.index, goesTo(3)]).toEqual([4, true]);
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  unmount();
});

it('does without the Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  renderHook(() => useBackCloses(true, vi.fn()));
});
