import type { Ledger } from '../ledger/ledger';
import { squadName, type SquadId } from '../../football/squads';
import { movesOf, type TradeTerms } from './tradeMoves';

/** The squads that an accepted trade holds: they stay on their rosters until it goes through or is vetoed. */
export function squadsHeldBy(terms: TradeTerms): SquadId[] {
  return movesOf(terms).flatMap(({ drops }) => drops);
}

/** Whether a squad is part of an accepted trade. */
export function isHeld({ held = [] }: Pick<Ledger, 'held'>, squad: SquadId): boolean {
  return held.includes(squad);
}

/** Why a squad of an accepted trade stays where it is. */
export function heldMessage(squad: SquadId): string {
  return `${squadName(squad)} is part of an accepted trade, so it stays until the trade ends.`;
}
