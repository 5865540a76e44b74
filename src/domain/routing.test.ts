import { describe, expect, it } from 'vitest';
import { decide, isLeagueReference, isPublicPath, onboardingAddress, type Decision, type Visit } from './routing';

const OPEN = [
  ...['/', '/join/ABC234', '/leagues/join/public', '/login', '/acc', '/about', '/careers', '/test-db'],
  ...['/signup', '/forgot-password', '/privacy', '/terms', '/practice', '/board/league1'],
];
const CLOSED = ['/leagues', '/roster', '/matchups', '/messages', '/profile', '/solo', '/draft/abc', '/no-such-page'];

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
  it.each([...OPEN, '/onboarding'])('%s is for everyone, also while no one knows who is here', (path) => {
    expect(isPublicPath(path)).toBe(true);
    expect(decide(visit(path, {}))).toEqual(show);
    expect(decide(visit(path, { status: 'loading' }))).toEqual(show);
  });

  it.each(CLOSED)('%s waits while no one knows who is here, and sends the anonymous home', (path) => {
    expect(decide(visit(path, { status: 'loading' }))).toEqual({ kind: 'wait' });
    expect(decide(visit(path, {}))).toEqual(go('/'));
  });

  it.each([...OPEN, ...CLOSED, '/onboarding'])('%s is open to a signed-in user', (path) => {
    expect(decide(visit(path, { status: 'ready' }))).toEqual(show);
  });

  it.each([...OPEN, ...CLOSED].filter((path) => !path.startsWith('/join/')))(
    '%s sends a user in the middle of onboarding back to it, just logged in or not',
    (path) => {
      for (const justLoggedIn of [false, true]) {
        expect(decide(visit(path, { status: 'onboarding', justLoggedIn }))).toEqual(go('/onboarding'));
        expect(decide(visit(path, { status: 'onboarding', justLoggedIn, pendingLeagueId: 'ABC234' }))).toEqual(
          go('/onboarding?leagueId=ABC234'),
        );
      }
    },
  );

  it('leaves a user in the middle of onboarding at it', () => {
    expect(decide(visit('/onboarding', { status: 'onboarding', justLoggedIn: true }))).toEqual(show);
  });

  it('keeps the code of an invitation that a user in the middle of onboarding opens', () => {
    expect(decide(visit('/join/ABC234', { status: 'onboarding', pendingLeagueId: 'OLD234' }))).toEqual({
      kind: 'go',
      to: '/onboarding?leagueId=ABC234',
      remember: 'ABC234',
    });
    expect(decide(visit('/join/<b>', { status: 'onboarding' }))).toEqual(go('/onboarding'));
  });

  it.each([...OPEN, ...CLOSED, '/onboarding'].filter((path) => path !== '/' && !path.startsWith('/join/')))(
    'sends a person who has just logged in from %s home',
    (path) => {
      expect(decide(visit(path, { status: 'ready', justLoggedIn: true }))).toEqual(go('/'));
    },
  );

  it('leads a person to their invitation instead, when onboarding would have ended with it', () => {
    const at = (path: string) =>
      decide(visit(path, { status: 'ready', justLoggedIn: true, pendingLeagueId: null, invitation: 'ABC234' }));
    expect(at('/onboarding')).toEqual(go('/join/ABC234'));
    expect(at('/login')).toEqual(go('/join/ABC234'));
    expect(at('/')).toEqual(show);
    expect(at('/join/NEW234')).toEqual(show);
    expect(decide(visit('/roster', { status: 'ready', invitation: 'ABC234' }))).toEqual(show);
  });

  it.each(['/', '/join/ABC234'])('lets a person who has just logged in stay at %s', (path) => {
    expect(decide(visit(path, { status: 'ready', justLoggedIn: true }))).toEqual(show);
  });

  it.each(['loading', 'anonymous', 'onboarding', 'ready'] as const)(
    'goes to an invitation that was served at / (%s)',
    (status) => {
      expect(decide(visit('/', { status, address: '/join/ABC234' }))).toEqual(go('/join/ABC234'));
    },
  );

  it.each(['anonymous', 'onboarding'] as const)('adds the league that waits to /onboarding, once (%s)', (status) => {
    const at = (search: string) => decide(visit('/onboarding', { status, search, pendingLeagueId: 'ABC234' }));
    expect(at('')).toEqual(go('/onboarding?leagueId=ABC234'));
    expect(at('?step=3')).toEqual(go('/onboarding?step=3&leagueId=ABC234'));
    expect(at('?step=3&leagueId=ABC234')).toEqual(show);
    expect(at('?leagueId=NEW234')).toEqual(show);
  });

  it('takes a slash at the end for nothing, and a look-alike for no public path', () => {
    expect(isPublicPath('/about/')).toBe(true);
    expect(isPublicPath('/about-us')).toBe(false);
    expect(isPublicPath('/join')).toBe(false);
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

describe('hostile addresses', () => {
  const everywhere = [
    ...OPEN,
    ...CLOSED,
    '/onboarding',
    ...HOSTILE.flatMap((text) => [`/join/${text}`, `/${text}`, text]),
  ];
  const states: Pick<Visit, 'status' | 'justLoggedIn'>[] = (
    ['loading', 'anonymous', 'onboarding', 'ready'] as const
  ).flatMap((status) => [false, true].map((justLoggedIn) => ({ status, justLoggedIn })));

  it.each(HOSTILE)('%j leads no one off this site, wherever it is', (text) => {
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

  it.each(HOSTILE.filter((text) => text !== '__proto__'))('%j is no league', (text) => {
    expect(isLeagueReference(text)).toBe(false);
  });

  it('a return address is nothing that anyone follows (just logged in goes home)', () => {
    for (const text of ['//evil.example', '/roster', 'https://evil.example']) {
      expect(decide(visit('/login', { status: 'ready', justLoggedIn: true, search: `?returnTo=${text}` }))).toEqual(
        go('/'),
      );
    }
  });
});

describe('the league that waits', () => {
  it('is encoded into the address, beside what is there', () => {
    expect(onboardingAddress('a&b')).toBe('/onboarding?leagueId=a%26b');
    expect(onboardingAddress('ABC234', '?step=2')).toBe('/onboarding?step=2&leagueId=ABC234');
    expect(onboardingAddress(null)).toBe('/onboarding');
  });

  it.each(['ABC234', 'x4Jq0aQmZ9', 'a-b_c'])('can be %s', (text) => expect(isLeagueReference(text)).toBe(true));
  it.each(['abc', 'a'.repeat(41)])('cannot be %j', (text) => expect(isLeagueReference(text)).toBe(false));
});
