import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The page's single `h1`, a line of status under it, and the page's main actions. */
export function PageHeader({
  title,
  lead,
  actions,
  className,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header className={clsx('mb-5 grid grid-cols-1 gap-3 sm:mb-7', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {lead && <div className="mt-1 text-ink-muted">{lead}</div>}
        </div>
        {actions && <div className="flex min-w-0 flex-wrap gap-2">{actions}</div>}
      </div>
      <div aria-hidden className="yard-line" />
    </header>
  );
}

/** The column that contains every page. `narrow` is for reading and forms, `full` for the draft room. */
export function Page({
  children,
  width = 'normal',
  className,
}: {
  children: ReactNode;
  width?: 'narrow' | 'normal' | 'full';
  className?: string;
}) {
  const widths = { narrow: 'max-w-2xl', normal: 'max-w-6xl', full: 'max-w-[120rem]' };
  return <div className={clsx('mx-auto w-full px-4 py-6 sm:px-6 sm:py-8', widths[width], className)}>{children}</div>;
}
