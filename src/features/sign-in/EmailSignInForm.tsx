'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Field, Notice, PasswordInput } from '@/components';
import { signInWithEmail } from '@/data/account/auth';
import { useSubmit } from '@/hooks/useSubmit';
import { EmailField } from './EmailField';

/**
 * Email and password form (docs/requirements.md R2.7). A failure clears and focuses the password; the error disappears
 * on the next input. `onSignedIn` is called once, after success.
 */
export function EmailSignInForm({
  email,
  onEmail,
  focus,
  toPassword = 0,
  onSignedIn,
  onForgot,
}: {
  email: string;
  onEmail: (email: string) => void;
  /** The form opened because the user pressed a button, so its first empty field takes focus. */
  focus: boolean;
  /** A counter: each increment focuses the password field and keeps what was typed. */
  toPassword?: number;
  onSignedIn: () => void;
  onForgot: () => void;
}) {
  const [password, setPassword] = useState('');
  const { busy, error, submit, clearError } = useSubmit();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [knewEmail] = useState(email !== '');

  useEffect(() => {
    if (toPassword > 0) passwordField.current?.focus();
  }, [toPassword]);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const signedIn = await submit(() => signInWithEmail(email, password));
    if (signedIn.ok) return onSignedIn();
    // No sign-in was attempted: focus the empty field and keep what was typed.
    if (signedIn.error.code === 'empty') {
      (email.trim() === '' ? emailField : passwordField).current?.focus();
      return;
    }
    setPassword('');
    passwordField.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="grid gap-4">
      {error && <Notice tone="bad">{error.message}</Notice>}
      <EmailField
        ref={emailField}
        value={email}
        focus={focus && !knewEmail}
        onType={(typed) => {
          onEmail(typed);
          clearError();
        }}
      />
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordField}
            name="password"
            autoComplete="current-password"
            autoFocus={focus && knewEmail}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              clearError();
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={busy}>
        Sign In
      </Button>
      <Button variant="quiet" wide onClick={onForgot}>
        Forgot Password?
      </Button>
    </form>
  );
}
