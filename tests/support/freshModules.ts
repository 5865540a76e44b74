import { vi } from 'vitest';

// A worker runs many files, which share packages and globals. Each file loads the source anew and finds no fakes.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
