import type { FirebaseApp } from 'firebase/app';

type Listener = (token: string | null) => void;

/**
 * A replacement for Firebase Auth in an app: who is signed in is said by calling the answer, and the app's Firestore hears of it as it would
 * hear of a sign-in or a sign-out. To be called before the app's Firestore is first used.
 */
export function signInSwitch(app: FirebaseApp): (uid: string | null) => void {
  let uid: string | null = null;
  const listeners = new Set<Listener>();
  const token = (): string | null => (uid === null ? null : `x.${btoa(JSON.stringify({ sub: uid }))}.`);
  const auth = {
    getUid: () => uid,
    getToken: () => Promise.resolve(token() === null ? null : { accessToken: token() }),
    addAuthTokenListener: (listener: Listener) => {
      listeners.add(listener);
      // As Auth does: the listener hears soon, not at once.
      void Promise.resolve().then(() => listener(token()));
    },
    removeAuthTokenListener: (listener: Listener) => listeners.delete(listener),
  };
  // Where the parts of the SDK find one another; Auth, when a page has it, is registered there under the same name.
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
