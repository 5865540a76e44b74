import type { AuthStatus } from '../account/authState';
import { codeInQuery } from './sharedInvitation';

/** What the route guard's decision depends on. */
export interface Visit {
  status: AuthStatus;
  justLoggedIn: boolean;
  /** The route that the router shows. */
  path: string;
  /** The path in the address bar; on a static host it may differ from the route (docs/requirements.md R2.10). */
  address: string;
  /** The query in the address bar, with or without its question mark. */
  search: string;
  /** The league to join at the end of onboarding, if any. */
  pendingLeagueId: string | null;
  /**
   * The league that was pending when the account turned out to be complete, if any
   * (docs/decisions/0012-invitations.md).
   */
  invitation: string | null;
}

export type Decision =
  | { kind: 'show' }
  /** The sign-in state isn't known yet, and the page isn't public. */
  | { kind: 'wait' }
  /** `remember`: the code of a league to join after onboarding. */
  | { kind: 'go'; to: string; remember?: string };

/**
 * The pages that need an account, besides the drafts and the squads’ own. All others are public: those of
 * docs/requirements.md R2.9, those added by docs/decisions/0003-public-paths.md, and addresses that no page has.
 */
const PROTECTED_PATHS = [
  '/solo',
  '/solo/pickem',
  '/solo/six',
  '/solo/survivor',
  '/solo/practice',
  '/leagues',
  '/roster',
  '/matchups',
  '/portal',
  '/squads',
  '/trades',
  '/messages',
  '/draft',
  '/profile',
  '/admin',
  '/admin/live',
  '/admin/results',
  '/admin/people',
  '/admin/leagues',
  '/admin/health',
  '/admin/log',
  '/admin/feedback',
  '/admin/replay',
];

/** The path without a trailing slash. */
function tidy(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether the path is an invitation, `/join/{code}`. */
function isJoinPath(path: string): boolean {
  return /^\/join\/[^/]/.test(path);
}

/** Whether a page needs an account. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED_PATHS.includes(tidy(path)) || /^\/(draft|squad)\/[^/]+$/.test(tidy(path));
}

/**
 * The onboarding URL, with `leagueId` added for a pending league (docs/requirements.md R2.1); other parameters are
 * preserved.
 */
export function onboardingAddress(pendingLeagueId: string | null, search = ''): string {
  const query = new URLSearchParams(search);
  if (pendingLeagueId !== null) query.set('leagueId', pendingLeagueId);
  return query.size === 0 ? '/onboarding' : `/onboarding?${query.toString()}`;
}

/**
 * Whether a text can be a league's code or id: letters, digits, hyphen and underscore. Anything else is never stored or
 * put in a URL.
 */
export function isLeagueReference(text: string): boolean {
  return /^[A-Za-z0-9_-]{4,40}$/.test(text);
}

/**
 * Decides whether a page is shown or redirected (docs/requirements.md R2.8), without side effects. Every page uses it.
 * It only redirects to paths on this site, and takes nothing but a league reference from a URL.
 */
export function decide(visit: Visit): Decision {
  const { status, justLoggedIn, path: route, address, search, pendingLeagueId, invitation } = visit;
  if (tidy(route) === '/' && isJoinPath(address)) return { kind: 'go', to: address };
  const path = tidy(route);
  if (path === '/onboarding' && (status === 'anonymous' || status === 'onboarding')) {
    const named = pendingLeagueId === null || new URLSearchParams(search).has('leagueId');
    return named ? { kind: 'show' } : { kind: 'go', to: onboardingAddress(pendingLeagueId, search) };
  }
  switch (status) {
    case 'loading':
      return { kind: isProtectedPath(path) ? 'wait' : 'show' };
    case 'anonymous':
      return isProtectedPath(path) ? { kind: 'go', to: '/' } : { kind: 'show' };
    case 'onboarding': {
      const invitation = isJoinPath(path)
        ? path.slice('/join/'.length)
        : path === '/join'
          ? (codeInQuery(search) ?? '')
          : '';
      return isLeagueReference(invitation)
        ? { kind: 'go', to: onboardingAddress(invitation), remember: invitation }
        : { kind: 'go', to: onboardingAddress(pendingLeagueId) };
    }
    case 'ready':
      if (!justLoggedIn || path === '/' || isJoinPath(path)) return { kind: 'show' };
      return { kind: 'go', to: invitation === null ? '/' : `/join/${invitation}` };
  }
}
