import {
  Timestamp,
  collection,
  limit,
  orderBy,
  query,
  startAt,
  where,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { MESSAGES_PAGE, countUnread, parseMessage, type Message, type UnreadCount } from '@/domain/messages/messages';
import { db } from '../backend/firebase';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';

/** The most unread messages that are counted in a league: the badge says 9+ from here on. */
const COUNTED = 10;

function parse(snapshot: QuerySnapshot): Message[] {
  return snapshot.docs.map((message) =>
    parseMessage(message.id, message.data({ serverTimestamps: 'none' }), message.metadata.hasPendingWrites),
  );
}

function newestMessages(leagueId: LeagueId, count: number) {
  return query(
    collection(db(), 'messages'),
    where('leagueId', '==', leagueId),
    orderBy('timestamp', 'desc'),
    limit(count),
  );
}

/** Watches the newest messages of a league, newest first. Members only. */
export function watchMessages(leagueId: LeagueId, count: number, next: Next<Message[]>): Unsubscribe {
  return watchQuery(newestMessages(leagueId, count), parse, next);
}

/**
 * Watches how many messages a user hasn't read, up to 10, and whether one mentions them. Nothing is unread before a
 * message that they've read or sent, so as long as the newest is one, only that is watched.
 */
export function watchUnread(leagueId: LeagueId, uid: Uid, next: Next<UnreadCount>): Unsubscribe {
  const count = (snapshot: QuerySnapshot) => countUnread(parse(snapshot), uid);
  let stop = watchQuery(newestMessages(leagueId, 1), count, (unread) => {
    if (unread.state === 'ready' && unread.value.count > 0) {
      stop();
      stop = watchCount(newestMessages(leagueId, COUNTED), uid, next);
    } else next(unread);
  });
  return () => stop();
}

/** Watches how many messages sent after `readAt` (milliseconds) are unread, up to 10, and whether one mentions them. */
export function watchUnreadSince(leagueId: LeagueId, uid: Uid, readAt: number, next: Next<UnreadCount>): Unsubscribe {
  const later = where('timestamp', '>=', Timestamp.fromMillis(readAt + 1));
  return watchCount(query(newestMessages(leagueId, COUNTED), later), uid, next);
}

/** Watches how many of a query's messages are unread, from the server's first answer on: some may be only there. */
function watchCount(query: Query, uid: Uid, next: Next<UnreadCount>): Unsubscribe {
  const count = (snapshot: QuerySnapshot) =>
    snapshot.metadata.fromCache && snapshot.size < COUNTED ? null : countUnread(parse(snapshot), uid);
  return watchQuery(query, count, (all) => {
    if (all.state !== 'missing') next(all);
  });
}

/** Watches a page of messages sent until `sentAt` (milliseconds), newest first, with those of that very time. */
export function watchOlderMessages(leagueId: LeagueId, sentAt: number, next: Next<Message[]>): Unsubscribe {
  const notNewer = startAt(Timestamp.fromMillis(sentAt + 1));
  return watchQuery(query(newestMessages(leagueId, MESSAGES_PAGE), notNewer), parse, next);
}
