import type { WeekId } from '../kernel/ids';
import type { Ledger } from './ledger';
import { historyAfter, type RosterHistory } from './rosterHistory';
import type { SquadId } from '../football/squads';
import type { RosterMove } from './ledger';

/** Who owns and owned what, after these rosters have changed in a week. New squads come last. */
export function rostersAfter(
  { rosters, history }: RosterHistory,
  moves: readonly RosterMove[],
  weekId: WeekId,
): RosterHistory {
  const after = { rosters: { ...rosters }, history };
  for (const { manager, adds, drops } of moves) {
    after.rosters[manager] = [...without(rosters[manager] ?? [], drops), ...adds];
    after.history = historyAfter({ rosters, history: after.history }, manager, weekId);
  }
  return after;
}

/**
 * The ledger one step on, after these rosters have changed in a week. A squad that one roster drops and another adds in
 * the same step stays owned.
 */
export function ledgerAfterMoves(ledger: Ledger, moves: readonly RosterMove[], weekId: WeekId): Ledger {
  const added = moves.flatMap(({ adds }) => adds);
  const dropped = moves.flatMap(({ drops }) => drops);
  return {
    ...ledger,
    ...rostersAfter(ledger, moves, weekId),
    step: ledger.step + 1,
    owned: [...without(ledger.owned, without(dropped, added)), ...without(added, dropped)],
  };
}

function without(squads: readonly SquadId[], others: readonly SquadId[]): SquadId[] {
  return squads.filter((squad) => !others.includes(squad));
}
