import * as library from '@testing-library/react';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { router } from './backend/navigation';
import { minimalUser, type AppUser } from '@/domain/account/user';
import type { Week } from '@/domain/football/weeks';
import { weekId } from '@/domain/football/weeks';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { teamOf } from '@/domain/league/teams';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { subscribe } from '@/hooks/subscriptions';
import { AuthContext, type Auth } from '@/providers/account/AuthProvider';
import { SignInPromptProvider, useSignInPrompt } from '@/providers/account/SignInPrompt';
import { LeagueProvider } from '@/providers/league/LeagueProvider';
import { UnreadProvider } from '@/providers/messages/UnreadProvider';
import { MyTradesProvider } from '@/providers/moves/MyTradesProvider';
import { SeasonProvider } from '@/providers/season/SeasonProvider';

// Renders what is on a page under the real providers. Say who is signed in with `signIn` and what has been read with
// `tell`, before or after rendering; what isn't told is read from `backend`. Each test begins as Ann without leagues.

let auth: Auth;
let week: Loadable<unknown> = LOADING;
const listeners = new Set<() => void>();
const subscribeToAuth = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Signs someone in, or out (null), with these fields of their record and of the auth state. */
export function signIn(uid: string | null, user: Partial<AppUser> = {}, changes: Partial<Auth> = {}): Auth {
  const person = uid === null ? null : { uid, email: `${uid}@example.test`, displayName: uid, google: false };
  library.act(() => {
    auth = {
      status: person === null ? 'anonymous' : 'ready',
      user: person && { ...minimalUser(person), key: person.uid, username: person.uid, sentFeedback: false, ...user },
      uid,
      person,
      remembered: false,
      justLoggedIn: false,
      problem: null,
      redirectProblem: null,
      signOut: vi.fn(() => Promise.resolve()),
      refresh: vi.fn(() => Promise.resolve()),
      markLoggedIn: vi.fn(),
      arrived: vi.fn(),
      ...changes,
    };
    for (const listener of listeners) listener();
  });
  if (uid !== null) tell('current week', uid, week);
  return auth;
}

interface Told {
  seen: Loadable<unknown>;
  show: () => void;
  stop: () => void;
}
const told = new Map<string, Told>();

/** Tells what has been read by the subscription with this kind and key, now and until the next time. */
export function tell<T>(kind: string, key: string, seen: Loadable<T>): void {
  const name = `${kind} ${key}`;
  const known = told.get(name);
  if (known !== undefined) {
    known.seen = seen;
    library.act(known.show);
    return;
  }
  const one: Told = { seen, show: () => undefined, stop: () => undefined };
  told.set(name, one);
  one.stop = subscribe(
    name,
    (next) => {
      one.show = () => next(one.seen);
      one.show();
      return Promise.resolve(() => undefined);
    },
    () => undefined,
  );
}

const tellFirst = (kind: string, key: string, seen: Loadable<unknown>) => {
  if (!told.has(`${kind} ${key}`)) tell(kind, key, seen);
};

/** Tells the user's leagues. Nothing is unread in them, and no trade is pending. */
export function tellLeagues(leagues: Loadable<League[]>): void {
  const { uid } = auth;
  const seen = leagues.state === 'ready' ? ready({ leagues: leagues.value, lastMessages: {} }) : leagues;
  if (uid === null) throw new Error('No one is signed in.');
  if (leagues.state === 'ready') {
    for (const { id } of leagues.value) {
      tellFirst('ledger', id, LOADING);
      tellFirst('league users', id, LOADING);
      tellFirst('unread', `${id} ${uid}`, LOADING);
    }
    const drafted = leagues.value.filter(({ draftComplete }) => draftComplete);
    const places = drafted.map((league) => `${league.id} ${teamOf(league, uid)}`).sort();
    if (places.length > 0) tellFirst('pending trades', places.join(' '), ready([]));
  }
  tell('my leagues', uid, seen);
}

/** Tells the current week and the calendar of its season. */
export function tellWeek(seen: Loadable<Week>, weeks: readonly Week[] | null = null): void {
  week = seen.state === 'ready' ? ready({ week: seen.value, weeks: weeks ?? [seen.value] }) : seen;
  if (auth.uid !== null) tell('current week', auth.uid, week);
}

/** Tells a league's rosters. */
export function tellLedger(leagueId: string, rosters: Ledger['rosters'], changes: Partial<Ledger> = {}): void {
  const owned = Object.values(rosters).flat();
  tell('ledger', leagueId, ready({ leagueId, settled: true, rosters, owned, step: 0, history: {}, ...changes }));
}

/** Tells a league's season, so that `useLeagueSeason` returns it: calendar, ledger, results and lineups. */
export function tellSeason({ league, rosters, history, weeks }: LeagueSeason, changes: Partial<Ledger> = {}): void {
  const calendar = weeks.map(({ week }) => ({ ...week, season: week.season ?? league.season }));
  const at = weeks.findIndex(({ week }) => week.isCurrent);
  const current = weeks.at(at)!;
  const present = calendar.at(at)!;
  const past = weeks.filter(({ week }) => week.id < present.id);
  const ids = past.map(({ week }) => week.id);
  tellWeek(ready(present), calendar);
  tellLedger(league.id, rosters, { history, ...changes });
  for (const from of [weekId(league.season, league.firstWeek - 1), ...ids, present.id])
    tell(
      'past weeks',
      [league.id, from, ...ids].join(' '),
      ready(past.map(({ week, results, lineups }) => ({ weekId: week.id, results, lineups }))),
    );
  tell('league results', `${league.id} ${present.id}`, current.results ? ready(current.results) : { state: 'missing' });
  tell('lineups', `${league.id} ${present.id}`, ready(current.lineups));
}

/** Shows that the sign-in dialog is open. */
const Prompt = () => (useSignInPrompt().open ? <p>Sign-in dialog</p> : null);

function Page({ children }: { children: ReactNode }) {
  return (
    <AuthContext value={useSyncExternalStore(subscribeToAuth, () => auth)}>
      <LeagueProvider>
        <SeasonProvider>
          <UnreadProvider>
            <MyTradesProvider>
              <SignInPromptProvider>
                {children}
                <Prompt />
              </SignInPromptProvider>
            </MyTradesProvider>
          </UnreadProvider>
        </SeasonProvider>
      </LeagueProvider>
    </AuthContext>
  );
}

type Wrapper = ComponentType<{ children: ReactNode }>;
const within = (Wrapper?: Wrapper): Wrapper =>
  Wrapper === undefined
    ? Page
    : ({ children }) => (
        <Page>
          <Wrapper>{children}</Wrapper>
        </Page>
      );

/** Renders on a page. */
export const render = (ui: ReactNode, { wrapper }: { wrapper?: Wrapper } = {}) =>
  library.render(ui, { wrapper: within(wrapper) });

/** Calls a hook on a page. */
export const renderHook = <Result, Props>(hook: (props: Props) => Result, options?: { initialProps: Props }) =>
  library.renderHook(hook, { ...options, wrapper: Page });

/** Opens an address. */
export const visit = (address: string): void => library.act(() => window.history.replaceState(null, '', address));

beforeEach(() => {
  for (const call of Object.values(router)) call.mockClear();
  signIn('ann');
  tellLeagues(ready([]));
  tellWeek(LOADING);
});

afterEach(() => {
  for (const { stop } of told.values()) stop();
  told.clear();
});
