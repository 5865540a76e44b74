import {
  Timestamp,
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAt,
  where,
  writeBatch,
  doc,
  type QuerySnapshot,
} from 'firebase/firestore';
import { ready, type Loadable } from '@/domain/loadable';
import { MESSAGES_PAGE, checkMessage, countUnread, parseMessage, type Message } from '@/domain/messages';
import type { Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { watchQuery, type Unsubscribe } from './watch';
import { markWrite, MESSAGE_RETRY_MS } from './writeRates';

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

function newestMessages(leagueId: string, count: number) {
  return query(messages(), where('leagueId', '==', leagueId), orderBy('timestamp', 'desc'), limit(count));
}

/** Watches the newest messages of a league, a page of them, newest first. Members only. */
export function watchMessages(leagueId: string, next: (newest: Loadable<Message[]>) => void): Unsubscribe {
  return watchQuery(newestMessages(leagueId, MESSAGES_PAGE), parse, next);
}

/**
 * Watches how many of a league's messages a user hasn't read, up to 10. A conversation marks all that it shows as read, so nothing is unread before
 * a message that the user has read or sent: as long as the newest is such a one, only that one is watched.
 */
export function watchUnread(leagueId: string, uid: string, next: (unread: Loadable<number>) => void): Unsubscribe {
  const count = (snapshot: QuerySnapshot) => countUnread(parse(snapshot), uid);
  // Before the server answers, the cache has only the newest.
  const countAll = (snapshot: QuerySnapshot) =>
    snapshot.metadata.fromCache && snapshot.size === 1 ? null : count(snapshot);
  let stop = watchQuery(newestMessages(leagueId, 1), count, (unread) => {
    if (unread.state === 'ready' && unread.value > 0) {
      stop();
      stop = watchQuery(newestMessages(leagueId, COUNTED), countAll, (all) => {
        if (all.state !== 'ready') next(all);
        else if (all.value !== null) next(ready(all.value));
      });
    } else next(unread);
  });
  return () => stop();
}

/**
 * Fetches a page of messages sent at or before `sentAt` (milliseconds), newest first. Includes those sent exactly then, because two messages can
 * share a millisecond; `conversation` removes duplicates.
 */
export async function getOlderMessages(leagueId: string, sentAt: number): Promise<Message[]> {
  const notNewer = startAt(Timestamp.fromMillis(sentAt + 1));
  return parse(
    await getDocs(
      query(
        messages(),
        where('leagueId', '==', leagueId),
        orderBy('timestamp', 'desc'),
        notNewer,
        limit(MESSAGES_PAGE),
      ),
    ),
  );
}

const NOT_A_MEMBER = 'You’re no longer in this league, so you can’t post here.';

/** Sends a message in a league. The rules reject two messages in quick succession, so a rejected one is retried once after a pause. */
export async function sendMessage(leagueId: string, uid: string, text: string): Promise<Result<void>> {
  const message = checkMessage(text);
  if (!message.ok) return message;
  const send = () =>
    attempt(
      () => {
        const place = doc(messages());
        const batch = writeBatch(db());
        batch.set(place, {
          leagueId,
          senderId: uid,
          text: message.value,
          timestamp: serverTimestamp(),
          readBy: { [uid]: true },
        });
        markWrite(batch, uid, 'message', place.id);
        return batch.commit();
      },
      { 'permission-denied': NOT_A_MEMBER },
    );
  const sent = await send();
  if (sent.ok || sent.error.code !== 'permission-denied') return sent;
  await new Promise((resolve) => setTimeout(resolve, MESSAGE_RETRY_MS));
  return send();
}

/** Marks messages as read by a user. */
export async function markRead(ids: readonly string[], uid: string): Promise<Result<void>> {
  if (ids.length === 0) return attempt(() => Promise.resolve());
  return attempt(() => {
    const batch = writeBatch(db());
    for (const id of ids) batch.update(doc(messages(), id), { [`readBy.${uid}`]: true });
    return batch.commit();
  });
}
