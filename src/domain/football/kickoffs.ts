import type { SchoolCode } from './schools';

/** Each school's kickoff, in milliseconds since 1970. A school that is missing has a bye. */
export type Kickoffs = Partial<Record<SchoolCode, number>>;

/** The schools that play, earliest kickoff first. The rules use this order to find what is locked. */
export function kickoffOrder(kickoffs: Kickoffs): SchoolCode[] {
  return (Object.entries(kickoffs) as [SchoolCode, number][]).sort((a, b) => a[1] - b[1]).map(([code]) => code);
}

/** The latest kickoff; null without any. */
export function lastKickoff(kickoffs: Kickoffs): number | null {
  const times = Object.values(kickoffs);
  return times.length === 0 ? null : Math.max(...times);
}
