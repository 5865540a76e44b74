import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const { asyncWrapper } = getConfig();
// Taken before a test can replace it with a fake.
const { setImmediate } = globalThis;

/**
 * One turn of Node's event loop. React's scheduler renders in `setImmediate`; the library only waits for a timer, which on a busy machine
 * can run first, so that a test would look at the screen before what it did has been drawn.
 */
const reactHasRendered = () => new Promise<void>((resolve) => setImmediate(() => resolve()));

// On a busy machine a screen takes its time; nothing that is looked for waits longer than it must.
configure({
  asyncUtilTimeout: 10_000,
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await reactHasRendered();
      return result;
    }),
});

// Without vitest's globals the library cannot register its own cleanup.
afterEach(cleanup);
