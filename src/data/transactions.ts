import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type QueryConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ManagerId } from '@/domain/houseTeams';
import type { Loadable } from '@/domain/loadable';
import { parseTransaction, type Transaction } from '@/domain/transactions';
import { db } from './firebase';
import { watchQuery, type Unsubscribe } from './watch';

/** Reference to the transaction of a step of a league's ledger. */
export function transactionRef(leagueId: string, step: number): DocumentReference {
  return doc(db(), 'transactions', `${leagueId}_${String(step)}`);
}

/** Watches the newest transactions of a league, newest first. Members only. */
export function watchTransactions(
  leagueId: string,
  count: number,
  next: (newest: Loadable<Transaction[]>) => void,
): Unsubscribe {
  return watchQuery(newestFirst(leagueId, limit(count)), parse, next);
}

/** Fetches the newest transactions before a step, newest first. */
export async function getOlderTransactions(leagueId: string, step: number, count: number): Promise<Transaction[]> {
  return parse(await getDocs(newestFirst(leagueId, startAfter(step), limit(count))));
}

/** A page of a team's transactions, newest first. `last`: the server has no older ones. The cache alone can't tell. */
export type TeamTransactions = { transactions: Transaction[]; last: boolean };

/** Watches the newest transactions that changed a manager's roster, newest first. Members only. */
export function watchTeamTransactions(
  leagueId: string,
  manager: ManagerId,
  count: number,
  next: (newest: Loadable<TeamTransactions>) => void,
): Unsubscribe {
  return watchQuery(newestFirst(leagueId, ofTeam(manager), limit(count)), teamPage(count), next);
}

/** Fetches the newest transactions before a step that changed a manager's roster, newest first. */
export async function getOlderTeamTransactions(
  leagueId: string,
  manager: ManagerId,
  step: number,
  count: number,
): Promise<TeamTransactions> {
  return teamPage(count)(await getDocs(newestFirst(leagueId, ofTeam(manager), startAfter(step), limit(count))));
}

/** Fetches all transactions of a league, newest first. */
export async function getAllTransactions(leagueId: string): Promise<Transaction[]> {
  return parse(await getDocs(newestFirst(leagueId)));
}

function teamPage(count: number): (snapshot: QuerySnapshot) => TeamTransactions {
  return (snapshot) => ({
    transactions: parse(snapshot),
    last: !snapshot.metadata.fromCache && snapshot.size < count,
  });
}

function ofTeam(manager: ManagerId): QueryConstraint {
  return where('manager', '==', manager);
}

function newestFirst(leagueId: string, ...constraints: QueryConstraint[]) {
  return query(
    collection(db(), 'transactions'),
    where('leagueId', '==', leagueId),
    orderBy('step', 'desc'),
    ...constraints,
  );
}

function parse(snapshot: QuerySnapshot): Transaction[] {
  return snapshot.docs.map((transaction) => parseTransaction(transaction.data()));
}
