'use client';

import { useState } from 'react';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';

/** Leaving with one's queue in charge, and coming back from it or from a missed clock; null for the person who does not draft here. */
export function useAway(draft: Draft): { missing: boolean; busy: boolean; press: () => void } | null {
  const { me, comeBack, controls, refuse } = useDraft();
  const [busy, setBusy] = useState(false);
  if (!draft.order.includes(me) || controls === null) return null;
  const missing = (draft.misses[me] ?? 0) > 0;
  const change = async () => {
    setBusy(true);
    if (missing) {
      await comeBack();
    } else {
      const gone = await controls.stepAway();
      if (!gone.ok) refuse(gone.error.message);
    }
    setBusy(false);
  };
  return { missing, busy, press: () => void change() };
}

/** What the press is called. */
export function formatAwayButton(missing: boolean): string {
  return missing ? 'I’m back' : 'Pick for me';
}
