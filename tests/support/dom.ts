import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a screen takes its time; nothing that is looked for waits longer than it must.
configure({ asyncUtilTimeout: 10_000 });

// Without vitest's globals the library cannot register its own cleanup.
afterEach(cleanup);
