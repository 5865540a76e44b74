import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * The frame of the room's head: a line, a headline, an area for the clock, a row below them, and the phone's tabs
 * (`children`). Its height is the same in every state of the draft, so nothing below it jumps.
 */
export function RoomHead({
  loud = false,
  line,
  title,
  aside,
  below,
  children,
}: {
  /** Whether it's the user's turn; the head then has the live colors. */
  loud?: boolean;
  line: ReactNode;
  title: ReactNode;
  aside: ReactNode;
  below: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="sticky top-0 z-20 -mx-2 border-b-2 border-line-strong bg-surface shadow-card sm:-mx-4 short:static">
      <header className={clsx('px-3 max-md:pb-1 sm:px-5 md:py-1.5 lg:py-2.5', loud && 'live-ground')}>
        <div className="flex h-14 items-center justify-between gap-3 md:h-16">
          <div className="min-w-0">
            <div
              className={clsx(
                'flex gap-x-3 text-sm whitespace-nowrap max-md:text-xs md:overflow-hidden',
                !loud && 'text-ink-muted',
              )}
            >
              {line}
            </div>
            <div className="flex items-center gap-x-3 font-bold whitespace-nowrap max-sm:leading-[1.15] sm:display sm:text-3xl">
              {title}
            </div>
          </div>
          <div className="flex shrink-0 items-center gap-2 sm:gap-4">{aside}</div>
        </div>
        <div className="flex h-11 items-center md:mt-1 lg:h-9 max-lg:[&_button]:min-h-11 [&>*]:flex-1">{below}</div>
      </header>
      {children}
    </div>
  );
}
