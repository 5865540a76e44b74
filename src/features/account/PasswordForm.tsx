'use client';

import { useState, type FormEvent } from 'react';
import { Button, Field, Notice, PasswordInput, notify } from '@/components';
import { changePassword } from '@/data/account/auth';
import { MIN_PASSWORD_LENGTH, checkPassword } from '@/domain/account/userChecks';
import { useSubmit } from '@/hooks/useSubmit';

/** Changes the password. Requires the current password. */
export function PasswordForm({ email }: { email: string }) {
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [fault, setFault] = useState('');
  const { busy, error, submit, showError, clearError } = useSubmit('Your password wasn’t changed. Please try again.');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = checkPassword(next);
    setFault(checked.ok ? '' : checked.error.message);
    if (present === '') return showError('Enter your current password first.');
    if (!checked.ok) return;
    const changed = await submit(() => changePassword(present, next));
    setPresent('');
    if (!changed.ok) return;
    setNext('');
    notify.success('Password changed.');
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {error && <Notice tone="bad">{error.message}</Notice>}
      {/* Lets password managers know which account the password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label="Current password">
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={present}
            onChange={({ target }) => {
              setPresent(target.value);
              clearError();
            }}
          />
        )}
      </Field>
      <Field label="New password" hint={`At least ${String(MIN_PASSWORD_LENGTH)} characters.`} error={fault}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={next}
            onChange={({ target }) => {
              setNext(target.value);
              setFault('');
            }}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
