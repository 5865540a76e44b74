'use client';

import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading. Returns false if there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  // The heading isn't interactive, so it shows no focus ring.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether no element has the focus. */
export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * When `view` changes and the focused element disappears with the old view, moves the focus to the heading of the new view, as soon as that is
 * mounted. The focus stays where it is when the room is first opened, or when the focused element stays mounted.
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
    // The new view is still loading, so wait for its heading.
    const observer = new MutationObserver(() => {
      if (settled()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [view]);
}
