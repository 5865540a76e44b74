'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, FormDialog, Notice, PasswordInput, SkeletonRows, FailureNotice, notify } from '@/components';
import { linkedMethods } from '@/data/account/auth';
import { formatDeparture, successorsOf } from '@/domain/league/departure';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import type { Result } from '@/domain/kernel/result';
import type { AuthPerson } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { useLeagues } from '@/providers/league/LeagueProvider';

const FAILED = 'Your account couldn’t be deleted completely. Please try again.';

/** Lists what is deleted and what remains, asks the user to confirm their identity, and deletes the account. */
export function DeleteDialog({ person, onClose }: { person: AuthPerson; onClose: () => void }) {
  const router = useRouter();
  const { leagues } = useLeagues();
  // Users have to see what happens to their leagues before they decide.
  const told = leagues.state === 'ready' || leagues.state === 'missing';
  const [password, setPassword] = useState('');
  const { busy, error, submit, showError, clearError } = useSubmit(FAILED);
  const byPassword = linkedMethods().includes('password');

  const remove = async () => {
    if (!told) return;
    if (byPassword && password === '') return showError('Enter your password first.');
    const deleted = await submit(() => proveAndDelete(person, byPassword ? password : null));
    if (!deleted.ok) return;
    router.replace('/');
    notify.success('Your account has been deleted. Thanks for playing.');
    onClose();
  };

  return (
    <FormDialog
      title="Delete your account"
      description="You can’t undo this."
      send={byPassword ? 'Delete my account' : 'Confirm with Google'}
      danger
      busy={busy}
      disabled={!told}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div>
        <p className="font-semibold">What is deleted</p>
        <p>
          Your sign-in, email, names, username, picture, school, draft queues and feedback. Your username becomes
          available again.
        </p>
        <p>Your solo picks stay, without your name. Leaderboards show it until they’re next updated.</p>
      </div>
      <div>
        <p className="font-semibold">Your leagues</p>
        {leagues.state === 'loading' && <SkeletonRows rows={2} rowClass="h-6" label="Loading your leagues" />}
        {leagues.state === 'failed' && (
          <FailureNotice>We couldn’t load your leagues, so nothing has been deleted.</FailureNotice>
        )}
        {told && <LeagueDepartures leagues={valueOr(leagues, [])} uid={person.uid} onLeave={onClose} />}
      </div>
      {byPassword && (
        <Field label="Your password" hint="To confirm it’s you.">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
                clearError();
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** What happens to each league, in a sentence. */
function LeagueDepartures({ leagues, uid, onLeave }: { leagues: readonly League[]; uid: Uid; onLeave: () => void }) {
  if (leagues.length === 0) return <p>You’re not in a league.</p>;
  return (
    <>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {leagues.map((league) => (
          <li key={league.id} className="wrap-anywhere">
            <b>{league.name}</b>: {formatDeparture(league, uid)}
          </li>
        ))}
      </ul>
      {leagues.some((league) => league.createdBy === uid && successorsOf(league, uid).length > 0) && (
        <p className="mt-2 text-sm text-ink-muted">
          To choose the next commissioner yourself, pick one on the{' '}
          <Link href="/leagues" className="underline" onClick={onLeave}>
            league page
          </Link>{' '}
          first.
        </p>
      )}
    </>
  );
}

/** Reauthenticates the user with their password, or with Google when `password` is null, then deletes the account. */
async function proveAndDelete(person: AuthPerson, password: string | null): Promise<Result<void>> {
  const { reauthenticateWithGoogle, reauthenticateWithPassword } = await import('@/data/account/signInMethods');
  const proved = await (password === null ? reauthenticateWithGoogle() : reauthenticateWithPassword(password));
  if (!proved.ok) return proved;
  const { deleteAccount } = await import('@/data/account/deleteAccount');
  return deleteAccount(person);
}
