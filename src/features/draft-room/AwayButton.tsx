'use client';

import { useState } from 'react';
import { Button } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';

/** Always on screen: "I'm back" for whoever is on autopilot or has missed a clock, else the way to leave with one's queue in charge. */
export function AwayButton({ draft }: { draft: Draft }) {
  const { me, comeBack, controls, live, refuse } = useDraft();
  const [busy, setBusy] = useState(false);
  if (!draft.order.includes(me) || controls === null) return null;
  const missing = draft.autopilot[me] === true || (draft.misses[me] ?? 0) > 0;
  const press = async () => {
    setBusy(true);
    if (missing) {
      await comeBack();
    } else {
      const gone = await controls.stepAway();
      if (!gone.ok) refuse(gone.refusal.message);
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant={missing ? 'primary' : 'quiet'}
      className="min-h-9 whitespace-nowrap"
      busy={busy}
      disabled={!live}
      title={missing ? undefined : 'Your picks are then made at once, from your queue, until you are back'}
      onClick={() => void press()}
    >
      {missing ? 'I’m back' : 'Pick for me'}
    </Button>
  );
}
