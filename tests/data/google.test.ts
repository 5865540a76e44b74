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

/** Google's claims about a person. The Auth emulator accepts them unsigned. */
interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
}
const chosen = vi.hoisted((): { claims: Claims } => ({ claims: { sub: '', email: '', email_verified: true } }));
const credential = () => GoogleAuthProvider.credential(JSON.stringify(chosen.claims));

// In Node the SDK speaks gRPC, whose library never stops trying when a call is about to begin as its channel is closed.
// No browser uses it.
vi.mock('@/data/device/deviceData', async (original) => ({
  ...(await original<object>()),
  noteOpened: () => undefined,
}));

// Only the popup is faked. The account chosen in it is handled by the suite's Auth emulator.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  browserPopupRedirectResolver: {},
  signInWithPopup: (auth: Auth) => signInWithCredential(auth, credential()),
  linkWithPopup: (user: User) => linkWithCredential(user, credential()),
  reauthenticateWithPopup: (user: User) => reauthenticateWithCredential(user, credential()),
}));
vi.stubEnv('NEXT_PUBLIC_EMULATOR_BASE_PORT', String(suite.base));
const auth = await import('@/data/account/auth');
const ways = await import('@/data/account/signInMethods');
const { signInWithGoogle } = await import('@/data/account/googleSignIn');

const EXISTS =
  'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.';
const said = (answer: Answer<unknown>): string => (answer.ok ? 'accepted' : answer.error.message);

/** Chooses a Google account in the next popup. */
function choose(email: string, verified = true): void {
  chosen.claims = { sub: `google-${email}`, email, email_verified: verified };
}

/** Marks an account's email as verified, as following the link in the email does. */
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

describe('an email with two sign-in methods (R8.2)', () => {
  it('rejects a Google sign-in with an unverified email of an existing account, with an error that names the email', async () => {
    choose(ann.email, false);
    expect(await signInWithGoogle()).toEqual({
      ok: false,
      error: { code: 'auth/account-exists-with-different-credential', message: EXISTS, email: ann.email },
    });
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('lets either method sign in once Google is linked to the password account', async () => {
    choose(ann.email, false);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('accepted');
    expect(auth.linkedMethods().sort()).toEqual(['google.com', 'password']);
    await auth.signOut();
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
    await auth.signOut();
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('signs in to the same account with either method when both emails are verified', async () => {
    await verify(ann);
    choose(ann.email);
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid } });
    await auth.signOut();
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid } });
  });

  it('makes the account Google-only when only Google’s email is verified, since the password’s owner is unknown', async () => {
    choose(ann.email);
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid } });
    await auth.signOut();
    expect(said(await enter())).toBe('Incorrect email or password. Please try again.');
    expect(said(await auth.sendPasswordReset(ann.email))).toBe('accepted');
  });

  it('prevents a second account with a Google account’s email', async () => {
    const email = `${freshName('gus')}@stories.test`;
    choose(email);
    expect(said(await signInWithGoogle())).toBe('accepted');
    await auth.signOut();
    expect(said(await auth.createAccount(email, 'saturday'))).toMatch(/^An account with this email already exists\./);
  });
});

describe('linking Google', () => {
  it('is denied when the Google account belongs to another account here', async () => {
    choose(`${freshName('gus')}@stories.test`);
    await signInWithGoogle();
    await auth.signOut();
    await enter();
    expect(said(await ways.linkGoogle())).toBe('That Google account is linked to another account here.');
    expect(auth.linkedMethods()).toEqual(['password']);
  });

  it('is denied when the Google email belongs to another account here', async () => {
    choose((await makeAccount(`${freshName('bob')}@stories.test`)).email);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('That Google account’s email is used by another account here.');
  });

  it('keeps the account’s own email when Google has a different one', async () => {
    choose(`${freshName('gus')}@stories.test`);
    await enter();
    expect(said(await ways.linkGoogle())).toBe('accepted');
    expect(said(await ways.linkGoogle())).toBe('That sign-in method is already linked.');
    await auth.signOut();
    expect(await signInWithGoogle()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
  });

  it('makes only the linked Google account valid for reauthentication', async () => {
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

describe('unlinking Google', () => {
  it('is denied when it is the only sign-in method', async () => {
    await enter();
    expect(said(await ways.unlinkGoogle())).toBe('This is your only sign-in method. Link another one first.');
    await auth.signOut();
    choose(`${freshName('gus')}@stories.test`);
    await signInWithGoogle();
    expect(said(await ways.unlinkGoogle())).toBe('This is your only sign-in method. Link another one first.');
  });

  it('blocks Google sign-in to the account and keeps the password', async () => {
    choose(ann.email, false);
    await enter();
    await ways.linkGoogle();
    expect(said(await ways.unlinkGoogle())).toBe('accepted');
    expect(auth.linkedMethods()).toEqual(['password']);
    await auth.signOut();
    expect(said(await signInWithGoogle())).toBe(EXISTS);
    expect(await enter()).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email } });
  });

  it('from an account created with Google leaves the added password, under the same email', async () => {
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
