import type { ManagerId } from './houseTeams';
import type { League, Ledger } from './league';
import { asTexts } from './parse';
import { isRosterFull, ownerOf, portalOpening, portalWindow } from './portal';
import { fail, succeed, type Result } from './result';
import { isSquadId, squadName, type SquadId } from './squads';
import type { Week } from './weeks';

/** A claim on a free squad. `drop`: the squad that makes room for it; null if the roster has an open spot. */
export type Claim = { add: SquadId; drop: SquadId | null };

/** The most claims that a manager can make for one week. */
export const CLAIMS_MOST = 10;

/** Claims can be made this many hours before the week begins on Monday, New York time: after Saturday's games. */
export const CLAIMS_LEAD_HOURS = 24;

/** What a stored claim names instead of a squad to drop. */
export const NO_DROP = 'NONE';

const HOUR_MS = 3_600_000;

/** When claims can be made and changed, in milliseconds since 1970: from `opensAt` until just before `closesAt`, when they are opened and awarded. */
export type ClaimsWindow = { opensAt: number; closesAt: number };

/** When a league's claims for a week can be made. Null if the calendar doesn't say. */
export function claimsWindow(week: Pick<Week, 'monday'>, options: League['options']): ClaimsWindow | null {
  const closesAt = portalOpening(week, options);
  if (week.monday === null || closesAt === null) return null;
  return { opensAt: week.monday - CLAIMS_LEAD_HOURS * HOUR_MS, closesAt };
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

/** The week for which a league takes claims (null if none now), when that ends, and else when claims open next (null after the season's last). */
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
    return window === null || portalWindow(week, league.options) === null ? [] : [{ week, ...window }];
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

/** What a list of claims is checked against. `now`: milliseconds since 1970. */
export type ClaimsContext = { league: League; ledger: Ledger; week: Week; manager: ManagerId; now: number };

/** Whether a manager may store these claims now. The error's text is for the screen. */
export function checkClaims(
  { league, ledger, week, manager, now }: ClaimsContext,
  claims: readonly Claim[],
): Result<void> {
  if (!ledger.settled || ledger.rosters[manager] === undefined) {
    return fail('no-roster', 'You don’t have a roster in this league yet.');
  }
  if (!takesClaims(league, week, now)) return fail('closed', 'Claims for this week are closed.');
  if (claims.length > CLAIMS_MOST) return fail('too-many', `You can make up to ${CLAIMS_MOST} claims a week.`);
  const dropped = claims.find(({ add }) => claims.some(({ drop }) => drop === add));
  if (dropped !== undefined) {
    return fail('dropped', `${squadName(dropped.add)} is both claimed and dropped. Change one of the two claims.`);
  }
  return succeed();
}

/** Why a claim in a list would not be awarded if it came up now; null if it would. `message` is text for the screen. */
export function claimProblem(
  { league, ledger, manager }: Pick<ClaimsContext, 'league' | 'ledger' | 'manager'>,
  { add, drop }: Claim,
): string | null {
  const roster = ledger.rosters[manager] ?? [];
  if (roster.includes(add)) return `${squadName(add)} is already yours.`;
  if (ownerOf(ledger, add) !== null) return `${squadName(add)} isn’t free anymore.`;
  if (drop !== null && !roster.includes(drop)) return `${squadName(drop)} isn’t on your roster anymore.`;
  if (drop === null && isRosterFull(league, roster)) return 'Your roster is full: pick a squad to drop.';
  return null;
}
