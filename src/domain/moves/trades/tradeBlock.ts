import type { SquadId } from '../../football/squads';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import { managerOf } from '../../league/teams';
import type { Week } from '../../football/weeks';
import { isHeld } from './holds';
import type { Ledger } from '../ledger/ledger';
import { takesOffers, tradingEnd } from './trades';

/** The squads that a team would give in a trade. `at`: when its manager last changed them; null until that is saved. */
export type BlockEntry = { team: ManagerId; at: number | null; squads: SquadId[] };

/**
 * A league's trade block at `now`, in milliseconds. A squad counts while the team owns it, it isn't promised in an
 * accepted trade, the team's manager is the one who put it there, and squads can be traded: so what is stored needs no
 * cleaning up.
 */
export function tradeBlock(league: League, ledger: Ledger, week: Week, now: number): BlockEntry[] {
  if (tradingEnd(league, week, now) !== null) return [];
  return Object.entries(league.block).flatMap(([team, { at, squads }]) => {
    const since = managerOf(league, team)?.joinedAt ?? 0;
    const isTheirs = takesOffers(league, team) && (at === null || at >= since);
    const offered = tradeableSquads(ledger, team).filter((squad) => squads.includes(squad));
    return isTheirs && offered.length > 0 ? [{ team, at, squads: offered }] : [];
  });
}

/** The squads of a team that aren't promised in an accepted trade, in the order of its roster. */
export function tradeableSquads(ledger: Ledger, team: ManagerId): SquadId[] {
  return (ledger.rosters[team] ?? []).filter((squad) => !isHeld(ledger, squad));
}

/** Whether a squad is on the block. */
export function isOnBlock(block: readonly BlockEntry[], squad: SquadId): boolean {
  return block.some(({ squads }) => squads.includes(squad));
}
