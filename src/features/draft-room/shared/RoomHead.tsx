import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * The frame of the room's head: a line above a headline, the clock, and the phone's tabs (`children`). A phone has one
 * row of 56 px with the way out and the tools at its ends; other screens have a second row, of what is `below` and the
 * tools. The height is the same in every state of the draft, so nothing below it jumps.
 */
export function RoomHead({
  loud = false,
  back,
  line,
  title,
  aside,
  below,
  tools,
  children,
}: {
  /** Whether it's the user's turn; the head then has the live colors. */
  loud?: boolean;
  /** A phone's way out of the room, which takes its whole screen. */
  back?: ReactNode;
  line: ReactNode;
  title: ReactNode;
  aside: ReactNode;
  below: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="sticky top-0 z-20 -mx-2 border-b-2 border-line-strong bg-surface shadow-card sm:-mx-4 short:static">
      <header
        className={clsx(
          'flex h-14 items-center gap-2 px-3 sm:px-5 md:grid md:h-auto md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-1 md:py-1.5 lg:py-2.5 max-lg:[&_button]:min-h-11',
          loud && 'live-ground',
        )}
      >
        {back}
        <div className="flex min-w-0 flex-1 flex-col justify-center md:h-16">
          <div
            className={clsx(
              'relative flex gap-x-3 overflow-hidden text-sm whitespace-nowrap max-md:text-xs',
              !loud && 'text-ink-muted',
            )}
          >
            {line}
          </div>
          <div className="flex items-center gap-x-3 font-bold whitespace-nowrap max-sm:leading-[1.15] sm:display sm:text-3xl">
            {title}
          </div>
        </div>
        <div className="flex shrink-0 items-center justify-end gap-2 sm:gap-4">{aside}</div>
        <div className="flex h-11 min-w-0 items-center max-md:hidden lg:h-9">{below}</div>
        <div className="flex shrink-0 justify-end">{tools}</div>
      </header>
      {children}
    </div>
  );
}
