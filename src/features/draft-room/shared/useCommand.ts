'use client';

import { useState } from 'react';
import type { Result } from '@/domain/result';
import { useDraft } from '@/providers/draft/room';

/** Runs one command at a time; an error is shown where the room's errors stand. True when it was done. */
export function useCommand(): { busy: boolean; run: (command: () => Promise<Result<void>>) => Promise<boolean> } {
  const { refuse, dismissError } = useDraft();
  const [busy, setBusy] = useState(false);
  const run = async (command: () => Promise<Result<void>>): Promise<boolean> => {
    setBusy(true);
    dismissError();
    const done = await command();
    setBusy(false);
    if (!done.ok) refuse(done.error.message);
    return done.ok;
  };
  return { busy, run };
}
