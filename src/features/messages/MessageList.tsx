'use client';

import { Fragment, useState } from 'react';
import { Avatar, Spinner } from '@/components';
import { formerName, senderName, type League } from '@/domain/league';
import { linkPieces, type Message } from '@/domain/messages';

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A conversation, oldest first, with a separator for each new day. */
export function MessageList({ messages, league, uid }: { messages: readonly Message[]; league: League; uid: string }) {
  return (
    <ol className="grid gap-3">
      {messages.map((message, index) => {
        const day = dayOf(message);
        const before = messages[index - 1];
        return (
          <Fragment key={message.id}>
            {(before === undefined || dayOf(before) !== day) && (
              <li className="my-2 flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                {day}
              </li>
            )}
            <MessageItem message={message} league={league} own={message.senderId === uid} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function dayOf(message: Message): string {
  return DAY.format(message.sentAt ?? Date.now());
}

function MessageItem({ message, league, own }: { message: Message; league: League; own: boolean }) {
  const sender = league.userInfo[message.senderId];
  const name = senderName(league, message.senderId);
  return (
    <li className={own ? 'flex flex-row-reverse gap-2.5' : 'flex gap-2.5'}>
      <Avatar name={name} src={sender?.profilePicUrl} size={36} />
      <div className={own ? 'grid max-w-[85%] justify-items-end gap-1' : 'grid max-w-[85%] gap-1'}>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="max-w-56 truncate font-semibold">{own ? 'You' : name}</span>
          {!own && <SenderDetails league={league} uid={message.senderId} />}
          {message.sentAt === null || message.pending ? (
            <span className="inline-flex items-center gap-1.5 text-ink-muted">
              <Spinner label="" className="size-3" /> Sending…
            </span>
          ) : (
            <time dateTime={new Date(message.sentAt).toISOString()} className="text-ink-muted figures">
              {TIME.format(message.sentAt)}
            </time>
          )}
        </p>
        <MessageText text={message.text} own={own} />
      </div>
    </li>
  );
}

/** The unique username, and for a week the former name, so that no member can pass for another. */
function SenderDetails({ league, uid }: { league: League; uid: string }) {
  const username = league.userInfo[uid]?.username ?? '';
  const [shownAt] = useState(Date.now);
  const former = formerName(league, uid, shownAt);
  const details = [username === '' ? '' : `@${username}`, former === null ? '' : `formerly ${former}`].filter(Boolean);
  return details.length === 0 ? null : <span className="wrap-anywhere text-ink-muted">{details.join(' · ')}</span>;
}

/** A message's text. It is rendered as text, never as markup; http and https URLs become links. */
function MessageText({ text, own = false }: { text: string; own?: boolean }) {
  return (
    <p
      dir="auto"
      className={`rounded-card border px-3 py-2 wrap-anywhere whitespace-pre-wrap ${own ? 'border-primary bg-raised' : 'border-line bg-surface'}`}
    >
      {linkPieces(text).map((piece, index) =>
        piece.kind === 'link' ? (
          <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
            {piece.text}
          </a>
        ) : (
          <Fragment key={index}>{piece.text}</Fragment>
        ),
      )}
    </p>
  );
}
