'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { Button, Card, Field, Input } from '@/components';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { findInvitationCode } from '@/providers/league/invitations';

/** Looks up a join code and opens its invitation, so the user sees the league before joining. */
export function JoinByCode() {
  const { uid } = useAuth();
  const router = useRouter();
  const [text, setText] = useState('');
  const { busy, error, submit, showError, clearError } = useSubmit(
    'Couldn’t look up the code. Check your connection and try again.',
  );

  const look = async () => {
    if (text.trim() === '') return showError('Enter your code.');
    const found = await submit(() => findInvitationCode(text, uid));
    if (found.ok) router.push(`/join/${encodeURIComponent(found.value)}`);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void look();
  };

  return (
    <Card title="Join by code">
      <form className="grid gap-3" noValidate onSubmit={onSubmit}>
        <Field label="Code" hint="League codes have 6 characters; personal invites have 8." error={error?.message}>
          {(control) => (
            <Input
              {...control}
              value={text}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="tracking-widest uppercase"
              onChange={(event) => {
                setText(event.target.value);
                clearError();
              }}
            />
          )}
        </Field>
        <Button type="submit" wide busy={busy}>
          Find league
        </Button>
        <p className="text-sm text-ink-muted">
          No code? Browse the{' '}
          <Link href="/leagues/join/public" className="font-semibold underline">
            public leagues
          </Link>
          .
        </p>
      </form>
    </Card>
  );
}
