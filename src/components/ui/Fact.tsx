import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A figure in a description list, below what it's called. `figure`: its classes. */
export function Fact({
  label,
  figure = 'text-xl font-bold figures',
  small = false,
  className,
  children,
}: {
  label: ReactNode;
  figure?: string;
  /** With a small label. */
  small?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className={clsx(small ? 'text-xs' : 'text-sm', 'text-ink-muted')}>{label}</dt>
      <dd className={figure}>{children}</dd>
    </div>
  );
}
