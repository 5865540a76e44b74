'use client';

import { formatTime } from '@/domain/kernel/times';
import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button, FailureState, LiveRegion, Notice, Poll, SkeletonRows, Textarea } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import { asTyped } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import type { Poll as Asked } from '@/domain/messages/polls';
import { MAX_MESSAGE_LENGTH, plainText, removalText, textPieces, type Message } from '@/domain/messages/messages';
import { isComposing } from '@/hooks/composing';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState, type ChatActions, type ChatState } from '@/providers/draft/room';
import { useLastRead } from '@/providers/messages/useLastRead';
import { useReading } from '@/providers/messages/useReading';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { useManagerName } from '../shared/useManagerName';

const NONE: readonly Message[] = [];

/** The league's chat during the draft: the newest messages, the latest at the bottom, and a field for a new one. */
export const Chat = memo(function Chat({ chat }: { chat: ChatState }) {
  const { me, leagueId, clock } = useRoomState();
  const { sendMessage, vote } = useRoomActions();
  const call = useManagerName();
  const { newest } = chat;
  const shown = newest.state === 'ready' ? newest.value.toReversed() : [];
  const read = sendMessage === undefined ? NONE : shown;
  useReading(read, me);
  useLastRead(leagueId, read);

  const frame = useRef<HTMLDivElement>(null);
  const last = shown.at(-1);
  const [openedAt] = useState(clock.now);
  const isNews = last !== undefined && last.senderId !== me && (last.sentAt ?? 0) > openedAt;
  useLayoutEffect(() => {
    const box = frame.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [last?.id]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* It scrolls, so it must be focusable by keyboard. */}
      <div
        ref={frame}
        role="log"
        // The region below says what is new; this would say each message again, and every vote.
        aria-live="off"
        aria-label="League chat"
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain p-3"
      >
        {/* The frame's direction is reversed, so that the latest message stays visible when the frame shrinks. */}
        <div className="mb-auto">
          {newest.state === 'loading' && <SkeletonRows rows={4} label="Loading messages" />}
          {newest.state === 'failed' && <FailureState title="Couldn’t load messages" message={newest.message} />}
          {newest.state === 'ready' && shown.length === 0 && (
            <p className="py-6 text-center text-ink-muted">No messages yet.</p>
          )}
          <ol className="grid gap-2">
            {shown.map((message) => (
              <Line
                key={message.id}
                message={message}
                name={call(message.senderId)}
                call={call}
                own={message.senderId === me}
                vote={vote}
              />
            ))}
          </ol>
        </div>
      </div>
      <LiveRegion message={isNews ? `${call(last.senderId)}: ${plainText(last, call)}` : ''} />
      {sendMessage !== undefined && <Composer send={sendMessage} />}
    </div>
  );
});

interface LineProps {
  message: Message;
  name: string;
  /** The names of those whom the message mentions. */
  call: (manager: string) => string;
  own: boolean;
  vote: ChatActions['vote'] | undefined;
}

const Line = memo(function Line({ message, name, call, own, vote }: LineProps) {
  const { nameOf } = useRoomState();
  const { id, poll } = message;
  return (
    <li className={clsx('text-xs text-ink-muted', own && 'justify-self-end text-right')}>
      <b className="text-ink">{name}</b>{' '}
      <span className="figures">{message.sentAt !== null && formatTime(message.sentAt, new Date())}</span>
      {poll !== null && vote !== undefined ? (
        <ChatPoll poll={poll} call={call} vote={(index) => vote(id, index)} />
      ) : (
        <p
          dir="auto"
          className={clsx(
            'w-fit max-w-full rounded-card border border-line bg-raised px-2.5 py-1.5 text-left text-sm wrap-anywhere whitespace-pre-wrap text-ink',
            own && 'ml-auto',
          )}
        >
          {message.removedBy !== null && <i>{removalText(message, (uid: string) => nameOf(uid))}</i>}
          {textPieces(poll === null ? message.text : plainText(message, call), message.mentions).map((piece, i) =>
            piece.kind === 'mention' ? (
              <b key={i}>@{call(piece.uid)}</b>
            ) : piece.kind === 'link' ? (
              <a key={i} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
                {piece.text}
                {piece.host !== null && ` (${piece.host})`}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      )}
    </li>
  );
});

/** A poll of the league, to vote on without leaving the room. */
function ChatPoll({
  poll,
  call,
  vote,
}: {
  poll: Asked;
  call: (manager: string) => string;
  vote: (index: number | null) => Promise<Result<void>>;
}) {
  const { me, clock } = useRoomState();
  const { error, submit } = useSubmit('Your vote wasn’t sent. Please try again.');
  return (
    <div className="grid gap-2 text-left text-sm text-ink">
      <Poll
        poll={poll}
        me={me}
        nameOf={(voter) => isolated(call(voter))}
        clock={clock}
        onVote={(index) => void submit(() => vote(index))}
      />
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}

/**
 * The field for a new message. A message that couldn't be sent stays in it, with the reason above. Typed text survives
 * a reload.
 */
function Composer({ send }: { send: ChatActions['sendMessage'] }) {
  const { leagueId, me } = useRoomState();
  const [text, setText] = useUnsent(me, `messages.${leagueId}`, asTyped);
  const { busy, error, submit } = useSubmit('Your message wasn’t sent. Please try again.');
  const onSend = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // The button is disabled once the field is empty, and the next message is written in the field.
    event?.currentTarget.querySelector('textarea')?.focus();
    if (text.trim() === '') return;
    const sent = await submit(() => send(text));
    if (sent.ok) setText('');
  };
  return (
    <form onSubmit={(event) => void onSend(event)} className="grid gap-2 border-t border-line p-2">
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex items-end gap-2">
        <Textarea
          aria-label="Message"
          placeholder="Message the league"
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          dir="auto"
          className="max-h-28! min-w-0 flex-1"
          value={text}
          readOnly={busy}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            void onSend();
          }}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''} aria-label="Send">
          <Send aria-hidden className="size-5" />
        </Button>
      </div>
    </form>
  );
}
