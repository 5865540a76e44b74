'use client';

import { formatTimeOfDay } from '@/domain/kernel/times';
import { clsx } from 'clsx';
import { CornerUpLeft, Flag, MoreHorizontal, Pencil, SmilePlus, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Avatar, Badge, Button, Menu, Notice, Poll, type MenuItem } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import type { Uid } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { isCommissioner } from '@/domain/league/commissioners';
import { formerName, senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { canEdit, plainText, removalText, textPieces, type Message, type Reaction } from '@/domain/messages/messages';
import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { EditMessage } from './EditMessage';
import { ReactionChoice, Reactions } from './Reactions';

/** What can be done with a message, and the messages that replies quote. */
export interface MessageActions {
  find: (id: string) => Message | null;
  /** The ids of the messages that wait on this device for a connection. */
  waiting: ReadonlySet<string>;
  onReply: (message: Message) => void;
  onShow: (id: string) => void;
  onDiscard: (id: string) => void;
  onEdit: (message: Message, text: string) => Promise<Result<void>>;
  onRemove: (message: Message) => Promise<Result<void>>;
  onReact: (message: Message, reaction: Reaction | null) => Promise<Result<void>>;
  onVote: (message: Message, index: number | null) => Promise<Result<void>>;
  onReport: (message: Message) => Promise<Result<void>>;
}

export interface MessageItemProps {
  message: Message;
  league: League;
  uid: Uid;
  actions: MessageActions;
}

/**
 * One message: who sent it and when, what it answers, its text, its reactions, and a menu of what can be done with it.
 */
export function MessageItem({ message, league, uid, actions }: MessageItemProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'react'>('read');
  const { error, submit } = useSubmit('That didn’t work. Please try again.');
  const own = message.senderId === uid;
  const name = senderName(league, message.senderId);
  const sender = league.userInfo[message.senderId];
  const removed = message.removedBy !== null;
  const react = (reaction: Reaction | null) => {
    setMode('read');
    void submit(() => actions.onReact(message, reaction));
  };
  return (
    <div className={own ? 'flex flex-row-reverse gap-2.5' : 'flex gap-2.5'}>
      <Avatar name={name} src={sender?.profilePicUrl} school={sender?.favoriteTeam} size={36} />
      <div className={own ? 'grid max-w-[85%] min-w-0 justify-items-end gap-1' : 'grid max-w-[85%] min-w-0 gap-1'}>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="max-w-56 truncate font-semibold">{own ? 'You' : name}</span>
          {!own && <SenderDetails league={league} uid={message.senderId} />}
          <SentAt message={message} />
          {isCommissioner(league, uid) && message.reports.length > 0 && !removed && (
            <Badge tone="warn">{formatCount(message.reports.length, 'report')}</Badge>
          )}
        </p>
        {message.replyTo !== null && !removed && (
          <Quote
            quoted={actions.find(message.replyTo)}
            league={league}
            onShow={() => actions.onShow(message.replyTo!)}
          />
        )}
        {mode === 'edit' ? (
          <EditMessage
            message={message}
            league={league}
            uid={uid}
            onSave={(text) => actions.onEdit(message, text)}
            onClose={() => setMode('read')}
          />
        ) : (
          <div className={own ? 'flex min-w-0 flex-row-reverse items-start' : 'flex min-w-0 items-start'}>
            {removed ? (
              <p className="px-3 py-2 text-ink-muted">
                <i>{removalText(message, (one) => memberName(league, one))}</i>
              </p>
            ) : message.poll !== null ? (
              <Poll
                poll={message.poll}
                me={uid}
                nameOf={(voter) => senderName(league, voter)}
                clock={SERVER_CLOCK}
                onVote={(index) => void submit(() => actions.onVote(message, index))}
              />
            ) : (
              <MessageText message={message} league={league} own={own} />
            )}
            {message.sentAt !== null && !removed && (
              <Menu
                trigger={
                  <Button
                    data-refocus
                    variant="quiet"
                    size="small"
                    aria-label={`Actions for ${own ? 'your' : `${name}’s`} message`}
                  >
                    <MoreHorizontal aria-hidden className="size-5" />
                  </Button>
                }
                items={menuItems({ message, league, uid, actions }, setMode, (run) => void submit(run))}
              />
            )}
          </div>
        )}
        {mode === 'react' && <ReactionChoice mine={message.reactions[uid] ?? null} onChoose={react} />}
        {!removed && <Reactions message={message} league={league} uid={uid} onReact={react} />}
        {actions.waiting.has(message.id) && (
          <Button size="small" variant="quiet" onClick={() => actions.onDiscard(message.id)}>
            Don’t send
          </Button>
        )}
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
      </div>
    </div>
  );
}

function menuItems(
  { message, league, uid, actions }: MessageItemProps,
  setMode: (mode: 'edit' | 'react') => void,
  run: (command: () => Promise<Result<void>>) => void,
): MenuItem[] {
  const own = message.senderId === uid;
  const mayRemove = own || isCommissioner(league, uid);
  return [
    { key: 'reply', label: 'Reply', icon: <CornerUpLeft />, onSelect: () => actions.onReply(message) },
    { key: 'react', label: 'React', icon: <SmilePlus />, onSelect: () => setMode('react') },
    ...(canEdit(message, uid, SERVER_CLOCK.now())
      ? [{ key: 'edit', label: 'Edit', icon: <Pencil />, onSelect: () => setMode('edit') }]
      : []),
    ...(mayRemove
      ? []
      : [
          {
            key: 'report',
            label: message.reports.includes(uid) ? 'Reported' : 'Report to the commissioner',
            icon: <Flag />,
            disabled: message.reports.includes(uid),
            onSelect: () => run(() => actions.onReport(message)),
          },
        ]),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: own ? 'Delete' : 'Delete for everyone',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => run(() => actions.onRemove(message)),
          },
        ]
      : []),
  ];
}

function SentAt({ message: { sentAt, edited, removedBy } }: { message: Message }) {
  if (sentAt === null) return <span className="text-ink-muted">Waiting for a connection</span>;
  return (
    <span className="text-ink-muted">
      <time dateTime={new Date(sentAt).toISOString()} className="figures">
        {formatTimeOfDay(sentAt)}
      </time>
      {edited && removedBy === null && <span> · Edited</span>}
    </span>
  );
}

/** The message that a reply answers, in one line. Pressing it scrolls there. */
function Quote({ quoted, league, onShow }: { quoted: Message | null; league: League; onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-(--target) max-w-full min-w-0 items-center gap-2 text-left text-sm text-ink-muted"
    >
      <CornerUpLeft aria-hidden className="size-4" />
      <span className="min-w-0 truncate">{quoted === null ? 'An earlier message' : quoteText(quoted, league)}</span>
    </button>
  );
}

/** A message in one line, as a reply quotes it. */
export function quoteText(quoted: Message, league: League): string {
  const text = (quoted.removedBy === null ? plainText : removalText)(quoted, (uid) => memberName(league, uid));
  return `${senderName(league, quoted.senderId)}: ${text}`;
}

/** A member's name, isolated; null for anyone who isn't one. */
function memberName(league: League, uid: Uid): string | null {
  const member = league.userInfo[uid];
  return member === undefined ? null : isolated(member.displayName);
}

/** The unique username, and for a week the former name, so that no member can pass for another. */
function SenderDetails({ league, uid }: { league: League; uid: Uid }) {
  const username = league.userInfo[uid]?.username ?? '';
  const [shownAt] = useState(Date.now);
  const former = formerName(league, uid, shownAt);
  const details = [username === '' ? '' : `@${username}`, former === null ? '' : `formerly ${former}`].filter(Boolean);
  return details.length === 0 ? null : <span className="wrap-anywhere text-ink-muted">{details.join(' · ')}</span>;
}

/**
 * A message's text. It is rendered as text, never as markup; http and https URLs become links, and mentions the
 * members' names.
 */
function MessageText({ message, league, own }: { message: Message; league: League; own: boolean }) {
  const members = message.mentions.filter((uid) => memberName(league, uid) !== null);
  return (
    <p
      dir="auto"
      className={clsx(
        'rounded-card border px-3 py-2 wrap-anywhere whitespace-pre-wrap',
        own ? 'border-primary bg-raised' : 'border-line bg-surface',
      )}
    >
      {textPieces(message.text, members).map((piece, index) =>
        piece.kind === 'mention' ? (
          <b key={index}>@{memberName(league, piece.uid)}</b>
        ) : piece.kind === 'link' ? (
          <Fragment key={index}>
            <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
              {piece.text}
            </a>
            {piece.host !== null && <span className="text-sm text-ink-muted"> ({piece.host})</span>}
          </Fragment>
        ) : (
          <Fragment key={index}>{piece.text}</Fragment>
        ),
      )}
    </p>
  );
}
