import { env } from '@/config/env';

/** Where each part of the local suite listens, counted from the hosting port. */
const OFFSETS = { auth: 1, firestore: 2, storage: 3 } as const;

/** The host of the local suite: the one that the page came from. */
export function emulatorHost(): string {
  return typeof window === 'undefined' ? '127.0.0.1' : window.location.hostname;
}

/** The port of one part of the local suite. */
export function emulatorPort(part: keyof typeof OFFSETS): number {
  const base = env.emulatorBasePort === 'page' ? Number(window.location.port) : env.emulatorBasePort;
  return base + OFFSETS[part];
}
