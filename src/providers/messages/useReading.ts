import { useEffect, useEffectEvent, useRef } from 'react';
import type { Uid } from '@/domain/kernel/ids';
import { isUnread, type Message } from '@/domain/messages/messages';

/** The least time between two writes of read marks, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Marks the messages shown as read while the page is visible: the first at once, then all that came in together, about
 * once a second. A failed attempt is retried with the next message.
 */
export function useReading(messages: readonly Message[], uid: Uid): void {
  const marked = useRef(new Set<string>());
  const lastAt = useRef(-Infinity);
  const unread = messages
    .filter((message) => !message.pending && isUnread(message, uid))
    .map(({ id }) => id)
    .join(' ');
  const mark = useEffectEvent(async () => {
    const ids = unread.split(' ').filter((id) => id !== '' && !marked.current.has(id));
    if (ids.length === 0 || document.visibilityState !== 'visible') return;
    lastAt.current = performance.now();
    for (const id of ids) marked.current.add(id);
    const { markRead } = await import('@/data/messages/messageCommands');
    const done = await markRead(ids, uid);
    if (!done.ok) for (const id of ids) marked.current.delete(id);
  });
  useEffect(() => {
    if (unread === '') return;
    const read = () => void mark().catch(console.error);
    const timer = setTimeout(read, Math.max(0, lastAt.current + PAUSE_MS - performance.now()));
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [unread, uid]);
}
