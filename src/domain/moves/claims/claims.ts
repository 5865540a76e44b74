import type { League } from '../../league/types';
import { asTexts } from '../../kernel/parse';
import { portalOpening, portalWindow } from '../portal/portal';
import { isSquadId, type SquadId } from '../../football/squads';
import type { Week } from '../../football/weeks';
import { HOUR_MS } from '../../kernel/durations';

/** A claim on a free squad. `drop`: the squad that makes room for it; null if the roster has an open spot. */
export type Claim = { add: SquadId; drop: SquadId | null };

/** The most claims that a manager can make for one week. */
export const MAX_CLAIMS = 10;

/** What a stored claim names instead of a squad to drop. */
export const NO_DROP = 'NONE';

/**
 * When claims for a week open, in milliseconds since 1970: at midnight in New York on the Sunday before, after
 * Saturday's games. `monday`: midnight in New York when the week begins. Rules have no time zones, so both know that
 * the clocks go back on the first Sunday of November, which has 25 hours.
 */
export function claimsOpening(monday: number): number {
  const sunday = new Date(monday - 24 * HOUR_MS);
  const goesBack = sunday.getUTCMonth() === 10 && sunday.getUTCDate() < 8;
  return sunday.getTime() - (goesBack ? HOUR_MS : 0);
}

/**
 * When claims can be made and changed, in milliseconds since 1970: from `opensAt` until just before `closesAt`, when
 * they are opened and awarded.
 */
export type ClaimsWindow = { opensAt: number; closesAt: number };

/** When a league's claims for a week can be made. Null if the calendar doesn't say. */
export function claimsWindow(week: Pick<Week, 'monday'>, options: League['options']): ClaimsWindow | null {
  const closesAt = portalOpening(week, options);
  if (week.monday === null || closesAt === null) return null;
  return { opensAt: claimsOpening(week.monday), closesAt };
}

/** Whether a league takes claims for a week at `now` (milliseconds). */
export function takesClaims(
  league: Pick<League, 'season' | 'options' | 'waivers'>,
  week: Pick<Week, 'season' | 'monday'>,
  now: number,
): boolean {
  const window = claimsWindow(week, league.options);
  return (
    league.waivers === 'claims' &&
    week.season === league.season &&
    window !== null &&
    now >= window.opensAt &&
    now < window.closesAt
  );
}

/**
 * The week for which a league takes claims (null if none now), when that ends, and else when claims open next (null
 * after the season's last).
 */
export type ClaimsHours = { week: Week | null; opensAt: number | null; closesAt: number | null };

/** A league's claims at `now` (milliseconds), by the current week and the weeks of the season. */
export function claimsHours(
  league: Pick<League, 'season' | 'options' | 'waivers'>,
  current: Pick<Week, 'week'>,
  weeks: readonly Week[],
  now: number,
): ClaimsHours {
  const taking = weeks.filter(
    ({ season, week }) => league.waivers === 'claims' && season === league.season && week >= current.week,
  );
  const windows = taking.flatMap((week) => {
    const window = claimsWindow(week, league.options);
    // Without a portal in a week there is nothing to award.
    return window === null || portalWindow(week, league) === null ? [] : [{ week, ...window }];
  });
  const open = windows.find(({ opensAt, closesAt }) => now >= opensAt && now < closesAt);
  if (open !== undefined) return { week: open.week, opensAt: null, closesAt: open.closesAt };
  const coming = windows.map(({ opensAt }) => opensAt).filter((at) => at > now);
  return { week: null, opensAt: coming.length === 0 ? null : Math.min(...coming), closesAt: null };
}

/** A claim as stored: the squad to add, an underscore, and the squad to drop or `NONE`. */
export function storedClaim({ add, drop }: Claim): string {
  return `${add}_${drop ?? NO_DROP}`;
}

/** Reads stored claims; skips what isn't one. */
export function parseClaims(stored: unknown): Claim[] {
  return asTexts(stored).flatMap((text): Claim[] => {
    const [add, drop] = text.split('_');
    if (!isSquadId(add)) return [];
    return drop === NO_DROP ? [{ add, drop: null }] : isSquadId(drop) ? [{ add, drop }] : [];
  });
}
