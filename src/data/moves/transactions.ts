import {
  and,
  collection,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  where,
  type QueryNonFilterConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId } from '@/domain/kernel/ids';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import { db } from '../backend/firebase';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { readQuery } from '../backend/serverReads';

/** Watches the newest transactions of a league, newest first. Members only. */
export function watchTransactions(leagueId: LeagueId, count: number, next: Next<Transaction[]>): Unsubscribe {
  return watchQuery(newestFirst(leagueId, null, limit(count)), parse, next);
}

/** Fetches the newest transactions before a step, newest first. */
export async function getOlderTransactions(leagueId: LeagueId, step: number, count: number): Promise<Transaction[]> {
  return parse(await readQuery(newestFirst(leagueId, null, startAfter(step), limit(count))));
}

/** A page of a team's transactions, newest first. `last`: the server has no older ones. The cache alone can't tell. */
export type TeamTransactions = { transactions: Transaction[]; last: boolean };

/** Watches the newest transactions that changed a manager's roster, newest first. Members only. */
export function watchTeamTransactions(
  leagueId: LeagueId,
  manager: ManagerId,
  count: number,
  next: Next<TeamTransactions>,
): Unsubscribe {
  return watchQuery(newestFirst(leagueId, manager, limit(count)), teamPage(count), next);
}

/** Watches the latest correction of a manager's lineup; `missing` without one. Members only. */
export function watchLineupCorrection(leagueId: LeagueId, manager: ManagerId, next: Next<Transaction>): Unsubscribe {
  const corrections = query(
    collection(db(), 'transactions'),
    where('leagueId', '==', leagueId),
    where('manager', '==', manager),
    where('kind', '==', 'lineup'),
    orderBy('step', 'desc'),
    limit(1),
  );
  return watchQuery(corrections, (snapshot) => parse(snapshot)[0] ?? null, next);
}

/** Fetches the newest transactions before a step that changed a manager's roster, newest first. */
export async function getOlderTeamTransactions(
  leagueId: LeagueId,
  manager: ManagerId,
  step: number,
  count: number,
): Promise<TeamTransactions> {
  return teamPage(count)(await readQuery(newestFirst(leagueId, manager, startAfter(step), limit(count))));
}

/** Fetches all transactions of a league, newest first. */
export async function getAllTransactions(leagueId: LeagueId): Promise<Transaction[]> {
  return parse(await readQuery(newestFirst(leagueId, null)));
}

function teamPage(count: number): (snapshot: QuerySnapshot) => TeamTransactions {
  return (snapshot) => ({
    transactions: parse(snapshot),
    last: !snapshot.metadata.fromCache && snapshot.size < count,
  });
}

/** A league's transactions, or those that changed one manager's roster: a trade names both its sides. */
function newestFirst(leagueId: LeagueId, manager: ManagerId | null, ...constraints: QueryNonFilterConstraint[]) {
  const inLeague = where('leagueId', '==', leagueId);
  const ofTeam = ['manager', 'from', 'to'].map((field) => where(field, '==', manager));
  return query(
    collection(db(), 'transactions'),
    manager === null ? and(inLeague) : and(inLeague, or(...ofTeam)),
    orderBy('step', 'desc'),
    ...constraints,
  );
}

function parse(snapshot: QuerySnapshot): Transaction[] {
  return snapshot.docs.map((transaction) => parseTransaction(transaction.data()));
}
