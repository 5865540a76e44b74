'use client';

import { useState } from 'react';
import { Button, Notice } from '@/components';
import { anyoneMayResumeAt } from '@/domain/draft/clock';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';
import { useClock } from '@/providers/useClock';
import { useManagerName } from '../shared/useManagerName';
import { formatTimeOfDay } from '../shared/formatTime';

/** Why nothing moves while the draft is paused, and from when on anyone may let it go on. */
export function PausedNotice({ draft }: { draft: Draft }) {
  const until = anyoneMayResumeAt(draft);
  if (until === null) return null;
  return <Paused draft={draft} until={until} />;
}

function Paused({ draft, until }: { draft: Draft; until: number }) {
  const { me, clock, controls, refuse } = useDraft();
  const call = useManagerName();
  const [busy, setBusy] = useState(false);
  const now = useClock(clock, 10_000);
  const last = draft.log.at(-1);
  const takenBack = last?.kind === 'undo';
  const mine = draft.commissioner === me;
  const mayResume = !mine && controls !== null && now > until && draft.members.includes(me);
  const resume = async () => {
    setBusy(true);
    const resumed = await controls?.resume();
    setBusy(false);
    if (resumed !== undefined && !resumed.ok) refuse(resumed.error.message);
  };
  return (
    <Notice
      tone="warn"
      title={takenBack ? 'A pick was taken back, and the draft is paused' : 'The draft is paused'}
      action={
        mayResume && (
          <Button size="small" variant="primary" busy={busy} onClick={() => void resume()}>
            Resume
          </Button>
        )
      }
    >
      {mine && controls !== null
        ? 'All clocks are stopped until you press Resume.'
        : controls === null
          ? 'The bots and the clock are waiting for you.'
          : mayResume
            ? 'It’s been paused long enough that any manager can resume it.'
            : `All clocks are stopped until ${call(draft.commissioner)} resumes the draft. From ${formatTimeOfDay(until)} any manager can.`}
    </Notice>
  );
}
