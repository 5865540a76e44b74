import { env } from './env';

/** Offset of each emulator's port from the hosting emulator's port. */
const OFFSETS = { auth: 1, firestore: 2, storage: 3 } as const;

/**
 * Returns an emulator's host and port, or null when the app talks to the real project. The host is the page's own, so a
 * phone on the same network also reaches the emulators on the development machine.
 */
export function emulatorAddress(service: keyof typeof OFFSETS): { host: string; port: number } | null {
  if (!env.useEmulators) return null;
  const page = typeof window === 'undefined' ? null : window.location;
  const base = env.emulatorBasePort === 'page' ? Number(page?.port ?? 5000) : env.emulatorBasePort;
  return { host: page?.hostname ?? '127.0.0.1', port: base + OFFSETS[service] };
}
