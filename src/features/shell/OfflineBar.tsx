'use client';

import { useEffect, useState } from 'react';
import { useIsCurrent, useLastAnswer, useUnreachable } from '@/providers/useLastAnswer';
import { useOnline } from '@/providers/useOnline';
import { formatAsOf } from './formatAsOf';

/**
 * How old the page is, when it isn't current. Without a connection a bar says so, and that nothing is sent. While the page opens, until the server's first
 * answer, a small note does, unless that comes at once.
 */
export function OfflineBar() {
  const online = useOnline();
  const unreachable = useUnreachable();
  const answeredAt = useLastAnswer();
  const current = useIsCurrent();
  const connected = online && !unreachable;
  return (
    <div role="status" aria-label="Connection" className="no-print sticky top-0 z-20">
      {!connected && (
        <p className="border-b border-line bg-warn-ground px-4 py-2 text-center text-sm font-semibold text-balance text-warn">
          {online ? 'We can’t reach the server.' : 'You’re offline.'}{' '}
          {answeredAt !== null && (
            <>
              Scores and rosters are as of{' '}
              <span className="whitespace-nowrap">{formatAsOf(answeredAt, new Date())}</span>.{' '}
            </>
          )}
          Nothing is sent until {online ? 'it responds' : 'you’re back online'}.
        </p>
      )}
      {connected && !current && answeredAt !== null && <Age at={answeredAt} />}
    </div>
  );
}

/** What is current within a moment needs no note of its age. */
const PATIENCE_MS = 400;

function Age({ at }: { at: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <p className="no-print pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-20 mx-auto w-fit animate-fade rounded-t-control border border-b-0 border-line bg-surface px-3 py-0.5 text-xs text-ink-muted shadow-float">
      As of {formatAsOf(at, new Date())}. Updating…
    </p>
  );
}
