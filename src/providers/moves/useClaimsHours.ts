'use client';

import { useEffect, useState } from 'react';
import { claimsHours, type ClaimsHours } from '@/domain/moves/claims';
import type { League } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import { watchTime } from '@/hooks/useNow';
import { useSeason } from '../season/SeasonProvider';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** The state is checked at least this often, in milliseconds, so that it's right soon after the device sleeps. */
const LONGEST_WAIT = 60_000;

/** When a league takes claims, and for which week, by the server's clock. Null until the calendar has loaded. */
export function useClaimsHours(league: League): ClaimsHours | null {
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const calendar = valueOr(weeks, null);
  const [hours, setHours] = useState<ClaimsHours | null>(null);
  useEffect(() => {
    if (present === null || calendar === null) return;
    const at = (now: number) => claimsHours(league, present, calendar, now);
    return watchTime(
      SERVER_CLOCK,
      (now) => {
        const { opensAt, closesAt } = at(now);
        return Math.min(opensAt ?? Infinity, closesAt ?? Infinity, now + LONGEST_WAIT);
      },
      (now) => {
        const next = at(now);
        setHours((before) => (before !== null && same(before, next) ? before : next));
      },
    );
  }, [league, present, calendar]);
  return hours;
}

function same(one: ClaimsHours, other: ClaimsHours): boolean {
  return one.week === other.week && one.opensAt === other.opensAt && one.closesAt === other.closesAt;
}
