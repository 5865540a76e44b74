'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Notice } from '@/components';

/**
 * One step: its heading, any error, and the buttons. The heading takes focus, so that screen readers announce the step.
 * Enter submits the step.
 */
export function StepFrame({
  title,
  lead,
  error,
  busy = false,
  next = 'Continue',
  onNext,
  onBack,
  aside,
  children,
}: {
  /** Null if the page's own heading is enough. */
  title: string | null;
  lead?: ReactNode;
  error?: ReactNode;
  busy?: boolean;
  /** The button's label; null for no button. */
  next?: string | null;
  onNext?: () => void;
  onBack?: (() => void) | undefined;
  /** Another action: left of the button, or below it on a phone; beside Back if there's no button. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext?.();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 wrap-anywhere">
      <div className="grid grid-cols-1 gap-1">
        {title !== null && (
          <h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
            {title}
          </h2>
        )}
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
      {children}
      <div
        className={clsx(
          'flex gap-3 sm:items-center sm:justify-between',
          // On a phone, a button that doesn't fit beside Back goes above it.
          aside && next !== null
            ? 'flex-col-reverse text-center sm:flex-row'
            : 'flex-wrap-reverse items-center justify-between',
        )}
      >
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        {aside ?? (!onBack && <span />)}
        {next !== null && (
          <Button type="submit" variant="primary" busy={busy}>
            {next}
          </Button>
        )}
      </div>
    </form>
  );
}
