'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button, Field, Input, Notice, PasswordInput } from '@/components';
import { sendPasswordReset, signInWithEmail } from '@/data/auth';

export type EmailMode = 'sign-in' | 'reset-password' | 'reset-link-sent';

/**
 * Email and password (specification, section 2). After a failure the password is emptied and takes the focus; the error goes as soon as
 * somebody types. `onSignedIn` is called once, after success.
 */
export function EmailSignInForm({
  email,
  onEmail,
  onSignedIn,
  onForgot,
}: {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => void;
  onForgot: () => void;
}) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const signedIn = await signInWithEmail(email, password);
    setBusy(false);
    if (signedIn.ok) {
      onSignedIn();
      return;
    }
    setError(signedIn.refusal.message);
    setPassword('');
    passwordField.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => {
              onEmail(target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordField}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setError('');
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

/** Asks for the link with which a forgotten password is replaced, and says when it is on its way. */
export function ResetForm({
  email,
  onEmail,
  mode,
  onSent,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  mode: 'reset-password' | 'reset-link-sent';
  onSent: () => void;
  onBack: () => void;
}) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sent = await sendPasswordReset(email);
    setBusy(false);
    if (sent.ok) onSent();
    else setError(sent.refusal.message);
  };

  if (mode === 'reset-link-sent') {
    return (
      <div className="grid gap-4">
        <div role="status">
          <Notice tone="good">Password reset link sent! Check your email.</Notice>
        </div>
        <Button wide onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-ink-muted">We send you a link with which you choose a new password.</p>
      <Field label="Email" error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => {
              onEmail(target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={busy}>
        Send Reset Link
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
