import { useEffect } from 'react';

/** How long a component has to move the focus itself, in milliseconds: a few frames of a busy machine. */
const OWN_TIME_MS = 150;

/** Whether no element has the focus. */
export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * When the element with the focus disappears or is disabled, gives the focus back to it if it works again a moment
 * later. Else moves the focus to the heading of the part of the page that it was in, or to a control there that is
 * marked with `data-refocus`, as soon as there is one: the keyboard and a screen reader would begin again at the top.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    // The element that had the focus last, and those around it.
    let path: HTMLElement[] = [];
    let lost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      path = event.composedPath() as HTMLElement[];
      lost = false;
    };
    const works = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');
    const rescue = () => {
      const [last] = path;
      if (last === undefined || !focusIsNowhere()) return;
      if (works(last)) last.focus({ preventScroll: true });
      else focusNear(path);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (path[0] !== undefined && !works(path[0])) lost = true;
      if (lost) timer = setTimeout(rescue, OWN_TIME_MS);
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** Focuses the first heading or `data-refocus` in the innermost of these elements that has one and is still there. */
function focusNear(path: readonly HTMLElement[]): void {
  for (const place of path) {
    const home = place.isConnected ? place.querySelector<HTMLElement>('h1, h2, h3, [data-refocus]') : null;
    if (home === null) continue;
    if (home.tabIndex < 0) {
      home.tabIndex = -1;
      // A heading isn't interactive, so it shows no focus ring.
      home.style.outline = 'none';
    }
    return home.focus({ preventScroll: true });
  }
}
