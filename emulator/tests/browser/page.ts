import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { listenAndTell } from '../listening';
import { signInSwitch } from '../signIn';
import { playScenarioAndListen } from '../scenario';

/** What the page exposes to the test: the SDK, and a client of the engine at a port. */
interface Page {
  firestore: typeof firestore;
  playScenarioAndListen: typeof playScenarioAndListen;
  listenAndTell: typeof listenAndTell;
  /** A client whose user can be changed. */
  connectSwitched(port: number): { db: Firestore; signIn: (uid: string | null) => void };
  connect(port: number, user: string | null, settings: firestore.FirestoreSettings): Firestore;
}

declare global {
  interface Window {
    page: Page;
  }
}

let apps = 0;

window.page = {
  firestore,
  playScenarioAndListen,
  listenAndTell,
  connectSwitched(port) {
    const app = initializeApp({ projectId: 'demo-engine', apiKey: 'none' }, `app-${++apps}`);
    const signIn = signInSwitch(app);
    const db = firestore.getFirestore(app);
    firestore.connectFirestoreEmulator(db, '127.0.0.1', port);
    return { db, signIn };
  },
  connect(port, user, settings) {
    const app = initializeApp({ projectId: 'demo-engine', apiKey: 'none' }, `app-${++apps}`);
    const db = firestore.initializeFirestore(app, settings);
    firestore.connectFirestoreEmulator(db, '127.0.0.1', port, user === null ? {} : { mockUserToken: { sub: user } });
    return db;
  },
};
