'use client';

import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatCount } from '@/domain/kernel/formatCount';
import type { Uid } from '@/domain/kernel/ids';
import { formatTimeAndZone } from '@/domain/kernel/times';
import { pollLines, type Poll as Asked } from '@/domain/messages/polls';
import { watchTime, type Clock } from '@/hooks/useNow';
import { Button } from '../ui/Button';

/**
 * A poll: its question, and each answer with its votes. Pressing an answer votes for it, and pressing it again takes
 * the vote back, until the poll closes.
 */
export function Poll({
  poll,
  me,
  nameOf,
  clock,
  onVote,
}: {
  poll: Asked;
  me: Uid;
  /** The name of another voter, isolated. */
  nameOf: (uid: Uid) => string;
  /** The clock by which the poll closes. */
  clock: Clock;
  /** Votes for the answer at an index; null takes the vote back. */
  onVote: (index: number | null) => void;
}) {
  const open = useIsBefore(poll.closesAt, clock);
  const [named, setNamed] = useState(false);
  const lines = pollLines(poll);
  const votes = Object.keys(poll.votes).length;
  return (
    <div
      role="group"
      aria-label={`Poll: ${poll.question}`}
      className="grid min-w-0 flex-1 gap-2 rounded-card border border-line bg-surface p-3"
    >
      <p dir="auto" className="font-semibold wrap-anywhere">
        {poll.question}
      </p>
      <ul className="grid gap-2">
        {lines.map(({ answer, voters, leads }, index) => {
          const mine = poll.votes[me] === index;
          return (
            <li key={answer} className="grid gap-1">
              <button
                type="button"
                className="flex pressable w-full min-w-0 items-center gap-2 rounded-control text-left hover:bg-sunken disabled:cursor-not-allowed"
                aria-label={`${answer}: ${formatCount(voters.length, 'vote')}`}
                aria-pressed={mine}
                disabled={!open}
                onClick={() => onVote(mine ? null : index)}
              >
                <span dir="auto" className={clsx('min-w-0 flex-1 wrap-anywhere', leads && 'font-bold')}>
                  {answer}
                </span>
                {mine && <CircleCheck aria-hidden className="size-5" />}
                <span className="figures">{voters.length}</span>
              </button>
              <progress aria-hidden value={voters.length} max={Math.max(1, votes)} className="h-1.5 w-full" />
              {named && voters.length > 0 && (
                <p className="text-sm wrap-anywhere text-ink-muted">
                  {voters.map((voter) => (voter === me ? 'You' : nameOf(voter))).join(', ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-muted">
        <span>
          {formatCount(votes, 'vote')} · {open ? 'Closes' : 'Closed'}{' '}
          <time dateTime={new Date(poll.closesAt).toISOString()}>{formatTimeAndZone(poll.closesAt)}</time>
        </span>
        {votes > 0 && (
          <Button size="small" variant="quiet" aria-expanded={named} onClick={() => setNamed(!named)}>
            {named ? 'Hide names' : 'Who voted'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the clock's time is before `at`. */
function useIsBefore(at: number, clock: Clock): boolean {
  const [now, setNow] = useState(clock.now);
  useEffect(() => watchTime(clock, (present) => (present < at ? at : Infinity), setNow), [at, clock]);
  return now < at;
}
