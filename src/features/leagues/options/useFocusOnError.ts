'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** When a long form is rejected, focuses the invalid field, or scrolls to the error message if there is none. */
export function useFocusOnError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) {
      // It may be in a fold that was closed since.
      for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
        fold.open = true;
      }
      field.focus();
    } else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [error]);
  return form;
}
