/** What the guard knows about the visitor. */
export type Visitor = {
  status: 'loading' | 'anonymous' | 'signedIn';
  /** The person still has to finish creating the account. */
  onboarding: boolean;
  /** The person has signed in a moment ago, on this page. */
  justLoggedIn: boolean;
};

/** Where a visitor may go: stay, wait until it is known who they are, or go elsewhere. */
export type RouteDecision = { action: 'stay' } | { action: 'wait' } | { action: 'go'; to: string };

/**
 * Paths that somebody signed out may visit: the specification's list (section 2, Routing rules), and beside it sign-up, the forgotten
 * password, privacy, terms and the practice draft (see docs/decisions).
 */
const PUBLIC_PATHS = new Set([
  '/',
  '/leagues/join/public',
  '/onboarding',
  '/login',
  '/signup',
  '/forgot-password',
  '/acc',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
  '/practice',
  '/test-db',
]);

const STAY: RouteDecision = { action: 'stay' };

/** Whether the address is one that a code is joined at. */
export function isJoinPath(path: string): boolean {
  return path.startsWith('/join/');
}

/** Whether somebody signed out may visit this path. */
export function isPublicPath(path: string): boolean {
  return isJoinPath(path) || PUBLIC_PATHS.has(withoutSlash(path));
}

/** Whether the page stands without header, navigation and footer (specification, section 2, Layout). */
export function isBarePath(path: string): boolean {
  return ['/login', '/signup', '/forgot-password'].includes(withoutSlash(path));
}

/**
 * The routing rules of the specification (section 2), in their order. `pendingLeagueId` is the league that waits to be joined when onboarding
 * ends; it travels in the address of /onboarding.
 */
export function decideRoute(visitor: Visitor, path: string, pendingLeagueId: string | null = null): RouteDecision {
  const here = withoutSlash(path);
  if (visitor.status === 'loading') return isPublicPath(here) ? STAY : { action: 'wait' };
  if (visitor.status === 'anonymous') return isPublicPath(here) ? STAY : { action: 'go', to: '/' };
  if (visitor.onboarding) return here === '/onboarding' ? STAY : { action: 'go', to: onboardingPath(pendingLeagueId) };
  if (visitor.justLoggedIn && here !== '/' && !isJoinPath(here)) return { action: 'go', to: '/' };
  return STAY;
}

/** The address of account creation, with the league that waits to be joined. */
export function onboardingPath(pendingLeagueId: string | null): string {
  return pendingLeagueId === null ? '/onboarding' : `/onboarding?leagueId=${encodeURIComponent(pendingLeagueId)}`;
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
