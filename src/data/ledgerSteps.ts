import { FieldPath, serverTimestamp, type WriteBatch } from 'firebase/firestore';
import type { Ledger } from '@/domain/league';
import type { RosterMove, TransactionKind } from '@/domain/transactions';
import { storedWaivers } from '@/domain/waivers';
import { leagueUserRef } from './leagueUsers';
import { ledgerRef } from './ledgers';
import { transactionRef } from './transactions';

/** A step of a league's ledger that changes one roster. `after`: the ledger after it. `more`: further fields of the transaction. */
export type LedgerStep = {
  leagueId: string;
  weekId: string;
  by: string;
  move: RosterMove & { kind: TransactionKind };
  after: Ledger;
  more?: Record<string, unknown>;
};

/** Adds a step to a batch: the transaction, the ledger after it, and the manager's roster document. */
export function writeStep(batch: WriteBatch, { leagueId, weekId, by, move, after, more = {} }: LedgerStep): void {
  const { manager } = move;
  const roster = after.rosters[manager];
  batch.set(transactionRef(leagueId, after.step), {
    leagueId,
    step: after.step,
    ...move,
    by,
    at: serverTimestamp(),
    week: weekId,
    ...more,
  });
  batch.update(
    ledgerRef(leagueId),
    'step',
    after.step,
    'owned',
    after.owned,
    new FieldPath('rosters', manager),
    roster,
    new FieldPath('history', weekId, manager),
    after.history[weekId]?.[manager],
    ...(after.waivers === undefined ? [] : ['waivers', storedWaivers(after.waivers)]),
  );
  batch.update(leagueUserRef(leagueId, manager), { roster });
}
