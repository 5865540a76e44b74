'use client';

import { useState, type FormEvent } from 'react';
import { Button, Card, Field, Notice, PasswordInput, notify } from '@/components';
import { linkedMethods } from '@/data/account/auth';
import { linkGoogle, linkPassword, unlinkGoogle } from '@/data/account/signInMethods';
import type { Result } from '@/domain/kernel/result';
import { MIN_PASSWORD_LENGTH } from '@/domain/account/userChecks';
import { useSubmit } from '@/hooks/useSubmit';
import { PasswordForm } from './PasswordForm';

const METHODS = [
  { id: 'password', name: 'Email and password' },
  { id: 'google.com', name: 'Google' },
] as const;
type Method = (typeof METHODS)[number]['id'];

/** The user's sign-in methods: link Google, unlink it when there is a password, add or change a password. */
export function SignInMethods({ email }: { email: string }) {
  const [linked, setLinked] = useState(linkedMethods);
  const [method, setMethod] = useState<Method | null>(null);
  const { busy, error, submit } = useSubmit('Your sign-in methods weren’t changed. Please try again.');

  /** Runs a change, shows the outcome, and returns whether it succeeded. */
  const change = async (changing: Method, run: () => Promise<Result<void>>, done: string): Promise<boolean> => {
    if (!busy) setMethod(changing);
    const changed = await submit(run);
    setLinked(linkedMethods());
    if (changed.ok) notify.success(done);
    return changed.ok;
  };

  return (
    <>
      <Card title="Sign-in methods">
        {error && (
          <div className="mb-3">
            <Notice tone="bad">{error.message}</Notice>
          </div>
        )}
        <ul className="grid gap-3">
          {METHODS.map(({ id, name }) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-3">
              <span>
                <b>{name}</b>
                <span className="block text-sm text-ink-muted">{linked.includes(id) ? 'Linked' : 'Not linked'}</span>
              </span>
              {id === 'google.com' && linked.includes(id) && linked.length > 1 && (
                <Button
                  size="small"
                  busy={busy && method === id}
                  onClick={() => void change(id, unlinkGoogle, 'Google unlinked.')}
                >
                  Unlink Google
                </Button>
              )}
              {id === 'google.com' && !linked.includes(id) && (
                <Button
                  size="small"
                  busy={busy && method === id}
                  onClick={() => void change(id, linkGoogle, 'Google linked. You can now sign in either way.')}
                >
                  Link Google
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-muted">
          {linked.length === 1
            ? 'Add a second method so you can still get in if you lose the first. You can’t unlink your only one.'
            : 'Your email and password can’t be unlinked. You can change the password below.'}
        </p>
      </Card>
      <Card title="Password">
        {linked.includes('password') ? (
          <PasswordForm email={email} />
        ) : (
          <NewPassword
            busy={busy && method === 'password'}
            onSave={(password) => change('password', () => linkPassword(password), 'Password set.')}
          />
        )}
      </Card>
    </>
  );
}

function NewPassword({ busy, onSave }: { busy: boolean; onSave: (password: string) => Promise<boolean> }) {
  const [password, setPassword] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSave(password);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <Field
        label="New password"
        hint={`You sign in with Google. Add a password of at least ${String(MIN_PASSWORD_LENGTH)} characters to sign in with your email too.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy}>
          Add a password
        </Button>
      </div>
    </form>
  );
}
