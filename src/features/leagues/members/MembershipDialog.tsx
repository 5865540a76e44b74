'use client';

import { useRouter } from 'next/navigation';
import { ConfirmDialog, Notice, notify } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';

/** A pending change to a league's members, its code, or the league itself. */
export type MembershipAction =
  | { kind: 'remove'; member: string }
  | { kind: 'handOver'; member: string }
  | { kind: 'nameCo'; member: string }
  | { kind: 'dismissCo'; member: string }
  | { kind: 'leave'; member: string }
  | { kind: 'renewCode' }
  | { kind: 'delete' };

/** Asks for confirmation of the action and explains its effects. */
export function MembershipDialog({
  league,
  action,
  onClose,
}: {
  league: League;
  action: MembershipAction;
  onClose: () => void;
}) {
  const { uid } = useAuth();
  const router = useRouter();
  const { busy, error, submit } = useSubmit('Something went wrong. Please try again.');
  const { title, meaning, verb, done, away } = wordsFor(league, action);

  const run = async () => {
    if (uid === null) return;
    const result = await submit(() => perform(league, uid, action));
    if (!result.ok) return;
    notify.success(done);
    if (away) router.replace('/leagues');
    onClose();
  };

  return (
    <ConfirmDialog
      size="small"
      title={title}
      confirm={verb}
      danger={!HARMLESS.includes(action.kind)}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-3">
        {error && <Notice tone="bad">{error.message}</Notice>}
        <p>{meaning}</p>
      </div>
    </ConfirmDialog>
  );
}

const HARMLESS: readonly MembershipAction['kind'][] = ['handOver', 'nameCo', 'dismissCo', 'renewCode'];

async function perform(league: League, me: Uid, action: MembershipAction): Promise<Result<unknown>> {
  const { deleteLeague, handOver, leaveLeague, nameCoCommissioner, removeMember, renewCode } =
    await import('@/data/league/membership');
  switch (action.kind) {
    case 'remove':
      return removeMember(league, action.member);
    case 'leave':
      return leaveLeague(league, action.member);
    case 'renewCode':
      return renewCode(league, me, Math.random);
    case 'handOver':
      return handOver(league, action.member);
    case 'nameCo':
      return nameCoCommissioner(league, action.member);
    case 'dismissCo':
      return nameCoCommissioner(league, null);
    case 'delete':
      return deleteLeague(league);
  }
}

function wordsFor(league: League, action: MembershipAction) {
  const name = 'member' in action ? isolated(league.userInfo[action.member]?.displayName ?? 'This manager') : '';
  switch (action.kind) {
    case 'remove':
      return {
        title: `Remove ${name}?`,
        meaning: `${name} loses their spot and team name, and can’t come back with the league’s code. To let ${name} back in, send them a personal invitation.`,
        verb: 'Remove',
        done: `${name} was removed from the league.`,
        away: false,
      };
    case 'handOver':
      return {
        title: `Make ${name} commissioner?`,
        meaning: league.draftComplete
          ? `${name} will run the league. You stay a manager, and can’t undo this yourself.`
          : `${name} will choose the settings and start the draft. You stay a manager, and can’t undo this yourself.`,
        verb: 'Make commissioner',
        done: `${name} is now the commissioner.`,
        away: false,
      };
    case 'nameCo': {
      const before = league.coCommissioner && league.userInfo[league.coCommissioner];
      return {
        title: `Make ${name} co-commissioner?`,
        meaning: `${name} will be able to do what you can, except hand over or delete the league, remove you or choose a co-commissioner. You can take it back at any time.${before ? ` ${isolated(before.displayName)} will no longer be co-commissioner.` : ''}`,
        verb: 'Make co-commissioner',
        done: `${name} is now co-commissioner.`,
        away: false,
      };
    }
    case 'dismissCo':
      return {
        title: `Remove ${name} as co-commissioner?`,
        meaning: `${name} stays a manager. You can choose another co-commissioner at any time.`,
        verb: 'Remove co-commissioner',
        done: `${name} is no longer co-commissioner.`,
        away: false,
      };
    case 'leave':
      return {
        title: `Leave ${isolated(league.name)}?`,
        meaning: 'Your spot opens up right away.',
        verb: 'Leave',
        done: `You left ${isolated(league.name)}.`,
        away: true,
      };
    case 'renewCode':
      return {
        title: 'Get a new code?',
        meaning: `${league.joinCode} and its link stop working right away, so every invitation you’ve sent needs the new code. Managers stay in the league, and spots you’re holding keep their own codes.`,
        verb: 'Get a new code',
        done: 'New league code created.',
        away: false,
      };
    case 'delete':
      return {
        title: `Delete ${isolated(league.name)}?`,
        meaning:
          league.members.length === 1
            ? 'Its code stops working. You can’t undo this.'
            : `${league.members.length === 2 ? 'Both' : `All ${String(league.members.length)}`} managers lose this league, and its code stops working. You can’t undo this.`,
        verb: 'Delete',
        done: `${isolated(league.name)} was deleted.`,
        away: true,
      };
  }
}
