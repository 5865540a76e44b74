'use client';

import { useEffect } from 'react';

/** How long a component has to move the focus itself, in milliseconds. */
const OWN_TIME_MS = 50;

/** Whether no element has the focus. */
export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * When the element with the focus disappears, moves the focus to the heading of the part of the page that it was in, as soon as there is one: else the keyboard
 * and a screen reader would begin again at the top.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let last: Element | null = null;
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = [];
      for (let one = target.parentElement; one !== null; one = one.parentElement) around.push(one);
    };
    const isLost = () => last !== null && !last.isConnected && focusIsNowhere();
    const rescue = () => {
      timer = undefined;
      if (isLost()) focusHeading(around);
    };
    const observer = new MutationObserver(() => {
      if (timer === undefined && isLost()) timer = setTimeout(rescue, OWN_TIME_MS);
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** Focuses the first heading in the innermost of these elements that has one and is still on the page. */
function focusHeading(around: readonly Element[]): void {
  for (const place of around) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading === null) continue;
    heading.tabIndex = -1;
    // The heading isn't interactive, so it shows no focus ring.
    heading.style.outline = 'none';
    return heading.focus({ preventScroll: true });
  }
}
