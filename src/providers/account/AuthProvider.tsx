'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { lastAnswerAt, noteOwnCopy, onAnswer, setReader } from '@/data/device/deviceData';
import { awaitIdentity, identify } from '@/data/backend/identity';
import { keepLastView, lastView, showsLastView } from '@/data/device/lastView';
import { clearFlags } from '@/data/device/localFlags';
import { watchSignedIn } from '@/data/account/watchSignedIn';
import { AUTH_START, IDENTITY_UNREACHABLE, authReducer, type AuthStatus } from '@/domain/account/authState';
import type { Uid } from '@/domain/kernel/ids';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { remember, stopShowing } from '@/hooks/remembered';
import { forgetPerson, toRemember } from '@/hooks/subscriptions';
import { AuthSession } from './authSession';
import { reloadPage } from '../kernel/reloadPage';

/** After this time without an answer, other pages than the daily ones show the last view too, in milliseconds. */
const SILENT_MS = 2_000;

/** The signed-in user, the auth status, and the actions on it. */
export interface Auth {
  status: AuthStatus;
  user: AppUser | null;
  uid: Uid | null;
  /** What Firebase Auth knows about the user. Available even before their document has loaded. */
  person: AuthPerson | null;
  /** The user is the last visit's: it isn't known yet whether they are signed in. */
  remembered: boolean;
  justLoggedIn: boolean;
  /** Why the user's document couldn't be read, as text for the screen. */
  problem: string | null;
  /** Why the redirect from Google didn't sign the user in, for the sign-in dialog. */
  redirectProblem: string | null;
  /** Signs out on this device and goes to the home page. */
  signOut: () => Promise<void>;
  /**
   * Reloads the user's document; skipped while it's loading. When signed out, or while that isn't known yet, reloads
   * the page.
   */
  refresh: () => Promise<void>;
  /** Call after a sign-in, so that the route guard redirects the user. */
  markLoggedIn: () => void;
  /** The route guard calls this when it has handled a sign-in. */
  arrived: () => void;
}

/** Provided by `AuthProvider`, and by tests that need no server. */
export const AuthContext = createContext<Auth | null>(null);

/**
 * Provides the auth state, read with `useAuth`. `watchSignedIn` reports who is signed in, `AuthSession` finds and
 * watches their document, and `authReducer` in `src/domain/account/authState.ts` combines both into one status.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, AUTH_START);
  const { person } = state;
  const [redirectProblem, setRedirectProblem] = useState<string | null>(null);
  const router = useRouter();
  const session = useRef<AuthSession | null>(null);
  const remembered = useRef<string | null>(null);
  const shown = useRef<string | null>(null);

  // The page as it was exported comes first, and in the same frame what the last visit had read.
  useLayoutEffect(() => {
    const last = lastView();
    if (last === null) return;
    remembered.current = shown.current = last.person.uid;
    setReader(last.person.uid);
    remember(last.values, awaitIdentity());
    const show = (silent?: boolean) => {
      if (!showsLastView(silent)) return;
      noteOwnCopy();
      dispatch({ type: 'remembered', person: last.person, user: last.user });
    };
    show();
    const late = setTimeout(() => lastAnswerAt() === null && show(true), SILENT_MS);
    const stop = onAnswer(() => lastAnswerAt() !== null && stopShowing());
    return () => {
      clearTimeout(late);
      stop();
    };
  }, []);
  useEffect(() => {
    const stop = watchSignedIn({
      changed: (next) => {
        session.current?.end();
        const uid = next?.uid ?? null;
        if (uid !== shown.current) forgetPerson();
        shown.current = uid;
        dispatch({ type: 'changed', person: next });
        session.current = next === null ? null : new AuthSession(next, dispatch);
        void session.current?.refresh();
      },
      unreachable: (passes) => dispatch({ type: 'unreachable', problem: IDENTITY_UNREACHABLE, passes }),
      returned: (result) => {
        if (result.ok) dispatch({ type: 'loggedIn' });
        else if (result.error.code !== 'cancelled') setRedirectProblem(result.error.message);
      },
    });
    return () => {
      stop();
      session.current?.end();
    };
  }, []);

  const uid = person?.uid ?? null;
  // By now, nothing is left on the screen of another person whose view was remembered.
  const known = !state.remembered && (uid !== null || state.status === 'anonymous');
  useEffect(() => {
    if (known) identify(uid === remembered.current);
  }, [known, uid]);

  const complete = state.status === 'ready' && state.user?.key != null;
  useEffect(() => {
    if (complete) clearFlags();
  }, [complete]);
  const { user } = state;
  useEffect(() => {
    if (!complete || person === null || user === null) return;
    const keep = () => {
      const at = lastAnswerAt();
      // Without an answer there is nothing newer than what is kept.
      if (document.visibilityState === 'hidden' && at !== null) keepLastView({ person, user, values: toRemember(at) });
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [complete, person, user]);

  const refresh = useCallback(async () => {
    if (session.current === null) reloadPage();
    else await session.current.refresh();
  }, []);
  const markLoggedIn = useCallback(() => dispatch({ type: 'loggedIn' }), []);
  const arrived = useCallback(() => dispatch({ type: 'arrived' }), []);
  const signOut = useCallback(async () => {
    const auth = await import('@/data/account/auth');
    await auth.signOut();
    router.push('/');
  }, [router]);

  const value = useMemo(
    (): Auth => ({
      status: state.status,
      user: state.user,
      uid,
      person,
      remembered: state.remembered,
      justLoggedIn: state.justLoggedIn,
      problem: state.problem,
      redirectProblem,
      signOut,
      refresh,
      markLoggedIn,
      arrived,
    }),
    [
      state.status,
      state.user,
      state.remembered,
      state.justLoggedIn,
      state.problem,
      redirectProblem,
      uid,
      person,
      signOut,
      refresh,
      markLoggedIn,
      arrived,
    ],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The auth state: loading, anonymous, onboarding or ready. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
