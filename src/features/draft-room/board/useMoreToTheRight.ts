import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks the frame with `data-more` while its content can be scrolled further to the right, so that its right edge can
 * show that. The attribute is set without rendering, because scrolling must stay smooth. `width`: changes when the
 * content becomes wider.
 */
export function useMoreToTheRight(frame: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const content = box?.firstElementChild;
    if (box === null || !(content instanceof HTMLElement)) return;
    // The frame's own scroll width also counts a square that flies in.
    const mark = () => box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < content.offsetWidth - 1);
    mark();
    box.addEventListener('scroll', mark, { passive: true });
    // The frame's own size: a panel beside it can open or close without a change of the window.
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [frame, width]);
}
