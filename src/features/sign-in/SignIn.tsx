'use client';

import { Mail } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button, Notice } from '@/components';
import { useAuth } from '@/providers/account/AuthProvider';
import { GoogleButton } from './GoogleButton';
import { EmailSignInForm } from './EmailSignInForm';
import { ResetForm } from './ResetForm';

/** How long the dialog stays open after a Google sign-in, in milliseconds (docs/requirements.md R9.1). */
const GOOGLE_CLOSE_DELAY_MS = 100;

export type SignInView = 'choice' | 'email';
export type EmailMode = 'sign-in' | 'reset-password' | 'reset-link-sent';

/** The title of each form mode. */
export const MODE_TITLES: Record<EmailMode, string> = {
  'sign-in': 'Sign in',
  'reset-password': 'Forgot your password?',
  'reset-link-sent': 'Check your email',
};

/**
 * Sign-in for the dialog and the pages: choice of method, email form and its modes (docs/requirements.md R2.6).
 * `onDone` is called after success, `onLeave` when a link leaves the page.
 */
export function SignIn({
  firstView = 'choice',
  firstMode = 'sign-in',
  withGoogle = false,
  onMode,
  onDone,
  onLeave,
}: {
  firstView?: SignInView;
  firstMode?: EmailMode;
  /** Shows the Google button above the email form too, for pages, which have room for both. */
  withGoogle?: boolean;
  /** Called when the form's mode changes, so that the parent can update its title. */
  onMode?: (mode: EmailMode) => void;
  onDone?: () => void;
  onLeave?: () => void;
}) {
  const { markLoggedIn, redirectProblem } = useAuth();
  const [view, setView] = useState(firstView);
  const [mode, setMode] = useState(firstMode);
  const [email, setEmail] = useState('');
  const [error, setError] = useState(redirectProblem ?? '');
  // Google sign-in failed because the email has an account that can be opened only with its password.
  const [existing, setExisting] = useState(false);
  // Incremented by each such error, to focus the password again.
  const [turn, turns] = useState(0);
  // A form opened by a button press takes focus; on a page that has just loaded, focus doesn't move.
  const [pressed, setPressed] = useState(false);
  const turnTo = (next: EmailMode) => {
    setPressed(true);
    setMode(next);
    onMode?.(next);
  };

  const createAccount = (
    <p className="border-t border-line pt-4 text-center">
      New here?{' '}
      <Link
        href="/onboarding"
        className="inline-flex min-h-11 items-center font-semibold underline"
        onClick={() => onLeave?.()}
      >
        Create Account
      </Link>
    </p>
  );

  const notice = error !== '' && (
    <Notice tone="bad">
      {error}
      {existing && <p className="mt-1">After you sign in, link Google on your account page to use either.</p>}
    </Notice>
  );
  const google = (
    <GoogleButton
      onSignedIn={() => setTimeout(() => onDone?.(), GOOGLE_CLOSE_DELAY_MS)}
      onError={(message, account) => {
        setError(message);
        setExisting(account !== undefined);
        if (account === undefined) return;
        // The user has to use the password: open the email form, filled with this email unless another one was typed.
        setEmail((typed) => typed || account);
        setPressed(true);
        setView('email');
        turns((turn) => turn + 1);
      }}
    />
  );

  if (view === 'choice') {
    return (
      <div className="grid grid-cols-1 gap-3">
        {notice}
        {google}
        <Button
          wide
          autoFocus={pressed}
          onClick={() => {
            setError('');
            setPressed(true);
            setView('email');
          }}
        >
          <Mail aria-hidden className="size-5" />
          Sign in with Email
        </Button>
        {createAccount}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {mode === 'sign-in' && notice}
      {withGoogle && mode === 'sign-in' && (
        <>
          {google}
          <div className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </div>
        </>
      )}
      {mode === 'sign-in' ? (
        <EmailSignInForm
          toPassword={turn}
          email={email}
          onEmail={(typed) => {
            setEmail(typed);
            setError('');
          }}
          focus={pressed}
          onSignedIn={() => {
            markLoggedIn();
            onDone?.();
          }}
          onForgot={() => turnTo('reset-password')}
        />
      ) : (
        <ResetForm
          email={email}
          onEmail={setEmail}
          mode={mode}
          focus={pressed}
          onSent={() => turnTo('reset-link-sent')}
          onBack={() => turnTo('sign-in')}
        />
      )}
      {!withGoogle && mode === 'sign-in' && (
        <Button
          variant="quiet"
          wide
          onClick={() => {
            setError('');
            setView('choice');
          }}
        >
          Other ways to sign in
        </Button>
      )}
      {createAccount}
    </div>
  );
}
