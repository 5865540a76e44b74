import { MAX_CLAIMS, takesClaims, type Claim } from './claims';
import { heldMessage, isHeld } from '../trades/holds';
import { fullMessage } from '../ledger/rosterLimit';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import type { Ledger } from '../ledger/ledger';
import { isRosterFull, ownerOf } from '../portal/portal';
import { fail, succeed, type Result } from '../../kernel/result';
import { squadName } from '../../football/squads';
import type { Week } from '../../football/weeks';

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
  if (claims.length > MAX_CLAIMS) return fail('too-many', `You can make up to ${MAX_CLAIMS} claims a week.`);
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
  if (drop !== null && isHeld(ledger, drop)) return heldMessage(drop);
  return drop === null && isRosterFull(league, ledger, manager) ? fullMessage(league, ledger, manager) : null;
}
