'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Origin } from '@/components';
import type { SquadId, Unit } from '@/domain/football/squads';
import { unitOf } from '@/domain/football/squads';
import { CanDraft } from '../shared/DraftButton';
import { PoolRowLine } from './PoolRow';
import type { PoolRow } from './poolView';
import { useIsPhone } from '../shared/useWidth';
import { usePersistedState } from '../shared/usePersistedState';
import { useRowKeys } from '@/hooks/useRowKeys';

/** Rows mounted above and below the visible ones, so that neither scrolling nor the Tab key reaches a blank area. */
const OVERSCAN = 2;

/** The height of the sticky table header, in pixels. */
const HEAD_HEIGHT = 32;

const TOP = { part: '', top: 0 };

/** The viewport assumed in the exported HTML: about a phone's height, so that the first paint already has rows. */
const FIRST_SIGHT = { width: 390, height: 480 };

interface Props {
  rows: readonly PoolRow[];
  /** Identifies the shown part of the pool (its filters and sort). When it changes, the list scrolls to the top. */
  part: string;
  capped: ReadonlyMap<Unit, string>;
  /** The bye weeks of the squads that the manager has, by unit. */
  byes: ReadonlyMap<Unit, ReadonlySet<number>>;
  canDraft: boolean;
  queued: ReadonlySet<SquadId>;
  watched: ReadonlySet<SquadId>;
  /** Undefined for a user who can't draft. */
  onDraft: ((squad: SquadId) => void) | undefined;
  /** Undefined for a user without a queue. */
  onQueue: ((squad: SquadId) => void) | undefined;
  onWatch: (squad: SquadId) => void;
}

/** The free squads as a virtual table, in which only the visible rows are mounted. */
export function PoolTable(props: Props) {
  const { rows, part, capped, byes, canDraft, queued, watched, onDraft, onQueue, onWatch } = props;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  // It's the same for all rows, so that the pool needn't measure them.
  const rowHeight = useIsPhone() ? 48 : 56;
  const [scrolled, keepScrolled] = usePersistedState('pool.scroll', TOP);
  // The virtualizer's functions are only called here and not passed on, so no memoized value can go stale.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.squad ?? index,
    overscan: OVERSCAN,
    initialRect: FIRST_SIGHT,
    initialOffset: scrolled.part === part ? scrolled.top : 0,
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const keys = useMemo(() => rows.map(({ squad }) => squad), [rows]);
  const { active, listeners } = useRowKeys({
    list: table,
    keys,
    rows: shown.map(({ index }) => index),
    first: virtual.range?.startIndex ?? 0,
    reach: (row) => virtual.scrollToIndex(row),
    page: () => Math.max(1, Math.floor(((frame.current?.clientHeight ?? 0) - HEAD_HEIGHT) / rowHeight) - 1),
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const shownPart = useRef(part);
  useEffect(() => {
    // When the table mounts again with the same part, it keeps its scroll position.
    if (shownPart.current === part) return;
    shownPart.current = part;
    frame.current?.scrollTo({ top: 0 });
  }, [part]);
  useLayoutEffect(() => {
    const box = frame.current;
    return () => keepScrolled({ part, top: box?.scrollTop ?? 0 });
  }, [keepScrolled, part]);

  return (
    <CanDraft value={canDraft}>
      <div
        ref={frame}
        className="min-h-0 flex-1 scroll-pt-8 overflow-y-auto overscroll-contain [overflow-anchor:none] short:overscroll-auto"
      >
        <table
          ref={table}
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-left"
        >
          <caption className="sr-only">
            Available squads, {rows.length}. Watch and queue them anytime; draft when you’re on the clock. Use the arrow
            keys to move between rows.
          </caption>
          <thead className="sticky top-0 z-10 bg-surface text-xs text-ink-muted shadow-[inset_0_-2px_0_var(--line-strong)]">
            <tr aria-rowindex={1} className="h-8">
              <th scope="col" className="w-11 font-semibold">
                <span className="sr-only">Watch</span>
              </th>
              <th scope="col" className="w-8 text-center font-semibold max-sm:hidden">
                <Origin of="draftRank" label="Rank" newTab>
                  #
                </Origin>
              </th>
              <th scope="col" className="pl-1 font-semibold">
                Squad {/* A phone has no column for the rank, which is in the rows. */}
                <Origin of="draftRank" newTab className="ml-2 sm:hidden">
                  Rank
                </Origin>
              </th>
              <th scope="col" className="w-11 pr-1 text-right font-semibold">
                {/* Wider than its column of numbers, so it reaches into the empty space to its left. */}
                <Origin of="draftProjection" newTab className="-ml-8">
                  Projected
                </Origin>
              </th>
              <th scope="col" className="w-27">
                <span className="sr-only">Queue and draft</span>
              </th>
            </tr>
          </thead>
          <tbody {...listeners}>
            <Room height={above} />
            {shown.map(({ index, key }) => {
              const row = rows[index];
              if (row === undefined) return null;
              return (
                <PoolRowLine
                  key={key}
                  row={row}
                  index={index}
                  reason={capped.get(unitOf(row.squad)) ?? null}
                  sameByes={row.byes.filter((week) => byes.get(unitOf(row.squad))?.has(week)).join(', ')}
                  queued={queued.has(row.squad)}
                  watched={watched.has(row.squad)}
                  active={index === active}
                  onDraft={onDraft}
                  onQueue={onQueue}
                  onWatch={onWatch}
                />
              );
            })}
            <Room height={below} />
          </tbody>
        </table>
      </div>
    </CanDraft>
  );
}

/**
 * A spacer for the rows that aren't mounted. It has no transitions, because the reduced-motion styles give every
 * element transitions of one millisecond, during which the rows would be misplaced.
 */
function Room({ height }: { height: number }) {
  return <tr aria-hidden className="transition-none" style={{ height }} />;
}
