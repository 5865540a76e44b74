'use client';

import { MessagesSquare } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, FailureState, LiveRegion, SkeletonRows, lazyDialog, notify } from '@/components';
import { addToOutbox, takeFromOutbox } from '@/data/device/outbox';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { eventsAmong, leagueEvents } from '@/domain/messages/leagueEvents';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import {
  NEWEST_MESSAGES,
  conversation,
  firstNew,
  isUnread,
  parseMessage,
  type Message,
} from '@/domain/messages/messages';
import { isPassing, succeed, type Result } from '@/domain/kernel/result';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import type { Week } from '@/domain/football/weeks';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useConversation } from '@/providers/messages/useConversation';
import { useLastRead } from '@/providers/messages/useLastRead';
import { useOutbox } from '@/providers/messages/useOutbox';
import { useReading } from '@/providers/messages/useReading';
import { Composer } from './Composer';
import { quoteText, type MessageActions } from './MessageItem';
import { MessageList } from './MessageList';
import { peopleToMention } from './peopleToMention';
import { conversationRows } from './rows';
import { useRestOfScreen } from './useRestOfScreen';

const PollDialog = lazyDialog(
  () => import('./PollDialog').then((module) => module.PollDialog),
  'The poll’s form didn’t load',
);

/** How many older pages are loaded at most to find the message that a reply answers. */
const PAGES_TO_SEARCH = 10;

export interface ConversationProps {
  league: League;
  uid: Uid;
  newest: Loadable<Message[]>;
  /** The league's newest moves, and the weeks of the season, which are shown among the messages. */
  transactions?: readonly Transaction[];
  weeks?: readonly Week[];
}

const fetchCommands = () => import('@/data/messages/messageCommands');
type Commands = Awaited<ReturnType<typeof fetchCommands>>;

const NO_TRANSACTIONS: readonly Transaction[] = [];
const NO_WEEKS: readonly Week[] = [];

/**
 * A league's conversation: newest at the bottom, older messages on demand, and what happened in the league. Messages
 * shown are marked as read.
 */
export function Conversation({
  league,
  uid,
  newest,
  transactions = NO_TRANSACTIONS,
  weeks = NO_WEEKS,
}: ConversationProps) {
  const live = useMemo(() => valueOr(newest, []), [newest]);
  const { shown, older, loadOlder, renew } = useConversation(league.id, live);
  const outbox = useOutbox(uid);
  const waiting = useMemo(() => outbox.filter(({ leagueId }) => leagueId === league.id), [outbox, league.id]);
  const all = useMemo(() => {
    const unsent = waiting.map(({ id, ...rest }) => parseMessage(id, { ...rest, senderId: uid }, true));
    // One that has just arrived is in both.
    return [
      ...conversation(
        unsent.filter(({ id }) => !shown.some((one) => one.id === id)),
        shown,
      ),
    ];
  }, [shown, waiting, uid]);

  useReading(shown, uid);
  useLastRead(league.id, shown);
  const { place, height } = useRestOfScreen();
  // What was sent before the conversation was opened is marked as read at once, but the separator stays until the
  // conversation is left.
  const [openedAt] = useState(() => SERVER_CLOCK.now());
  const [newFrom, setNewFrom] = useState<string | null>(null);
  const last = shown.at(-1);
  const isNews = last !== undefined && last.senderId !== uid && (last.sentAt ?? 0) > openedAt;
  const unread = shown.find((message) => isUnread(message, uid) && (message.sentAt ?? Infinity) <= openedAt);
  if (newFrom === null && unread !== undefined) setNewFrom(unread.id);

  const isAll = newest.state === 'ready' && (older === 'all' || live.length < NEWEST_MESSAGES);
  const events = useMemo(
    () => leagueEvents(league, transactions, weeks, openedAt),
    [league, transactions, weeks, openedAt],
  );
  const rows = useMemo(
    () => conversationRows(all, eventsAmong(events, shown, isAll), firstNew(shown, newFrom, uid)),
    [all, events, shown, isAll, newFrom, uid],
  );

  const [replyTo, setReplyTo] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const find = useCallback((id: string) => shown.find((message) => message.id === id) ?? null, [shown]);
  const { goTo, show, onThere } = useGoTo(find, isAll ? 'all' : older, loadOlder);
  const answered = replyTo === null ? null : find(replyTo);
  const act = async (id: string, command: (commands: Commands) => Promise<Result<void>>) => {
    const commands = await fetchCommands();
    const done = await command(commands);
    if (!done.ok || live.some((message) => message.id === id)) return done;
    const renewed = await commands.readMessage(id);
    if (renewed !== null) renew(renewed);
    return done;
  };
  const actions: MessageActions = {
    find,
    waiting: useMemo(() => new Set(waiting.map(({ id }) => id)), [waiting]),
    onReply: ({ id }) => setReplyTo(id),
    onShow: show,
    onDiscard: (id) => takeFromOutbox(uid, id),
    onEdit: ({ id }, text) => act(id, ({ editMessage }) => editMessage(id, uid, text)),
    onRemove: ({ id }) => act(id, ({ removeMessage }) => removeMessage(id, uid)),
    onReact: ({ id }, reaction) => act(id, ({ react }) => react(id, uid, reaction)),
    onVote: ({ id }, index) => act(id, ({ vote }) => vote(id, uid, index)),
    onReport: async ({ id }) => {
      const reported = await act(id, ({ reportMessage }) => reportMessage(id, uid));
      if (reported.ok) notify.success('Reported to the commissioner.');
      return reported;
    },
  };

  return (
    <section
      ref={place}
      aria-label={`${isolated(league.name)} messages`}
      style={{ height }}
      className="flex min-h-80 flex-col overflow-hidden rounded-card border border-line bg-canvas shadow-card"
    >
      {newest.state === 'ready' && rows.length > 0 ? (
        <MessageList
          rows={rows}
          league={league}
          uid={uid}
          actions={actions}
          goTo={goTo}
          onThere={onThere}
          onStart={() => {
            if (!isAll && older === 'more') loadOlder();
          }}
          start={
            !isAll && (
              <div className="mb-4 grid justify-items-center gap-2">
                {older === 'failed' && <p className="text-sm text-bad">Couldn’t load older messages.</p>}
                <Button size="small" busy={older === 'loading'} onClick={loadOlder}>
                  Show older messages
                </Button>
              </div>
            )
          }
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto px-3 py-4 sm:px-5">
          {newest.state === 'loading' && <SkeletonRows rows={6} label="Loading messages" />}
          {newest.state === 'failed' && <FailureState title="Couldn’t load messages" message={newest.message} />}
          {newest.state === 'ready' && (
            <EmptyState title="No messages yet" icon={<MessagesSquare />}>
              Say hello to {isolated(league.name)}. All managers in the league see your messages.
            </EmptyState>
          )}
        </div>
      )}
      <LiveRegion message={isNews ? quoteText(last, league) : ''} />
      <Composer
        uid={uid}
        leagueId={league.id}
        people={useMemo(() => peopleToMention(league, uid), [league, uid])}
        quote={answered === null ? null : quoteText(answered, league)}
        onNoReply={() => setReplyTo(null)}
        onAsk={() => setAsking(true)}
        onSend={async (text) => {
          const sent = await sendOrWait(uid, league.id, text, replyTo);
          if (sent.ok) setReplyTo(null);
          return sent;
        }}
      />
      {asking && <PollDialog uid={uid} leagueId={league.id} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Sends a message. Without a connection it waits on this device. */
async function sendOrWait(uid: Uid, leagueId: LeagueId, text: string, replyTo: string | null): Promise<Result<void>> {
  const { checkMessage } = await import('@/domain/messages/messages');
  const checked = checkMessage(text);
  if (!checked.ok) return checked;
  const { newMessageId, sendMessage } = await import('@/data/messages/messageCommands');
  const message = { id: newMessageId(), leagueId, text: checked.value, replyTo };
  const sent = await sendMessage(uid, message);
  if (sent.ok || !isPassing(sent.error.code)) return sent;
  addToOutbox(uid, message);
  return succeed();
}

/** Scrolls to a message. One that isn't loaded yet is looked for in older pages. */
function useGoTo(
  find: (id: string) => Message | null,
  older: 'more' | 'loading' | 'failed' | 'all',
  loadOlder: () => void,
): { goTo: string | null; show: (id: string) => void; onThere: () => void } {
  const [wanted, setWanted] = useState<string | null>(null);
  const pages = useRef(0);
  const onThere = useCallback(() => setWanted(null), []);
  useEffect(() => {
    if (wanted === null || find(wanted) !== null || older === 'loading') return;
    if (older === 'more' && pages.current < PAGES_TO_SEARCH) {
      pages.current += 1;
      loadOlder();
      return;
    }
    notify.info(older === 'failed' ? 'Couldn’t load older messages.' : 'That message is too far back to show.');
    setWanted(null);
  }, [wanted, find, older, loadOlder]);
  return {
    goTo: wanted,
    show: (id) => {
      pages.current = 0;
      setWanted(id);
    },
    onThere,
  };
}
