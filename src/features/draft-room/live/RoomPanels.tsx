'use client';

import { clsx } from 'clsx';
import { ListOrdered } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Badge, LoadError, SkeletonRows, TabBar, formatCount, lazyComponent } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { valueOr } from '@/domain/kernel/loadable';
import { useRoomState } from '@/providers/draft/room';
import { Board } from '../board/Board';
import { DraftLog } from '../log/DraftLog';
import { Pool } from '../pool/Pool';
import { Queue } from '../queue/Queue';
import { Rosters } from '../rosters/Rosters';
import { PARTS } from '../shared/RoomFrame';
import { useIsDesktop } from '../shared/useWidth';
import { PersistedStateProvider } from '../shared/usePersistedState';
import { RoomSquadDetails } from '../squad/RoomSquadDetails';

// A practice draft has no chat, and a league's room is usable before the chat is loaded.
const Chat = lazyComponent(() => import('../chat/Chat').then((module) => module.Chat), {
  waiting: () => <SkeletonRows rows={4} label="Loading messages" />,
  failed: ({ retry }) => <LoadError as="panel" title="The chat didn’t load" retry={retry} />,
});

// A desktop has no drawer.
const QueueDrawer = lazyComponent(() => import('./QueueDrawer').then((module) => module.QueueDrawer), {
  failed: ({ open, onOpenChange, retry }) =>
    open && (
      <LoadError as="floating" title="Your queue didn’t load" retry={retry} onClose={() => onOpenChange(false)} />
    ),
});

/**
 * The panels of the room. On a desktop the pool and the board have their own columns, and the others share the third.
 */
export type Panel = 'pool' | 'board' | 'queue' | 'rosters' | 'chat' | 'log';
type SidePanel = Exclude<Panel, 'pool' | 'board'>;
type PhonePanel = Exclude<Panel, 'queue'>;

const NAMES: Record<Panel, string> = {
  pool: 'Pool',
  board: 'Board',
  queue: 'Queue',
  rosters: 'Rosters',
  chat: 'Chat',
  log: 'Log',
};

/** The ids of the elements that hold the panels: the queue, rosters, chat and log share one. */
const CONTAINERS = { pool: 'pool-panel', board: 'board-panel', side: 'side-panel' } as const;

/** The panels of the third column: no queue for a spectator, no chat without a league. */
function useSidePanels(): readonly SidePanel[] {
  const { queue, chat } = useRoomState();
  return [...(queue === null ? [] : ['queue' as const]), 'rosters', ...(chat === null ? [] : ['chat' as const]), 'log'];
}

/**
 * Which panel a phone shows, whether the queue lies over it as a drawer, and which panel the third column of a desktop
 * shows.
 */
export function usePanels() {
  const sides = useSidePanels();
  const [panel, setPanel] = useState<PhonePanel>('pool');
  const [side, setSide] = useState<SidePanel | null>(null);
  const [drawer, setDrawer] = useState(false);
  const show = (next: Panel) => {
    if (next !== 'queue') setPanel(next);
    if (next !== 'pool' && next !== 'board') setSide(next);
  };
  return { panel, side: side ?? sides[0] ?? 'rosters', show, drawer, setDrawer };
}

/** The phone's tabs, in the head of the room so that it stays visible. */
export function PhoneTabs({ draft, panel, show, drawer, setDrawer }: ReturnType<typeof usePanels> & { draft: Draft }) {
  const sides = useSidePanels();
  const panels = (['pool', 'board', ...sides] as const).filter((one) => one !== 'queue');
  if (useIsDesktop() === true) return null;
  return (
    <div className="flex lg:hidden">
      <TabBar
        label="Draft room"
        className="min-w-0 flex-1"
        tabs={panels.map((value) => ({ value, label: <Title panel={value} draft={draft} /> }))}
        value={panel}
        onChange={show}
        controls={CONTAINERS[panel === 'pool' || panel === 'board' ? panel : 'side']}
      />
      {sides.includes('queue') && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={drawer}
          className="flex pressable items-center gap-1 border-b border-l border-line px-3 text-sm font-semibold -outline-offset-2"
          onClick={() => setDrawer(true)}
        >
          <ListOrdered aria-hidden className="size-4" />
          <Title panel="queue" draft={draft} />
        </button>
      )}
    </div>
  );
}

// Contained, so that a change in one panel doesn't lay out the others: no panel's size depends on its content.
const frame = 'min-h-0 min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-card [contain:strict]';

/**
 * The panels: side by side on a desktop, one at a time on a phone. Those that a phone doesn't show are unmounted, and
 * the queue is a drawer there.
 */
export function RoomPanels({
  draft,
  panel,
  side,
  show,
  drawer,
  setDrawer,
}: ReturnType<typeof usePanels> & { draft: Draft }) {
  const { chat } = useRoomState();
  const sides = useSidePanels();
  // The board is rendered first with a new pick, the other panels right after it.
  const later = useDeferredValue(draft);
  const wide = useIsDesktop();
  const mounted = (name: Panel) => wide !== false || panel === name;
  const hidden = (name: Panel) => panel !== name && 'max-lg:hidden';
  const hasChat = chat !== null;
  useEffect(() => {
    // Preloaded, so that a connection lost later doesn't matter.
    if (hasChat) void Chat.load();
  }, [hasChat]);
  const onPhone = panel !== 'pool' && panel !== 'board';
  const part = wide === false && onPhone ? panel : side;
  return (
    <PersistedStateProvider>
      <RoomSquadDetails ranking={draft.ranking}>
        <div className={PARTS}>
          {mounted('pool') && (
            <section id={CONTAINERS.pool} aria-label="Pool" className={clsx(frame, hidden('pool'))}>
              <h2 className="sr-only">Pool</h2>
              <Pool draft={later} />
            </section>
          )}
          {mounted('board') && (
            <section id={CONTAINERS.board} aria-label="Board" className={clsx(frame, hidden('board'))}>
              <h2 className="sr-only">Board</h2>
              <Board draft={draft} />
            </section>
          )}
          {(wide !== false || onPhone) && (
            <section
              aria-label="Queue, rosters, chat and log"
              className={clsx(frame, 'flex flex-col', !onPhone && 'max-lg:hidden')}
            >
              <h2 className="sr-only">{NAMES[part]}</h2>
              <TabBar
                label="Queue, rosters, chat and log"
                className="shrink-0 max-lg:hidden"
                tabs={sides.map((value) => ({ value, label: <Title panel={value} draft={later} /> }))}
                value={part}
                onChange={show}
                controls={CONTAINERS.side}
              />
              {part === 'chat' && chat !== null && (
                <div id={CONTAINERS.side} role="tabpanel" aria-label={NAMES.chat} className="min-h-0 flex-1">
                  <Chat chat={chat} />
                </div>
              )}
              {part !== 'chat' && (
                <div
                  id={CONTAINERS.side}
                  // It scrolls, and the log has nothing focusable inside, so it must be focusable itself.
                  role="tabpanel"
                  aria-label={NAMES[part]}
                  tabIndex={0}
                  className={clsx('min-h-0 flex-1 overflow-y-auto overscroll-contain', part !== 'log' && 'p-3 lg:p-2')}
                >
                  {part === 'queue' && <Queue draft={later} />}
                  {part === 'rosters' && <Rosters draft={later} />}
                  {part === 'log' && <DraftLog draft={later} />}
                </div>
              )}
            </section>
          )}
        </div>
        {wide === false && sides.includes('queue') && (
          <QueueDrawer open={drawer} onOpenChange={setDrawer}>
            <Queue draft={later} />
          </QueueDrawer>
        )}
      </RoomSquadDetails>
    </PersistedStateProvider>
  );
}

/** The name of a panel, with the count of the squads in the queue that are still free, or of unread messages. */
function Title({ panel, draft }: { panel: Panel; draft: Draft }) {
  return (
    <>
      {NAMES[panel]}
      {panel === 'queue' && <QueueCount draft={draft} />}
      {panel === 'chat' && <UnreadCount />}
    </>
  );
}

function UnreadCount() {
  const unread = useRoomState().chat?.unread ?? 0;
  return unread > 0 ? (
    <Badge tone="bad" className="px-1.5">
      {formatCount(unread)}
      <span className="sr-only"> unread</span>
    </Badge>
  ) : null;
}

function QueueCount({ draft }: { draft: Draft }) {
  const { queue } = useRoomState();
  const squads = queue === null ? [] : valueOr(queue.squads, []);
  const free = squads.filter((squad) => !draft.picks.includes(squad)).length;
  return free > 0 ? <Badge className="px-1.5">{free}</Badge> : null;
}
