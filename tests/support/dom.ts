import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetPerson } from '@/hooks/subscriptions';

// Components are rendered outside of Next, and never reach a real service.
vi.mock('next/navigation', () => import('./backend/navigation'));
vi.mock('firebase/firestore', async (original) => (await import('./backend/backend')).firestore(await original()));
vi.mock('firebase/auth', async (original) => (await import('./backend/backend')).identity(await original()));
vi.mock('firebase/storage', async (original) => (await import('./backend/backend')).storage(await original()));

// A worker runs many files in one document: without the spies of the one before, and what it said of its browser.
vi.restoreAllMocks();
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
Reflect.deleteProperty(document, 'visibilityState');
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');

const { asyncWrapper } = getConfig();
// Captured before a test can replace it with a fake.
const { setImmediate } = globalThis;

/**
 * Waits one turn of Node's event loop. React's scheduler renders in `setImmediate`, but the library only waits for a
 * timer. On a busy machine the timer can fire first, and a test would check the screen before its update has rendered.
 */
const reactHasRendered = () => new Promise<void>((resolve) => setImmediate(() => resolve()));

// Rendering takes time on a busy machine. Queries still return as soon as they find something.
configure({
  asyncUtilTimeout: 30_000,
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await reactHasRendered();
      return result;
    }),
});

// Without vitest's globals the library cannot register its own cleanup. What a test reads isn't kept for the next.
afterEach(() => {
  cleanup();
  forgetPerson();
});

// What the app repeats for as long as it lives ends with the file: jsdom may be gone before it's due again.
const { setInterval: repeat } = globalThis;
const repeated: ReturnType<typeof repeat>[] = [];
globalThis.setInterval = ((...what: Parameters<typeof repeat>) => {
  const timer = repeat(...what);
  repeated.push(timer);
  return timer;
}) as typeof repeat;
afterAll(() => {
  repeated.forEach(clearInterval);
  globalThis.setInterval = repeat;
});

/** What jsdom lacks. Nothing has a size there; `stubResizeObserver` has one that tests can call. */
class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = QuietResizeObserver;
// A desktop's window.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
