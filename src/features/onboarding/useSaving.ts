import { useState } from 'react';
import { fail, type ResultError, type Result } from '@/domain/result';

/** What is said when something could not be sent at all: a lost network, a piece of the site that did not come. */
const UNSENT = 'That could not be sent. Check your connection and try again; what you typed is still here.';

/** One thing being sent, and what came of it. */
export interface Saving {
  busy: boolean;
  /** The sentence to show; empty for none. */
  error: string;
  setError: (error: string) => void;
  /** Sends; a second press meanwhile is not heard. Answers what `send` answers; what breaks is an error with a sentence. */
  save: <T>(send: () => Promise<Result<T>>) => Promise<Result<T>>;
}

/** What every step does with its button: busy while it is sent, a sentence when it was not, never stuck. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async <T>(send: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (busy) return BUSY;
    setBusy(true);
    setError('');
    const answer = await send().catch((reason: unknown) => {
      console.error(reason);
      return fail('unsent', UNSENT);
    });
    setBusy(false);
    if (!answer.ok) setError(answer.error.message);
    return answer;
  };
  return { busy, error, setError, save };
}

const BUSY: { ok: false; error: ResultError } = fail('busy', '');
