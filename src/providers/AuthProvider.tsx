'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { clearFlags } from '@/data/localFlags';
import { watchSignedIn } from '@/data/watchSignedIn';
import { AUTH_START, IDENTITY_UNREACHABLE, authReducer, type AuthStatus } from '@/domain/authState';
import type { AppUser, AuthPerson } from '@/domain/user';
import { AuthSession } from './authSession';
import { reloadPage } from './reloadPage';

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
  /** Why coming back from Google signed no one in, for the sign-in dialog. */
  redirectProblem: string | null;
  /** Signs out on this device and goes home. */
  signOut: () => Promise<void>;
  /** Reads one's own document again; skipped while it is being read. While no one is known to be here the page is loaded again. */
  refresh: () => Promise<void>;
  /** To be called by whatever signed a person in, so that the guard sends them on. */
  markLoggedIn: () => void;
  /** To be called by the guard when it has acted on a sign-in. */
  arrived: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * The signed-in state of the app, which everything below reads with `useAuth`: `watchSignedIn` says who is signed in, `AuthSession` finds and watches their
 * document, and `authReducer` of `domain/authState` makes one status of both.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, AUTH_START);
  const { person } = state;
  const [redirectProblem, setRedirectProblem] = useState<string | null>(null);
  const router = useRouter();
  const session = useRef<AuthSession | null>(null);

  useEffect(() => {
    const stop = watchSignedIn({
      changed: (next) => {
        session.current?.end();
        dispatch({ type: 'changed', person: next });
        session.current = next === null ? null : new AuthSession(next, dispatch);
        void session.current?.refresh();
      },
      unreachable: () => dispatch({ type: 'unreachable', problem: IDENTITY_UNREACHABLE }),
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

  const complete = state.status === 'ready' && state.user?.key != null;
  useEffect(() => {
    if (complete) clearFlags();
  }, [complete]);

  const refresh = useCallback(async () => {
    if (session.current === null) reloadPage();
    else await session.current.refresh();
  }, []);
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
      redirectProblem,
      signOut,
      refresh,
      markLoggedIn,
      arrived,
    }),
    [
      state.status,
      state.user,
      state.justLoggedIn,
      state.problem,
      redirectProblem,
      person,
      signOut,
      refresh,
      markLoggedIn,
      arrived,
    ],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Who is here: loading, anonymous, in the middle of onboarding, or ready. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
