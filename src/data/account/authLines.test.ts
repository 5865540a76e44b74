import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { initializeApp } from 'firebase/app';
import type { Result } from '@/domain/kernel/result';
import { changePassword, createAccount, sendPasswordReset, signInWithEmail, signOut } from './auth';
import { deleteIdentity, linkPassword, reauthenticateWithPassword } from './signInMethods';

// Every command of the identity service, by Firebase's own code, over a connection that fails in each way: it says so
// within half a minute, and no one is signed in or out by it.

const line = vi.hoisted(() => {
  const state = { answer: (() => Promise.reject(new Error('not begun'))) as (url: string) => Promise<Response> };
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    state.answer(input instanceof Request ? input.url : String(input)),
  );
  return state;
});
const service = vi.hoisted(() => ({ auth: null as Auth | null }));
vi.mock('../backend/firebaseAuth', () => ({ auth: () => service.auth }));
vi.mock('./users', () => ({ writeSignIn: () => Promise.resolve() }));

const SECOND = 1_000;
const EMAIL = 'ann@example.test';
const NETWORK = 'Network error. Check your connection and try again.';

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
/** What the service answers when all is well, to any of its calls. */
function answered(): Response {
  const now = Math.floor(Date.now() / SECOND);
  const idToken = `${part({})}.${part({ sub: 'ann', iat: now, exp: now + 3_600 })}.`;
  const user = { localId: 'ann', email: EMAIL, providerUserInfo: [{ providerId: 'password', rawId: EMAIL }] };
  return Response.json({ ...user, idToken, refreshToken: 'again', expiresIn: '3600', users: [user] });
}
const good = () => Promise.resolve(answered());
const silent = () => new Promise<Response>(() => undefined);
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(answered()), 20 * SECOND));

let apps = 0;
beforeEach(() => {
  vi.useFakeTimers();
  service.auth = initializeAuth(initializeApp({ apiKey: 'key' }, `line${String(apps++)}`), {
    persistence: inMemoryPersistence,
  });
});
afterEach(() => vi.useRealTimers());

type Command = [what: string, isSignedIn: boolean, run: () => Promise<Result<unknown>>];
const COMMANDS: Command[] = [
  ['signing in by email', false, () => signInWithEmail(EMAIL, 'secret1')],
  ['creating an account', false, () => createAccount(EMAIL, 'secret1')],
  ['asking for a new password', false, () => sendPasswordReset(EMAIL)],
  ['changing the password', true, () => changePassword('secret1', 'secret2')],
  ['adding a password', true, () => linkPassword('secret2')],
  ['confirming by password', true, () => reauthenticateWithPassword('secret1')],
  ['deleting the account', true, () => deleteIdentity()],
];

/** Runs a command over a line. Returns its result after so many seconds; null before there is one. */
async function over(answer: typeof line.answer, [, isSignedIn, run]: Command, seconds: number) {
  line.answer = good;
  if (isSignedIn) expect(await signInWithEmail(EMAIL, 'secret1')).toMatchObject({ ok: true });
  line.answer = answer;
  let result: Result<unknown> | null = null;
  void run().then((done) => (result = done));
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  return result as Result<unknown> | null;
}

describe.each(COMMANDS)('%s', (...command) => {
  it.each([
    ['doesn’t answer', silent, 30],
    ['can’t be reached', cut, 1],
  ])('says so when the service %s', async (_, answer, seconds) => {
    const [, isSignedIn] = command;
    expect(await over(answer, command, seconds)).toMatchObject({ ok: false, error: { message: NETWORK } });
    expect(service.auth?.currentUser?.uid).toBe(isSignedIn ? 'ann' : undefined);
  });

  it('waits for a slow answer', async () => {
    expect(await over(slow, command, 90)).toMatchObject({ ok: true });
  });
});

it('signs out without the service', async () => {
  expect(await over(good, COMMANDS[0]!, 1)).toMatchObject({ ok: true });
  line.answer = silent;
  await signOut();
  expect(service.auth?.currentUser).toBeNull();
});
