'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { MessagesSquare } from 'lucide-react';
import { Button, EmptyState, FailureState, LiveRegion, SkeletonRows } from '@/components';
import { senderName, type League } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { MESSAGES_PAGE, isUnread, type Message } from '@/domain/messages';
import { useConversation } from '@/providers/useConversation';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { useRestOfScreen } from './useRestOfScreen';

/** The list scrolls to new messages if the user is within this many pixels of the end. */
const NEAR_END_PX = 120;

/** A league's conversation: newest at the bottom, older messages on demand. Messages shown are marked as read. */
export function Conversation({ league, uid, newest }: { league: League; uid: string; newest: Loadable<Message[]> }) {
  const live = useMemo(() => (newest.state === 'ready' ? newest.value : []), [newest]);
  const { shown, older, loadOlder } = useConversation(league.id, live);

  useReading(live, uid);
  const { frame, onScroll } = useStayingAtTheEnd(shown);
  const { place, height } = useRestOfScreen();
  const last = shown.at(-1);

  return (
    <section
      ref={place}
      aria-label={`${league.name} messages`}
      style={height === null ? undefined : { height }}
      className="flex h-[calc(100dvh-17rem)] min-h-80 flex-col overflow-hidden rounded-card border border-line bg-canvas shadow-card"
    >
      <div
        ref={frame}
        onScroll={onScroll}
        // Focusable so that keyboard users can scroll it with the arrow keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 sm:px-5"
      >
        {newest.state === 'loading' && <SkeletonRows rows={6} label="Loading messages" />}
        {newest.state === 'failed' && <FailureState title="Couldn’t load messages" message={newest.message} />}
        {newest.state === 'ready' && shown.length === 0 && (
          <EmptyState title="No messages yet" icon={<MessagesSquare />}>
            Say hello to {league.name}. All managers in the league see your messages.
          </EmptyState>
        )}
        {newest.state === 'ready' && live.length >= MESSAGES_PAGE && older !== 'all' && (
          <div className="mb-4 grid justify-items-center gap-2">
            {older === 'failed' && <p className="text-sm text-bad">Couldn’t load older messages.</p>}
            <Button size="small" busy={older === 'loading'} onClick={() => void loadOlder()}>
              Show older messages
            </Button>
          </div>
        )}
        {shown.length > 0 && <MessageList messages={shown} league={league} uid={uid} />}
      </div>
      <LiveRegion
        message={
          last !== undefined && last.senderId !== uid ? `${senderName(league, last.senderId)}: ${last.text}` : ''
        }
      />
      <Composer
        uid={uid}
        leagueId={league.id}
        to={league.name}
        onSend={async (text) => {
          const { sendMessage } = await import('@/data/messages');
          return sendMessage(league.id, uid, text);
        }}
      />
    </section>
  );
}

/** Marks the messages shown as read while the page is visible. A failed attempt is retried with the next message. */
function useReading(messages: readonly Message[], uid: string): void {
  const unread = messages
    .filter((message) => isUnread(message, uid))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (unread === '') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      void import('@/data/messages').then(({ markRead }) => markRead(unread.split(' '), uid)).catch(console.error);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, uid]);
}

/** Keeps the list at the end if the user is there, also when the window is resized; otherwise keeps their scroll position, also when older messages load above it. */
function useStayingAtTheEnd(messages: readonly Message[]) {
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first: '', height: 0 });
  const onScroll = () => {
    const box = frame.current;
    if (box !== null) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
  };
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const first = messages[0]?.id ?? '';
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (first !== before.current.first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
  }, [messages]);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // A smaller window, or a phone's keyboard, would otherwise hide the newest messages.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { frame, onScroll };
}
