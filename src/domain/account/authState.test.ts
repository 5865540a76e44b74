import { describe, expect, it } from 'vitest';
import {
  AUTH_START,
  CONFIGURATION_RELOAD_MS,
  GOOGLE_TIMEOUT_MS,
  PROCESSING_TIMEOUT_IOS_MS,
  PROCESSING_TIMEOUT_MS,
  USER_DOCUMENT_TIMEOUT_MS,
  authReducer,
  fetchProblem,
  processingTimeout,
  type AuthEvent,
  type AuthState,
} from './authState';
import { emailKey, hasCompletedOnboarding, minimalUser, newUser, parseUser, type AuthPerson } from './user';

const person: AuthPerson = { uid: 'u1', email: 'Ann.Lee@Example.com', displayName: null, google: false };
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

describe('auth state (R4.1)', () => {
  it('starts as loading, and is anonymous without an auth user', () => {
    expect(AUTH_START.status).toBe('loading');
    expect(run({ type: 'changed', person: null })).toMatchObject({ status: 'anonymous', user: null });
  });

  it('loads while the document is fetched', () => {
    expect(run({ type: 'changed', person }, { type: 'refreshing' })).toMatchObject({
      status: 'loading',
      refreshing: true,
    });
  });

  it('is ready with the user of the last visit, who stays if they are signed in', () => {
    const early = run({ type: 'remembered', person, user: found });
    expect(early).toMatchObject({ status: 'ready', person, user: found, remembered: true });
    const known = authReducer(early, { type: 'changed', person });
    expect(known).toMatchObject({ status: 'ready', user: found, remembered: false });
    expect(authReducer(known, { type: 'changed', person })).toMatchObject({ status: 'loading', user: null });
  });

  it('shows the user of the last visit while their document doesn’t load, but no one else’s', () => {
    const late = run({ type: 'changed', person }, { type: 'refreshing' }, { type: 'remembered', person, user: found });
    expect(late).toMatchObject({ status: 'ready', user: found, remembered: false });
    const other = { ...person, uid: 'u2' };
    const loading = run({ type: 'changed', person: other });
    expect(authReducer(loading, { type: 'remembered', person, user: found })).toEqual(loading);
    const out = run({ type: 'changed', person: null });
    expect(authReducer(out, { type: 'remembered', person, user: found })).toEqual(out);
  });

  it.each([
    ['anonymous', null],
    ['loading', { ...person, uid: 'u2' }],
  ])('is %s when someone other than the last visit’s user is signed in, or no one', (status, other) => {
    const state = run({ type: 'remembered', person, user: found }, { type: 'changed', person: other });
    expect(state).toMatchObject({ status, person: other, user: null, remembered: false });
  });

  it.each([
    ['is silent', true, null],
    ['can’t be loaded, and says so', false, 'not loaded'],
  ])('keeps the user of the last visit when the identity service %s', (_, passes, problem) => {
    const state = run(
      { type: 'remembered', person, user: found },
      { type: 'unreachable', problem: 'not loaded', passes },
    );
    expect(state).toMatchObject({ status: 'ready', user: found, problem });
  });

  it('is ready with a complete document', () => {
    const state = run({ type: 'changed', person }, { type: 'refreshing' }, { type: 'found', user: found });
    expect(state).toMatchObject({ status: 'ready', refreshing: false, problem: null });
    expect(state.user).toMatchObject({ isOnboarding: false, isNewUser: false, username: 'Ann' });
  });

  it('is onboarding or ready, as the document says', () => {
    const half = parseUser('k', { ...stored, onboardingCompleted: false, isOnboarding: true }, person);
    const during = run({ type: 'changed', person }, { type: 'found', user: half });
    expect(during.status).toBe('onboarding');
    expect(authReducer(during, { type: 'found', user: found }).status).toBe('ready');
  });

  it('treats an auth user without a document as new', () => {
    const state = run({ type: 'changed', person }, { type: 'missing', uid: 'u1' });
    expect(state.status).toBe('onboarding');
    expect(state.user).toMatchObject({ isOnboarding: true, isNewUser: true, key: null });
  });

  it('falls back to a minimal user after a failure, or keeps the user already loaded', () => {
    const failed = run({ type: 'changed', person }, { type: 'failed', uid: 'u1', problem: 'late', passes: true });
    expect(failed).toMatchObject({ status: 'ready', problem: 'late' });
    expect(failed.user).toMatchObject({ isOnboarding: false, isNewUser: false, displayName: 'Ann.Lee', key: null });
    const known: AuthEvent[] = [
      { type: 'changed', person },
      { type: 'found', user: found },
    ];
    const late = run(...known, { type: 'failed', uid: 'u1', problem: 'late', passes: true });
    expect(late).toMatchObject({ user: found, problem: null });
    const denied = run(...known, { type: 'failed', uid: 'u1', problem: 'denied', passes: false });
    expect(denied).toMatchObject({ user: found, problem: 'denied' });
  });

  it('ignores events about a user who has signed out', () => {
    const gone = run({ type: 'changed', person }, { type: 'changed', person: null });
    expect(authReducer(gone, { type: 'found', user: found })).toEqual(gone);
    expect(authReducer(gone, { type: 'missing', uid: 'u1' })).toEqual(gone);
    expect(authReducer(gone, { type: 'failed', uid: 'u1', problem: 'x', passes: true })).toEqual(gone);
  });

  it('keeps the sign-in flag until the guard has acted, and clears it at sign-out', () => {
    const state = run({ type: 'loggedIn' }, { type: 'changed', person }, { type: 'found', user: found });
    expect(state.justLoggedIn).toBe(true);
    expect(authReducer(state, { type: 'arrived' }).justLoggedIn).toBe(false);
    expect(authReducer(state, { type: 'changed', person: null }).justLoggedIn).toBe(false);
  });
});

describe('the user (R3.2)', () => {
  it('has a key made from the email', () => {
    expect(emailKey('A.b#c$d[e]f@x.com')).toBe('a_b_c_d_e_f@x_com');
  });

  it.each([
    [{}, true],
    [{ isOnboarding: false }, true],
    [{ isOnboarding: true }, false],
    [{ isOnboarding: true, onboardingCompleted: true }, true],
    [{ onboardingCompleted: false }, true],
  ])('with %j: onboarding complete is %s', (document, complete) => {
    expect(hasCompletedOnboarding(document)).toBe(complete);
  });

  it('gets defaults for missing fields', () => {
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

  it.each([
    ['the name from Google', 'Ann Lee', 'Ann Lee'],
    ['from the email when Google has no name', null, 'Ann.Lee'],
    ['from the email when the name is invisible', '\u200b\u3164', 'Ann.Lee'],
    ['cut to the maximum length', 'x'.repeat(200), 'x'.repeat(60)],
    ['without half a character at the cut', `${'x'.repeat(59)}😀`, 'x'.repeat(59)],
    ['on one line, without control characters', ' Ann\n\u202eLee ', 'Ann Lee'],
  ])('gets a display name: %s', (_, displayName, name) => {
    expect(newUser({ ...person, displayName })).toMatchObject({ displayName: name, name });
  });

  it('has a display name for every email', () => {
    expect(minimalUser({ ...person, email: `${'a'.repeat(64)}@x.com` }).displayName).toBe('a'.repeat(60));
    expect(minimalUser({ ...person, email: '' }).displayName).toBe('Fan');
  });

  it('is marked as a Google user when signed in with Google', () => {
    expect(newUser({ ...person, google: true }).isGoogleSignIn).toBe(true);
    expect(minimalUser(person).isNewUser).toBe(false);
  });
});

describe('timeouts (R9.1)', () => {
  it('match the values of the table', () => {
    expect([PROCESSING_TIMEOUT_MS, PROCESSING_TIMEOUT_IOS_MS, USER_DOCUMENT_TIMEOUT_MS, GOOGLE_TIMEOUT_MS]).toEqual([
      15_000, 10_000, 8_000, 45_000,
    ]);
    expect(CONFIGURATION_RELOAD_MS).toBe(5_000);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 10_000],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5, 10_000],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 10_000],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 15_000],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 15_000],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 15_000],
  ])('for %s with %i touch points: %i ms', (agent, touch, milliseconds) =>
    expect(processingTimeout(agent, touch)).toBe(milliseconds),
  );
});

describe('a failed fetch of the user document (R8.5)', () => {
  it.each([
    ['unavailable', /offline/, false],
    ['permission-denied', /contact support/, false],
    ['failed-precondition', /reloads in a moment/, true],
    ['not-found', /reloads in a moment/, true],
    ['', /didn’t load/, false],
    ['internal', /didn’t load/, false],
  ])('shows a message for %j, and reloads the page only for a configuration error', (code, words, reload) => {
    const problem = fetchProblem(code, true);
    expect(problem.sentence).toMatch(words);
    expect(problem.reload).toBe(reload);
    expect(fetchProblem(code, false).reload).toBe(false);
  });

  it('shows support after the second configuration error and doesn’t reload', () => {
    expect(fetchProblem('not-found', false).sentence).toMatch(/contact support/);
  });
});

describe('an identity service that doesn’t respond', () => {
  it('makes the user anonymous with an error message, until it responds', () => {
    const silent = run({ type: 'unreachable', problem: 'silent', passes: true });
    expect(silent).toMatchObject({ status: 'anonymous', problem: 'silent' });
    expect(authReducer(silent, { type: 'changed', person })).toMatchObject({ status: 'loading', problem: null });
  });

  it('doesn’t change an auth state that is already known', () => {
    const known = run({ type: 'changed', person }, { type: 'found', user: found });
    expect(authReducer(known, { type: 'unreachable', problem: 'silent', passes: true })).toEqual(known);
  });
});
