import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces ResizeObserver. Returns a function that tells every observer of a new size, as a browser would. */
export function stubResizeObserver(): () => void {
  const callbacks: ((entries: never[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
      constructor(resized: (entries: never[]) => void) {
        callbacks.push(resized);
      }
    },
  );
  return () => act(() => callbacks.forEach((resized) => resized([])));
}
