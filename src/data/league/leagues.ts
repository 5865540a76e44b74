import {
  collection,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { Uid } from '@/domain/kernel/ids';
import { asMillis } from '@/domain/kernel/parse';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';

/** The leagues that list this user as a member. The rules can prove this query without reading a league. */
export function leaguesOf(uid: Uid): Query {
  return query(collection(db(), 'leagues'), where('members', 'array-contains', uid));
}

/** A user's leagues, newest first, and when the newest message of each was sent (milliseconds), if known. */
export type MyLeagues = { leagues: League[]; lastMessages: Readonly<Record<string, number>> };

/** Compares leagues for the order in which users see theirs. */
export function newestFirst(one: League, other: League): number {
  return (other.createdAt ?? Infinity) - (one.createdAt ?? Infinity);
}

/** Watches a user's leagues. When only a message was sent, `leagues` and those in it stay the same objects. */
export function watchMyLeagues(uid: Uid, next: Next<MyLeagues>): Unsubscribe {
  let before: { league: League; text: string }[] = [];
  let leagues: League[] = [];
  const parse = (snapshot: QuerySnapshot): MyLeagues => {
    const stored = snapshot.docs.filter((league) => !isOnItsWay(league));
    const present = stored
      .map((one) => {
        const league = parseLeague(one.id, one.data());
        const text = JSON.stringify(league);
        return before.find((known) => known.text === text) ?? { league, text };
      })
      .sort((one, other) => newestFirst(one.league, other.league));
    const same = present.length === before.length && present.every((one, i) => one === before[i]);
    if (!same) {
      before = present;
      leagues = present.map(({ league }) => league);
    }
    return { leagues, lastMessages: Object.fromEntries(stored.flatMap(lastMessageOf)) };
  };
  return watchQuery(leaguesOf(uid), parse, next);
}

/** The league's id, and when its newest message was sent. One that is on its way counts once it has arrived. */
function lastMessageOf(league: QueryDocumentSnapshot): [string, number][] {
  const at = asMillis(league.get('lastMessageAt', { serverTimestamps: 'previous' }));
  return at === null ? [] : [[league.id, at]];
}

/** Whether this client is creating the league right now. It's hidden until the server has accepted it. */
function isOnItsWay(league: QueryDocumentSnapshot): boolean {
  return league.metadata.hasPendingWrites && league.get('createdAt') === null;
}

/** Fetches a user's leagues once, from the server, because the local cache may be missing some. */
export async function getMyLeagues(uid: Uid): Promise<League[]> {
  const snapshot = await readQuery(leaguesOf(uid));
  return snapshot.docs.map((league) => parseLeague(league.id, league.data()));
}
