'use client';

import { useEffect, useLayoutEffect } from 'react';
import { currentReader, LAST_PAGE, lastAnswerAt } from '@/data/device/deviceData';
import { localStore } from '@/data/device/browserStorage';
import { LAST_VIEW_PAGES, pageVersion } from '@/data/device/lastView';
import { signedInUid } from '@/data/device/signInMarks';
import { formatTime } from '@/domain/kernel/times';
import { useIsCurrent } from '@/providers/messages/useLastAnswer';
import type { ShellSession } from './session';

/** The class of `formatAge`'s note. */
export const AGE_NOTE =
  'no-print pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-20 mx-auto w-fit animate-fade rounded-t-control border border-b-0 border-line bg-surface px-3 py-0.5 text-xs text-ink-muted shadow-float';

/** The note that says how old the page is, while it's being updated. */
export const formatAge = (at: number) => `As of ${formatTime(at, new Date())}. Updating…`;

/** A page that has been current for this long is kept even if it's left within the app, in milliseconds. */
const SETTLED_MS = 3_000;

/** A page that isn't complete this long after its code has run is shown as it is, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The longest page that is kept, in characters. */
const MAX_LENGTH = 200_000;

/** Whether the page still waits for something it shows. */
export const isIncomplete = () =>
  document.querySelector('main[aria-busy], main :is([data-loading], .animate-breathe)') !== null;

/**
 * Keeps how a daily page looks, and takes what the next visit shows of it away once the page itself is there.
 * `src/app/beforePaint.ts` shows it, in a shadow tree with the same style sheets, so that nothing on the page finds it.
 */
export function useLastPage(who: ShellSession['who'], pathname: string): void {
  const keeps = useIsCurrent() && who === 'signedIn' && LAST_VIEW_PAGES.includes(pathname);
  useEffect(() => {
    if (!keeps) return;
    const keepHidden = () => document.visibilityState === 'hidden' && keepPage();
    const timer = setTimeout(keepPage, SETTLED_MS);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [keeps, pathname]);

  useLayoutEffect(() => {
    const last = document.getElementById('last-page');
    if (last === null || who === 'unknown') return;
    const until = performance.now() + PATIENCE_MS;
    const lookAgain = () => {
      const waits = who === 'signedIn' && isIncomplete() && performance.now() < until;
      if (waits) requestAnimationFrame(lookAgain);
      else last.remove();
    };
    lookAgain();
  }, [who]);
}

function keepPage(): void {
  const { pathname, search } = window.location;
  const uid = currentReader();
  const version = pageVersion();
  const at = lastAnswerAt();
  const shell = document.getElementById('main')?.closest('body > *');
  if (version === '' || uid !== signedInUid() || at === null) return;
  // The end of messages, where the next visit begins, isn't in their HTML while they are scrolled up.
  if (shell == null || isIncomplete() || shell.querySelector('[data-at-end=false]')) return;
  const page = shell.cloneNode(true) as HTMLElement;
  page.setAttribute('aria-hidden', 'true');
  for (const part of page.querySelectorAll('.Toastify, [role=status][aria-label=Connection] > *')) part.remove();
  const chosen = shell.querySelectorAll('select');
  page.querySelectorAll('select').forEach((select, index) => {
    select.replaceChildren(...[...(chosen[index]?.selectedOptions ?? [])].map((option) => option.cloneNode(true)));
  });
  // Its links work; the rest waits for the page.
  for (const part of page.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'))
    part.tabIndex = -1;
  const age = document.createElement('p');
  age.className = AGE_NOTE;
  age.textContent = formatAge(at);
  page.append(age);
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML);
  // Hidden until its style sheets have come.
  const html = `<style>:host{display:none}</style>${sheets.join('')}${page.outerHTML}`;
  const key = LAST_PAGE + pathname;
  const kept = html.length <= MAX_LENGTH && localStore.writeJson(key, { uid, version, search, at, html });
  if (!kept) localStore.write(key, null);
}
