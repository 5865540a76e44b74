'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, Dialog, Notice, notify } from '@/components';
import type { League } from '@/domain/league';
import type { Result } from '@/domain/result';

/** What is about to be done to a league's members, or to the league. */
export type MembershipDeed =
  | { kind: 'remove'; member: string }
  | { kind: 'handOver'; member: string }
  | { kind: 'leave'; member: string }
  | { kind: 'renewCode' }
  | { kind: 'delete' };

/** Asks before it is done, and says what it means. */
export function MembershipDialog({
  league,
  deed,
  onClose,
}: {
  league: League;
  deed: MembershipDeed;
  onClose: () => void;
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { title, meaning, verb, done, away } = wordsFor(league, deed);

  const run = async () => {
    setBusy(true);
    setError('');
    try {
      const result = await perform(league, deed);
      if (!result.ok) return setError(result.refusal.message);
      notify.success(done);
      if (away) router.replace('/leagues');
      onClose();
    } catch {
      setError('That could not be done. Please try again.');
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
      size="small"
      title={title}
      actions={
        <>
          <Button
            variant={deed.kind === 'handOver' || deed.kind === 'renewCode' ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => void run()}
          >
            {verb}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {error !== '' && <Notice tone="bad">{error}</Notice>}
        <p>{meaning}</p>
      </div>
    </Dialog>
  );
}

async function perform(league: League, deed: MembershipDeed): Promise<Result<unknown>> {
  const { deleteLeague, handOver, leaveLeague, removeMember, renewCode } = await import('@/data/membership');
  switch (deed.kind) {
    case 'remove':
      return removeMember(league, deed.member);
    case 'leave':
      return leaveLeague(league, deed.member);
    case 'renewCode':
      return renewCode(league, Math.random);
    case 'handOver':
      return handOver(league, deed.member);
    case 'delete':
      return deleteLeague(league);
  }
}

function wordsFor(league: League, deed: MembershipDeed) {
  const name = 'member' in deed ? (league.userInfo[deed.member]?.displayName ?? 'This manager') : '';
  switch (deed.kind) {
    case 'remove':
      return {
        title: `Remove ${name}?`,
        meaning: `${name} loses their seat and team name, and can’t come back with the league’s code. To let ${name} back in, hold a seat for them.`,
        verb: 'Remove',
        done: `${name} is out of the league.`,
        away: false,
      };
    case 'handOver':
      return {
        title: `Make ${name} commissioner?`,
        meaning: league.draftComplete
          ? `${name} runs the league from then on. You stay a manager, and cannot take it back yourself.`
          : `${name} sets the options and starts the draft from then on. You stay a manager, and cannot take it back yourself.`,
        verb: 'Hand over',
        done: `${name} is commissioner now.`,
        away: false,
      };
    case 'leave':
      return {
        title: `Leave ${league.name}?`,
        meaning: 'Your seat is free again at once. With the code you can come back while there is room.',
        verb: 'Leave',
        done: `You have left ${league.name}.`,
        away: true,
      };
    case 'renewCode':
      return {
        title: 'Get a new code?',
        meaning: `${league.joinCode} and its link stop working right away, so every invitation you’ve sent needs the new code. Managers stay in the league, and seats you hold keep their own codes.`,
        verb: 'Get a new code',
        done: 'The league has a new code.',
        away: false,
      };
    case 'delete':
      return {
        title: `Delete ${league.name}?`,
        meaning:
          league.members.length === 1
            ? 'Its code stops working. You can’t undo this.'
            : `All ${String(league.members.length)} managers lose it, and its code stops working. You can’t undo this.`,
        verb: 'Delete',
        done: `${league.name} is deleted.`,
        away: true,
      };
  }
}
