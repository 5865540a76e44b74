import { useCallback, useRef, useState } from 'react';
import { fail, type Result, type ResultError } from '@/domain/kernel/result';

const FALLBACK = 'That couldn’t be sent. Check your connection and try again; what you typed is still here.';

/** The command's code may be gone since a deploy, and then only a reload brings the new one. */
const NOT_LOADED =
  'Part of this page didn’t load, so nothing was sent. Check your connection and try again. If that doesn’t help, copy ' +
  'what you typed and reload the page.';

/** The code of an error that isn't shown because the user canceled, for example by closing Google's window. */
export const CANCELLED = 'cancelled';

/** The state of a form's or button's command. */
export interface Submit {
  /** A command is running. */
  busy: boolean;
  /** The error of the last command, for the screen; null if there is none. */
  error: ResultError | null;
  /**
   * Runs a command and returns its result. While one is running, another fails with the code `busy`. It's called
   * synchronously, so that a popup counts as opened by the click.
   */
  submit: <T, E extends ResultError>(command: () => Promise<Result<T, E>>) => Promise<Result<T, E | ResultError>>;
  /** Shows an error that the form found itself, without running a command. */
  showError: (message: string) => void;
  /** Clears the error, for example when the user types again. */
  clearError: () => void;
}

/**
 * Busy and error state around commands that return a `Result`. An error is shown as is, unless the user canceled. If
 * the command throws, that is logged and `fallback` is shown, or that its code didn't load; the error's code is
 * `failed`. If the component unmounts first, the caller still gets the result.
 */
export function useSubmit(fallback: string = FALLBACK): Submit {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ResultError | null>(null);
  // State is one render old when two clicks come in quick succession, so a ref guards against it.
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
    return fail('failed', error instanceof Error && error.name === 'ChunkLoadError' ? NOT_LOADED : fallback);
  }
}
