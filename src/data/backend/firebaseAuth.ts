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
 * Firebase Auth, started on first use. The popup resolver is passed only to the sign-in call: if it were set here, it
 * would contact another host on page load. The session is kept in local storage, because IndexedDB can hang in WebKit
 * (docs/decisions/0021-session-storage.md); where local storage is blocked, in session storage, and else in memory.
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
