import type { ManagerId } from '../../league/houseTeams';
import type { Ledger, RosterMove } from './ledger';
import { ledgerAfterMoves } from './ledgerSteps';
import { ownerOf } from '../portal/portal';
import type { SquadId } from '../../football/squads';
import type { Transaction } from './transactions';

/**
 * Something in a league's ledger or log that doesn't add up: a step without its transaction, a transaction that wasn't
 * possible, or a roster that isn't what draft and transactions make. `week` is null for the roster now; else it's the
 * roster kept from before a change in that week.
 */
export type RosterProblem =
  | { kind: 'missing'; step: number }
  | { kind: 'impossible'; step: number; manager: ManagerId; squad: SquadId }
  | { kind: 'roster'; manager: ManagerId; week: string | null; expected: SquadId[]; found: SquadId[] };

/** The result of verifying a league's rosters: how many transactions were read, and what doesn't add up. */
export type RosterReport = { steps: number; problems: RosterProblem[] };

/** Recomputes every roster from the finished draft and all transactions, and compares it with the ledger. */
export function verifyRosters(
  drafted: Ledger['rosters'],
  transactions: readonly Transaction[],
  ledger: Ledger,
): RosterReport {
  const problems: RosterProblem[] = [];
  const byStep = new Map(transactions.map((one) => [one.step, one]));
  let rebuilt: Ledger = { ...ledger, rosters: drafted, owned: Object.values(drafted).flat(), step: 0, history: {} };
  for (let step = 1; step <= ledger.step; step++) {
    const transaction = byStep.get(step);
    if (transaction === undefined) {
      problems.push({ kind: 'missing', step });
      rebuilt = { ...rebuilt, step };
      continue;
    }
    const { moves, week } = transaction;
    for (const { manager, squad } of impossibleIn(rebuilt, moves))
      problems.push({ kind: 'impossible', step, manager, squad });
    rebuilt = { ...ledgerAfterMoves(rebuilt, moves, week), step };
  }
  return { steps: transactions.length, problems: [...problems, ...rosterProblems(rebuilt, ledger)] };
}

/**
 * The squads of a step that its managers couldn't drop or add. All rosters of a step change at once, so what one side
 * of a trade gives up is free for the other.
 */
function impossibleIn(rebuilt: Ledger, moves: readonly RosterMove[]): { manager: ManagerId; squad: SquadId }[] {
  const dropped = moves.flatMap(({ drops }) => drops);
  const added = moves.flatMap(({ adds }) => adds);
  return moves.flatMap(({ manager, adds, drops }) =>
    [
      ...drops.filter((squad) => !rebuilt.rosters[manager]?.includes(squad)),
      ...adds.filter(
        (squad) =>
          (ownerOf(rebuilt, squad) !== null && !dropped.includes(squad)) ||
          added.indexOf(squad) !== added.lastIndexOf(squad),
      ),
    ].map((squad) => ({ manager, squad })),
  );
}

function rosterProblems(expected: Ledger, found: Ledger): RosterProblem[] {
  const weeks = [...new Set([...Object.keys(expected.history), ...Object.keys(found.history)])].sort();
  const compared: [string | null, Ledger['rosters'], Ledger['rosters']][] = [
    [null, expected.rosters, found.rosters],
    ...weeks.map((week): [string, Ledger['rosters'], Ledger['rosters']] => [
      week,
      expected.history[week] ?? {},
      found.history[week] ?? {},
    ]),
  ];
  return compared.flatMap(([week, one, other]) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((manager) => (one[manager] ?? []).join(' ') !== (other[manager] ?? []).join(' '))
      .map((manager): RosterProblem => ({
        kind: 'roster',
        manager,
        week,
        expected: one[manager] ?? [],
        found: other[manager] ?? [],
      })),
  );
}
