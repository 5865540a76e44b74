import {
  Timestamp,
  collection,
  deleteField,
  doc,
  getDocFromServer,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { REPORT, checkMessage, parseMessage, type Message, type Reaction } from '@/domain/messages/messages';
import { storedVote } from '@/domain/messages/polls';
import { succeed, type Result } from '@/domain/kernel/result';
import { Batch, writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { leagueRef } from '../backend/references';
import { allowance } from '../backend/transact';
import { inTurn, markWrite, writeInTurn } from '../backend/writeRates';

const messageRef = (id: string) => doc(db(), 'messages', id);

const NOT_A_MEMBER = 'You’re no longer in this league, so you can’t post here.';

/** A new message's id. Made before it's sent, so that sending it again can't make two of it. */
export function newMessageId(): string {
  return doc(collection(db(), 'messages')).id;
}

/** A message to send. `closesAt`: when the poll that it is closes, in milliseconds since 1970. */
export type NewMessage = { id: string; leagueId: LeagueId; text: string; replyTo: string | null; closesAt?: number };

/**
 * Sends a message in a league. One that arrived in an earlier attempt counts as sent. Nothing is sent any more once it
 * isn't wanted.
 */
export async function sendMessage(
  uid: Uid,
  { id, leagueId, text, replyTo, closesAt }: NewMessage,
  isWanted?: () => boolean,
): Promise<Result<void>> {
  const message = checkMessage(text);
  if (!message.ok) return message;
  const sent = await inTurn(
    'message',
    () => {
      const batch = new Batch({ ...allowance(), isWanted }).until(messageRef(id), 'timestamp');
      batch.set(messageRef(id), {
        leagueId,
        senderId: uid,
        text: message.value,
        timestamp: serverTimestamp(),
        readBy: { [uid]: true },
        ...(replyTo === null ? {} : { replyTo }),
        ...(closesAt === undefined ? {} : { closesAt: Timestamp.fromMillis(closesAt) }),
      });
      // Tells the members' badges that there is a new one, so that they needn't ask.
      batch.update(leagueRef(leagueId), { lastMessageAt: serverTimestamp() });
      markWrite(batch, uid, 'message', id);
      return batch.commit();
    },
    NOT_A_MEMBER,
  );
  // The rules reject a second copy of one that had arrived.
  const isRefused = !sent.ok && sent.error.code === 'permission-denied';
  return isRefused && (await readMessage(id))?.senderId === uid ? succeed() : sent;
}

/** Reads a message from the server. Null if there is none, or it can't be read. */
export async function readMessage(id: string): Promise<Message | null> {
  const found = await attempt(() => getDocFromServer(messageRef(id)));
  return found.ok && found.value.exists() ? parseMessage(id, found.value.data()) : null;
}

const TOO_LATE = 'Messages can be edited for five minutes after they were sent.';

/** Changes the text of one's own message. The rules allow it for five minutes after it was sent. */
export async function editMessage(id: string, uid: Uid, text: string): Promise<Result<void>> {
  const message = checkMessage(text);
  if (!message.ok) return message;
  const place = messageRef(id);
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
  return writeTogether((batch) => batch.update(messageRef(id), { text: '', removedBy: uid }));
}

/** Sets one's reaction to a message, one for each person. Null takes it away. */
export function react(id: string, uid: Uid, reaction: Reaction | null): Promise<Result<void>> {
  return setMine(id, uid, 'reactions', reaction);
}

/** Votes for the answer of a poll at an index, in place of the vote before. Null takes it back. */
export function vote(id: string, uid: Uid, index: number | null): Promise<Result<void>> {
  return setMine(id, uid, 'votes', index === null ? null : storedVote(index), 'This poll has closed.');
}

/** Reports a message to the commissioner. */
export function reportMessage(id: string, uid: Uid): Promise<Result<void>> {
  return setMine(id, uid, 'reports', REPORT);
}

function setMine(
  id: string,
  uid: Uid,
  field: 'reactions' | 'reports' | 'votes',
  value: string | null,
  denied = 'This message can’t be changed any more.',
): Promise<Result<void>> {
  const [place, path] = [messageRef(id), `${field}.${uid}`];
  return writeInTurn(
    'reaction',
    uid,
    id,
    (batch) => batch.update(place, path, value ?? deleteField()).until(place, path, value),
    denied,
  );
}

/** Marks messages as read by a user. */
export async function markRead(ids: readonly string[], uid: Uid): Promise<Result<void>> {
  if (ids.length === 0) return attempt(() => Promise.resolve());
  return attempt(() => {
    const batch = writeBatch(db());
    for (const id of ids) batch.update(messageRef(id), { [`readBy.${uid}`]: true });
    return batch.commit();
  });
}
