'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Badge, FailureState, SkeletonRows } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { valueOr } from '@/domain/loadable';
import { useDraft } from '@/providers/draft/room';
import { Board } from '../board/Board';
import { DraftLog } from '../log/DraftLog';
import { Pool } from '../pool/Pool';
import { Queue } from '../queue/Queue';
import { PARTS } from '../shared/RoomFrame';
import { Rosters } from '../rosters/Rosters';
import { PersistedStateProvider } from '../shared/usePersistedState';
import type { PickingFor } from '../commissioner/usePickingFor';
import { useIsDesktop } from '../shared/useIsDesktop';

// A draft without a chat does not carry it, and no other waits for it.
const loadChat = () =>
  import('../chat/Chat').then(
    ({ Chat }) => Chat,
    () => ChatLost,
  );
const Chat = dynamic(loadChat, { ssr: false, loading: () => <SkeletonRows rows={4} label="Loading messages" /> });

/** The parts of the room. The pool and the board stand by themselves at a desk; the others share its third column. */
export type Panel = 'pool' | 'board' | 'queue' | 'rosters' | 'chat' | 'log';
type Side = Exclude<Panel, 'pool' | 'board'>;

const NAMES: Record<Panel, string> = {
  pool: 'Pool',
  board: 'Board',
  queue: 'Queue',
  rosters: 'Rosters',
  chat: 'Chat',
  log: 'Log',
};
const ALL: readonly Panel[] = ['pool', 'board', 'queue', 'rosters', 'chat', 'log'];
const SIDES: readonly Side[] = ['queue', 'rosters', 'chat', 'log'];

/** Which part a phone shows, and which one the third column of a desk. */
export function usePanels() {
  const [panel, setPanel] = useState<Panel>('pool');
  const [side, setSide] = useState<Side>('queue');
  const show = (next: Panel) => {
    setPanel(next);
    if (next !== 'pool' && next !== 'board') setSide(next);
  };
  return { panel, side, show };
}

/** The phone's row of tabs, which is in the head of the room so that it stays visible. */
export function PhoneTabs({ draft, panel, show }: { draft: Draft; panel: Panel; show: (panel: Panel) => void }) {
  const { chat } = useDraft();
  return (
    <Row
      label="Draft room"
      className="lg:hidden"
      panels={ALL.filter((of) => of !== 'chat' || chat !== null)}
      shown={panel}
      show={show}
      count={(of) => <Count of={of} draft={draft} />}
    />
  );
}

// What changes in one part is laid out within it: none has its size from what is in it.
const frame = 'min-h-0 min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-card [contain:strict]';

/** The parts themselves: side by side at a desk, one at a time on a phone. What a phone does not show is not in its page. */
export function RoomPanels({
  draft,
  pickingFor = null,
  panel,
  side,
  show,
}: ReturnType<typeof usePanels> & { draft: Draft; pickingFor?: PickingFor | null }) {
  const { chat } = useDraft();
  // The board is what everyone looks at: it is drawn first, and what follows from the pick at once after it.
  const later = useDeferredValue(draft);
  const wide = useIsDesktop();
  const here = (part: Panel) => wide !== false || panel === part;
  const hidden = (part: Panel) => panel !== part && 'max-lg:hidden';
  const chats = chat !== null;
  useEffect(() => {
    // Fetched before it is asked for, so that a network lost later does not keep anyone from it.
    if (chats) void loadChat();
  }, [chats]);
  const onPhone = panel !== 'pool' && panel !== 'board';
  return (
    <PersistedStateProvider>
      <div className={PARTS}>
        {here('pool') && (
          <section aria-label="Pool" className={clsx(frame, hidden('pool'))}>
            <h2 className="sr-only">Pool</h2>
            <Pool draft={later} pickingFor={pickingFor} />
          </section>
        )}
        {here('board') && (
          <section aria-label="Board" className={clsx(frame, hidden('board'))}>
            <h2 className="sr-only">Board</h2>
            <Board draft={draft} />
          </section>
        )}
        {(wide !== false || onPhone) && (
          <section
            aria-label="Queue, rosters, chat and log"
            className={clsx(frame, 'flex flex-col', !onPhone && 'max-lg:hidden')}
          >
            <h2 className="sr-only">{NAMES[side]}</h2>
            <Row
              label="Queue, rosters, chat and log"
              className="shrink-0 max-lg:hidden"
              panels={SIDES.filter((of) => of !== 'chat' || chat !== null)}
              shown={side}
              show={show}
              count={(of) => <Count of={of} draft={later} />}
            />
            {side === 'chat' && chat !== null && (
              <div className="min-h-0 flex-1">
                <Chat chat={chat} />
              </div>
            )}
            {side !== 'chat' && (
              <div
                // It scrolls, and the log holds nothing to press, so the keyboard must be able to stop at it.
                role="region"
                aria-label={NAMES[side]}
                tabIndex={0}
                className={clsx('min-h-0 flex-1 overflow-y-auto overscroll-contain', side !== 'log' && 'p-3 lg:p-2')}
              >
                {side === 'queue' && <Queue draft={later} />}
                {side === 'rosters' && <Rosters draft={later} />}
                {side === 'log' && <DraftLog draft={later} />}
              </div>
            )}
          </section>
        )}
      </div>
    </PersistedStateProvider>
  );
}

function ChatLost() {
  return <FailureState title="The chat didn’t load" message="Reload the page when you’re back online." />;
}

/** What waits behind a tab: free squads of one's queue, messages no one has shown one yet. */
function Count({ of, draft }: { of: Panel; draft: Draft }) {
  if (of === 'queue') return <QueueCount draft={draft} />;
  return of === 'chat' ? <UnreadCount /> : null;
}

function UnreadCount() {
  const unread = useDraft().chat?.unread ?? 0;
  return unread > 0 ? (
    <Badge tone="bad" className="px-1.5">
      {unread > 9 ? '9+' : unread}
      <span className="sr-only"> unread</span>
    </Badge>
  ) : null;
}

function QueueCount({ draft }: { draft: Draft }) {
  const { queue } = useDraft();
  const free = valueOr(queue.squads, []).filter((squad) => !draft.picks.includes(squad)).length;
  return free > 0 ? <Badge className="px-1.5">{free}</Badge> : null;
}

interface RowProps<Name extends Panel> {
  label: string;
  className?: string;
  panels: readonly Name[];
  shown: Panel;
  show: (panel: Name) => void;
  count: (panel: Panel) => ReactNode;
}

/** A row of buttons of which one is down; the arrow keys move along it. */
function Row<Name extends Panel>({ label, className, panels, shown, show, count }: RowProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  const onKeys = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = (at + by + panels.length) % panels.length;
    const panel = panels[next];
    if (by === 0 || panel === undefined) return;
    event.preventDefault();
    show(panel);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={row} role="group" aria-label={label} className={clsx('flex border-b border-line', className)}>
      {panels.map((panel, i) => (
        <button
          key={panel}
          type="button"
          aria-pressed={shown === panel}
          className={clsx(
            '-mb-px flex pressable flex-auto items-center justify-center gap-1 border-b-3 px-1 text-sm font-semibold -outline-offset-2',
            shown === panel ? 'border-primary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
          )}
          onClick={() => show(panel)}
          onKeyDown={(event) => onKeys(event, i)}
        >
          {NAMES[panel]}
          {count(panel)}
        </button>
      ))}
    </div>
  );
}
