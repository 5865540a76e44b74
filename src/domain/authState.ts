import { isIos } from './device';
import { minimalUser, newUser, type AppUser, type AuthPerson } from './user';

/** A person's sign-in state (docs/requirements.md R4.1). */
export type AuthStatus = 'loading' | 'anonymous' | 'onboarding' | 'ready';

export interface AuthState {
  status: AuthStatus;
  person: AuthPerson | null;
  user: AppUser | null;
  /** Set by a sign-in on this page, until the guard has acted on it. */
  justLoggedIn: boolean;
  /** A fetch of the user document is under way; another is skipped. */
  refreshing: boolean;
  /** What kept the document from being read, in words for the screen. */
  problem: string | null;
}

export type AuthEvent =
  | { type: 'changed'; person: AuthPerson | null }
  | { type: 'refreshing' }
  | { type: 'found'; user: AppUser }
  | { type: 'missing'; uid: string }
  | { type: 'failed'; uid: string; problem: string }
  | { type: 'unreachable'; problem: string }
  | { type: 'loggedIn' }
  | { type: 'arrived' };

/** Before the identity service has said anything. */
export const AUTH_START: AuthState = {
  status: 'loading',
  person: null,
  user: null,
  justLoggedIn: false,
  refreshing: false,
  problem: null,
};

/** Times of docs/requirements.md R9.1, in milliseconds. */
export const PROCESSING_TIMEOUT_MS = 15_000;
export const PROCESSING_TIMEOUT_IOS_MS = 10_000;
export const USER_DOCUMENT_TIMEOUT_MS = 8_000;
export const GOOGLE_TIMEOUT_MS = 45_000;

/** After a configuration error the page is loaded again, once, after this long (docs/requirements.md R8.5). */
export const CONFIGURATION_RELOAD_MS = 5_000;

/** How long a change of user may take; iPhones and iPads give up sooner (docs/requirements.md R9.1). */
export function processingTimeout(userAgent: string, touchPoints = 0): number {
  return isIos(userAgent, touchPoints) ? PROCESSING_TIMEOUT_IOS_MS : PROCESSING_TIMEOUT_MS;
}

/** Why one's own document could not be had, in words for the screen, and whether loading the page again may help. */
export interface FetchProblem {
  sentence: string;
  reload: boolean;
  /** Whether asking again later may help: a lost connection does pass, an error does not. */
  passes: boolean;
}

/** Codes with which the database says that it is not set up as this build believes. */
const CONFIGURATION = ['failed-precondition', 'not-found', 'invalid-argument', 'unimplemented'];

/**
 * What a failed fetch means (docs/requirements.md R8.5): offline, denied, misconfigured, late. `code` is the
 * database's, without
 * its name in front; empty for a time-out or anything that no one can explain. `mayReload`: the page has not been loaded again for this before.
 */
export function fetchProblem(code: string, mayReload: boolean): FetchProblem {
  if (code === 'unavailable' || code === 'offline')
    return { sentence: FETCH_SENTENCES.offline, reload: false, passes: true };
  if (code === 'permission-denied' || code === 'unauthenticated')
    return { sentence: FETCH_SENTENCES.denied, reload: false, passes: false };
  if (!CONFIGURATION.includes(code)) return { sentence: FETCH_SENTENCES.late, reload: false, passes: true };
  return {
    sentence: mayReload ? FETCH_SENTENCES.configuration : FETCH_SENTENCES.stillWrong,
    reload: mayReload,
    passes: false,
  };
}

const FETCH_SENTENCES = {
  offline: 'You’re offline, so your account didn’t load. It loads when you’re back online.',
  denied: 'You don’t have access to your account. Please contact support.',
  configuration: 'Something is wrong with our database. This page reloads in a moment.',
  stillWrong: 'Something is wrong with our database. Please contact support.',
  late: 'Your account didn’t load, so parts of the site are unavailable. Check your connection.',
} as const;

/** What is said when signing out fails. */
export const NOT_SIGNED_OUT = 'You couldn’t be signed out. Check your connection and try again.';

/** What is said when the identity service itself cannot be had. */
export const IDENTITY_UNREACHABLE = 'We can’t reach the sign-in service. Check your connection and try again.';

/**
 * Auth state (docs/requirements.md R4.1). A change of user starts loading; the document says onboarding or normal use;
 * without a document one is new; after a failure or a time-out there is a minimal user. News of a person who is not signed in any more is
 * ignored, and a failure never takes away a user who was there already. While no one can be asked who is here, one is anonymous.
 */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'changed':
      return event.person === null
        ? { ...AUTH_START, status: 'anonymous' }
        : { ...AUTH_START, person: event.person, justLoggedIn: state.justLoggedIn };
    case 'refreshing':
      return { ...state, refreshing: true };
    case 'found':
      return event.user.uid === state.person?.uid ? settled(state, event.user, null) : state;
    case 'missing':
      return state.person?.uid === event.uid ? settled(state, newUser(state.person), null) : state;
    case 'failed':
      if (state.person === null || state.person.uid !== event.uid) return state;
      return settled(state, state.user ?? minimalUser(state.person), event.problem);
    case 'unreachable':
      return state.status === 'loading' && state.person === null
        ? { ...AUTH_START, status: 'anonymous', problem: event.problem }
        : state;
    case 'loggedIn':
      return { ...state, justLoggedIn: true };
    case 'arrived':
      return { ...state, justLoggedIn: false };
  }
}

function settled(state: AuthState, user: AppUser, problem: string | null): AuthState {
  return { ...state, status: user.isOnboarding ? 'onboarding' : 'ready', user, refreshing: false, problem };
}
