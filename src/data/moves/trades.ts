import {
  Timestamp,
  and,
  collection,
  limit,
  or,
  orderBy,
  query,
  where,
  type QueryCompositeFilterConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId } from '@/domain/kernel/ids';
import { parseTrade, SHARED_STATUSES, type Trade } from '@/domain/moves/trades';
import { db } from '../backend/firebase';
import { tradeRef } from '../backend/references';
import { readDocument, readQuery } from '../backend/serverReads';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';

/** Trades per query: a manager's newest in a league, those they offered last, and a league's newest. */
const NEWEST = 40;

/** A league and a team in it. */
export type TeamPlace = { leagueId: LeagueId; team: ManagerId };

/** Watches the trades of these teams that wait for something, in at most `LEAGUES_PER_QUERY` leagues. */
export function watchPendingTrades(places: readonly TeamPlace[], next: Next<Trade[]>): Unsubscribe {
  const pending = query(
    collection(db(), 'trades'),
    and(ofTeams(places), where('status', 'in', ['offered', 'accepted'])),
  );
  return watchQuery(pending, parse, next);
}

/** Watches the trades of these teams that ended at or after `since` (milliseconds), the latest first. */
export function watchEndedTrades(places: readonly TeamPlace[], since: number, next: Next<Trade[]>): Unsubscribe {
  const ended = query(
    collection(db(), 'trades'),
    and(ofTeams(places), where('closedAt', '>=', Timestamp.fromMillis(since))),
    orderBy('closedAt', 'desc'),
    limit(NEWEST),
  );
  return watchQuery(ended, parse, next);
}

/** Watches a team's newest trades, newest first. Its manager only. */
export function watchMyTrades(leagueId: LeagueId, team: ManagerId, next: Next<Trade[]>): Unsubscribe {
  const mine = query(
    collection(db(), 'trades'),
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    orderBy('offeredAt', 'desc'),
    limit(NEWEST),
  );
  return watchQuery(mine, parse, next);
}

/** Fetches the trades that a team offered from the server, the last numbers first. Its manager only. */
export async function getSentTrades(leagueId: LeagueId, team: ManagerId): Promise<Trade[]> {
  const sent = query(
    collection(db(), 'trades'),
    // The rules ask for this one, too.
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    where('from', '==', team),
    orderBy('number', 'desc'),
    limit(NEWEST),
  );
  return parse(await readQuery(sent));
}

/** Fetches a team's offers that haven't been answered, sent and received, from the server. Its manager only. */
export async function getOpenOffers(leagueId: LeagueId, team: ManagerId): Promise<Trade[]> {
  const open = query(
    collection(db(), 'trades'),
    where('parties', 'array-contains', team),
    where('leagueId', '==', leagueId),
    where('status', '==', 'offered'),
  );
  return parse(await readQuery(open));
}

/** Watches a league's newest trades that were accepted, newest first. Members only. */
export function watchLeagueTrades(leagueId: LeagueId, next: Next<Trade[]>): Unsubscribe {
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
export function watchAcceptedTrades(leagueId: LeagueId, next: Next<Trade[]>): Unsubscribe {
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

/** The trades of these teams. The rules need the league of each. */
function ofTeams(places: readonly TeamPlace[]): QueryCompositeFilterConstraint {
  return or(
    ...places.map(({ leagueId, team }) =>
      and(where('leagueId', '==', leagueId), where('parties', 'array-contains', team)),
    ),
  );
}

function parse(snapshot: QuerySnapshot): Trade[] {
  return snapshot.docs.map((trade) => parseTrade(trade.id, trade.data()));
}
