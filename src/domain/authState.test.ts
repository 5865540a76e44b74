import { describe, expect, it } from 'vitest';
import { AUTH_START, authReducer, processingTimeout, type AuthEvent, type AuthState } from './authState';
import { emailKey, hasCompletedOnboarding, minimalUser, newUser, parseUser, type AuthPerson } from './user';

const person: AuthPerson = { uid: 'u1', email: 'Ann.Lee@Example.com', displayName: null, photo: null, google: false };
const stored = {
  uid: 'u1',
  email: person.email,
  displayName: 'Ann',
  username: 'Ann',
  onboardingCompleted: true,
  isOnboarding: false,
};
const found = parseUser('ann_lee@example_com', stored, person);

function run(...events: AuthEvent[]): AuthState {
  return events.reduce(authReducer, AUTH_START);
}

describe('auth state (specification, section 4)', () => {
  it('begins loading, and is anonymous without an auth user', () => {
    expect(AUTH_START.status).toBe('loading');
    expect(run({ type: 'changed', person: null })).toMatchObject({ status: 'anonymous', user: null });
  });

  it('loads while the document is fetched', () => {
    expect(run({ type: 'changed', person }, { type: 'refreshing' })).toMatchObject({
      status: 'loading',
      refreshing: true,
    });
  });

  it('is ready with a complete document', () => {
    const state = run({ type: 'changed', person }, { type: 'refreshing' }, { type: 'found', user: found });
    expect(state).toMatchObject({ status: 'ready', refreshing: false, problem: null });
    expect(state.user).toMatchObject({ isOnboarding: false, isNewUser: false, username: 'Ann' });
  });

  it('is onboarding with a document that says so, and ready when it says otherwise', () => {
    const half = parseUser('k', { ...stored, onboardingCompleted: false, isOnboarding: true }, person);
    const during = run({ type: 'changed', person }, { type: 'found', user: half });
    expect(during.status).toBe('onboarding');
    expect(authReducer(during, { type: 'found', user: found }).status).toBe('ready');
  });

  it('takes an auth user without a document for new', () => {
    const state = run({ type: 'changed', person }, { type: 'missing', uid: 'u1' });
    expect(state.status).toBe('onboarding');
    expect(state.user).toMatchObject({ isOnboarding: true, isNewUser: true, key: null });
  });

  it('makes do with a minimal user after a failure, and keeps the user it had', () => {
    const failed = run({ type: 'changed', person }, { type: 'failed', uid: 'u1', problem: 'late' });
    expect(failed).toMatchObject({ status: 'ready', problem: 'late' });
    expect(failed.user).toMatchObject({ isOnboarding: false, isNewUser: false, displayName: 'Ann.Lee', key: null });
    const kept = run(
      { type: 'changed', person },
      { type: 'found', user: found },
      { type: 'failed', uid: 'u1', problem: 'late' },
    );
    expect(kept.user).toEqual(found);
  });

  it('ignores news of somebody who is not here any more', () => {
    const gone = run({ type: 'changed', person }, { type: 'changed', person: null });
    expect(authReducer(gone, { type: 'found', user: found })).toEqual(gone);
    expect(authReducer(gone, { type: 'missing', uid: 'u1' })).toEqual(gone);
    expect(authReducer(gone, { type: 'failed', uid: 'u1', problem: 'x' })).toEqual(gone);
  });

  it('keeps the sign-in flag until the guard has acted, and drops it at sign-out', () => {
    const state = run({ type: 'loggedIn' }, { type: 'changed', person }, { type: 'found', user: found });
    expect(state.justLoggedIn).toBe(true);
    expect(authReducer(state, { type: 'arrived' }).justLoggedIn).toBe(false);
    expect(authReducer(state, { type: 'changed', person: null }).justLoggedIn).toBe(false);
  });
});

describe('the user (section 3)', () => {
  it('makes the key from the email', () => {
    expect(emailKey('A.b#c$d[e]f@x.com')).toBe('a_b_c_d_e_f@x_com');
  });

  it.each([
    [{}, true],
    [{ isOnboarding: false }, true],
    [{ isOnboarding: true }, false],
    [{ isOnboarding: true, onboardingCompleted: true }, true],
    [{ onboardingCompleted: false }, true],
  ])('%j: onboarding complete is %s', (document, complete) => {
    expect(hasCompletedOnboarding(document)).toBe(complete);
  });

  it('fills what is missing with the defaults', () => {
    expect(parseUser('k', {}, person)).toMatchObject({
      displayName: 'Ann.Lee',
      admin: false,
      staff: false,
      profilePicUrl: null,
      favoriteTeam: null,
      username: '',
    });
    expect(parseUser('k', { admin: 'yes', favoriteTeam: 'NOPE' }, person)).toMatchObject({
      admin: false,
      favoriteTeam: null,
    });
  });

  it('knows a Google person as such', () => {
    expect(newUser({ ...person, google: true }).isGoogleSignIn).toBe(true);
    expect(minimalUser(person).isNewUser).toBe(false);
  });
});

describe('time-outs (section 9)', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 10_000],
    ['Mozilla/5.0 (X11; Linux x86_64)', 15_000],
  ])('%s: %i ms', (agent, milliseconds) => expect(processingTimeout(agent)).toBe(milliseconds));
});
