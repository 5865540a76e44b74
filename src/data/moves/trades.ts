import {
  Timestamp,
  and,
  collection,
  limit,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId } from '@/domain/kernel/ids';
import { parseTrade, SHARED_STATUSES, type Trade } from '@/domain/moves/trades/trades';
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
  const pending = and(ofTeams(places), where('status', 'in', ['offered', 'accepted']));
  return watchQuery(query(trades(), pending), parse, next);
}

/** Watches the trades of these teams that ended at or after `since` (milliseconds), the latest first. */
export function watchEndedTrades(places: readonly TeamPlace[], since: number, next: Next<Trade[]>): Unsubscribe {
  const ended = and(ofTeams(places), where('closedAt', '>=', Timestamp.fromMillis(since)));
  return watchQuery(query(trades(), ended, orderBy('closedAt', 'desc'), limit(NEWEST)), parse, next);
}

/** Watches a team's newest trades, newest first. Its manager only. */
export function watchMyTrades(leagueId: LeagueId, team: ManagerId, next: Next<Trade[]>): Unsubscribe {
  return watchQuery(ofTeam(leagueId, team, orderBy('offeredAt', 'desc'), limit(NEWEST)), parse, next);
}

/** Fetches the trades that a team offered from the server, the last numbers first. Its manager only. */
export async function getSentTrades(leagueId: LeagueId, team: ManagerId): Promise<Trade[]> {
  const sent = ofTeam(leagueId, team, where('from', '==', team), orderBy('number', 'desc'), limit(NEWEST));
  return parse(await readQuery(sent));
}

/** Fetches a team's offers that haven't been answered, sent and received, from the server. Its manager only. */
export async function getOpenOffers(leagueId: LeagueId, team: ManagerId): Promise<Trade[]> {
  return parse(await readQuery(ofTeam(leagueId, team, where('status', '==', 'offered'))));
}

/** Watches a league's newest trades that were accepted, newest first. Members only. */
export function watchLeagueTrades(leagueId: LeagueId, next: Next<Trade[]>): Unsubscribe {
  const shared = where('status', 'in', SHARED_STATUSES);
  return watchQuery(inLeague(leagueId, shared, orderBy('acceptedAt', 'desc'), limit(NEWEST)), parse, next);
}

/** Watches a league's trades that were accepted and neither carried out nor ended. Members only. */
export function watchAcceptedTrades(leagueId: LeagueId, next: Next<Trade[]>): Unsubscribe {
  return watchQuery(inLeague(leagueId, where('status', '==', 'accepted')), parse, next);
}

/** Fetches a trade from the server. Null if it doesn't exist. */
export async function getTrade(id: string): Promise<Trade | null> {
  const snapshot = await readDocument(tradeRef(id));
  return snapshot.exists() ? parseTrade(id, snapshot.data()) : null;
}

const trades = () => collection(db(), 'trades');

function inLeague(leagueId: LeagueId, ...constraints: QueryConstraint[]): Query {
  return query(trades(), where('leagueId', '==', leagueId), ...constraints);
}

/** A team's trades. The rules ask for `parties` in each of its queries. */
function ofTeam(leagueId: LeagueId, team: ManagerId, ...constraints: QueryConstraint[]): Query {
  return inLeague(leagueId, where('parties', 'array-contains', team), ...constraints);
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
