'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type RefObject } from 'react';

/** Rows mounted above and below the visible ones. */
const OVERSCAN = 2;

/** The assumed size of the scroll container before it has been measured, in pixels. */
const FIRST_SIGHT = { width: 360, height: 600 };

interface Options {
  count: number;
  keyOf: (index: number) => string;
  /** The height of a row with the gap after it, in pixels; rows given to `measure` may differ. */
  height: number;
  /**
   * A row that stays mounted wherever the list is scrolled, with all rows between it and the visible ones: the row
   * being dragged.
   */
  held?: number;
}

/**
 * Virtualizes a long list, so that a list of hundreds of rows costs no more than a short one. The scroll container is
 * the nearest ancestor with the role `region`. Returns the indices of the rows to mount (`rows`), the first visible row
 * (`first`), how many rows Page Up and Page Down move (`page`), a function that scrolls to a row (`reach`), and the
 * list's padding (`room`), which keeps its height as if all rows were mounted.
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
  // The virtualizer's functions are only called here and when rows are mounted, so no memoized value can go stale.
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
