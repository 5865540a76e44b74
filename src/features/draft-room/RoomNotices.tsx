'use client';

import { useState } from 'react';
import { Button, Notice } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { PausedNotice } from './PausedNotice';
import { useLasting } from './useLasting';

/** What the room has to say to oneself: no network, a pick on its way, a pick refused, autopilot. */
export function RoomNotices({ draft }: { draft: Draft }) {
  const { me, live, unsent, refusal, dismissRefusal, comeBack } = useDraft();
  const cutOff = useLasting(!live, 1500);
  const [returning, setReturning] = useState(false);
  const back = async () => {
    setReturning(true);
    await comeBack();
    setReturning(false);
  };
  return (
    <div className="grid gap-2 empty:hidden [&>*]:mt-2">
      {cutOff && (
        <Notice tone="warn" title="No connection to the draft">
          {unsent === null
            ? 'The board shows what was known last. It catches up by itself as soon as the connection is back.'
            : `${squadName(unsent)} is not picked yet: it is sent once when the connection is back, if your turn has not passed by then.`}
        </Notice>
      )}
      {refusal !== null && (
        <Notice
          tone="bad"
          action={
            <Button size="small" variant="quiet" onClick={dismissRefusal}>
              Dismiss
            </Button>
          }
        >
          {refusal}
        </Notice>
      )}
      <PausedNotice draft={draft} />
      {draft.autopilot[me] === true && (
        <Notice
          tone="warn"
          title="You are on autopilot"
          action={
            <Button size="small" variant="primary" busy={returning} onClick={() => void back()}>
              I’m back
            </Button>
          }
        >
          Your picks are made at once: from your queue, else from the ranking, until you are back.
        </Notice>
      )}
      {draft.autopilot[me] !== true && (draft.misses[me] ?? 0) > 0 && (
        <Notice
          tone="info"
          title="You missed your last clock"
          action={
            <Button size="small" busy={returning} onClick={() => void back()}>
              I’m back
            </Button>
          }
        >
          One more and autopilot picks for you.
        </Notice>
      )}
    </div>
  );
}
