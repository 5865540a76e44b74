import { useEffect } from 'react';

/** How long a component has to move the focus itself, in milliseconds. */
const OWN_TIME_MS = 50;

/** Whether no element has the focus. */
export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * When the element with the focus disappears, moves the focus to the heading of the part of the page that it was in, as
 * soon as there is one: else the keyboard and a screen reader would begin again at the top.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    // The element that had the focus last, and those around it.
    let path: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      path = event.composedPath() as Element[];
    };
    const isLost = () => path[0]?.isConnected === false && focusIsNowhere();
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (isLost()) timer = setTimeout(() => isLost() && focusHeading(path), OWN_TIME_MS);
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
function focusHeading(path: readonly Element[]): void {
  for (const place of path) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading === null) continue;
    heading.tabIndex = -1;
    // The heading isn't interactive, so it shows no focus ring.
    heading.style.outline = 'none';
    return heading.focus({ preventScroll: true });
  }
}
