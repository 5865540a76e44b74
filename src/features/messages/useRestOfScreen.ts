import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Minimum height, in pixels, that still shows a few messages above the composer. */
const LEAST = 320;

/** Space left free below, in pixels, on screens with and without a bottom bar. */
const BELOW = { bar: 80, none: 24 } as const;

/**
 * The height in pixels from the top of the element to the bottom of the screen. Measured again when the window is
 * resized, or anything that the element is in: what is above it can appear or disappear (a draft's banner), or wrap
 * otherwise once its font has loaded. Null before the first measurement.
 */
export function useRestOfScreen(): { place: RefObject<HTMLElement | null>; height: number | null } {
  const place = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      const below = window.matchMedia('(min-width: 80rem)').matches ? BELOW.none : BELOW.bar;
      setHeight(Math.max(LEAST, Math.round(window.innerHeight - top - below)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (let box: Element | null = place.current; box !== null; box = box.parentElement) observer.observe(box);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { place, height };
}
