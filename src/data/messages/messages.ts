import {
  Timestamp,
  collection,
  deleteField,
  getDocFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAt,
  where,
  writeBatch,
  doc,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import {
  MESSAGES_PAGE,
  REPORT,
  checkMessage,
  countUnread,
  parseMessage,
  type Message,
  type Reaction,
  type UnreadCount,
} from '@/domain/messages/messages';
import { succeed, type Result } from '@/domain/kernel/result';
import { writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { leagueRef } from '../backend/references';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { inTurn, markWrite, writeInTurn } from '../backend/writeRates';

/** The most unread messages that are counted in a league: the badge says 9+ from here on. */
const COUNTED = 10;

function messages() {
  return collection(db(), 'messages');
}

function parse(snapshot: QuerySnapshot): Message[] {
  return snapshot.docs.map((message) =>
    parseMessage(message.id, message.data({ serverTimestamps: 'none' }), message.metadata.hasPendingWrites),
  );
}

function newestMessages(leagueId: LeagueId, count: number) {
  return query(messages(), where('leagueId', '==', leagueId), orderBy('timestamp', 'desc'), limit(count));
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

const NOT_A_MEMBER = 'You’re no longer in this league, so you can’t post here.';

/** A new message's id. Made before it's sent, so that sending it again can't make two of it. */
export function newMessageId(): string {
  return doc(messages()).id;
}

/** A message to send. */
export type NewMessage = { id: string; leagueId: LeagueId; text: string; replyTo: string | null };

/** Sends a message in a league. One that arrived in an earlier attempt counts as sent. */
export async function sendMessage(uid: Uid, { id, leagueId, text, replyTo }: NewMessage): Promise<Result<void>> {
  const message = checkMessage(text);
  if (!message.ok) return message;
  const sent = await inTurn(
    'message',
    () => {
      const batch = writeBatch(db());
      batch.set(doc(messages(), id), {
        leagueId,
        senderId: uid,
        text: message.value,
        timestamp: serverTimestamp(),
        readBy: { [uid]: true },
        ...(replyTo === null ? {} : { replyTo }),
      });
      // Tells the members' badges that there is a new one, so that they needn't ask.
      batch.update(leagueRef(leagueId), { lastMessageAt: serverTimestamp() });
      markWrite(batch, uid, 'message', id);
      return batch.commit();
    },
    NOT_A_MEMBER,
  );
  // The rules reject a second copy of one that had arrived.
  return sent.ok || sent.error.code !== 'permission-denied' || !(await hasArrived(id, uid)) ? sent : succeed();
}

/** Whether the server has a message of this user. */
async function hasArrived(id: string, uid: Uid): Promise<boolean> {
  const found = await attempt(() => getDocFromServer(doc(messages(), id)));
  return found.ok && found.value.exists() && parseMessage(id, found.value.data()).senderId === uid;
}

const TOO_LATE = 'Messages can be edited for five minutes after they were sent.';

/** Changes the text of one's own message. The rules allow it for five minutes after it was sent. */
export async function editMessage(id: string, uid: Uid, text: string): Promise<Result<void>> {
  const message = checkMessage(text);
  if (!message.ok) return message;
  const place = doc(messages(), id);
  const change = { text: message.value, editedAt: serverTimestamp() };
  return writeInTurn(
    'message',
    uid,
    id,
    (batch) => batch.update(place, change).until(place, 'text', message.value),
    TOO_LATE,
  );
}

/** Removes a message: one's own, or as the commissioner. What is left says that it was removed. */
export function removeMessage(id: string, uid: Uid): Promise<Result<void>> {
  return writeTogether((batch) => batch.update(doc(messages(), id), { text: '', removedBy: uid }));
}

/** Sets one's reaction to a message, one for each person. Null takes it away. */
export function react(id: string, uid: Uid, reaction: Reaction | null): Promise<Result<void>> {
  return setMine(id, uid, 'reactions', reaction);
}

/** Reports a message to the commissioner. */
export function reportMessage(id: string, uid: Uid): Promise<Result<void>> {
  return setMine(id, uid, 'reports', REPORT);
}

function setMine(id: string, uid: Uid, field: 'reactions' | 'reports', value: string | null): Promise<Result<void>> {
  return writeInTurn(
    'reaction',
    uid,
    id,
    (batch) => batch.update(doc(messages(), id), { [`${field}.${uid}`]: value ?? deleteField() }),
    'This message can’t be changed any more.',
  );
}

/** Marks messages as read by a user. */
export async function markRead(ids: readonly string[], uid: Uid): Promise<Result<void>> {
  if (ids.length === 0) return attempt(() => Promise.resolve());
  return attempt(() => {
    const batch = writeBatch(db());
    for (const id of ids) batch.update(doc(messages(), id), { [`readBy.${uid}`]: true });
    return batch.commit();
  });
}
