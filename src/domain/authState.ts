import { minimalUser, newUser, type AppUser, type AuthPerson } from './user';

/** Where somebody stands with the app (specification, section 4). */
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

/** Times of section 9, in milliseconds. */
export const PROCESSING_TIMEOUT_MS = 15_000;
export const PROCESSING_TIMEOUT_IOS_MS = 10_000;
export const USER_DOCUMENT_TIMEOUT_MS = 8_000;
export const GOOGLE_TIMEOUT_MS = 45_000;

/** How long the change of a signed-in user may take: iPhones and iPads give up sooner (section 9). */
export function processingTimeout(userAgent: string): number {
  return /iPad|iPhone|iPod/.test(userAgent) ? PROCESSING_TIMEOUT_IOS_MS : PROCESSING_TIMEOUT_MS;
}

/**
 * The machine of section 4. A change of the signed-in user starts loading; the user document decides between onboarding and normal use;
 * without a document one is new; after a failure or a time-out there is a minimal user. News of somebody who is not signed in any more is
 * ignored, and a failure never takes away a user who was there already.
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
    case 'loggedIn':
      return { ...state, justLoggedIn: true };
    case 'arrived':
      return { ...state, justLoggedIn: false };
  }
}

function settled(state: AuthState, user: AppUser, problem: string | null): AuthState {
  return { ...state, status: user.isOnboarding ? 'onboarding' : 'ready', user, refreshing: false, problem };
}
