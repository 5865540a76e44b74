import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { env } from '@/config/env';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';
import { startAuth } from '../device/signInMarks';

let started: Auth | null = null;

/**
 * Firebase Auth, started on first use, without the popup resolver, which would contact another host at once. IndexedDB
 * can hang in WebKit, so the session is in local storage (docs/decisions/0021-session-storage.md).
 */
export function auth(): Auth {
  if (started !== null) return started;
  started = initializeAuth(app(), {
    persistence: [browserLocalPersistence, browserSessionPersistence],
  });
  const address = emulatorAddress('auth');
  if (address !== null)
    connectAuthEmulator(started, `http://${address.host}:${String(address.port)}`, { disableWarnings: true });
  startAuth();
  return started;
}

/** The host whose helper pages pass Google's sign-in result back to the app. */
export function helperHost(): string {
  return emulatorAddress('auth')?.host ?? env.firebase.authDomain;
}
