'use client';

import { useEffect, useState } from 'react';
import type { League } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import { portalHours, type PortalHours } from '@/domain/moves/portalHours';
import { watchTime } from '@/hooks/useNow';
import { useSeason } from '../season/SeasonProvider';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** The state is checked at least this often, in milliseconds, so that it's right soon after the device sleeps. */
const LONGEST_WAIT = 60_000;

/**
 * A league's portal hours by the server's clock. Updates when the portal opens and closes. Null until the calendar has
 * loaded.
 */
export function usePortalHours(league: League): PortalHours | null {
  const { week, weeks } = useSeason();
  const [hours, setHours] = useState<PortalHours | null>(null);
  const present = valueOr(week, null);
  const calendar = valueOr(weeks, null);
  useEffect(() => {
    if (present === null || calendar === null) return;
    const at = (now: number) => portalHours(league, present, calendar, now);
    return watchTime(
      SERVER_CLOCK,
      (now) => {
        const { opensAt, closesAt } = at(now);
        return Math.min(
          ...[opensAt, closesAt].filter((time) => time !== null && time > now).map(Number),
          now + LONGEST_WAIT,
        );
      },
      (now) => {
        const next = at(now);
        setHours((before) => (before !== null && same(before, next) ? before : next));
      },
    );
  }, [league, present, calendar]);
  return hours;
}

function same(one: PortalHours, other: PortalHours): boolean {
  return one.state === other.state && one.opensAt === other.opensAt && one.closesAt === other.closesAt;
}
