import { useEffect, useState } from 'react';
import { isIncomplete } from './lastPage';

/** How long the first page may take before nothing waits for it any longer, in milliseconds. */
const PATIENCE_MS = 10_000;

const LOOK_AGAIN_MS = 100;

/**
 * Whether the page that a user opened first has all it shows, or takes too long. What isn't part of it begins then: on
 * a slow connection it would make the page wait.
 */
export function useFirstPageShown(signedIn: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!signedIn || shown) return;
    const until = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => (!isIncomplete() || Date.now() > until) && setShown(true), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [signedIn, shown]);
  return signedIn && shown;
}
