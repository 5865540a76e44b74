'use client';

import { useLayoutEffect } from 'react';
import { formatTime } from '@/domain/kernel/times';
import type { ShellSession } from './session';

/** The class of `formatAge`'s note. */
export const AGE_NOTE =
  'no-print pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-20 mx-auto w-fit animate-fade rounded-t-control border border-b-0 border-line bg-surface px-3 py-0.5 text-xs text-ink-muted shadow-float';

/** The note that says how old the page is, while it's being updated. */
export const formatAge = (at: number) => `As of ${formatTime(at, new Date())}. Updating…`;

/** A page that isn't complete this long after its code has run is shown as it is, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Whether the page still waits for something it shows. */
export const isIncomplete = () =>
  document.querySelector('main[aria-busy], main :is([data-loading], .animate-breathe)') !== null;

/**
 * Takes what the next visit shows of a daily page (`useKeptPage`) away once the page itself is there.
 * `src/app/beforePaint.ts` shows it, in a shadow tree with the same style sheets, so that nothing on the page finds it.
 */
export function useLastPage(who: ShellSession['who']): void {
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
