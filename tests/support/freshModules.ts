import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

// A worker runs many files, which share packages and globals. Each file loads the source anew and finds no fakes and no
// Firebase app.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
await Promise.all(getApps().map((app) => deleteApp(app)));
