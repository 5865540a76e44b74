import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './Button';
import { IntentLink } from './IntentLink';

/**
 * The page's single `h1`, a line of status under it, and the page's main actions. `back` leads to the page above:
 * a button beside the actions, and on a phone an arrow before the title.
 */
export function PageHeader({
  title,
  lead,
  back,
  actions,
  className,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header className={clsx('mb-4 grid grid-cols-1 gap-1.5 sm:mb-7 sm:gap-3', className)}>
      <div
        className={clsx('flex flex-wrap items-end justify-between gap-x-6 sm:gap-y-3', lead ? 'gap-y-3' : 'gap-y-1.5')}
      >
        <div className="min-w-0">
          <div className={clsx('flex items-center', back && 'max-sm:-ml-3')}>
            {back && (
              <IntentLink
                href={back.href}
                aria-label={back.label}
                className="grid size-11 shrink-0 place-items-center rounded-control sm:hidden"
              >
                <ChevronLeft aria-hidden className="size-6" />
              </IntentLink>
            )}
            <h1 className="text-2xl sm:text-4xl">{title}</h1>
          </div>
          {lead && <div className="mt-1 text-ink-muted">{lead}</div>}
        </div>
        {(actions || back) && (
          <div className={clsx('flex min-w-0 flex-wrap gap-2', back && 'max-sm:w-full', !actions && 'max-sm:hidden')}>
            {back && (
              <IntentLink href={back.href} className={clsx(buttonClass('secondary'), 'max-sm:hidden')}>
                {back.label}
              </IntentLink>
            )}
            {actions}
          </div>
        )}
      </div>
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
  return <div className={clsx('mx-auto w-full px-4 py-3 sm:px-6 sm:py-8', widths[width], className)}>{children}</div>;
}

/** A page that is a tool for testers or administrators and not part of the game. The strip above it says so. */
export function ToolPage({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      <p className="bg-ink px-4 py-2 text-center text-sm font-semibold text-canvas">{note}</p>
      <Page width="narrow">{children}</Page>
    </>
  );
}
