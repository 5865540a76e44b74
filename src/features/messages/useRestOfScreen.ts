import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Minimum height, in pixels, that still shows a few messages above the composer. */
const LEAST = 320;

/** Space left free below, in pixels, on screens with and without a bottom bar. */
const BELOW = { bar: 80, none: 24 } as const;

/**
 * The height in pixels from the top of the element to the bottom of the screen. Measured again when the window is
 * resized or when something above the element appears or disappears (a draft's banner). Null before the first
 * measurement.
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
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { place, height };
}
