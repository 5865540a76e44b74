'use client';

import { formatTime } from '@/domain/kernel/times';
import { Button, Notice } from '@/components';
import { anyoneMayResumeAt } from '@/domain/draft/clock/clock';
import { commissionersOf, runsDraft } from '@/domain/draft/draftCommissioners';
import { PRACTICE_ID, type Draft } from '@/domain/draft/types';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useNow } from '@/hooks/useNow';
import { useCommand } from '../shared/useCommand';
import { useManagerName } from '../shared/useManagerName';
import { useIsPhone } from '../shared/useWidth';

/** A notice that the draft is paused, with the time from which any manager may resume it. */
export function PausedNotice({ draft }: { draft: Draft }) {
  const until = anyoneMayResumeAt(draft);
  if (until === null) return null;
  return <Paused draft={draft} until={until} />;
}

function Paused({ draft, until }: { draft: Draft; until: number }) {
  const { me, clock } = useRoomState();
  const { resume } = useRoomActions();
  const call = useManagerName();
  const { busy, run } = useCommand();
  const now = useNow(clock, 10_000);
  const last = draft.log.at(-1);
  const takenBack = last?.kind === 'undo';
  const mine = runsDraft(draft, me);
  const phone = useIsPhone();
  // A phone has no Pause and Resume but in the commissioner's menu.
  const mayResume = resume !== undefined && (mine ? phone : now > until);
  return (
    <Notice
      tone="warn"
      title={takenBack ? 'A pick was undone, and the draft is paused' : 'The draft is paused'}
      action={
        mayResume && (
          <Button size="small" variant="primary" busy={busy} onClick={() => void run(resume)}>
            Resume
          </Button>
        )
      }
    >
      {draft.leagueId === PRACTICE_ID
        ? 'The house teams and the clock are waiting for you.'
        : mine
          ? 'All clocks are stopped until you press Resume.'
          : mayResume
            ? 'It’s been paused long enough that any manager can resume it.'
            : `All clocks are stopped until ${commissionersOf(draft).map(call).join(' or ')} resumes the draft. From ${formatTime(until, new Date())} on, any manager can.`}
    </Notice>
  );
}
