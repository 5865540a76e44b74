'use client';

import { useEffect, useState } from 'react';
import type { SchoolCode } from '@/domain/football/schools';
import { lockedSchools, type Kickoffs } from '@/domain/football/weeks';
import { watchTime } from '@/hooks/useNow';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** The locks are checked at least this often, in milliseconds, so that they're right soon after the device sleeps. */
const LONGEST_WAIT = 60_000;

const NONE: ReadonlySet<SchoolCode> = new Set();

/** The schools that have kicked off by the server's clock. Updates when the next one kicks off. */
export function useLocks(kickoffs: Kickoffs | null): ReadonlySet<SchoolCode> {
  const [locked, setLocked] = useState<ReadonlySet<SchoolCode>>(NONE);
  useEffect(() => {
    const times = Object.values(kickoffs ?? {});
    return watchTime(
      SERVER_CLOCK,
      (now) => Math.min(...times.filter((at) => at > now), now + LONGEST_WAIT),
      (now) => {
        const present = lockedSchools(kickoffs ?? {}, now);
        setLocked((before) => (same(before, present) ? before : present));
      },
    );
  }, [kickoffs]);
  return locked;
}

function same(one: ReadonlySet<SchoolCode>, other: ReadonlySet<SchoolCode>): boolean {
  return one.size === other.size && [...one].every((code) => other.has(code));
}
