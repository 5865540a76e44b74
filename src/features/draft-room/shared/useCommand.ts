'use client';

import { useState } from 'react';
import type { Result } from '@/domain/result';
import { useRoomActions } from '@/providers/draft/room';

/** Runs an action and shows its error among the room's notices. `busy` is true while it runs; `run` resolves to whether it succeeded. */
export function useCommand(): { busy: boolean; run: (command: () => Promise<Result<void>>) => Promise<boolean> } {
  const { setError } = useRoomActions();
  const [busy, setBusy] = useState(false);
  const run = async (command: () => Promise<Result<void>>): Promise<boolean> => {
    setBusy(true);
    setError?.(null);
    const done = await command();
    setBusy(false);
    if (!done.ok) setError?.(done.error.message);
    return done.ok;
  };
  return { busy, run };
}
