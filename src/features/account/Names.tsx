'use client';

import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { Button, Card, Field, Input, notify } from '@/components';
import type { AppUser } from '@/domain/account/user';
import { MIN_USERNAME_LENGTH, MAX_USERNAME_LENGTH, checkUsername } from '@/domain/account/usernames';
import { useSubmit } from '@/hooks/useSubmit';

/** The display name with a link to change it, the email, and the username, which can be changed here. */
export function Names({ user }: { user: AppUser }) {
  const [name, setName] = useState(user.username);
  const { busy, error, submit, showError, clearError } = useSubmit('Couldn’t save. Please try again.');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkUsername(name);
    if (!checked.ok) return showError(checked.error.message);
    const changed = await submit(async () => {
      const [{ reserveUsername }, { showInLeagues }] = await Promise.all([
        import('@/data/account/usernames'),
        import('@/data/account/publicProfile'),
      ]);
      const reserved = await reserveUsername(user, name, new Date());
      // Leagues store a copy of the name, so update them too.
      if (reserved.ok) await showInLeagues(user);
      return reserved;
    });
    if (changed.ok) notify.success(`You’re now @${checked.value}.`);
  };

  return (
    <Card
      title="Names"
      aside={
        <Button asChild size="small">
          <Link href="/profile">Edit profile</Link>
        </Button>
      }
    >
      <dl className="mb-5 grid gap-3">
        <div className="grid grid-cols-1 gap-0.5 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-muted">Display name</dt>
          <dd dir="auto" className="font-semibold break-words">
            {user.displayName}
          </dd>
        </div>
        <div className="grid grid-cols-1 gap-0.5 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-muted">Email</dt>
          <dd className="font-semibold break-words">{user.email}</dd>
        </div>
      </dl>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
        <Field
          label="Username"
          hint={`${String(MIN_USERNAME_LENGTH)} to ${String(MAX_USERNAME_LENGTH)} letters, digits, dots, hyphens and underscores. Your old username becomes available right away.`}
          error={error?.message}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                clearError();
              }}
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === user.username}>
            Change username
          </Button>
        </div>
      </form>
    </Card>
  );
}
