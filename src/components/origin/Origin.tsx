'use client';

import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { lazyDialog } from '../ui/overlays/lazyDialog';
import type { OriginPopoverProps } from './OriginPopover';
import type { OriginOf } from './origins';

// Most numbers are never pressed, so pages don't wait for its code.
const OriginPopover = lazyDialog<OriginPopoverProps>(
  () => import('./OriginPopover').then((module) => module.OriginPopover),
  'The explanation didn’t load',
);

export interface OriginProps {
  /** What kind of number this is. */
  of: OriginOf;
  /** Opens the page that says more in another tab, where leaving this one would cost something. */
  newTab?: boolean;
  /** What it's called for screen readers, where that differs from what is seen. */
  label?: string;
  className?: string;
  /** The number, or what it is called. */
  children: ReactNode;
}

/** A number from the model, or its name, that says where it comes from when pressed. A dotted line marks it. */
export function Origin({ of, newTab = false, label, className, children }: OriginProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-act="origin"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        title="Where this comes from"
        onClick={() => setOpen(!open)}
        // The area that can be pressed is larger than the text.
        className={clsx(
          'relative cursor-pointer underline decoration-line-strong decoration-dotted underline-offset-4 after:absolute after:-inset-3 hover:decoration-2',
          className,
        )}
      >
        {children}
      </button>
      {open && <OriginPopover of={of} newTab={newTab} anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
