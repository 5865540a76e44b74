import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

interface Options {
  list: RefObject<HTMLElement | null>;
  /** The key of every row, in order, including the rows that aren't mounted. */
  keys: readonly string[];
  /** The indices of the mounted rows. */
  rows: readonly number[];
  /** The first visible row. */
  first: number;
  /** Scrolls to a row, which may not be mounted yet. */
  reach: (row: number) => void;
  /** Scrolls a row fully into view, after it has the focus. */
  settle?: (row: HTMLElement) => void;
  /** Returns how many rows Page Up and Page Down move. */
  page: () => number;
  /** Ignores the keys, because something else handles them for now: dnd-kit, while a row is being dragged. */
  off?: boolean;
}

/**
 * Keyboard navigation for a long list of rows, each with several controls. Tab goes through the controls of one row
 * (`active`) and then leaves the list. The arrow keys, Home, End, Page Up and Page Down move to the same control in
 * another row. When the focused row disappears, the row that moves into its position gets the focus.
 *
 * Radix's roving focus needs every item in the DOM. This list is virtual: a key can lead to a row that isn't, so the
 * hook scrolls there (`reach`) and focuses the control once it's mounted.
 *
 * Mark each row with `data-row` (its index, from 0) and each control with `data-act` (its name). Spread `listeners` on
 * the element around the rows.
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
  // Focusing forces a layout, so it waits for the next frame and doesn't delay rendering the pick.
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
        // Focus that goes to another element was moved by the user. Focus that goes nowhere was lost with its row.
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

/** The row that a key moves to, not limited to the ends of the list. Null for any other key. */
function goal(key: string, from: number, page: number): number | null {
  const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  if (key === 'Home') return 0;
  if (key === 'End') return Infinity;
  const step = steps[key];
  return step === undefined ? null : from + step;
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
