'use client';

import { Countdown } from '@/components';
import type { SchoolCode } from '@/domain/football/schools';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';

/** The next kickoff of the week; null once all schools have kicked off. */
export function nextLock(kickoffs: Kickoffs, locked: ReadonlySet<SchoolCode>): number | null {
  const open = (Object.entries(kickoffs) as [SchoolCode, number][]).filter(([code]) => !locked.has(code));
  return open.length === 0 ? null : Math.min(...open.map(([, at]) => at));
}

/** `Next lock in 2:03:04`, or that everything is locked. */
export function NextLock({ at }: { at: number | null }) {
  return (
    <p className="text-sm">
      {at === null ? (
        'Locked for the week'
      ) : (
        <>
          Next lock in <Countdown until={at} clock={SERVER_CLOCK} urgentBelow={60_000} />
        </>
      )}
    </p>
  );
}
