import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NewMessage } from '@/data/messages/messageCommands';
import { parseOutbox, storedOutbox, takeFromOutbox, watchOutbox } from '@/data/device/outbox';
import type { Uid } from '@/domain/kernel/ids';
import { parseJson } from '@/domain/kernel/parse';
import { isPassing } from '@/domain/kernel/result';
import { useOnline } from '../kernel/useOnline';

/** The messages of a user that wait on this device for a connection, the first to send first. */
export function useOutbox(uid: Uid | null): readonly NewMessage[] {
  const stored = useSyncExternalStore(
    watchOutbox,
    () => (uid === null ? null : storedOutbox(uid)),
    () => null,
  );
  return useMemo(() => parseOutbox(parseJson(stored)), [stored]);
}

/** How long a message that couldn't be sent waits for the next attempt while the device is online, in milliseconds. */
const RETRY_MS = 20_000;

/**
 * Sends the waiting messages one after the other while the device is online, on whatever page the user is. `onDenied`
 * is called for one that can't be sent any more, with its text.
 */
export function useOutboxSending(uid: Uid | null, onDenied: (reason: string, text: string) => void): void {
  const [next] = useOutbox(uid);
  const online = useOnline();
  const id = next?.id ?? null;
  useEffect(() => {
    if (uid === null || id === null || !online) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = () => parseOutbox(parseJson(storedOutbox(uid))).find((one) => one.id === id);
    const send = async () => {
      const message = find();
      if (message === undefined) return;
      const { sendMessage } = await import('@/data/messages/messageCommands');
      const sent = await sendMessage(uid, message, () => find() !== undefined);
      if (!sent.ok && isPassing(sent.error.code)) {
        if (!ended) timer = setTimeout(run, RETRY_MS);
        return;
      }
      takeFromOutbox(uid, id);
      if (!sent.ok) onDenied(sent.error.message, message.text);
    };
    const run = () => void send().catch(console.error);
    run();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [uid, id, online, onDenied]);
}
