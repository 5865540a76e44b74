/** The project the local suite runs as; a `demo-` project needs no login. */
export const PROJECT = 'demo-saturday-squads';

/** The app's API key in a local suite, as .env.example has it. */
export const API_KEY = 'local-suite-needs-no-key';

const base = Number(process.env.SUITE_BASE_PORT ?? 5000);
const host = '127.0.0.1';

/** Addresses of the running suite. Every port is counted from SUITE_BASE_PORT (default: 5000). */
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
