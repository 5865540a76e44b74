/** The project the local suite runs as; a `demo-` project needs no login. */
export const PROJECT = 'demo-saturday-squads';

/** The app's API key in a local suite, as .env.example has it. */
export const API_KEY = 'local-suite-needs-no-key';

/** The base ports of the running suites: SUITE_BASE_PORT, with commas (default: 5000). */
const bases = (process.env.SUITE_BASE_PORT ?? '5000').split(',').map(Number);
/** The number of this Playwright or Vitest worker, from 0. It chooses the worker's suite. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1);
const base = bases[worker % bases.length]!;
const host = '127.0.0.1';

/** Addresses of this worker's suite. Every port is counted from the suite's base port. */
export const suite = {
  base,
  host,
  hosting: `http://${host}:${base}`,
  authHost: `${host}:${base + 1}`,
  firestorePort: base + 2,
  firestoreHost: `${host}:${base + 2}`,
  storagePort: base + 3,
  hub: `${host}:${base + 4}`,
} as const;

// Google's libraries, and programs that a test starts, find the suite by these.
Object.assign(process.env, {
  FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
  FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${suite.storagePort}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${suite.storagePort}`,
});

/** Polls a condition until it is true. Throws with its name after `milliseconds`. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  milliseconds = 10_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${milliseconds} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
