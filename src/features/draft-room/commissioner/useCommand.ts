'use client';

import { useState } from 'react';
import type { Result } from '@/domain/result';
import { useDraft } from '@/providers/draft/room';

/** Runs one command at a time; a refusal is shown where the room's refusals stand. True when it was done. */
export function useCommand(): { busy: boolean; run: (command: () => Promise<Result<void>>) => Promise<boolean> } {
  const { refuse, dismissRefusal } = useDraft();
  const [busy, setBusy] = useState(false);
  const run = async (command: () => Promise<Result<void>>): Promise<boolean> => {
    setBusy(true);
    dismissRefusal();
    const done = await command();
    setBusy(false);
    if (!done.ok) refuse(done.refusal.message);
    return done.ok;
  };
  return { busy, run };
}
