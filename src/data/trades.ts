import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentReference,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ManagerId } from '@/domain/houseTeams';
import type { Loadable } from '@/domain/loadable';
import { parseTrade, SHARED_STATUSES, type Trade } from '@/domain/trades';
import { db } from './firebase';
import { readDocument, readQuery } from './serverReads';
import { watchQuery, type Unsubscribe } from './watch';

/** Trades per query: a manager's newest in a league, and a league's newest. */
const NEWEST = 40;

/** Reference to a trade. */
export function tradeRef(id: string): DocumentReference {
  return doc(db(), 'trades', id);
}

/** Watches a team's trades that wait for something: an answer, a review, or the week in which they go through. Its manager only. */
export function watchPendingTrades(
  leagueId: string,
  team: ManagerId,
  next: (pending: Loadable<Trade[]>) => void,
): Unsubscribe {
  const pending = query(
    collection(db(), 'trades'),
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    where('status', 'in', ['offered', 'accepted']),
  );
  return watchQuery(pending, parse, next);
}

/** Watches a team's newest trades, newest first. Its manager only. */
export function watchMyTrades(leagueId: string, team: ManagerId, next: (mine: Loadable<Trade[]>) => void): Unsubscribe {
  return watchQuery(myTrades(leagueId, team), parse, next);
}

/** Fetches a team's newest trades from the server, newest first. Its manager only. */
export async function getMyTrades(leagueId: string, team: ManagerId): Promise<Trade[]> {
  return parse(await readQuery(myTrades(leagueId, team)));
}

/** Fetches a team's offers that haven't been answered, sent and received, from the server. Its manager only. */
export async function getOpenOffers(leagueId: string, team: ManagerId): Promise<Trade[]> {
  const open = query(
    collection(db(), 'trades'),
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    where('status', '==', 'offered'),
  );
  return parse(await readQuery(open));
}

/** Watches a league's newest trades that were accepted, newest first. Members only. */
export function watchLeagueTrades(leagueId: string, next: (shared: Loadable<Trade[]>) => void): Unsubscribe {
  const shared = query(
    collection(db(), 'trades'),
    where('leagueId', '==', leagueId),
    where('status', 'in', SHARED_STATUSES),
    orderBy('acceptedAt', 'desc'),
    limit(NEWEST),
  );
  return watchQuery(shared, parse, next);
}

/** Watches a league's trades that were accepted and neither carried out nor ended. Members only. */
export function watchAcceptedTrades(leagueId: string, next: (accepted: Loadable<Trade[]>) => void): Unsubscribe {
  const accepted = query(
    collection(db(), 'trades'),
    where('leagueId', '==', leagueId),
    where('status', '==', 'accepted'),
  );
  return watchQuery(accepted, parse, next);
}

/** Fetches a trade from the server. Null if it doesn't exist. */
export async function getTrade(id: string): Promise<Trade | null> {
  const snapshot = await readDocument(tradeRef(id));
  return snapshot.exists() ? parseTrade(id, snapshot.data()) : null;
}

function myTrades(leagueId: string, team: ManagerId): Query {
  return query(
    collection(db(), 'trades'),
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    orderBy('offeredAt', 'desc'),
    limit(NEWEST),
  );
}

function parse(snapshot: QuerySnapshot): Trade[] {
  return snapshot.docs.map((trade) => parseTrade(trade.id, trade.data()));
}
