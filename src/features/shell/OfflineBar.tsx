'use client';

import { useLastAnswer, useUnreachable } from '@/providers/useLastAnswer';
import { useOnline } from '@/providers/useOnline';
import { formatAsOf } from './formatAsOf';

/** Shown while there is no connection: the page stays visible with how old it is, and nothing looks as if it had been sent. */
export function OfflineBar() {
  const online = useOnline();
  const unreachable = useUnreachable();
  const answeredAt = useLastAnswer();
  return (
    <div role="status" aria-label="Connection" className="no-print sticky top-0 z-20">
      {(!online || unreachable) && (
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
    </div>
  );
}
