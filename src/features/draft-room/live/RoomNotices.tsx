'use client';

import { formatDuration } from '@/domain/kernel/times';
import { useState } from 'react';
import { Button, Notice } from '@/components';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { latestWait } from '@/domain/draft/clock/waits';
import { squadName } from '@/domain/football/squads';
import { useLasting } from '@/hooks/useLasting';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { INTERRUPTION_MS } from '../shared/interruption';
import { useCommand } from '../shared/useCommand';
import { useManagerName } from '../shared/useManagerName';
import { PausedNotice } from './PausedNotice';
import { UndoRequest } from './UndoRequest';

/** After this long without an answer, a pick that is being sent gets a notice, in milliseconds. */
const UNANSWERED_MS = 4_000;

/** The room's notices for the user: no connection, an unsent pick, an error, a pause, autopilot. */
export function RoomNotices({ draft }: { draft: Draft }) {
  const { me, live, unsent, error } = useRoomState();
  const { comeBack, setError } = useRoomActions();
  const { busy, run } = useCommand();
  const cutOff = useLasting(!live, INTERRUPTION_MS);
  const unanswered = useLasting(live && unsent !== null, UNANSWERED_MS);
  const missed = draft.picks.findLast((_, i) => draft.made[i] === 'missed' && managerAt(draft, i) === me);
  return (
    <div className="grid gap-2 empty:hidden max-sm:text-sm [&>*]:mt-2">
      {cutOff && (
        <Notice tone="warn" title="No connection to the draft">
          {unsent === null
            ? 'You’re seeing the last board we loaded. It updates as soon as you’re back online.'
            : `${squadName(unsent)} isn’t picked yet. We send it when you’re back online, if it’s still your turn.`}
        </Notice>
      )}
      {unanswered && unsent !== null && (
        <Notice tone="warn" title="No answer yet">
          {squadName(unsent)} isn’t picked until it’s on the board. Check your connection.
        </Notice>
      )}
      {error !== null && (
        <Notice
          tone="bad"
          action={
            <Button size="small" variant="quiet" onClick={() => setError?.(null)}>
              Dismiss
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      <PausedNotice draft={draft} />
      <UndoRequest draft={draft} />
      <WaitNotice draft={draft} />
      {comeBack !== undefined && isOnAutopilot(draft, me) && (
        <Notice
          tone="warn"
          title="Autodraft is on"
          action={
            <Button size="small" variant="primary" busy={busy} onClick={() => void run(comeBack)}>
              I’m back
            </Button>
          }
        >
          We draft from your queue, then the best available, until you’re back.
        </Notice>
      )}
      {comeBack !== undefined && !isOnAutopilot(draft, me) && (draft.misses[me] ?? 0) > 0 && (
        <Notice
          tone="info"
          title="You missed your last clock"
          action={
            <Button size="small" busy={busy} onClick={() => void run(comeBack)}>
              I’m back
            </Button>
          }
        >
          {`${missed === undefined ? '' : `${squadName(missed)} was drafted for you. `}Miss another and autodraft takes over.`}
        </Notice>
      )}
    </div>
  );
}

/**
 * Explains an automatic pick that came long after its deadline, because all managers were away. Shown for one round.
 */
function WaitNotice({ draft }: { draft: Draft }) {
  const call = useManagerName();
  const [read, setRead] = useState<number | null>(null);
  const wait = latestWait(draft);
  const squad = wait === null ? undefined : draft.picks[wait.pick];
  if (wait === null || squad === undefined || read === wait.pick) return null;
  const picker = call(managerAt(draft, wait.pick) ?? '');
  return (
    <Notice
      tone="info"
      title={`The draft waited ${formatDuration(wait.waited)}`}
      action={
        <Button size="small" variant="quiet" onClick={() => setRead(wait.pick)}>
          Got it
        </Button>
      }
    >
      Everyone was away when {picker === 'You' ? 'your' : `${picker}’s`} clock ran out, so the automatic pick had to
      wait. It was {squadName(squad)}. The next manager has a full clock.
    </Notice>
  );
}
