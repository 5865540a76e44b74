'use client';

import { useCallback, useRef, useState } from 'react';
import { fail, type Result, type ResultError } from '@/domain/result';

const FALLBACK = 'That could not be sent. Check your connection and try again; what you typed is still here.';

/** The code of an error that is not shown: the person stopped it themselves, for example by closing Google's window. */
const CANCELLED = 'cancelled';

/** What a form or a button knows about the command that it sends. */
export interface Submit {
  /** A command is on its way. */
  busy: boolean;
  /** Why the last one failed, for the screen; null for none. */
  error: ResultError | null;
  /**
   * Sends a command and answers its result. While one is on its way, another is refused with the code `busy`. The command is called at
   * once, so a browser still counts the click when it opens a popup.
   */
  submit: <T, E extends ResultError>(command: () => Promise<Result<T, E>>) => Promise<Result<T, E | ResultError>>;
  /** Shows an error that the form found without sending anything. */
  showError: (message: string) => void;
  /** Removes the error, when the person types again. */
  clearError: () => void;
}

/**
 * Busy and error state around commands that answer a `Result`. An error of the command is shown as it is, except that the person cancelled.
 * If the command throws, for example because its code could not be loaded, that is logged and `fallback` is shown; the code is `failed`.
 * What the person typed belongs to the form, which keeps it unless the result is ok. A component that is gone by the time of the answer is not
 * rendered again; the caller still gets the result.
 */
export function useSubmit(fallback: string = FALLBACK): Submit {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ResultError | null>(null);
  // The state is one render old when two clicks come together.
  const running = useRef(false);

  const submit = useCallback(
    async <T, E extends ResultError>(command: () => Promise<Result<T, E>>): Promise<Result<T, E | ResultError>> => {
      if (running.current) return fail('busy', 'Wait until the last one is done.');
      running.current = true;
      setBusy(true);
      setError(null);
      const result = await settle(command, fallback);
      running.current = false;
      setBusy(false);
      if (!result.ok && result.error.code !== CANCELLED) setError(result.error);
      return result;
    },
    [fallback],
  );
  const showError = useCallback((message: string) => setError({ code: 'invalid', message }), []);
  const clearError = useCallback(() => setError(null), []);
  return { busy, error, submit, showError, clearError };
}

async function settle<T, E extends ResultError>(
  command: () => Promise<Result<T, E>>,
  fallback: string,
): Promise<Result<T, E | ResultError>> {
  try {
    return await command();
  } catch (error) {
    console.error(error);
    return fail('failed', fallback);
  }
}
