'use client';

import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { EmptyState, FailureState, LiveRegion, Notice, SkeletonRows } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { valueOr } from '@/domain/loadable';
import { squadName, type SquadId } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { QueueRow, type QueueActs } from './QueueRow';
import { moved, removed } from './queueView';
import { useRowsInSight } from './useRowsInSight';

/** The height of a row with the gap under it, in pixels. */
const ROW_HEIGHT = 50;

type RowsProps = QueueActs & {
  squads: readonly SquadId[];
  /** The places of the rows that are in the page. */
  rows: readonly number[];
  /** Called with the squad that is lifted, and with null when it is put down. */
  onLift: (squad: SquadId | null) => void;
};

/** The rows without dragging: until that is fetched, and for good when it cannot be had. */
function PlainRows({ squads, rows, move, drop }: RowsProps): ReactNode {
  return rows.map((index) => {
    const squad = squads[index];
    return (
      squad !== undefined && (
        <QueueRow key={squad} squad={squad} index={index} count={squads.length} move={move} drop={drop} />
      )
    );
  });
}

const SortableRows = lazy<ComponentType<RowsProps>>(() =>
  import('./SortableQueue').then(
    ({ SortableQueue }) => ({ default: SortableQueue }),
    () => ({ default: PlainRows }),
  ),
);

const NOTHING: SquadId[] = [];

/** One's own queue: the full order, moved by dragging, by buttons or by keys. What is taken drops out of sight. */
export function Queue({ draft }: { draft: Draft }) {
  const { queue } = useDraft();
  const [lifted, setLifted] = useState<SquadId | null>(null);
  const squads = valueOr(queue.squads, NOTHING);
  const timed = draft.clockSeconds > 0;
  const taken = useMemo(() => new Set(draft.picks), [draft.picks]);
  const free = squads.filter((squad) => !taken.has(squad));
  const { list, rows, room } = useRowsInSight({
    count: free.length,
    keyOf: (index) => free[index] ?? String(index),
    height: ROW_HEIGHT,
    held: lifted === null ? -1 : free.indexOf(lifted),
  });

  if (queue.squads.state === 'loading') return <SkeletonRows label="Loading your queue" />;
  if (queue.squads.state === 'failed')
    return <FailureState title="Your queue cannot be shown" message={queue.squads.message} />;

  const acts = {
    move: (squad: SquadId, by: number) => {
      queue.change(moved(squads, squad, by, taken));
      // Whoever moves a row by keys or buttons goes with it.
      requestAnimationFrame(() => document.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' }));
    },
    drop: (squad: SquadId) => {
      const at = rows.indexOf(free.indexOf(squad));
      queue.change(removed(free, squad));
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-act="drop"]');
      (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
    },
    onLift: setLifted,
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="px-1 text-sm text-ink-muted" aria-live="polite">
        {queue.saving
          ? 'Saving the order …'
          : timed
            ? 'If your clock runs out, the first of these that you may take is picked for you. Nobody else sees it before.'
            : 'The squads you want next, in your order. There is no clock, so nothing is picked for you.'}
      </p>
      {queue.refusal !== null && <Notice tone="bad">{queue.refusal}</Notice>}
      {free.length === 0 ? (
        <EmptyState title="Your queue is empty">
          Add squads from the pool.
          {timed && ' Without a queue the best of the ranking is picked when your clock runs out.'}
        </EmptyState>
      ) : (
        <ol ref={list} aria-label="Your queue" className="flex flex-col gap-1" style={room}>
          {free.length > 1 ? (
            <Suspense fallback={<PlainRows squads={free} rows={rows} {...acts} />}>
              <SortableRows squads={free} rows={rows} {...acts} />
            </Suspense>
          ) : (
            <PlainRows squads={free} rows={rows} {...acts} />
          )}
        </ol>
      )}
      <LiveRegion
        message={
          free.length === 0
            ? ''
            : `Queue: ${free.map(squadName).slice(0, 3).join(', ')}${free.length > 3 ? ' and more' : ''}.`
        }
      />
    </div>
  );
}
