'use client';

import { formatTime } from '@/domain/kernel/times';
import { useLasting } from '@/hooks/useLasting';
import { useIsCurrent, useLastAnswer, useUnreachable } from '@/providers/messages/useLastAnswer';
import { useOnline } from '@/providers/kernel/useOnline';
import { AGE_NOTE, formatAge } from './lastPage';

/** What is current within a moment needs no note of its age. */
const PATIENCE_MS = 400;

/**
 * How old the page is, when it isn't current. Without a connection a bar says so, and that nothing is sent. While the
 * page opens, until the server's first answer, a small note does, unless that comes at once.
 */
export function OfflineBar() {
  const online = useOnline();
  const unreachable = useUnreachable();
  const answeredAt = useLastAnswer();
  const current = useIsCurrent();
  const connected = online && !unreachable;
  const late = useLasting(connected && !current, PATIENCE_MS);
  return (
    <div role="status" aria-label="Connection" className="no-print sticky top-0 z-20">
      {!connected && (
        <p className="border-b border-line bg-warn-ground px-4 py-2 text-center text-sm font-semibold text-balance text-warn">
          {online ? 'We can’t reach the server.' : 'You’re offline.'}{' '}
          {answeredAt !== null && (
            <>
              Scores and rosters are as of{' '}
              <span className="whitespace-nowrap">{formatTime(answeredAt, new Date())}</span>.{' '}
            </>
          )}
          Nothing is sent until {online ? 'it responds' : 'you’re back online'}.
        </p>
      )}
      {late && answeredAt !== null && <p className={AGE_NOTE}>{formatAge(answeredAt)}</p>}
    </div>
  );
}
