'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Brings what was refused in a long form into view: the field in question takes the focus, else the sentence is scrolled to. */
export function useFocusOnError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [error]);
  return form;
}
