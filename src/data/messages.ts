import {
  Timestamp,
  addDoc,
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
import type { Loadable } from '@/domain/loadable';
import { MESSAGE_LENGTH, parseMessage, type Message } from '@/domain/messages';
import { refuse, type Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { watchQuery, type Unsubscribe } from './watch';

/** Messages of one page: the newest that are watched, and each portion of older ones. */
export const PAGE = 50;

function messages() {
  return collection(db(), 'messages');
}

function parse(snapshot: QuerySnapshot): Message[] {
  return snapshot.docs.map((message) =>
    parseMessage(message.id, message.data({ serverTimestamps: 'none' }), message.metadata.hasPendingWrites),
  );
}

/** Watches the newest messages of a league, newest first; for its members. */
export function watchMessages(leagueId: string, next: (newest: Loadable<Message[]>) => void): Unsubscribe {
  return watchQuery(query(messages(), where('leagueId', '==', leagueId), orderBy('timestamp', 'desc'), limit(PAGE)), parse, next);
}

/**
 * A page of messages that are not newer than `sentAt` (milliseconds), newest first. The one that was sent then is among them, because two
 * can share a millisecond: `conversation` shows each once.
 */
export async function getOlderMessages(leagueId: string, sentAt: number): Promise<Message[]> {
  const notNewer = startAt(Timestamp.fromMillis(sentAt + 1));
  return parse(await getDocs(query(messages(), where('leagueId', '==', leagueId), orderBy('timestamp', 'desc'), notNewer, limit(PAGE))));
}

/** Sends a message in a league. `sender.name` is the name that the league knows them by. */
export async function sendMessage(leagueId: string, sender: { uid: string; name: string }, text: string): Promise<Result<void>> {
  const message = text.trim();
  if (message === '') return refuse('empty', 'Write something first.');
  if (message.length > MESSAGE_LENGTH) return refuse('long', `A message has at most ${String(MESSAGE_LENGTH)} characters.`);
  return attempt(
    async () => {
      await addDoc(messages(), {
        leagueId,
        senderId: sender.uid,
        senderName: sender.name,
        text: message,
        timestamp: serverTimestamp(),
        readBy: { [sender.uid]: true },
      });
    },
    { 'permission-denied': 'You cannot write in this league: you are not one of its members any more.' },
  );
}

/** Marks messages as read by somebody. */
export async function markRead(ids: readonly string[], uid: string): Promise<Result<void>> {
  if (ids.length === 0) return attempt(() => Promise.resolve());
  return attempt(() => {
    const batch = writeBatch(db());
    for (const id of ids) batch.update(doc(messages(), id), { [`readBy.${uid}`]: true });
    return batch.commit();
  });
}
