import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { router } from '../../../tests/support/backend/navigation';
import { useDailyPages } from './useDailyPages';

const DAILY = ['/', '/leagues', '/roster', '/matchups', '/solo'];
const fetched = () => router.prefetch.mock.calls.flat();

beforeEach(() => {
  router.prefetch.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: {} });
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the daily pages, and on each page what has become stale of them, but not in a draft', () => {
  const { rerender } = renderHook(useDailyPages, { initialProps: null as string | null });
  expect(fetched()).toEqual([]);
  rerender('/');
  expect(fetched()).toEqual(DAILY);
  rerender('/roster');
  expect(fetched()).toEqual([...DAILY, ...DAILY]);
});

it.each([{ serviceWorker: {}, connection: { saveData: true } }, {}])(
  'fetches nothing for those who save data, and where the app can’t be kept on the device: %j',
  (browser) => {
    vi.stubGlobal('navigator', browser);
    renderHook(() => useDailyPages('/'));
    expect(fetched()).toEqual([]);
  },
);
