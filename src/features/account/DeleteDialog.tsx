'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, Field, Notice, PasswordInput, notify } from '@/components';
import { linkedMethods } from '@/data/auth';
import { farewellWords } from '@/domain/farewell';
import { valueOr } from '@/domain/loadable';
import type { Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { useLeagues } from '@/providers/LeagueProvider';

const FAILED = 'Your account could not be deleted. What was already removed stays removed; please try again.';

/** Says what goes and what stays, asks for proof that it is oneself, and deletes. */
export function DeleteDialog({ user, onClose }: { user: AppUser; onClose: () => void }) {
  const router = useRouter();
  const leagues = valueOr(useLeagues().leagues, []);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const byPassword = linkedMethods().includes('password');

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (byPassword && password === '') return setError('Enter your password first.');
    setBusy(true);
    setError('');
    try {
      const gone = await proveAndDelete(user, byPassword ? password : null);
      if (!gone.ok) {
        if (gone.refusal.code !== 'cancelled') setError(gone.refusal.message);
        return;
      }
      router.replace('/');
      notify.success('Your account is deleted. Thank you for playing.');
      onClose();
    } catch {
      setError(FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Delete your account"
      description="It cannot be undone."
      actions={
        <>
          <Button type="submit" form="delete-account" variant="danger" busy={busy}>
            {byPassword ? 'Delete my account' : 'Prove it with Google and delete'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Keep it
          </Button>
        </>
      }
    >
      <form id="delete-account" noValidate onSubmit={(event) => void remove(event)} className="grid gap-4">
        {error !== '' && <Notice tone="bad">{error}</Notice>}
        <div>
          <p className="font-semibold">What goes</p>
          <p>
            Your sign-in, your email, names and username, your picture and school, your draft queues, and what you wrote
            to the team. The username is free again.
          </p>
        </div>
        <div>
          <p className="font-semibold">What becomes of your leagues</p>
          {leagues.length === 0 ? (
            <p>You are in none.</p>
          ) : (
            <ul className="mt-1 grid gap-2">
              {leagues.map((league) => (
                <li key={league.id}>
                  <b>{league.name}</b>: {farewellWords(league, user.uid)}
                </li>
              ))}
            </ul>
          )}
          {leagues.some((league) => league.createdBy === user.uid && league.members.length > 1) && (
            <p className="mt-2 text-sm text-ink-muted">
              To choose the next commissioner yourself, hand the league over on its{' '}
              <Link href="/leagues" className="underline" onClick={onClose}>
                page
              </Link>{' '}
              first.
            </p>
          )}
        </div>
        {byPassword && (
          <Field label="Your password" hint="To be sure that it is you.">
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value);
                  setError('');
                }}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

/** Proves that it is oneself, by password or (null) with Google, then deletes. */
async function proveAndDelete(user: AppUser, password: string | null): Promise<Result<void>> {
  const { proveByGoogle, proveByPassword } = await import('@/data/signInMethods');
  const proved = await (password === null ? proveByGoogle() : proveByPassword(password));
  if (!proved.ok) return proved;
  const { deleteAccount } = await import('@/data/deleteAccount');
  return deleteAccount(user);
}
