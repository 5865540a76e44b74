import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDeviceData, noteAnswer, setReader } from '@/data/device/deviceData';
import { markSignedIn } from '@/data/device/signInMarks';
import { useLastPage } from '@/features/shell/lastPage';
import { useKeptPage } from '@/features/shell/useKeptPage';
import type { ShellSession } from '@/features/shell/session';
import { BEFORE_PAINT } from './beforePaint';

function Page({ who = 'signedIn', loading = false }: { who?: ShellSession['who']; loading?: boolean }) {
  useLastPage(who);
  useKeptPage('/roster');
  return (
    <main id="main">
      <a href="/portal">Georgia QB</a>
      <select defaultValue="2">
        <option value="1">Week 1</option>
        <option value="2">Week 2</option>
      </select>
      {loading && <div className="animate-breathe" />}
    </main>
  );
}

/** Leaves the page that is shown, as a browser tells it. */
function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Leaves /roster of a league. */
function leaveRoster(page = <Page />) {
  window.history.replaceState(null, '', '/roster?league=L');
  const { unmount } = render(page);
  leave();
  unmount();
}

/** Opens an address, and returns what is shown before the page's own code has run; null if nothing is. */
function open(address: string): ShadowRoot | null {
  document.getElementById('last-page')?.remove();
  window.history.replaceState(null, '', address);
  const shadow = vi.spyOn(Element.prototype, 'attachShadow');
  new Function(BEFORE_PAINT)();
  const made = shadow.mock.results.at(-1);
  shadow.mockRestore();
  return document.getElementById('last-page') === null ? null : (made?.value as ShadowRoot);
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.innerHTML = '<meta name="version" content="1">';
  document.getElementById('last-page')?.remove();
  markSignedIn('ann');
  localStorage.setItem('selectedLeagueId', 'L');
  setReader('ann');
  noteAnswer();
});

it('is how a page looked when it was left, with its age, and its links alone can be pressed', () => {
  leaveRoster();
  const shown = open('/roster?league=L');
  expect(shown?.textContent).toMatch(/Georgia QBWeek 2As of \w{3} .*Updating…$/);
  expect(shown?.querySelector('a')).toMatchObject({ tabIndex: -1 });
  expect(shown?.querySelector('[aria-hidden="true"] a')).not.toBeNull();
});

it('is shown for the usual league where the address names none, and for no other address', () => {
  leaveRoster();
  expect(open('/roster')).not.toBeNull();
  expect(open('/roster?league=M')).toBeNull();
  expect(open('/portal?league=L')).toBeNull();
  localStorage.setItem('selectedLeagueId', 'M');
  expect(open('/roster')).toBeNull();
});

it('is never shown to another person, nor by another version, nor after a sign-out, nor when it’s older than its weekday', async () => {
  leaveRoster();
  document.head.innerHTML = '<meta name="version" content="2">';
  expect(open('/roster')).toBeNull();
  document.head.innerHTML = '<meta name="version" content="1">';
  markSignedIn('ben');
  expect(open('/roster')).toBeNull();
  markSignedIn('ann');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 24 * 3_600_000);
  expect(open('/roster')).toBeNull();
  vi.restoreAllMocks();
  expect(open('/roster')).not.toBeNull();
  await clearDeviceData();
  expect(open('/roster')).toBeNull();
});

it('for a returning user, asks at once for the fonts where there is a page to show, else for the code of Firebase', () => {
  const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const templates = ['/auth.js', '/firestore.js'].map((file) => `<link href="${file}">`).join('');
  document.head.innerHTML += `<template id="libraries">${templates}</template>
    <template id="fonts"><link href="/plain.woff2"></template>`;
  leaveRoster();
  open('/roster');
  expect(asked()).toEqual(['/plain.woff2']);
  open('/portal');
  expect(asked()).toEqual(['/plain.woff2', '/auth.js', '/firestore.js']);
  markSignedIn(null);
  document.head.innerHTML = `<template id="libraries">${templates}</template>`;
  open('/portal');
  expect(asked()).toEqual([]);
});

it('has nothing that is typed, can’t be typed in, and leaves out what isn’t to be kept', () => {
  leaveRoster(
    <>
      <Page />
      <main id="main">
        <textarea defaultValue="Roll with Texas" />
        <button type="button">Send</button>
        <p data-unkept>An answer to your feedback</p>
      </main>
    </>,
  );
  const shown = open('/roster')!;
  expect(shown.textContent).not.toMatch(/Texas|answer/);
  expect([...shown.querySelectorAll('[inert]')].map(({ localName }) => localName)).toEqual([
    'select',
    'textarea',
    'button',
  ]);
});

it('isn’t kept of messages that are scrolled up: their end isn’t there', () => {
  leaveRoster();
  expect(open('/roster')).not.toBeNull();
  leaveRoster(
    <>
      <Page />
      <div data-at-end={false} />
    </>,
  );
  expect(open('/roster')).toBeNull();
});

it('isn’t kept of a page that isn’t complete or that the server hasn’t confirmed', () => {
  leaveRoster(<Page loading />);
  expect(open('/roster')).toBeNull();
  setReader('ben');
  leaveRoster();
  expect(open('/roster')).toBeNull();
});

it('isn’t kept of a page that shows another person than who is signed in by now', () => {
  markSignedIn('ben');
  leaveRoster();
  expect(localStorage.getItem('lastPage./roster')).toBeNull();
});

it('is kept after some seconds, too, because a page that is left within the app isn’t hidden', () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/roster?league=L');
  render(<Page />);
  act(() => void vi.advanceTimersByTime(3_000));
  vi.useRealTimers();
  expect(open('/roster')).not.toBeNull();
});

it('goes once the page is complete, and at once for who is signed out', async () => {
  leaveRoster();
  const isShown = () => document.getElementById('last-page') !== null;
  open('/roster?league=L');
  const page = render(<Page who="unknown" />);
  expect(isShown()).toBe(true);
  page.rerender(<Page loading />);
  expect(isShown()).toBe(true);
  page.rerender(<Page />);
  await waitFor(() => expect(isShown()).toBe(false));
  open('/roster?league=L');
  page.rerender(<Page who="signedOut" loading />);
  expect(isShown()).toBe(false);
});
