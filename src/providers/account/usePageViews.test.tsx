import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '../../../tests/support/page';
import { env } from '@/config/env';
import { setConsent } from '@/data/device/consent';
import { AFTER_PAGE_MS, usePageViews } from './usePageViews';

const analytics = vi.hoisted(() => ({
  loaded: vi.fn(),
  sendPageView: vi.fn(() => Promise.resolve()),
  stopCounting: vi.fn(),
}));
vi.mock('@/data/backend/analytics', () => {
  analytics.loaded();
  return { sendPageView: analytics.sendPageView, stopCounting: analytics.stopCounting };
});

function Page() {
  usePageViews();
  return null;
}
const configure = (measurementId: string | undefined) => Object.assign(env.firebase, { measurementId });
const later = () => act(() => vi.advanceTimersByTimeAsync(AFTER_PAGE_MS));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  localStorage.clear();
  visit('/');
});
afterEach(() => {
  vi.useRealTimers();
  configure(undefined);
});

it.each([
  ['neither configured nor accepted', undefined, false],
  ['configured but not accepted', 'G-TEST', false],
  ['accepted but not configured', undefined, true],
])('loads and sends nothing when analytics is %s', async (_, id, agreed) => {
  configure(id);
  setConsent(agreed);
  render(<Page />);
  await later();
  visit('/about');
  await later();
  expect(analytics.loaded).not.toHaveBeenCalled();
  expect(analytics.sendPageView).not.toHaveBeenCalled();
});

it('sends one delayed page view for each route change (R7.6)', async () => {
  configure('G-TEST');
  setConsent(true);
  const { rerender } = render(<Page />);
  expect(analytics.sendPageView).not.toHaveBeenCalled();
  await later();
  rerender(<Page />);
  for (const path of ['/roster', '/about']) visit(path);
  await later();
  expect(analytics.sendPageView.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/', '/roster', '/about']);
});

it('stops when the consent is withdrawn', async () => {
  configure('G-TEST');
  setConsent(true);
  render(<Page />);
  await later();
  act(() => setConsent(false));
  visit('/about');
  await later();
  expect(analytics.sendPageView).toHaveBeenCalledOnce();
  expect(analytics.stopCounting).toHaveBeenCalled();
});
