'use client';

import { useRouter } from 'next/navigation';
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { mayBeSignedIn, whenAuthIsWanted } from '@/data/authTrace';
import { clearFlags } from '@/data/localFlags';
import {
  AUTH_START,
  USER_DOCUMENT_TIMEOUT_MS,
  authReducer,
  processingTimeout,
  type AuthEvent,
  type AuthStatus,
} from '@/domain/authState';
import type { AppUser, AuthPerson } from '@/domain/user';
import { within } from './within';

/** Who is here, and what may be done about it. */
export interface Auth {
  status: AuthStatus;
  user: AppUser | null;
  uid: string | null;
  /** What the identity service knows of the person, before and beside their document. */
  person: AuthPerson | null;
  justLoggedIn: boolean;
  /** What kept one's own document from being read, for the screen. */
  problem: string | null;
  /** Signs out on this device and goes home. */
  signOut: () => Promise<void>;
  /** Reads one's own document again; skipped while it is being read. */
  refresh: () => Promise<void>;
  /** To be called by whatever signed somebody in, so that the guard sends them on. */
  markLoggedIn: () => void;
  /** To be called by the guard when it has acted on a sign-in. */
  arrived: () => void;
}

const AuthContext = createContext<Auth | null>(null);

const PROBLEM = 'Your account could not be loaded, so a part of the site is closed for now. Check your connection.';
const DENIED = 'Your account may not be read. Please contact support.';

/** Runs the machine of `domain/authState` on the identity service and one's own user document, which is watched from then on. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, AUTH_START);
  const { person } = state;
  const router = useRouter();
  const session = useRef<Session | null>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let ended = false;
    const change = (next: AuthPerson | null) => {
      session.current?.end();
      dispatch({ type: 'changed', person: next });
      session.current = next === null ? null : new Session(next, dispatch);
      void session.current?.refresh();
    };
    const watch = async () => {
      const { watchAuth } = await import('@/data/auth');
      if (!ended) stop = watchAuth(change);
    };
    let stopWaiting: (() => void) | null = null;
    // A stranger's first screen does without the identity service until they sign in.
    void mayBeSignedIn().then((may) => {
      if (ended) return;
      if (!may) change(null);
      if (may) void watch();
      else stopWaiting = whenAuthIsWanted(() => void watch());
    });
    return () => {
      ended = true;
      stopWaiting?.();
      stop?.();
      session.current?.end();
    };
  }, []);

  const complete = state.status === 'ready' && state.user?.key != null;
  useEffect(() => {
    if (complete) clearFlags();
  }, [complete]);

  const refresh = useCallback(async () => session.current?.refresh(), []);
  const markLoggedIn = useCallback(() => dispatch({ type: 'loggedIn' }), []);
  const arrived = useCallback(() => dispatch({ type: 'arrived' }), []);
  const signOut = useCallback(async () => {
    const auth = await import('@/data/auth');
    await auth.signOut();
    router.push('/');
  }, [router]);

  const value = useMemo(
    (): Auth => ({
      status: state.status,
      user: state.user,
      uid: person?.uid ?? null,
      person,
      justLoggedIn: state.justLoggedIn,
      problem: state.problem,
      signOut,
      refresh,
      markLoggedIn,
      arrived,
    }),
    [state.status, state.user, state.justLoggedIn, state.problem, person, signOut, refresh, markLoggedIn, arrived],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Who is here: loading, anonymous, in the middle of onboarding, or ready. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

/** One signed-in person's connection to their document, from sign-in to sign-out. */
class Session {
  private ended = false;
  private refreshing = false;
  private stopWatching: (() => void) | null = null;

  constructor(
    private readonly person: AuthPerson,
    private readonly dispatch: (event: AuthEvent) => void,
  ) {}

  end(): void {
    this.ended = true;
    this.stopWatching?.();
  }

  /** Finds the document within the time-outs of section 9 and watches it; a call while one runs is skipped. */
  async refresh(): Promise<void> {
    if (this.refreshing) return;
    this.refreshing = true;
    this.tell({ type: 'refreshing' });
    const { person } = this;
    try {
      await within(processingTimeout(navigator.userAgent), this.read());
    } catch (error) {
      console.error("One's own user document could not be read.", error);
      const denied = error instanceof Error && 'code' in error && error.code === 'permission-denied';
      this.tell({ type: 'failed', uid: person.uid, problem: denied ? DENIED : PROBLEM });
      void this.watchLater();
    } finally {
      this.refreshing = false;
    }
  }

  private async read(): Promise<void> {
    const { findUser } = await import('@/data/users');
    const { key, user } = await within(USER_DOCUMENT_TIMEOUT_MS, findUser(this.person));
    this.tell(user === null ? { type: 'missing', uid: this.person.uid } : { type: 'found', user });
    await this.watch(key);
  }

  /** After a failure the document is still wanted: it takes the minimal user's place as soon as it can be had. */
  private async watchLater(): Promise<void> {
    try {
      const { findUser } = await import('@/data/users');
      const { key, user } = await findUser(this.person);
      this.tell(user === null ? { type: 'missing', uid: this.person.uid } : { type: 'found', user });
      await this.watch(key);
    } catch {
      // Said already; the next refresh or reload tries again.
    }
  }

  private async watch(key: string): Promise<void> {
    const { watchUser } = await import('@/data/users');
    if (this.ended) return;
    this.stopWatching?.();
    this.stopWatching = watchUser(key, this.person, (user) => {
      if (user.state === 'ready') this.tell({ type: 'found', user: user.value });
    });
  }

  private tell(event: AuthEvent): void {
    if (!this.ended) this.dispatch(event);
  }
}
