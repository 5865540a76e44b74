'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { Button, Field, GoogleMark, Input, PasswordInput } from '@/components';
import { createAccount, emailExists, signInWithEmail } from '@/data/account/auth';
import { EMAIL_TAKEN } from '@/data/account/authErrors';
import { asTyped } from '@/domain/kernel/parse';
import { MIN_PASSWORD_LENGTH, checkEmail, checkPassword } from '@/domain/account/userChecks';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useGoogleSignIn } from '@/providers/account/useGoogleSignIn';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { StepFrame } from './StepFrame';

/**
 * The first step: creates an account with email and password or with Google. Input is kept after an error, and users
 * who already have an account can sign in with the same input. On success, `useAuth` changes and the page moves to the
 * next step. `headed`: the page has its own heading.
 */
export function AccountStep({ headed = false }: { headed?: boolean }) {
  const { markLoggedIn } = useAuth();
  const [email, setEmail, sent] = useUnsent(null, 'onboarding.email', asTyped);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const { busy, error, submit, showError, clearError } = useSubmit();
  const [taken, setTaken] = useState(false);
  const [sending, setSending] = useState<'new account' | 'sign-in'>('new account');

  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const typed = () => {
    setFaults({});
    clearError();
  };

  /**
   * Warns early that the email already has an account, if the Firebase project reveals it. Creating the account is the
   * final check.
   */
  const lookUp = async (field: HTMLInputElement) => {
    const asked = field.value;
    if (!checkEmail(asked).ok) return;
    const exists = await emailExists(asked).catch(() => false);
    if (!exists || field.value !== asked) return;
    setTaken(true);
    showError(EMAIL_TAKEN);
  };

  const create = async () => {
    const goodEmail = checkEmail(email);
    const goodPassword = checkPassword(password);
    setFaults({
      ...(goodEmail.ok ? {} : { email: goodEmail.error.message }),
      ...(goodPassword.ok ? {} : { password: goodPassword.error.message }),
    });
    if (!goodEmail.ok || !goodPassword.ok) return (goodEmail.ok ? passwordField : emailField).current?.focus();
    setSending('new account');
    const made = await submit(() => createAccount(email, password));
    if (made.ok) return sent();
    setTaken(made.error.code === 'auth/email-already-in-use');
  };

  const signInInstead = async () => {
    setSending('sign-in');
    const signedIn = await submit(() => signInWithEmail(email, password));
    if (!signedIn.ok) return;
    sent();
    markLoggedIn();
  };

  const google = useGoogleSignIn((message, existing) => {
    typed();
    setTaken(false);
    if (message !== '') showError(message);
    if (existing === undefined) return;
    // Keep the typed email, even if it isn't Google's.
    const typedIt = email.trim() === '' ? existing : email.trim();
    setEmail(typedIt);
    setTaken(typedIt.toLowerCase() === existing.toLowerCase());
    passwordField.current?.focus();
  });

  return (
    <StepFrame
      title={headed ? null : 'Your account'}
      lead="An email and a password, or your Google account."
      error={error?.message}
      busy={busy && sending === 'new account'}
      next="Create account"
      onNext={() => void create()}
      aside={
        <p>
          Have an account?{' '}
          <Link href="/login" className="inline-flex min-h-11 items-center font-semibold underline">
            Sign in
          </Link>
        </p>
      }
    >
      {taken && (
        <div className="flex flex-wrap gap-2">
          <Button busy={busy && sending === 'sign-in'} onClick={() => void signInInstead()}>
            Sign in instead
          </Button>
          <Button variant="quiet" asChild>
            <Link href="/forgot-password">Forgot Password?</Link>
          </Button>
        </div>
      )}
      <Button wide busy={google.busy} disabled={busy} onClick={google.start}>
        <GoogleMark />
        Continue with Google
      </Button>
      <div className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <Field label="Email" error={faults.email}>
        {(control) => (
          <Input
            {...control}
            ref={emailField}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              typed();
              setTaken(false);
            }}
            onBlur={({ target }) => void lookUp(target)}
          />
        )}
      </Field>
      <Field label="Password" hint={`At least ${String(MIN_PASSWORD_LENGTH)} characters.`} error={faults.password}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordField}
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              typed();
            }}
          />
        )}
      </Field>
      <p className="text-sm text-ink-muted">
        By creating an account you agree to the{' '}
        <Link href="/terms" className="underline">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link href="/privacy" className="underline">
          Privacy Policy
        </Link>
        .
      </p>
    </StepFrame>
  );
}
