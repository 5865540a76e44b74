'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where it was when the row under it goes: the same button of the row that has moved into its place takes it.
 * Rows are those of `tbody` between a first and a last one that only keep room; their buttons are marked with `data-act`.
 */
export function useSteadyFocus(table: RefObject<HTMLTableElement | null>): void {
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
  }, [table]);
  // In a frame of its own: taking the focus makes the browser lay the page out, and the pick is drawn before that.
  useEffect(() => {
    if (last.current === null) return;
    const frame = requestAnimationFrame(() => {
      const body = table.current?.tBodies[0];
      const lost = last.current;
      if (!body || lost === null || document.activeElement !== document.body) return;
      const row = body.rows[Math.min(lost.row, body.rows.length - 2)];
      row?.querySelector<HTMLElement>(`[data-act="${lost.act}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}
