import type { AuthStatus } from './authState';

/** What the guard knows when it decides. */
export interface Visit {
  status: AuthStatus;
  justLoggedIn: boolean;
  /** The route that the router shows. */
  path: string;
  /** The address bar's path; on a static host it may differ from the route (section 2, static-export fallback). */
  address: string;
  /** The league that waits for the end of onboarding, if any. */
  pendingLeagueId: string | null;
}

export type Decision =
  | { kind: 'show' }
  /** Nobody knows yet who is here, and the page is not for everybody. */
  | { kind: 'wait' }
  /** `remember`: the code of a league to be joined after onboarding. */
  | { kind: 'go'; to: string; remember?: string };

/** Pages for everybody: the specification's list, then those added to it (docs/decisions/public-paths.md). */
const PUBLIC_PATHS: readonly string[] = [
  ...['/', '/leagues/join/public', '/onboarding', '/login', '/acc', '/about', '/careers', '/test-db'],
  ...['/signup', '/forgot-password', '/privacy', '/terms', '/practice', '/gallery'],
];

/** The path without a slash at its end. */
function tidy(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether the path is an invitation, `/join/{code}`. */
export function isJoinPath(path: string): boolean {
  return path.startsWith('/join/');
}

/** Whether somebody who is not signed in may be here. */
export function isPublicPath(path: string): boolean {
  return isJoinPath(path) || PUBLIC_PATHS.includes(tidy(path));
}

/** Whether the page stands without header, navigation and footer (section 2, Layout). */
export function isBarePath(path: string): boolean {
  return ['/login', '/signup', '/forgot-password'].includes(tidy(path));
}

/** Where onboarding is, with the league that waits for its end. */
export function onboardingAddress(pendingLeagueId: string | null): string {
  return pendingLeagueId === null ? '/onboarding' : `/onboarding?leagueId=${encodeURIComponent(pendingLeagueId)}`;
}

/** Whether a text can be the code or id of a league: letters, digits, hyphen and underscore. Nothing else is kept or put into an address. */
export function isLeagueReference(text: string): boolean {
  return /^[A-Za-z0-9_-]{4,40}$/.test(text);
}

/**
 * Where one may be (section 2, "Routing rules"): the whole of it, without side effects. Everything that shows a page asks here.
 */
export function decide({ status, justLoggedIn, path: route, address, pendingLeagueId }: Visit): Decision {
  if (tidy(route) === '/' && isJoinPath(address)) return { kind: 'go', to: address };
  const path = tidy(isJoinPath(address) ? address : route);
  switch (status) {
    case 'loading':
      return { kind: isPublicPath(path) ? 'show' : 'wait' };
    case 'anonymous':
      return isPublicPath(path) ? { kind: 'show' } : { kind: 'go', to: '/' };
    case 'onboarding': {
      if (path === '/onboarding') return { kind: 'show' };
      const invitation = isJoinPath(path) ? path.slice('/join/'.length) : '';
      return isLeagueReference(invitation)
        ? { kind: 'go', to: onboardingAddress(invitation), remember: invitation }
        : { kind: 'go', to: onboardingAddress(pendingLeagueId) };
    }
    case 'ready':
      return justLoggedIn && path !== '/' && !isJoinPath(path) ? { kind: 'go', to: '/' } : { kind: 'show' };
  }
}
