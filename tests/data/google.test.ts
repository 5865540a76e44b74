import {
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshName, makeAccount, type Account } from '../support/accounts';
import type { Answer } from '../support/leagues';
import { PROJECT, suite } from '../support/suite';

/** What Google says of a person; the Auth emulator takes it unsigned. */
interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
}
const chosen = vi.hoisted((): { claims: Claims } => ({ claims: { sub: '', email: '', email_verified: true } }));
const credential = () => GoogleAuthProvider.credential(JSON.stringify(chosen.claims));

// Only the window is played: the person who was chosen in it is answered by the suite's identity service itself.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  browserPopupRedirectResolver: {},
  signInWithPopup: (auth: Auth) => signInWithCredential(auth, credential()),
  linkWithPopup: (user: User) => linkWithCredential(user, credential()),
  reauthenticateWithPopup: (user: User) => reauthenticateWithCredential(user, credential()),
}));
vi.stubEnv('NEXT_PUBLIC_EMULATOR_BASE_PORT', String(suite.base));
const auth = await import('@/data/auth');
const ways = await import('@/data/signInMethods');
const { signInWithGoogle } = await import('@/data/googleSignIn');

const EXISTS =
  'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.';
const said = (answer: Answer<unknown>): string => (answer.ok ? 'accepted' : answer.error.message);

/** Chooses a Google account in the window that opens next. */
function choose(email: string, verified = true): void {
  chosen.claims = { sub: `google-${email}`, email, email_verified: verified };
}

/** Takes an account's email as verified, as following the service's link does. */
async function verify({ uid }: Account): Promise<void> {
  const answer = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ localId: uid, emailVerified: true }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
}

let ann: Account;
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(async () => {
  ann = await makeAccount(`${freshName('ann')}@stories.test`);
});
afterEach(() => auth.signOut());
const enter = () => auth.signInWithEmail(ann.email, ann.password);

describe('one email, two ways to sign in (R8.2)', () => {
  it('a Google email that Google has not verified opens no one’s account, and says whose it would be', async () => {
    choose(ann.email, false);
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      error: { code: 'auth/account-exists-with-different-credential', message: EXISTS, email: ann.email },
    });
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('then the password opens it, Google is linked, and either opens it from then on', async () => {
    choose(ann.email, false);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('accepted');
    expect(auth.linkedMethods().sort()).toEqual(['google.com', 'password']);
    await auth.signOut();
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
    await auth.signOut();
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('both verified: Google opens the same account, and the password still does', async () => {
    await verify(ann);
    choose(ann.email);
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid } });
    await auth.signOut();
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('only Google verified: the account is Google’s, and a password that anyone may have set opens it no more', async () => {
    choose(ann.email);
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid } });
    await auth.signOut();
    expect(said(await enter())).toBe('Incorrect email or password. Please try again.');
    expect(said(await auth.sendPasswordReset(ann.email))).toBe('accepted');
  });

  it('a Google account’s email cannot begin a second account', async () => {
    const email = `${freshName('gus')}@stories.test`;
    choose(email);
    expect(said(await signInWithGoogle())).toBe('accepted');
    await auth.signOut();
    expect(said(await auth.createAccount(email, 'saturday'))).toMatch(/^An account with this email already exists\./);
  });
});

describe('linking Google', () => {
  it('not one that opens another account already', async () => {
    choose(`${freshName('gus')}@stories.test`);
    await signInWithGoogle();
    await auth.signOut();
    await enter();
    expect(said(await ways.linkGoogle())).toBe('That Google account is linked to another account here.');
    expect(auth.linkedMethods()).toEqual(['password']);
  });

  it('not one whose email has another account', async () => {
    choose((await makeAccount(`${freshName('bob')}@stories.test`)).email);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('That Google account’s email is used by another account here.');
  });

  it('one with another email: the account keeps its own, whichever way it is opened', async () => {
    choose(`${freshName('gus')}@stories.test`);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('accepted');
    expect(said(await ways.linkGoogle())).toBe('That sign-in method is already linked.');
    await auth.signOut();
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
  });

  it('and proving oneself with another person’s Google account proves nothing', async () => {
    choose(`${freshName('gus')}@stories.test`);
    await enter();
    await ways.linkGoogle();
    expect(said(await ways.reauthenticateWithGoogle())).toBe('accepted');
    choose(`${freshName('eve')}@stories.test`);
    expect(said(await ways.reauthenticateWithGoogle())).toBe(
      'That’s a different Google account. Choose the one linked to this account.',
    );
  });
});

describe('unlinking', () => {
  it('never the only way', async () => {
    await enter();
    expect(said(await ways.unlinkGoogle())).toBe('This is your only sign-in method. Link another one first.');
    await auth.signOut();
    choose(`${freshName('gus')}@stories.test`);
    await signInWithGoogle();
    expect(said(await ways.unlinkGoogle())).toBe('This is your only sign-in method. Link another one first.');
  });

  it('Google: it opens the account no more, the password does', async () => {
    choose(ann.email, false);
    await enter();
    await ways.linkGoogle();
    expect(said(await ways.unlinkGoogle())).toBe('accepted');
    expect(auth.linkedMethods()).toEqual(['password']);
    await auth.signOut();
    expect(said(await signInWithGoogle())).toBe(EXISTS);
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
  });

  it('Google, with which the account began: the password that was added opens it, under the same email', async () => {
    const email = `${freshName('gus')}@stories.test`;
    choose(email);
    const gus = await signInWithGoogle();
    expect(said(await ways.linkPassword('12345'))).toBe('Use at least 6 characters.');
    expect(said(await ways.linkPassword('saturday'))).toBe('accepted');
    expect(said(await ways.unlinkGoogle())).toBe('accepted');
    await auth.signOut();
    expect(await auth.signInWithEmail(email, 'saturday')).toMatchObject({
      ok: true,
      value: { uid: gus.ok ? gus.value.uid : '', email },
    });
  });
});
