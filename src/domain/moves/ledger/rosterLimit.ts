import { rosterSize } from '../../lineup/slots';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import { isHeld } from '../trades/holds';
import type { Ledger } from './ledger';

/**
 * How many squads a manager may have. While an accepted trade is to change a roster, the roster doesn’t grow: so the
 * trade has the room that it was accepted with.
 */
export function rosterLimit(
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Pick<Ledger, 'rosters' | 'held'>,
  manager: ManagerId,
): number {
  const roster = ledger.rosters[manager] ?? [];
  return roster.some((squad) => isHeld(ledger, squad)) ? roster.length : rosterSize(league.slots, league.benchSize);
}

/** What a manager has to do to add a squad to a roster that is as large as it may be. */
export function fullMessage(
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Pick<Ledger, 'rosters' | 'held'>,
  manager: ManagerId,
): string {
  return (ledger.rosters[manager] ?? []).length < rosterSize(league.slots, league.benchSize)
    ? 'Your open spots wait for your accepted trade: pick a squad to drop.'
    : 'Your roster is full: pick a squad to drop.';
}
