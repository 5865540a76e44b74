'use client';

import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions } from '@/providers/draft/room';

/** Shown when a command of the room throws. */
export const NOT_SENT = 'That couldn’t be sent. Check your connection and try again.';

/**
 * `useSubmit` for a button whose error is shown among the room's notices. `busy` is true while the command runs; `run`
 * resolves to whether it succeeded.
 */
export function useCommand(): { busy: boolean; run: (command: () => Promise<Result<void>>) => Promise<boolean> } {
  const { setError } = useRoomActions();
  const { busy, submit } = useSubmit(NOT_SENT);
  const run = async (command: () => Promise<Result<void>>): Promise<boolean> => {
    setError?.(null);
    const done = await submit(command);
    if (!done.ok && done.error.code !== 'busy') setError?.(done.error.message);
    return done.ok;
  };
  return { busy, run };
}
