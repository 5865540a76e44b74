'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Notice } from '@/components';

/**
 * One step: its heading (which takes the focus, so that a screen reader says where one is), what went wrong if something did, and the buttons.
 * Enter sends it.
 */
export function StepFrame({
  title,
  lead,
  error,
  busy = false,
  next = 'Continue',
  onNext,
  onBack,
  children,
}: {
  title: string;
  lead?: ReactNode;
  error?: ReactNode;
  busy?: boolean;
  /** The words on the button; none, no button. */
  next?: string | null;
  onNext?: () => void;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext?.();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {onBack ? (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        ) : (
          <span />
        )}
        {next !== null && (
          <Button type="submit" variant={next === 'Skip' ? 'secondary' : 'primary'} busy={busy}>
            {next}
          </Button>
        )}
      </div>
    </form>
  );
}
