import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

// Next's router over the window's address, as a static export has it.

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());
for (const change of ['pushState', 'replaceState'] as const) {
  const original = History.prototype[change];
  window.history[change] = (...given) => {
    original.apply(window.history, given);
    changed();
  };
}
window.addEventListener('popstate', changed);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const useAddress = <T>(read: () => T): T => useSyncExternalStore(subscribe, read);

/** The one router. Tests look at its calls. */
export const router = {
  push: vi.fn((to: string) => window.history.pushState(null, '', to)),
  replace: vi.fn((to: string) => window.history.replaceState(null, '', to)),
  back: vi.fn(),
  prefetch: vi.fn(),
  refresh: vi.fn(),
};

export const useRouter = () => router;
export const usePathname = () => useAddress(() => window.location.pathname);
export const useSearchParams = () => new URLSearchParams(useAddress(() => window.location.search));
export const useSelectedLayoutSegments = () => usePathname().split('/').filter(Boolean);
