'use client';

import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components';
import { counted } from '@/domain/kernel/counted';
import type { Uid } from '@/domain/kernel/ids';
import { formatTimeAndZone } from '@/domain/kernel/times';
import { senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { pollLines, type Poll as Asked } from '@/domain/messages/polls';
import { useTimed } from '@/providers/kernel/useTimed';

/**
 * A poll: its question, and each answer with its votes. Pressing an answer votes for it, and pressing it again takes
 * the vote back, until the poll closes.
 */
export function Poll({
  poll,
  league,
  uid,
  onVote,
}: {
  poll: Asked;
  league: League;
  uid: Uid;
  onVote: (index: number | null) => void;
}) {
  const open = useIsOpen(poll.closesAt);
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
          const mine = poll.votes[uid] === index;
          return (
            <li key={answer} className="grid gap-1">
              <button
                type="button"
                className="flex pressable w-full min-w-0 items-center gap-2 rounded-control text-left hover:bg-sunken disabled:cursor-not-allowed"
                aria-label={`${answer}: ${counted(voters.length, 'vote')}`}
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
                  {voters.map((voter) => (voter === uid ? 'You' : senderName(league, voter))).join(', ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-muted">
        <span>
          {counted(votes, 'vote')} · {open ? 'Closes' : 'Closed'}{' '}
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

/** Whether a poll that closes at this time is open, by the server's clock. */
function useIsOpen(closesAt: number): boolean {
  const timed = useMemo(
    () => ({ at: (now: number) => ({ open: now < closesAt }), times: () => [closesAt] }),
    [closesAt],
  );
  return useTimed(timed)?.open ?? false;
}
