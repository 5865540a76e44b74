import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { env } from '@/config/env';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';
import { startAuth } from './signInMarks';

let started: Auth | null = null;

/**
 * The identity service, started at its first use. The popup resolver is handed over at the sign-in call only: given here it would
 * reach for another host as soon as the page opens. Where IndexedDB is blocked the session is kept in the next best place.
 */
export function auth(): Auth {
  if (started !== null) return started;
  started = initializeAuth(app(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  const address = emulatorAddress('auth');
  if (address !== null)
    connectAuthEmulator(started, `http://${address.host}:${String(address.port)}`, { disableWarnings: true });
  startAuth();
  return started;
}

/** The host whose pages carry Google's answer back to this one. */
export function helperHost(): string {
  return emulatorAddress('auth')?.host ?? env.firebase.authDomain;
}
