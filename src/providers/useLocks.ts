'use client';

import { useEffect, useState } from 'react';
import { serverClock } from '@/data/serverClock';
import type { SchoolCode } from '@/domain/schools';
import { lockedSchools, type Kickoffs } from '@/domain/weeks';

/** The longest timer, in milliseconds, so that the locks soon update after the device sleeps. */
const LONGEST_SLEEP = 60_000;

const NONE: ReadonlySet<SchoolCode> = new Set();

/** The schools that have kicked off by the server's clock. Updates when the next one kicks off. */
export function useLocks(kickoffs: Kickoffs | null): ReadonlySet<SchoolCode> {
  const [locked, setLocked] = useState<ReadonlySet<SchoolCode>>(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = serverClock.now();
      const present = lockedSchools(kickoffs ?? {}, now);
      setLocked((before) => (same(before, present) ? before : present));
      const next = Math.min(...Object.values(kickoffs ?? {}).filter((at) => at > now), now + LONGEST_SLEEP);
      timer = setTimeout(look, next - now + 20);
    };
    look();
    const stop = serverClock.subscribe(look);
    if (!Number.isFinite(serverClock.uncertainty())) void serverClock.measure();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [kickoffs]);
  return locked;
}

function same(one: ReadonlySet<SchoolCode>, other: ReadonlySet<SchoolCode>): boolean {
  return one.size === other.size && [...one].every((code) => other.has(code));
}
