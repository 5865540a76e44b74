'use client';

import { useEffect, useRef } from 'react';

/** Gives the focus to the heading of the page; false while there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  // It can do nothing, so a ring around it would promise too much.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether nothing has the focus. */
export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * The person who had the focus on something that went with the view before is put on the heading of the new one, as soon as it is there. The person who comes
 * in, or has the focus on what stays, is left alone.
 */
export function useHeadingFocus(view: string): void {
  const last = useRef<Element | null>(null);
  const shown = useRef(view);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const settled = () => last.current === null || last.current.isConnected || !focusIsNowhere() || focusHeading();
    if (settled()) return;
    // The view is still on its way, and its heading comes with it.
    const observer = new MutationObserver(() => {
      if (settled()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view]);
}
