import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFirstPageShown } from './useFirstPageShown';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main aria-busy="true"></main>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

it('the first page is shown once it waits for nothing, and later pages don’t count', () => {
  const { result, rerender } = renderHook(useFirstPageShown, { initialProps: false });
  const main = document.querySelector('main')!;
  pass(20_000);
  rerender(true);
  pass(5_000);
  expect(result.current).toBe(false);
  main.removeAttribute('aria-busy');
  main.innerHTML = '<p class="animate-breathe"></p>';
  pass(200);
  expect(result.current).toBe(false);
  main.innerHTML = '<p>Bench</p>';
  pass(200);
  expect(result.current).toBe(true);
  main.setAttribute('aria-busy', 'true');
  pass(200);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

it('a page that takes too long isn’t waited for', () => {
  const { result } = renderHook(() => useFirstPageShown(true));
  pass(10_000);
  expect(result.current).toBe(false);
  pass(200);
  expect(result.current).toBe(true);
});
