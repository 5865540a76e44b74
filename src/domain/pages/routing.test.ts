import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide, isLeagueReference, isProtectedPath, onboardingAddress, type Decision, type Visit } from './routing';

const OPEN = [
  ...['/', '/join', '/join/ABC234', '/leagues/join/public', '/login', '/acc', '/about', '/careers', '/test-db'],
  ...['/signup', '/forgot-password', '/privacy', '/terms', '/practice', '/board/league1'],
];
const CLOSED = [
  '/leagues',
  '/roster',
  '/matchups',
  '/portal',
  '/squads',
  '/trades',
  '/messages',
  '/profile',
  '/solo',
  '/solo/pickem',
  '/solo/six',
  '/solo/survivor',
  '/solo/practice',
  '/draft',
  '/draft/abc',
  '/squad/ALA-QB',
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
/** Addresses that no page has. */
const UNKNOWN = ['/no-such-page', '/about-us', '/board', '/rosters', '/roster/week8', '/squad', '/admin/other'];

const show: Decision = { kind: 'show' };
const go = (to: string): Decision => ({ kind: 'go', to });

function visit(path: string, change: Partial<Visit>): Visit {
  return {
    status: 'anonymous',
    justLoggedIn: false,
    path,
    address: path,
    search: '',
    pendingLeagueId: null,
    invitation: null,
    ...change,
  };
}

describe('routing rules (R2.8)', () => {
  it.each([...OPEN, '/onboarding'])('show %s to everyone, even while the auth state is loading', (path) => {
    expect(isProtectedPath(path)).toBe(false);
    expect(decide(visit(path, {}))).toEqual(show);
    expect(decide(visit(path, { status: 'loading' }))).toEqual(show);
  });

  it.each(CLOSED)('make %s wait while the auth state is loading, and send anonymous users home', (path) => {
    expect(decide(visit(path, { status: 'loading' }))).toEqual({ kind: 'wait' });
    expect(decide(visit(path, {}))).toEqual(go('/'));
  });

  it.each(UNKNOWN)('show the 404 page at %s to everyone', (path) => {
    for (const status of ['loading', 'anonymous', 'ready'] as const) {
      expect(decide(visit(path, { status }))).toEqual(show);
    }
  });

  it('know every route of the app as public or protected', () => {
    const open: readonly string[] = [...OPEN, '/onboarding', '/gallery'];
    const pages = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/\[\w+\]/, 'ABC234')}`);
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.filter((page) => !open.includes(page.replace('/board/ABC234', '/board/league1')) && !isProtectedPath(page)),
    ).toEqual([]);
  });

  it.each([...OPEN, ...CLOSED, '/onboarding'])('show %s to a signed-in user', (path) => {
    expect(decide(visit(path, { status: 'ready' }))).toEqual(show);
  });

  it.each([...OPEN, ...CLOSED].filter((path) => !path.startsWith('/join/')))(
    'send a user from %s back to onboarding, whether just logged in or not',
    (path) => {
      for (const justLoggedIn of [false, true]) {
        expect(decide(visit(path, { status: 'onboarding', justLoggedIn }))).toEqual(go('/onboarding'));
        expect(decide(visit(path, { status: 'onboarding', justLoggedIn, pendingLeagueId: 'ABC234' }))).toEqual(
          go('/onboarding?leagueId=ABC234'),
        );
      }
    },
  );

  it('let a user stay on the onboarding page', () => {
    expect(decide(visit('/onboarding', { status: 'onboarding', justLoggedIn: true }))).toEqual(show);
  });

  it('remember the code of an invitation opened during onboarding', () => {
    expect(decide(visit('/join/ABC234', { status: 'onboarding', pendingLeagueId: 'OLD234' }))).toEqual({
      kind: 'go',
      to: '/onboarding?leagueId=ABC234',
      remember: 'ABC234',
    });
    expect(decide(visit('/join/<b>', { status: 'onboarding' }))).toEqual(go('/onboarding'));
    const shared = visit('/join', { status: 'onboarding', search: '?text=Code:+NEW234' });
    expect(decide(shared)).toEqual({ ...go('/onboarding?leagueId=NEW234'), remember: 'NEW234' });
  });

  it.each([...OPEN, ...CLOSED, '/onboarding'].filter((path) => path !== '/' && !path.startsWith('/join/')))(
    'send a user who has just logged in from %s home',
    (path) => {
      expect(decide(visit(path, { status: 'ready', justLoggedIn: true }))).toEqual(go('/'));
    },
  );

  it('send a user to their pending invitation instead of home after onboarding', () => {
    const at = (path: string) =>
      decide(visit(path, { status: 'ready', justLoggedIn: true, pendingLeagueId: null, invitation: 'ABC234' }));
    expect(at('/onboarding')).toEqual(go('/join/ABC234'));
    expect(at('/login')).toEqual(go('/join/ABC234'));
    expect(at('/')).toEqual(show);
    expect(at('/join/NEW234')).toEqual(show);
    expect(decide(visit('/roster', { status: 'ready', invitation: 'ABC234' }))).toEqual(show);
  });

  it.each(['/', '/join/ABC234'])('let a user who has just logged in stay at %s', (path) => {
    expect(decide(visit(path, { status: 'ready', justLoggedIn: true }))).toEqual(show);
  });

  it.each(['loading', 'anonymous', 'onboarding', 'ready'] as const)(
    'go to an invitation that was served at / (%s)',
    (status) => {
      expect(decide(visit('/', { status, address: '/join/ABC234' }))).toEqual(go('/join/ABC234'));
    },
  );

  it.each(['anonymous', 'onboarding'] as const)(
    'add the pending league to the /onboarding URL, once (%s)',
    (status) => {
      const at = (search: string) => decide(visit('/onboarding', { status, search, pendingLeagueId: 'ABC234' }));
      expect(at('')).toEqual(go('/onboarding?leagueId=ABC234'));
      expect(at('?step=3')).toEqual(go('/onboarding?step=3&leagueId=ABC234'));
      expect(at('?step=3&leagueId=ABC234')).toEqual(show);
      expect(at('?leagueId=NEW234')).toEqual(show);
    },
  );

  it('ignore a trailing slash and don’t treat similar paths as protected', () => {
    expect(isProtectedPath('/roster/')).toBe(true);
    expect(isProtectedPath('/draft/abc/')).toBe(true);
    expect(isProtectedPath('/leagues/join/public')).toBe(false);
  });
});

/** Malicious values that an attacker could put in a URL. */
const HOSTILE = [
  '//evil.example',
  '%2F%2Fevil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../login',
  '%2e%2e%2flogin',
  'A'.repeat(10_000),
  '\u202eABC234',
  '😀😀😀😀',
  'مرحبا',
  '%E0%A4%A',
  'ABC234\nSet-Cookie: x=1',
  'ABC 234',
  '__proto__',
  '',
];

describe('hostile URLs', () => {
  const everywhere = [
    ...OPEN,
    ...CLOSED,
    '/onboarding',
    ...HOSTILE.flatMap((text) => [`/join/${text}`, `/${text}`, text]),
  ];
  const states: Pick<Visit, 'status' | 'justLoggedIn'>[] = (
    ['loading', 'anonymous', 'onboarding', 'ready'] as const
  ).flatMap((status) => [false, true].map((justLoggedIn) => ({ status, justLoggedIn })));

  it.each(HOSTILE)('never redirect off this site with %j anywhere in the URL', (text) => {
    const search = `?returnTo=${text}&leagueId=${text}&next=${text}`;
    for (const path of everywhere) {
      for (const state of states) {
        for (const address of [path, `/join/${text}`]) {
          const decision = decide(visit(path, { ...state, address, search }));
          if (decision.kind !== 'go') continue;
          const there = new URL(decision.to, 'https://squads.example/some/page');
          expect(there.origin).toBe('https://squads.example');
          expect(decision.to.startsWith('/') && !/^\/[/\\]/.test(decision.to)).toBe(true);
          if (decision.remember !== undefined) expect(isLeagueReference(decision.remember)).toBe(true);
        }
      }
    }
  });

  it.each(HOSTILE.filter((text) => text !== '__proto__'))('contain no valid league reference: %j', (text) => {
    expect(isLeagueReference(text)).toBe(false);
  });

  it('can’t set a return address: a user who has just logged in goes home', () => {
    for (const text of ['//evil.example', '/roster', 'https://evil.example']) {
      expect(decide(visit('/login', { status: 'ready', justLoggedIn: true, search: `?returnTo=${text}` }))).toEqual(
        go('/'),
      );
    }
  });
});

describe('the pending league', () => {
  it('is encoded into the URL, next to existing parameters', () => {
    expect(onboardingAddress('a&b')).toBe('/onboarding?leagueId=a%26b');
    expect(onboardingAddress('ABC234', '?step=2')).toBe('/onboarding?step=2&leagueId=ABC234');
    expect(onboardingAddress(null)).toBe('/onboarding');
  });

  it.each(['ABC234', 'x4Jq0aQmZ9', 'a-b_c'])('accepts %s', (text) => expect(isLeagueReference(text)).toBe(true));
  it.each(['abc', 'a'.repeat(41)])('refuses %j', (text) => expect(isLeagueReference(text)).toBe(false));
});
