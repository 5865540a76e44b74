import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

// A worker runs many files, which share packages and globals. Each file loads the source anew and finds no fakes and no
// Firebase app.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
await Promise.all(getApps().map((app) => deleteApp(app)));

// What is still loading then would come in parts, from before the next file and after.
afterAll(() => vi.dynamicImportSettled());
