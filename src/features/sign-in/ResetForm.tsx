'use client';

import { useRef, type FormEvent } from 'react';
import { Button, Notice } from '@/components';
import { sendPasswordReset } from '@/data/account/auth';
import { useSubmit } from '@/hooks/useSubmit';
import { EmailField } from './EmailField';

/** Sends the password reset email, and confirms when it has been sent. */
export function ResetForm({
  email,
  onEmail,
  mode,
  focus,
  onSent,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  mode: 'reset-password' | 'reset-link-sent';
  /** The form opened because the user pressed a button, so its first control takes focus. */
  focus: boolean;
  onSent: () => void;
  onBack: () => void;
}) {
  const { busy, error, submit, clearError } = useSubmit();
  const emailField = useRef<HTMLInputElement>(null);

  const sendLink = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const sent = await submit(() => sendPasswordReset(email));
    if (sent.ok) return onSent();
    emailField.current?.focus();
  };

  if (mode === 'reset-link-sent') {
    return (
      <div className="grid grid-cols-1 gap-4">
        <div role="status">
          <Notice tone="good">Password reset link sent! Check your email.</Notice>
        </div>
        <Button wide autoFocus onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void sendLink(event)} className="grid gap-4">
      <p className="text-ink-muted">We’ll email you a link to set a new password.</p>
      <EmailField
        ref={emailField}
        value={email}
        error={error?.message ?? ''}
        focus={focus}
        onType={(typed) => {
          onEmail(typed);
          clearError();
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Send Reset Link
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
