'use client';

import { formatTimeLeft } from '@/domain/kernel/times';
import { clsx } from 'clsx';
import { useNow, type Clock } from '@/hooks/useNow';

export interface CountdownProps {
  /** The time to count down to, in milliseconds since 1970. */
  until: number;
  /** The server's clock where it matters, otherwise the device's. */
  clock: Clock;
  /** Below this many milliseconds the countdown is highlighted. Defaults to ten seconds. */
  urgentBelow?: number;
  className?: string;
}

/**
 * Time left, highlighted in the last ten seconds. It isn't announced every second: the screen that shows it announces
 * what matters.
 */
export function Countdown({ until, clock, urgentBelow = 10_000, className }: CountdownProps) {
  const left = until - useNow(clock);
  return (
    <span
      role="timer"
      className={clsx('figures', left > 0 && left <= urgentBelow && 'inline-block animate-urgent text-bad', className)}
    >
      {formatTimeLeft(left)}
    </span>
  );
}
