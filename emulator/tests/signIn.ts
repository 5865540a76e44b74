import type { FirebaseApp } from 'firebase/app';

type Listener = (token: string | null) => void;

/**
 * A replacement for Firebase Auth in an app: call the returned function to change the signed-in user, and the app's
 * Firestore is notified as on a sign-in or sign-out. Must be called before the app's Firestore is first used.
 */
export function signInSwitch(app: FirebaseApp): (uid: string | null) => void {
  let uid: string | null = null;
  const listeners = new Set<Listener>();
  const token = (): string | null => (uid === null ? null : `e30.${btoa(JSON.stringify({ sub: uid }))}.`);
  const auth = {
    getUid: () => uid,
    getToken: () => Promise.resolve(token() === null ? null : { accessToken: token() }),
    addAuthTokenListener: (listener: Listener) => {
      listeners.add(listener);
      // Like Auth, calls the listener asynchronously.
      void Promise.resolve().then(() => listener(token()));
    },
    removeAuthTokenListener: (listener: Listener) => listeners.delete(listener),
  };
  // The container through which the SDK's components find each other. If a page has Auth, it is registered here under
  // the same name.
  const { container } = app as unknown as { container: { addComponent(component: object): void } };
  container.addComponent({
    name: 'auth-internal',
    instanceFactory: () => auth,
    type: 'PUBLIC',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
  });
  return (next) => {
    uid = next;
    listeners.forEach((listener) => listener(token()));
  };
}
