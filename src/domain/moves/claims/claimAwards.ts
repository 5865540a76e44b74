import type { Claim } from './claims';
import { isHeld } from '../trades/holds';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import type { Ledger, RosterMove } from '../ledger/ledger';
import { isRosterFull, ledgerAfter, ownerOf, portalState } from '../portal/portal';
import { isAwarding, waiversAfterTurn } from './waivers';
import type { Week } from '../../football/weeks';

/**
 * The first of a manager's claims that is possible: its squad is free, and its drop is on the roster and not held, or
 * the roster has an open spot.
 */
function firstPossible(
  claims: readonly Claim[],
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Ledger,
  manager: ManagerId,
): Claim | null {
  const roster = ledger.rosters[manager] ?? [];
  const full = isRosterFull(league, ledger, manager);
  return (
    claims.find(
      ({ add, drop }) =>
        ownerOf(ledger, add) === null && (drop === null ? !full : roster.includes(drop) && !isHeld(ledger, drop)),
    ) ?? null
  );
}

/**
 * One turn: the manager who is first in line, and the claim that's awarded; null if none of theirs is possible. `move`:
 * the change of the roster. `after`: the ledger after the turn.
 */
export type Turn = { manager: ManagerId; claim: Claim | null; move: RosterMove | null; after: Ledger };

/**
 * The next turn of a week's awards, from the claims of the manager whose turn it is. Null once everyone
 * has had their turn.
 */
export function nextTurn(
  claims: readonly Claim[],
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Ledger,
): Turn | null {
  const { waivers } = ledger;
  const manager = waivers?.turns[0];
  if (waivers === undefined || manager === undefined) return null;
  const claim = firstPossible(claims, league, ledger, manager);
  const after = waiversAfterTurn(waivers, claim !== null);
  if (claim === null) return { manager, claim, move: null, after: { ...ledger, waivers: after } };
  const move = { manager, adds: [claim.add], drops: claim.drop === null ? [] : [claim.drop] };
  return { manager, claim, move, after: { ...ledgerAfter(ledger, move, waivers.week), waivers: after } };
}

/**
 * Whether turns of a week's awards can be taken at `now` (milliseconds): from the portal's opening to the week's first
 * kickoff.
 */
export function isAwardTime(
  league: Pick<League, 'season' | 'options' | 'waivers'>,
  ledger: Pick<Ledger, 'waivers'>,
  week: Week,
  now: number,
): boolean {
  return isAwarding(ledger, week.id) && portalState(league, week, now) === 'open';
}
