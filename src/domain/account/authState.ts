import { isIos } from '../kernel/device';
import type { Uid } from '../kernel/ids';
import { minimalUser, newUser, type AppUser, type AuthPerson } from './user';

/** The sign-in state (docs/requirements.md R4.1). */
export type AuthStatus = 'loading' | 'anonymous' | 'onboarding' | 'ready';

export interface AuthState {
  status: AuthStatus;
  person: AuthPerson | null;
  user: AppUser | null;
  /** Set by a sign-in on this page, and cleared once the route guard has acted on it. */
  justLoggedIn: boolean;
  /** The user document is being fetched; a second fetch is skipped. */
  refreshing: boolean;
  /** Why the document couldn't be read, as text for the screen. */
  problem: string | null;
  /** The user is the last visit's: the identity service hasn't responded yet. */
  remembered: boolean;
}

export type AuthEvent =
  | { type: 'remembered'; person: AuthPerson; user: AppUser }
  | { type: 'changed'; person: AuthPerson | null }
  | { type: 'refreshing' }
  | { type: 'found'; user: AppUser }
  | { type: 'missing'; uid: Uid }
  | { type: 'failed'; uid: Uid; problem: string; passes: boolean }
  | { type: 'unreachable'; problem: string; passes: boolean }
  | { type: 'loggedIn' }
  | { type: 'arrived' };

/** The state before the identity service has responded. */
export const AUTH_START: AuthState = {
  status: 'loading',
  person: null,
  user: null,
  justLoggedIn: false,
  refreshing: false,
  problem: null,
  remembered: false,
};

/** Timeouts from docs/requirements.md R9.1, in milliseconds. */
export const PROCESSING_TIMEOUT_MS = 15_000;
export const PROCESSING_TIMEOUT_IOS_MS = 10_000;
export const USER_DOCUMENT_TIMEOUT_MS = 8_000;
export const GOOGLE_TIMEOUT_MS = 45_000;

/** Delay before the page reloads, once, after a configuration error, in milliseconds (docs/requirements.md R8.5). */
export const CONFIGURATION_RELOAD_MS = 5_000;

/**
 * How long processing a change of user may take, in milliseconds; shorter on iPhones and iPads (docs/requirements.md
 * R9.1).
 */
export function processingTimeout(userAgent: string, touchPoints = 0): number {
  return isIos(userAgent, touchPoints) ? PROCESSING_TIMEOUT_IOS_MS : PROCESSING_TIMEOUT_MS;
}

/**
 * Why the signed-in user's document couldn't be fetched, as text for the screen, and whether reloading the page may
 * help.
 */
export interface FetchProblem {
  sentence: string;
  reload: boolean;
  /**
   * Whether retrying later may help: a lost connection can recover, but denied access or a misconfigured database
   * can't.
   */
  passes: boolean;
}

/** Error codes that mean the database isn't set up the way this build expects. */
const CONFIGURATION = ['failed-precondition', 'not-found', 'invalid-argument', 'unimplemented'];

/**
 * Classifies a failed fetch (docs/requirements.md R8.5): offline, denied, misconfigured or timed out.
 * `code` is the database's error code without its prefix, or empty for a timeout or an unknown error. `mayReload`: the
 * page hasn't been reloaded for this problem before.
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

/** Shown when signing out fails. */
export const NOT_SIGNED_OUT = 'You couldn’t be signed out. Check your connection and try again.';

/** Shown when the identity service can't be reached. */
export const IDENTITY_UNREACHABLE = 'We can’t reach the sign-in service. Check your connection and try again.';

/**
 * The auth state machine (docs/requirements.md R4.1). The user of the last visit is ready at once, and stays if they
 * turn out to be signed in. Any other change of user starts loading. The user document decides between onboarding and
 * ready; without a document the user is new, and after a failure or timeout they get a minimal user. Events for a user
 * who is no longer signed in are ignored, and a failure never replaces a user who was already loaded. If the identity
 * service can't be reached, the state is anonymous without a user of the last visit.
 */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'remembered':
      if (state.status !== 'loading' || (state.person ?? event.person).uid !== event.person.uid) return state;
      return { ...settled(state, event.user, null), person: event.person, remembered: state.person === null };
    case 'changed':
      if (state.remembered && event.person?.uid === state.person?.uid)
        return { ...state, person: event.person, remembered: false };
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
      // A user who is known stays, and is fetched again; the page says itself that it's offline.
      if (state.user !== null && event.passes) return { ...state, refreshing: false };
      return settled(state, state.user ?? minimalUser(state.person), event.problem);
    case 'unreachable':
      // The page says itself that it can't reach the server.
      if (state.remembered) return event.passes ? state : { ...state, problem: event.problem };
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
