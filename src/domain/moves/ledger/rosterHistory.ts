import type { ManagerId } from '../../league/houseTeams';
import type { WeekId } from '../../kernel/ids';
import type { Ledger } from './ledger';
import type { SquadId } from '../../football/squads';

/** The part of a ledger that says who owned what in each week. */
export type RosterHistory = Pick<Ledger, 'rosters' | 'history'>;

/**
 * A manager's roster in a week, in the order of the draft with later squads last. A change counts from the week in
 * which it was made: in earlier weeks the manager has the roster from before it. Empty for someone who isn't a manager.
 */
export function rosterInWeek({ rosters, history }: RosterHistory, manager: ManagerId, weekId: WeekId): SquadId[] {
  const changed = Object.keys(history)
    .filter((id) => id > weekId && history[id]?.[manager] !== undefined)
    .sort();
  const [next] = changed;
  return (next === undefined ? rosters[manager] : history[next]?.[manager]) ?? [];
}

/** Whether a manager's roster changed in a week of the season up to and including this one. */
export function hasChangedBy({ history }: RosterHistory, manager: ManagerId, weekId: WeekId): boolean {
  return Object.keys(history).some((id) => id <= weekId && history[id]?.[manager] !== undefined);
}

/**
 * The history after a manager's roster changes in a week: their first change of a week keeps the roster from before it.
 */
export function historyAfter(
  { rosters, history }: RosterHistory,
  manager: ManagerId,
  weekId: WeekId,
): Ledger['history'] {
  const week = history[weekId] ?? {};
  if (week[manager] !== undefined) return history;
  return { ...history, [weekId]: { ...week, [manager]: rosters[manager] ?? [] } };
}
