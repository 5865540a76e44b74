'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where it was when the row under it goes: the same button of the row that has moved into its place takes it. `rows` is how many
 * rows there are. Rows are `tbody` rows, their buttons marked with `data-act`.
 */
export function useSteadyFocus(table: RefObject<HTMLTableElement | null>, rows: number): void {
  const last = useRef<{ row: number; act: string } | null>(null);
  useEffect(() => {
    const present = table.current;
    if (present === null) return;
    const onFocus = (event: FocusEvent) => {
      const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-act]') : null;
      const row = button?.closest('tr');
      last.current = button && row ? { row: row.sectionRowIndex, act: button.dataset.act ?? '' } : null;
    };
    const onBlur = (event: FocusEvent) => {
      // Focus that leaves for another element was moved by the reader; focus that just vanishes was lost with its row.
      if (event.relatedTarget !== null) last.current = null;
    };
    present.addEventListener('focusin', onFocus);
    present.addEventListener('focusout', onBlur);
    return () => {
      present.removeEventListener('focusin', onFocus);
      present.removeEventListener('focusout', onBlur);
    };
  }, [table, rows]);
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0];
    const lost = last.current;
    if (!body || lost === null || document.activeElement !== document.body) return;
    const row = body.rows[Math.min(lost.row, body.rows.length - 1)];
    row?.querySelector<HTMLElement>(`[data-act="${lost.act}"]`)?.focus({ preventScroll: true });
  });
}
