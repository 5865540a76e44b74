import type { RosterProblem, RosterReport } from './verifyRosters';
import type { ManagerId } from '../../league/houseTeams';
import type { Uid } from '../../kernel/ids';
import { squadName, type SquadId } from '../../football/squads';
import type { ManagerChange } from '../../league/managerChanges';
import type { Transaction } from './transactions';
import { parseWeekId } from '../../football/weeks';

/**
 * What happened in a transaction: `Bob added Texas QB and dropped Alabama QB.`, or `Bob won Texas QB on waivers …`
 * `nameOf` is asked for the names of teams, and of the commissioner.
 */
export function formatTransaction(transaction: Transaction, nameOf: (teamOrUid: string) => string): string {
  const { kind, by } = transaction;
  if (kind === 'lineup') return formatLineup(transaction, nameOf);
  if (kind === 'trade') return formatTrade(transaction, nameOf);
  const moves = formatMoves(transaction, nameOf);
  return kind === 'correction' ? `${nameOf(by)} (commissioner) edited a roster: ${moves}` : moves;
}

/** `Ann (commissioner) edited the lineup of Bob’s Best: started Texas QB, benched Alabama QB.` */
function formatLineup({ by, moves, lineup }: Transaction, nameOf: (teamOrUid: string) => string): string {
  const { starts, sits } = lineup ?? { starts: [], sits: [] };
  const said = [
    ...(starts.length > 0 ? [`started ${names(starts)}`] : []),
    ...(sits.length > 0 ? [`benched ${names(sits)}`] : []),
  ].join(', ');
  return `${nameOf(by)} (commissioner) edited the lineup of ${nameOf(moves[0]?.manager ?? '')}: ${said}.`;
}

/** `Ann traded Alabama QB to Bob for Texas QB and Kentucky K. Ann dropped LSU K.` */
function formatTrade({ kind, moves }: Transaction, nameOf: (manager: ManagerId) => string): string {
  const [from, to] = moves;
  if (from === undefined || to === undefined) return formatMoves({ kind, moves }, nameOf);
  const dropped = [
    { manager: from.manager, adds: [], drops: from.drops.filter((squad) => !to.adds.includes(squad)) },
    { manager: to.manager, adds: [], drops: to.drops.filter((squad) => !from.adds.includes(squad)) },
  ].filter(({ drops }) => drops.length > 0);
  const traded = `${nameOf(from.manager)} traded ${names(to.adds)} to ${nameOf(to.manager)} for ${names(from.adds)}.`;
  return [traded, formatMoves({ kind, moves: dropped }, nameOf)].filter((text) => text !== '').join(' ');
}

function formatMoves(
  { kind, moves }: Pick<Transaction, 'kind' | 'moves'>,
  nameOf: (manager: ManagerId) => string,
): string {
  return moves
    .map(({ manager, adds, drops }) => {
      const parts = [
        ...(adds.length > 0 ? [kind === 'claim' ? `won ${names(adds)} on waivers` : `added ${names(adds)}`] : []),
        ...(drops.length > 0 ? [`dropped ${names(drops)}`] : []),
      ];
      return `${nameOf(manager)} ${parts.join(' and ')}.`;
    })
    .join(' ');
}

/**
 * `Cat removed the manager of Bob’s Best.`, `Dan took over Bob’s Best.` `personOf`: a member's name, null once they
 * have left.
 */
export function formatManagerChange(
  change: ManagerChange,
  nameOf: (team: ManagerId) => string,
  personOf: (uid: Uid) => string | null,
): string {
  const team = nameOf(change.team);
  switch (change.kind) {
    case 'removed':
      return `${personOf(change.by) ?? 'A former commissioner'} (commissioner) removed the manager of ${team}.`;
    case 'left':
      return `The manager of ${team} left.`;
    case 'takenOver':
      return `${(change.uid === null ? null : personOf(change.uid)) ?? 'A new manager'} took over ${team}.`;
  }
}

/**
 * The changes of managers that belong among these moves, by time: all since the oldest move that is shown, or all once
 * no older ones are left.
 */
export function changesAmong(
  changes: readonly ManagerChange[],
  moves: readonly Pick<Transaction, 'at'>[],
  isAll: boolean,
): ManagerChange[] {
  const oldest = moves.at(-1)?.at ?? -Infinity;
  return changes.filter(({ at }) => isAll || at === null || at >= oldest);
}

/** The result of verifying a league's rosters, in one sentence. */
export function formatRosterReport({ problems }: RosterReport): string {
  if (problems.length > 0) {
    return `${problems.length === 1 ? 'One thing doesn’t' : `${String(problems.length)} things don’t`} add up.`;
  }
  return 'Every roster matches the draft and all activity.';
}

/** Something that doesn't add up, in one sentence. */
export function formatProblem(problem: RosterProblem, nameOf: (manager: ManagerId) => string): string {
  switch (problem.kind) {
    case 'missing':
      return `Move ${String(problem.step)} is missing from the activity.`;
    case 'impossible':
      return `Move ${String(problem.step)} by ${nameOf(problem.manager)} wasn’t possible: ${squadName(problem.squad)}.`;
    case 'roster': {
      const week = problem.week === null ? null : (parseWeekId(problem.week)?.week ?? null);
      const when = week === null ? 'now' : `before week ${String(week)}’s moves`;
      return `${nameOf(problem.manager)}’s roster ${when} should be ${names(problem.expected)}. It’s ${names(problem.found)}.`;
    }
  }
}

function names(squads: readonly SquadId[]): string {
  return squads.length === 0 ? 'empty' : squads.map(squadName).join(', ');
}
