import type { Uid } from '@/domain/kernel/ids';
import { asMap, asText } from '@/domain/kernel/parse';
import { followers, localStore } from './browserStorage';
import type { NewMessage } from '../messages/messageCommands';

/** Messages that wait for a connection. Each has its id already, so that sending it twice makes one message. */
const PREFIX = 'outbox.';

const { tell, follow } = followers();

/** The stored messages of a user (JSON), to compare and to read with `parseOutbox`. */
export function storedOutbox(uid: Uid): string | null {
  return localStore.read(`${PREFIX}${uid}`);
}

/** Reads the waiting messages, the first to send first. */
export function parseOutbox(stored: unknown): NewMessage[] {
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    const raw = asMap(one);
    const message = {
      id: asText(raw.id, ''),
      leagueId: asText(raw.leagueId, ''),
      text: asText(raw.text, ''),
      replyTo: asText(raw.replyTo, null),
    };
    return message.id === '' || message.leagueId === '' || message.text === '' ? [] : [message];
  });
}

function waiting(uid: Uid): NewMessage[] {
  return parseOutbox(localStore.readJson(`${PREFIX}${uid}`));
}

function save(uid: Uid, messages: readonly NewMessage[]): void {
  localStore.writeOrHold(`${PREFIX}${uid}`, messages.length === 0 ? null : JSON.stringify(messages));
  tell();
}

/** Lets a message wait for a connection. */
export function addToOutbox(uid: Uid, message: NewMessage): void {
  save(uid, [...waiting(uid).filter(({ id }) => id !== message.id), message]);
}

/** Takes a message out of the outbox: it was sent, or the user doesn't want to send it any more. */
export function takeFromOutbox(uid: Uid, id: string): void {
  save(
    uid,
    waiting(uid).filter((message) => message.id !== id),
  );
}

/** Calls back when the outbox may have changed, in this tab or another one. Returns how to unsubscribe. */
export const watchOutbox = follow;

/** Deletes what waits on this device, at sign-out; at a sign-in, only what isn't the user's (`keep`). */
export function clearOutbox(keep: Uid | null = null): void {
  localStore
    .keys()
    .filter((key) => key.startsWith(PREFIX) && key !== `${PREFIX}${String(keep)}`)
    .forEach((key) => localStore.write(key, null));
}
