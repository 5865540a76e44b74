'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** What each row is, in order; the page may hold fewer of them. */
  keys: readonly string[];
  /** The places of the rows that are in the page. */
  rows: readonly number[];
  /** The first visible row. */
  first: number;
  /** Scrolls to a row, which need not be in the page. */
  reach: (row: number) => void;
  /** Brings a row that has been reached quite into view. */
  settle?: (row: HTMLElement) => void;
  /** How many rows are visible. */
  page: () => number;
  /** The keys are another person's for now. */
  off?: boolean;
}

/**
 * Makes a long list one stop of the Tab key: it goes through the controls of one row and then on. The arrow keys, Home, End and the page keys go
 * from row to row, to the same control; and when a row goes, the one that moves into its place takes the focus. A row is marked with `data-row`, its
 * place from 0, a control with `data-act`. `active` is the row whose controls Tab reaches.
 */
export function useRowKeys({ list, keys, rows, first, reach, settle, page, off = false }: Options) {
  const [at, setAt] = useState({ key: '', row: 0 });
  const wanted = useRef<Place | null>(null);
  const last = useRef<Place | null>(null);
  const kept = keys.indexOf(at.key);
  const here = kept < 0 ? Math.min(at.row, keys.length - 1) : kept;

  useLayoutEffect(() => {
    const place = wanted.current;
    const row = place === null ? null : rowAt(list.current, place.row);
    if (place === null || row === null) return;
    wanted.current = null;
    focusOn(row, place.act);
    settle?.(row);
  });
  // In its own frame: taking the focus makes the browser lay the page out, and the pick is drawn before that.
  useEffect(() => {
    const held = placeOf(document.activeElement, list.current);
    if (held !== null) last.current = held;
    if (last.current === null) return;
    const frame = requestAnimationFrame(() => {
      const lost = last.current;
      if (lost === null || wanted.current !== null || document.activeElement !== document.body) return;
      const row = rowAt(list.current, Math.min(lost.row, keys.length - 1));
      if (row !== null) focusOn(row, lost.act);
    });
    return () => cancelAnimationFrame(frame);
  });

  return {
    active: rows.includes(here) ? here : first,
    listeners: {
      onFocus: ({ target }: FocusEvent) => {
        last.current = placeOf(target, list.current);
        const row = last.current?.row;
        if (row !== undefined && (row !== at.row || keys[row] !== at.key)) setAt({ key: keys[row] ?? '', row });
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Focus that leaves for another element was moved by the reader; focus that just vanishes was lost with its row.
        if (relatedTarget !== null) last.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const place = placeOf(event.target as Element, list.current);
        if (off || place === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const to = goal(event.key, wanted.current?.row ?? place.row, page());
        if (to === null) return;
        event.preventDefault();
        const row = Math.max(0, Math.min(to, keys.length - 1));
        wanted.current = { row, act: place.act };
        setAt({ key: keys[row] ?? '', row });
        reach(row);
      },
    },
  };
}

interface Place {
  row: number;
  act: string;
}

/** Where a key leads from a row; past either end where the list is to stop there. Null for any other key. */
function goal(key: string, from: number, page: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'ArrowDown':
      return from + 1;
    case 'PageUp':
      return from - page;
    case 'PageDown':
      return from + page;
    case 'Home':
      return 0;
    case 'End':
      return Infinity;
    default:
      return null;
  }
}

function placeOf(element: Element | null, list: HTMLElement | null): Place | null {
  const control = element?.closest<HTMLElement>('[data-act]');
  const row = control?.closest<HTMLElement>('[data-row]');
  if (!control || !row || list?.contains(row) !== true) return null;
  return { row: Number(row.dataset.row), act: control.dataset.act ?? '' };
}

const rowAt = (list: HTMLElement | null, row: number) =>
  list?.querySelector<HTMLElement>(`[data-row="${String(row)}"]`) ?? null;

function focusOn(row: HTMLElement, act: string): void {
  const control = row.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? row.querySelector<HTMLElement>('[data-act]');
  control?.focus({ preventScroll: true });
}
