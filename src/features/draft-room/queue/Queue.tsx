'use client';

import { clsx } from 'clsx';
import { memo, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState, FailureState, LiveRegion, Notice, SkeletonRows, lazyComponent } from '@/components';
import { takenSquads } from '@/domain/draft/keepers';
import type { Draft } from '@/domain/draft/types';
import { LOADING, valueOr } from '@/domain/kernel/loadable';
import { squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { formatCaps } from '../shared/formatCaps';
import { CanDraft } from '../shared/DraftButton';
import { QueueRow, type QueueActs, type QueueState } from './QueueRow';
import { moved, removed } from './queueView';
import { useRowKeys } from '@/hooks/useRowKeys';
import { useVisibleRows } from '../shared/useVisibleRows';
import { useTurn } from '../shared/useTurn';

/** The height of a row with the gap below it, in pixels. */
const ROW_HEIGHT = 50;

type RowsProps = QueueActs &
  QueueState & {
    squads: readonly SquadId[];
    /** The indices of the rows that are mounted. */
    rows: readonly number[];
    /** Called with the squad that is being dragged, and with null when it is dropped. */
    onLift: (squad: SquadId | null) => void;
    /** Moves a squad that was dropped. It's not announced here, because dnd-kit has already announced it. */
    place: (squad: SquadId, by: number) => void;
  };

/** The rows without dragging, shown until its code is loaded or if that fails. */
function PlainRows({ squads, rows, onLift: _, place: __, ...row }: RowsProps): ReactNode {
  return rows.map((index) => {
    const squad = squads[index];
    return squad !== undefined && <QueueRow key={squad} squad={squad} index={index} count={squads.length} {...row} />;
  });
}

const SortableRows = lazyComponent<RowsProps>(() => import('./SortableQueue').then((module) => module.SortableQueue), {
  waiting: PlainRows,
  failed: PlainRows,
});

const NOTHING: SquadId[] = [];

const scrollIntoView = (row: Element | null | undefined) => row?.scrollIntoView({ block: 'nearest' });

/** The user's queue, reordered by dragging, with buttons or with keys. Picked squads disappear from it. */
export const Queue = memo(function Queue({ draft }: { draft: Draft }) {
  const { me, queue, unsent } = useRoomState();
  const { pick, changeQueue } = useRoomActions();
  const hint = useId();
  const [lifted, setLifted] = useState<SquadId | null>(null);
  const squads = valueOr(queue?.squads ?? LOADING, NOTHING);
  const timed = draft.clockSeconds > 0;
  const taken = useMemo(() => takenSquads(draft), [draft]);
  const free = squads.filter((squad) => !taken.has(squad));
  const { turn, capped } = useTurn(draft, me);
  const { said, say } = useQueueWords(free, queue?.squads.state === 'ready');
  const { list, rows, room, first, reach, page } = useVisibleRows({
    count: free.length,
    keyOf: (index) => free[index] ?? String(index),
    height: ROW_HEIGHT,
    held: lifted === null ? -1 : free.indexOf(lifted),
  });

  const { active, listeners: between } = useRowKeys({
    list,
    keys: free,
    rows,
    first,
    reach,
    settle: scrollIntoView,
    page,
    off: lifted !== null,
  });

  if (queue === null || changeQueue === undefined || pick === undefined) return null;
  if (queue.squads.state === 'loading') return <SkeletonRows label="Loading your queue" />;
  if (queue.squads.state === 'failed')
    return <FailureState title="Couldn’t load your queue" message={queue.squads.message} />;

  const acts = {
    place: (squad: SquadId, by: number) => changeQueue(moved(squads, squad, by, taken)),
    move: (squad: SquadId, by: number) => {
      const next = moved(squads, squad, by, taken);
      changeQueue(next);
      say(`${squadName(squad)}, ${String(next.indexOf(squad) + 1)} of ${String(free.length)}`);
      // Keep the row that was moved with keys or buttons in view.
      requestAnimationFrame(() => scrollIntoView(document.activeElement?.closest('li')));
    },
    drop: (squad: SquadId) => {
      const at = rows.indexOf(free.indexOf(squad));
      changeQueue(removed(free, squad));
      say(`${squadName(squad)} removed from your queue.`);
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-act="drop"]');
      (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
    },
    onLift: setLifted,
    draft: pick,
    turn,
    capped,
    active,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    const squad = free[Number(row)];
    if (!event.altKey || by === 0 || squad === undefined) return between.onKeyDown(event);
    event.preventDefault();
    if (lifted === null) acts.move(squad, by);
  };
  const listeners = { ...between, onKeyDown };
  const cappedHere = new Map([...capped].filter(([unit]) => free.some((squad) => unitOf(squad) === unit)));

  return (
    <div className="grid grid-cols-1 gap-2">
      {/* Both texts share one grid cell, so that the rows don't move while the order is being saved. */}
      <div className="grid px-1 text-sm text-ink-muted *:[grid-area:1/1]">
        <p className={clsx(queue.saving && 'invisible')}>
          {timed
            ? 'If time runs out, we draft the first squad here that fits. Only you can see your queue until then.'
            : 'The squads you want next, in order. There’s no clock, so we won’t draft for you.'}
        </p>
        {queue.saving && <p>Saving…</p>}
      </div>
      {queue.error !== null && <Notice tone="bad">{queue.error}</Notice>}
      {free.length === 0 ? (
        <EmptyState title="Your queue is empty">
          Add squads from the pool.
          {timed && ' If time runs out, we draft the best available.'}
        </EmptyState>
      ) : (
        <CanDraft value={turn && unsent === null}>
          <p id={hint} className="sr-only">
            Use the arrow keys to move between rows; hold Alt to move a squad.
          </p>
          <ol
            ref={list}
            aria-label="Your queue"
            aria-describedby={hint}
            className="flex flex-col gap-1 transition-none"
            style={room}
            {...listeners}
          >
            {free.length > 1 ? (
              <SortableRows squads={free} rows={rows} {...acts} />
            ) : (
              <PlainRows squads={free} rows={rows} {...acts} />
            )}
          </ol>
        </CanDraft>
      )}
      {cappedHere.size > 0 && (
        <div className="text-sm">
          <Notice>{formatCaps(cappedHere)}</Notice>
        </div>
      )}
      <LiveRegion message={said} />
    </div>
  );
});

/** The queue's announcements for screen readers: what was done here, and a squad that was added from elsewhere. */
function useQueueWords(free: readonly SquadId[], ready: boolean) {
  const [said, say] = useState('');
  const [known, setKnown] = useState<readonly SquadId[] | null>(null);
  if (ready && (known === null || known.join() !== free.join())) {
    setKnown(free);
    const [came, ...more] = known === null ? [] : free.filter((squad) => !known.includes(squad));
    if (came !== undefined && more.length === 0) {
      const place = free.length === 1 ? '' : `, ${String(free.indexOf(came) + 1)} of ${String(free.length)}`;
      say(`Queue: ${squadName(came)}${place}.`);
    }
  }
  return { said, say };
}
