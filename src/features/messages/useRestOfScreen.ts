import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The height, as a CSS length, from the top of the element to the bottom bar or, without one, to the bottom of the
 * screen. Measured again when anything that the element is in is resized: what is above it can appear or disappear (a
 * draft's banner), or wrap otherwise once its font has loaded. Undefined before the first measurement.
 */
export function useRestOfScreen(): { place: RefObject<HTMLElement | null>; height: string | undefined } {
  const place = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<string>();
  useLayoutEffect(() => {
    const measure = () => {
      const top = Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
      setHeight(`calc(100dvh - ${String(top)}px - var(--bottom-bar) - 1rem)`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (let box: Element | null = place.current; box !== null; box = box.parentElement) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { place, height };
}
