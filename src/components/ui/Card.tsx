import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface CardProps {
  /** The card's heading, level 2 by default. */
  title?: ReactNode;
  level?: 2 | 3;
  /** Content to the right of the title: a badge, a link, a quiet button. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Removes the padding, so that tables and lists reach the edges. */
  flush?: boolean;
  className?: string;
}

/** A panel with one subject and one heading. */
export function Card({ title, level = 2, aside, children, flush, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={clsx('min-w-0 rounded-card border border-line bg-surface shadow-card', className)}>
      {(title || aside) && (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2 sm:px-5">
          {title && <Heading className="text-lg">{title}</Heading>}
          {aside}
        </div>
      )}
      <div className={flush ? '' : 'p-4 sm:p-5'}>{children}</div>
    </section>
  );
}
