'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type RefObject } from 'react';

/** Rows mounted above and below the visible ones. */
const OVERSCAN = 2;

/** What is drawn for before the box has been measured. */
const FIRST_SIGHT = { width: 360, height: 600 };

interface Options {
  count: number;
  keyOf: (index: number) => string;
  /** The height of a row with the gap after it, in pixels; rows given to `measure` may differ. */
  height: number;
  /** A row that stays in the page, with all between it and what is visible, wherever the box is scrolled: one that is being dragged. */
  held?: number;
}

/**
 * The rows of a long list that are visible in the box that scrolls it, so that a list of hundreds weighs no more than a short one. The box is the
 * nearest region around the list. `first` is the row at its top, `page` how many it has room for; `reach` scrolls to a row. `room` keeps the list as long as if all its rows were there.
 */
export function useVisibleRows({ count, keyOf, height, held = -1 }: Options): {
  list: RefObject<HTMLOListElement | null>;
  rows: readonly number[];
  first: number;
  reach: (row: number) => void;
  page: () => number;
  room: CSSProperties;
  measure: (row: HTMLElement | null) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const rangeExtractor = (range: Range) =>
    defaultRangeExtractor(
      held < 0
        ? range
        : { ...range, startIndex: Math.min(range.startIndex, held), endIndex: Math.max(range.endIndex, held) },
    );
  // Its functions are called here or when rows are mounted, so nothing remembered can go stale.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => list.current?.closest<HTMLElement>('[role="region"]') ?? null,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: FIRST_SIGHT,
    rangeExtractor,
  });
  const items = virtual.getVirtualItems();
  return {
    list,
    rows: items.map(({ index }) => index),
    first: virtual.range?.startIndex ?? 0,
    reach: (row) => virtual.scrollToIndex(row),
    page: () => Math.max(1, Math.floor((virtual.scrollElement?.clientHeight ?? 0) / height) - 1),
    room: { paddingTop: items[0]?.start ?? 0, paddingBottom: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) },
    measure: virtual.measureElement,
  };
}
