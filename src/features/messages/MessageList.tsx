'use client';

import { formatTimeOfDay } from '@/domain/kernel/times';
import { useVirtualizer } from '@tanstack/react-virtual';
import Link from 'next/link';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { formatCount } from '@/domain/kernel/formatCount';
import { MessageItem, type MessageActions } from './MessageItem';
import type { Row } from './rows';

const SEPARATOR =
  'my-2 flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line';

/** About the height of a message of one line with its gap, in pixels; each row is measured once it's mounted. */
const ROW_HEIGHT = 88;

/** Rows mounted above and below the visible ones. */
const OVERSCAN = 4;

/** The viewport assumed before it has been measured. */
const FIRST_SIGHT = { width: 360, height: 600 };

/** The list follows new messages if the user is within this many pixels of the end. */
const NEAR_END_PX = 120;

/** Older messages are loaded once the user has scrolled this close to the beginning, in pixels. */
const NEAR_START_PX = 200;

export interface MessageListProps {
  rows: readonly Row[];
  league: League;
  uid: Uid;
  actions: MessageActions;
  /** What is shown above the first row: older messages on demand. */
  start: ReactNode;
  /** Called when the user has scrolled to the beginning. */
  onStart: () => void;
  /** The id of a message to scroll to; null without any. */
  goTo: string | null;
  onThere: () => void;
}

/**
 * A conversation, oldest first. Only the visible rows are mounted. The list follows new messages at its end; elsewhere
 * it keeps its place, also when older ones are loaded above or a row changes its height, and a button says how many new
 * ones there are below.
 */
export function MessageList({ rows, league, uid, actions, start, onStart, goTo, onThere }: MessageListProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [list, setList] = useState<HTMLOListElement | null>(null);
  // What stands above the rows in the frame, in pixels.
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    if (frame !== null && list !== null)
      setAbove(list.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop);
  }, [frame, list, start]);
  // The virtualizer's functions are only called here, so no memoized value can go stale.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    initialRect: FIRST_SIGHT,
    scrollMargin: above,
  });
  const items = virtual.getVirtualItems();
  const atEnd = virtual.isAtEnd(NEAR_END_PX);

  const messages = rows.flatMap((row) => (row.kind === 'message' ? [row.message] : []));
  const last = messages.at(-1)?.id ?? null;
  // The last message that the user has seen the end of the list with.
  const [seen, setSeen] = useState(last);
  if (atEnd && seen !== last) setSeen(last);
  const below = seen === null ? 0 : messages.length - 1 - messages.findIndex(({ id }) => id === seen);

  const index = goTo === null ? -1 : rows.findIndex(({ key }) => key === goTo);
  useEffect(() => {
    if (index < 0) return;
    virtual.scrollToIndex(index, { align: 'center' });
    onThere();
  }, [index, virtual, onThere]);

  const follow = useFollowing(frame, list);
  const lastTop = useRef(0);

  // Keeps the place when older messages come in above: what was the first row is as far down as they are high. A list
  // that the user drags to its beginning meanwhile stays there, and isn't told of another scroll: then the next ones
  // are loaded, too.
  const latestOnStart = useRef(onStart);
  useLayoutEffect(() => {
    latestOnStart.current = onStart;
  });
  const firstKey = rows[0]?.key ?? null;
  const first = useRef(firstKey);
  useLayoutEffect(() => {
    const before = first.current;
    first.current = firstKey;
    const moved = before === null ? -1 : rows.findIndex(({ key }) => key === before);
    if (frame === null || moved <= 0) return;
    frame.scrollTop += (virtual.getOffsetForIndex(moved, 'start')?.[0] ?? above) - above;
    requestAnimationFrame(() => {
      if (isNearStart(frame)) latestOnStart.current();
    });
  }, [firstKey, rows, frame, above, virtual]);

  return (
    <div className="relative grid min-h-0 flex-1">
      <div
        ref={setFrame}
        onScroll={({ currentTarget }) => {
          const byUser = follow();
          const { scrollTop } = currentTarget;
          const isUpward = scrollTop < lastTop.current;
          lastTop.current = scrollTop;
          if (byUser && isUpward && isNearStart(currentTarget)) onStart();
        }}
        // Focusable so that keyboard users can scroll it with the arrow keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-at-end={atEnd}
        style={{ overflowAnchor: 'none' }}
        // In the last page (globals.css), it's a flexbox and begins at its end.
        className="min-h-0 flex-col-reverse overflow-y-auto overscroll-contain px-3 py-4 sm:px-5"
      >
        <div className="mb-auto">
          {start}
          <ol
            ref={setList}
            style={{
              paddingTop: (items[0]?.start ?? above) - above,
              paddingBottom: virtual.getTotalSize() + above - (items.at(-1)?.end ?? above),
            }}
          >
            {items.map((item) => {
              const row = rows[item.index];
              return row === undefined ? null : (
                <li
                  key={item.key}
                  ref={virtual.measureElement}
                  data-index={item.index}
                  aria-setsize={rows.length}
                  aria-posinset={item.index + 1}
                  className="pb-3"
                >
                  <Separators row={row} />
                  <RowContent row={row} league={league} uid={uid} actions={actions} />
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      {below > 0 && !atEnd && (
        <div className="absolute right-3 bottom-3">
          <Button size="small" variant="primary" onClick={() => virtual.scrollToEnd()}>
            {formatCount(below, 'new message')}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Keeps a list at its end, from the first row on, while its rows are measured and its frame changes its height, until
 * the user scrolls away from there. Returns what to call when it has been scrolled; its answer is whether the user did
 * it.
 */
function useFollowing(frame: HTMLElement | null, list: HTMLElement | null): () => boolean {
  const atEnd = useRef(true);
  const heights = useRef('');
  useEffect(() => {
    if (frame === null || list === null) return;
    const observer = new ResizeObserver(() => {
      heights.current = heightsOf(frame);
      if (atEnd.current) frame.scrollTop = frame.scrollHeight;
    });
    observer.observe(frame);
    observer.observe(list);
    return () => observer.disconnect();
  }, [frame, list]);
  return () => {
    // With other heights than before, it wasn't the user.
    if (frame === null || heightsOf(frame) !== heights.current) return false;
    atEnd.current = isNearEnd(frame);
    return true;
  };
}

function isNearEnd({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_END_PX;
}

/** A short list is near its end, and then not near its start. */
function isNearStart(frame: HTMLElement): boolean {
  return frame.scrollTop < NEAR_START_PX && !isNearEnd(frame);
}

function heightsOf({ scrollHeight, clientHeight }: HTMLElement): string {
  return `${String(scrollHeight)} ${String(clientHeight)}`;
}

function Separators({ row: { day, isNew } }: { row: Row }) {
  return (
    <>
      {day !== null && <div className={SEPARATOR}>{day}</div>}
      {isNew && <div className={SEPARATOR}>New</div>}
    </>
  );
}

function RowContent({
  row,
  league,
  uid,
  actions,
}: { row: Row } & Pick<MessageListProps, 'league' | 'uid' | 'actions'>) {
  if (row.kind === 'message') return <MessageItem message={row.message} league={league} uid={uid} actions={actions} />;
  const { text, at, href } = row.event;
  return (
    <p className="text-center text-sm text-ink-muted">
      <Link href={href} className="underline">
        {text}
      </Link>{' '}
      <time dateTime={new Date(at).toISOString()} className="figures">
        {formatTimeOfDay(at)}
      </time>
    </p>
  );
}
