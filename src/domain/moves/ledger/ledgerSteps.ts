import type { WeekId } from '../../kernel/ids';
import type { Ledger, RosterMove } from './ledger';
import { historyAfter } from './rosterHistory';
import type { SquadId } from '../../football/squads';

/**
 * The ledger one step on, after these rosters have changed in a week. New squads come last. A squad that one roster
 * drops and another adds in the same step stays owned.
 */
export function ledgerAfterMoves(ledger: Ledger, moves: readonly RosterMove[], weekId: WeekId): Ledger {
  const added = moves.flatMap(({ adds }) => adds);
  const dropped = moves.flatMap(({ drops }) => drops);
  const rosters = { ...ledger.rosters };
  let history = ledger.history;
  for (const { manager, adds, drops } of moves) {
    rosters[manager] = [...without(ledger.rosters[manager] ?? [], drops), ...adds];
    history = historyAfter({ rosters: ledger.rosters, history }, manager, weekId);
  }
  return {
    ...ledger,
    step: ledger.step + 1,
    rosters,
    owned: [...without(ledger.owned, without(dropped, added)), ...without(added, dropped)],
    history,
  };
}

function without(squads: readonly SquadId[], others: readonly SquadId[]): SquadId[] {
  return squads.filter((squad) => !others.includes(squad));
}
