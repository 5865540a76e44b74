import type { Kickoffs } from './kickoffs';
import type { SchoolCode } from './schools';

/** The schools that have kicked off by `now`; their squads are locked until the week is over. */
export function lockedSchools(kickoffs: Kickoffs, now: number): Set<SchoolCode> {
  return new Set(
    (Object.entries(kickoffs) as [SchoolCode, number][]).filter(([, kickoff]) => kickoff <= now).map(([code]) => code),
  );
}
