import type { AuthStatus } from './authState';

/** What the guard knows when it decides. */
export interface Visit {
  status: AuthStatus;
  justLoggedIn: boolean;
  /** The route that the router shows. */
  path: string;
  /** The address bar's path; on a static host it may differ from the route (docs/requirements.md R2.10). */
  address: string;
  /** The address bar's query, with or without its question mark. */
  search: string;
  /** The league that waits for the end of onboarding, if any. */
  pendingLeagueId: string | null;
  /** The league that waited for a person with a complete account, if any (docs/decisions/0012-invitations.md). */
  invitation: string | null;
}

export type Decision =
  | { kind: 'show' }
  /** No one knows yet who is here, and the page is not for everyone. */
  | { kind: 'wait' }
  /** `remember`: the code of a league to be joined after onboarding. */
  | { kind: 'go'; to: string; remember?: string };

/** Public pages: docs/requirements.md R2.9, then those that docs/decisions/0003-public-paths.md adds. */
const PUBLIC_PATHS: readonly string[] = [
  ...['/', '/leagues/join/public', '/onboarding', '/login', '/acc', '/about', '/careers', '/test-db'],
  ...['/signup', '/forgot-password', '/privacy', '/terms', '/practice', '/gallery'],
];

/** The path without a slash at its end. */
function tidy(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether the path is an invitation, `/join/{code}`. */
function isJoinPath(path: string): boolean {
  return /^\/join\/[^/]/.test(path);
}

/** Whether the path is the board of a finished draft that its league shares, `/board/{leagueId}`. */
function isBoardPath(path: string): boolean {
  return /^\/board\/[^/]/.test(path);
}

/** Whether a person who is not signed in may be here. */
export function isPublicPath(path: string): boolean {
  return isJoinPath(path) || isBoardPath(path) || PUBLIC_PATHS.includes(tidy(path));
}

/** Onboarding's address: `leagueId` is added for a pending league (docs/requirements.md R2.1); the rest stays. */
export function onboardingAddress(pendingLeagueId: string | null, search = ''): string {
  const query = new URLSearchParams(search);
  if (pendingLeagueId !== null) query.set('leagueId', pendingLeagueId);
  return query.size === 0 ? '/onboarding' : `/onboarding?${query.toString()}`;
}

/** Whether a text can be the code or id of a league: letters, digits, hyphen and underscore. Nothing else is kept or put into an address. */
export function isLeagueReference(text: string): boolean {
  return /^[A-Za-z0-9_-]{4,40}$/.test(text);
}

/**
 * Where a person may be (docs/requirements.md R2.8), without side effects. Every page asks here. It only ever
 * leads to a path of this site, and takes nothing but a league's reference from an address.
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
      return { kind: isPublicPath(path) ? 'show' : 'wait' };
    case 'anonymous':
      return isPublicPath(path) ? { kind: 'show' } : { kind: 'go', to: '/' };
    case 'onboarding': {
      const invitation = isJoinPath(path) ? path.slice('/join/'.length) : '';
      return isLeagueReference(invitation)
        ? { kind: 'go', to: onboardingAddress(invitation), remember: invitation }
        : { kind: 'go', to: onboardingAddress(pendingLeagueId) };
    }
    case 'ready':
      if (!justLoggedIn || path === '/' || isJoinPath(path)) return { kind: 'show' };
      return { kind: 'go', to: invitation === null ? '/' : `/join/${invitation}` };
  }
}
