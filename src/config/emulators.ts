import { env } from './env';

/** How far each emulator's port lies above the hosting emulator's. */
const OFFSETS = { auth: 1, firestore: 2, storage: 3 } as const;

/**
 * Where an emulator listens, or null when the app talks to the real project. The host is the page's own, so that a phone on
 * the same network reaches the suite on the desk as well.
 */
export function emulatorAddress(service: keyof typeof OFFSETS): { host: string; port: number } | null {
  if (!env.useEmulators) return null;
  const page = typeof window === 'undefined' ? null : window.location;
  const base = env.emulatorBasePort === 'page' ? Number(page?.port ?? 5000) : env.emulatorBasePort;
  return { host: page?.hostname ?? '127.0.0.1', port: base + OFFSETS[service] };
}
