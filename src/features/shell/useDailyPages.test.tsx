import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { router } from '../../../tests/support/backend/navigation';
import { useDailyPages } from './useDailyPages';

const DAILY = ['/', '/leagues', '/roster', '/matchups', '/solo'];
const fetched = () => router.prefetch.mock.calls.flat();

beforeEach(() => router.prefetch.mockClear());
afterEach(() => vi.unstubAllGlobals());

it('fetches the daily pages once that’s wanted, and on each page what has become stale of them', () => {
  const { rerender } = renderHook(useDailyPages, { initialProps: false });
  expect(fetched()).toEqual([]);
  rerender(true);
  expect(fetched()).toEqual(DAILY);
  act(() => router.push('/roster'));
  expect(fetched()).toEqual([...DAILY, ...DAILY]);
});

it('fetches nothing for those who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  renderHook(() => useDailyPages(true));
  expect(fetched()).toEqual([]);
});
