import { FirebaseError } from 'firebase/app';
import type * as sdk from 'firebase/auth';

// The identity service: accounts, with what a person types or chooses to sign in to them, and who is signed in here.

/** As `documents.ts` has it, which needs the SDK that is replaced here. */
const emailOf = (uid: string): string => `${uid}@example.test`;

/** An account and its ways to sign in: a password, and the email of a Google account. */
export interface Account {
  readonly uid: string;
  email: string;
  password?: string | null;
  google?: string | null;
}

/** Sends a request that is called `identity/` and the SDK's name of it. */
type Ask = <T>(name: string, run: () => T) => Promise<T>;

let accounts: Account[] = [];
/** The Google account that is chosen in a popup, or on Google's page. */
let chosen = 'gus@example.test';
let user: sdk.User | null = null;
let isAway = false;
let changed = () => {};
const listeners = new Set<(user: sdk.User | null) => void>();

const coded = (code: string, more = {}) => Object.assign(new FirebaseError(code, `Firebase: Error (${code}).`), more);
const accountOf = ({ uid }: { uid: string }): Account => accounts.find((account) => account.uid === uid)!;

function userOf(account: Account): sdk.User {
  return {
    uid: account.uid,
    email: account.email,
    displayName: account.uid,
    photoURL: null,
    get providerData() {
      const { password, google } = account;
      return [...(password ? ['password'] : []), ...(google ? ['google.com'] : [])].map((providerId) => ({
        providerId,
      }));
    },
  } as sdk.User;
}

/** Signs someone in to this browser, or out (null). */
function become(account: Account | null): sdk.User | null {
  user = account && userOf(account);
  for (const tell of [...listeners]) tell(user);
  changed();
  return user;
}

/** What a test does with the identity service. */
export const identity = {
  /** Begins without accounts; `onChange` is called when another person is signed in. */
  start(onChange: () => void): void {
    [accounts, chosen, user, isAway, changed] = [[], 'gus@example.test', null, false, onChange];
    listeners.clear();
  },
  /** Makes an account. */
  add(account: Account): void {
    accounts.push(account);
  },
  /** Chooses the account in Google's next popups. */
  choose(google: string): void {
    chosen = google;
  },
  uid: (): string | null => user?.uid ?? null,
  emailOf: (uid: string): string => accounts.find((account) => account.uid === uid)?.email ?? emailOf(uid),
  accounts: (): readonly Account[] => accounts,
  become(uid: string | null): void {
    if (uid === null) return void become(null);
    if (!accounts.some((account) => account.uid === uid))
      identity.add({ uid, email: emailOf(uid), password: 'saturday' });
    become(accountOf({ uid }));
  },
};

/** Replaces the functions of `firebase/auth` that need a server, or a popup. */
export function identityService(actual: typeof sdk, ask: Ask) {
  const find = (email: string) => accounts.find((account) => account.email === email);
  const make = (account: Omit<Account, 'uid'>): Account => {
    identity.add({ uid: account.email.split('@')[0]!, ...account });
    return accounts.at(-1)!;
  };
  const check = (account: Account | undefined, password: string | null | undefined): Account => {
    if (account?.password == null || account.password !== password) throw coded('auth/invalid-credential');
    return account;
  };
  const signedIn = (account: Account, isNewUser = false) => ({ user: become(account)!, isNewUser });
  const withGoogle = () => {
    const known = accounts.find(({ google }) => google === chosen);
    if (known !== undefined) return signedIn(known);
    if (find(chosen) === undefined) return signedIn(make({ email: chosen, google: chosen }), true);
    throw coded('auth/account-exists-with-different-credential', { customData: { email: chosen } });
  };

  return {
    ...actual,
    initializeAuth: () => ({
      get currentUser() {
        return user;
      },
      authStateReady: () => Promise.resolve(),
    }),
    connectAuthEmulator: () => undefined,
    onAuthStateChanged: (_: unknown, tell: (user: sdk.User | null) => void) => {
      listeners.add(tell);
      void Promise.resolve().then(() => listeners.has(tell) && tell(user));
      return () => listeners.delete(tell);
    },
    fetchSignInMethodsForEmail: (_: unknown, email: string) =>
      ask('fetchSignInMethodsForEmail', () => userOf(find(email) ?? { uid: '', email }).providerData),
    signInWithEmailAndPassword: (_: unknown, email: string, password: string) =>
      ask('signInWithEmailAndPassword', () => signedIn(check(find(email), password))),
    createUserWithEmailAndPassword: (_: unknown, email: string, password: string) =>
      ask('createUserWithEmailAndPassword', () => {
        if (find(email) !== undefined) throw coded('auth/email-already-in-use');
        return signedIn(make({ email, password }), true);
      }),
    sendPasswordResetEmail: (_: unknown, email: string) => ask('sendPasswordResetEmail', () => void email),
    signInWithPopup: () => ask('signInWithPopup', withGoogle),
    // The page is left, and doesn't go on.
    signInWithRedirect: async () => {
      await ask('signInWithRedirect', () => void (isAway = true));
      return new Promise(() => undefined);
    },
    getRedirectResult: () =>
      ask('getRedirectResult', () => {
        const result = isAway ? withGoogle() : null;
        isAway = false;
        return result;
      }),
    getAdditionalUserInfo: ({ isNewUser }: { isNewUser: boolean }) => ({ isNewUser }),
    reauthenticateWithCredential: (person: sdk.User, { _password }: sdk.AuthCredential & { _password: string }) =>
      ask('reauthenticateWithCredential', () => void check(accountOf(person), _password)),
    reauthenticateWithPopup: (person: sdk.User) =>
      ask('reauthenticateWithPopup', () => {
        if (accountOf(person).google !== chosen) throw coded('auth/user-mismatch');
      }),
    updatePassword: (person: sdk.User, password: string) =>
      ask('updatePassword', () => void (accountOf(person).password = password)),
    linkWithPopup: (person: sdk.User) =>
      ask('linkWithPopup', () => {
        if (accounts.some(({ google }) => google === chosen)) throw coded('auth/credential-already-in-use');
        accountOf(person).google = chosen;
      }),
    unlink: (person: sdk.User) => ask('unlink', () => void (accountOf(person).google = null)),
    deleteUser: (person: sdk.User) =>
      ask('deleteUser', () => {
        accounts = accounts.filter(({ uid }) => uid !== person.uid);
        become(null);
      }),
    signOut: async () => {
      await Promise.resolve();
      identity.become(null);
    },
  };
}
