import { useEffect, useState } from 'react';
import { watchTime } from '@/hooks/useNow';
import { SERVER_CLOCK } from './serverClock';

/** The value is made anew at least this often, in milliseconds, so that it's right soon after the device sleeps. */
const MAX_WAIT_MS = 60_000;

/** A value that depends on the time, and when it changes; `times` that are past don't count. */
export interface Timed<T> {
  at: (now: number) => T;
  times: (value: T) => readonly (number | null)[];
}

/**
 * A value by the server's clock, which updates when it changes; null until there is one. `timed` must be memoized;
 * while it's null, the last value stays.
 */
export function useTimed<T extends object>(timed: Timed<T> | null, isSame: (one: T, other: T) => boolean = sameFields) {
  const [value, setValue] = useState<T | null>(() => timed?.at(SERVER_CLOCK.now()) ?? null);
  useEffect(() => {
    if (timed === null) return;
    return watchTime(
      SERVER_CLOCK,
      (now) =>
        Math.min(
          ...timed.times(timed.at(now)).map((at) => (at !== null && at > now ? at : Infinity)),
          now + MAX_WAIT_MS,
        ),
      (now) => {
        const next = timed.at(now);
        setValue((before) => (before !== null && isSame(before, next) ? before : next));
      },
    );
  }, [timed, isSame]);
  return value;
}

function sameFields<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((field) => one[field] === other[field]);
}
