import { describe, expect, it } from 'vitest';
import { decideRoute, isBarePath, isPublicPath, type RouteDecision, type Visitor } from './routing';

const anonymous: Visitor = { status: 'anonymous', onboarding: false, justLoggedIn: false };
const settled: Visitor = { status: 'signedIn', onboarding: false, justLoggedIn: false };
const fresh: Visitor = { ...settled, justLoggedIn: true };
const onboarding: Visitor = { ...settled, onboarding: true };
const freshOnboarding: Visitor = { ...onboarding, justLoggedIn: true };
const loading: Visitor = { ...anonymous, status: 'loading' };

const stay: RouteDecision = { action: 'stay' };
const wait: RouteDecision = { action: 'wait' };
const home: RouteDecision = { action: 'go', to: '/' };
const toOnboarding: RouteDecision = { action: 'go', to: '/onboarding' };

const OPEN = [
  '/',
  '/join/ABC234',
  '/leagues/join/public',
  '/login',
  '/signup',
  '/forgot-password',
  '/acc',
  '/about',
  '/privacy',
  '/terms',
];
const CLOSED = ['/leagues', '/roster', '/matchups', '/messages', '/profile', '/solo', '/draft/abc'];

describe('routing rules (specification, section 2)', () => {
  it.each(OPEN)('%s is open to somebody signed out, also while that is not yet known', (path) => {
    expect(decideRoute(anonymous, path)).toEqual(stay);
    expect(decideRoute(loading, path)).toEqual(stay);
  });

  it.each(CLOSED)('%s sends somebody signed out home, and waits until that is known', (path) => {
    expect(decideRoute(anonymous, path)).toEqual(home);
    expect(decideRoute(loading, path)).toEqual(wait);
  });

  it.each([...OPEN, ...CLOSED])('%s sends somebody in the middle of onboarding there', (path) => {
    expect(decideRoute(onboarding, path)).toEqual(toOnboarding);
    expect(decideRoute(freshOnboarding, path)).toEqual(toOnboarding);
  });

  it('leaves somebody in the middle of onboarding where they are', () => {
    expect(decideRoute(onboarding, '/onboarding')).toEqual(stay);
    expect(decideRoute(anonymous, '/onboarding')).toEqual(stay);
  });

  it('takes the league that waits to be joined along', () => {
    expect(decideRoute(onboarding, '/roster', 'a&b')).toEqual({ action: 'go', to: '/onboarding?leagueId=a%26b' });
  });

  it.each(['/login', '/about', '/roster'])('sends somebody who has just logged in from %s home', (path) => {
    expect(decideRoute(fresh, path)).toEqual(home);
  });

  it('lets somebody who has just logged in stay at home and at a code', () => {
    expect(decideRoute(fresh, '/')).toEqual(stay);
    expect(decideRoute(fresh, '/join/ABC234')).toEqual(stay);
  });

  it.each([...OPEN, ...CLOSED])('%s is open to somebody signed in', (path) => {
    expect(decideRoute(settled, path)).toEqual(stay);
  });

  it('takes a slash at the end for nothing', () => {
    expect(isPublicPath('/about/')).toBe(true);
    expect(isBarePath('/login/')).toBe(true);
    expect(isBarePath('/')).toBe(false);
  });
});
