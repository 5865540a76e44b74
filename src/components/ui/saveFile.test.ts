// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const share = vi.fn<(content: ShareData) => Promise<void>>();
const clicked: string[] = [];
const revoked = vi.fn();

/** A browser, in a tab or as an app on the home screen. */
function open({ userAgent = 'Firefox', installed = false, shares = true } = {}): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 1, share, canShare: () => shares });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

beforeEach(() => {
  vi.useFakeTimers();
  clicked.length = 0;
  share.mockReset().mockResolvedValue();
  revoked.mockReset();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('downloads a file, which can be read for a while after the press', () => {
  open();
  saveFile('a,b', 'results.csv', 'text/csv');
  expect(clicked).toEqual(['results.csv blob:file']);
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file');
});

it('opens the share sheet in an app on a phone’s home screen, which may be closed', async () => {
  open({ userAgent: IPHONE, installed: true });
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  saveFile('a,b', 'results.csv', 'text/csv');
  expect(share.mock.calls[0]![0].files).toMatchObject([{ name: 'results.csv', type: 'text/csv' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(clicked).toEqual([]);
});

it('downloads a file that the share sheet refuses', async () => {
  open({ userAgent: IPHONE, installed: true });
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  saveFile('a,b', 'results.csv', 'text/csv');
  await vi.advanceTimersByTimeAsync(0);
  expect(clicked).toEqual(['results.csv blob:file']);
});

it.each([
  ['in a phone’s browser', { userAgent: IPHONE }],
  ['where a file of its kind can’t be shared', { userAgent: IPHONE, installed: true, shares: false }],
  ['in an app on a desktop', { installed: true }],
])('downloads %s', (_, browser) => {
  open(browser);
  saveFile('a,b', 'results.csv', 'text/csv');
  expect([clicked.length, share.mock.calls.length]).toEqual([1, 0]);
});
