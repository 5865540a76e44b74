import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshName, makeAccount, type Account } from '../support/accounts';
import type { Answer } from '../support/leagues';
import { PROJECT, suite } from '../support/suite';

// The data modules connect to the suite's Auth emulator from this process, as a browser would.
vi.stubEnv('NEXT_PUBLIC_EMULATOR_BASE_PORT', String(suite.base));
// In Node the SDK speaks gRPC, whose library never stops trying when a call is about to begin as its channel is closed.
// No browser uses it.
vi.mock('@/data/device/deviceData', async (original) => ({
  ...(await original<object>()),
  noteOpened: () => undefined,
}));
const auth = await import('@/data/account/auth');
const ways = await import('@/data/account/signInMethods');

/** Sets whether the project hides which emails have accounts: newer projects do, older ones don't. */
async function hideEmails(on: boolean): Promise<void> {
  const answer = await fetch(`http://${suite.authHost}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

interface ResetLink {
  email: string;
  requestType: string;
}

async function resetLinksTo(email: string): Promise<ResetLink[]> {
  const answer = await fetch(`http://${suite.authHost}/emulator/v1/projects/${PROJECT}/oobCodes`, {
    headers: { authorization: 'Bearer owner', connection: 'close' },
  });
  const { oobCodes } = (await answer.json()) as { oobCodes: ResetLink[] };
  return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
}

const message = (answer: Answer<unknown>): string => (answer.ok ? 'accepted' : answer.error.message);

let ann: Account;
const strangerEmail = `${freshName('unknown')}@stories.test`;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ann = await makeAccount(`${freshName('ann')}@stories.test`);
});
afterAll(() => hideEmails(false));

describe.each([
  ['off', false, 'No account found with that email.'],
  ['on', true, 'Incorrect email or password. Please try again.'],
])('email sign-in with email privacy %s (R8.1)', (_, privacy, unknownEmailAnswer) => {
  beforeAll(() => hideEmails(privacy));

  it('rejects a wrong password', async () => {
    expect(message(await auth.signInWithEmail(ann.email, 'not-this-one'))).toBe(
      'Incorrect email or password. Please try again.',
    );
  });

  it('rejects an unknown email', async () => {
    expect(message(await auth.signInWithEmail(strangerEmail, 'saturday'))).toBe(unknownEmailAnswer);
  });

  it('rejects text that is not an email', async () => {
    expect(message(await auth.signInWithEmail('ann', 'saturday'))).toBe('Please enter a valid email address.');
  });

  it('asks for missing input (R5.1)', async () => {
    expect(message(await auth.signInWithEmail(' ', 'saturday'))).toBe('Please enter both email and password');
    expect(message(await auth.signInWithEmail(ann.email, ''))).toBe('Please enter both email and password');
    expect(message(await auth.sendPasswordReset(' '))).toBe('Please enter your email address');
  });

  it('accepts the right password and any capitalization of the email', async () => {
    const answer = await auth.signInWithEmail(` ${ann.email.toUpperCase()} `, ann.password);
    expect(answer).toMatchObject({ ok: true, value: { uid: ann.uid, email: ann.email, google: false } });
    await auth.signOut();
  });

  it('rejects a second account with the same email, and reports the email early only without email privacy', async () => {
    expect(message(await auth.createAccount(ann.email, 'another1'))).toMatch(/already exists/);
    expect(await auth.emailExists(ann.email)).toBe(!privacy);
    expect(await auth.emailExists(strangerEmail)).toBe(false);
  });

  it('sends a reset link only to existing accounts, and hides whether one exists when email privacy is on', async () => {
    const before = (await resetLinksTo(ann.email)).length;
    expect(message(await auth.sendPasswordReset(ann.email))).toBe('accepted');
    expect(await resetLinksTo(ann.email)).toHaveLength(before + 1);
    expect(message(await auth.sendPasswordReset(strangerEmail))).toBe(privacy ? 'accepted' : unknownEmailAnswer);
    expect(await resetLinksTo(strangerEmail)).toHaveLength(0);
  });

  it('rejects a password of five characters', async () => {
    expect(message(await auth.createAccount(strangerEmail, '12345'))).toBe(
      'Use at least 6 characters for your password.',
    );
  });

  it('requires the current password to change the password and to reauthenticate', async () => {
    const { email, password } = await makeAccount(`${freshName('bob')}@stories.test`);
    await auth.signInWithEmail(email, password);
    expect(message(await auth.changePassword('not-this-one', 'another1'))).toBe('That’s not your current password.');
    expect(message(await ways.reauthenticateWithPassword('not-this-one'))).toBe('That’s not your current password.');
    expect(message(await auth.changePassword(password, 'short'))).toBe('Use at least 6 characters for your password.');
    expect(message(await auth.changePassword(password, 'another1'))).toBe('accepted');
    expect(message(await ways.reauthenticateWithPassword('another1'))).toBe('accepted');
    await auth.signOut();
    expect(message(await auth.signInWithEmail(email, password))).toBe('Incorrect email or password. Please try again.');
    expect(message(await auth.signInWithEmail(email, 'another1'))).toBe('accepted');
    expect(message(await ways.deleteIdentity())).toBe('accepted');
    expect(message(await auth.signInWithEmail(email, 'another1'))).toBe(unknownEmailAnswer);
  });
});
