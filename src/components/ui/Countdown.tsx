'use client';

import { clsx } from 'clsx';
import { useNow, type Clock } from '@/hooks/useNow';

/** `1:05`, `59:59`, `2:03:04`: time left, rounded up to seconds, never below zero. From one day on in whole hours (`28 hours`), from two in days (`3 days`). */
export function formatTimeLeft(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 24) return `${hours} hours`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(total % 60)}` : `${minutes}:${pad(total % 60)}`;
}

export interface CountdownProps {
  /** The time to count down to, in milliseconds since 1970. */
  until: number;
  /** The server's clock where it matters, otherwise the device's. */
  clock: Clock;
  /** Below this many milliseconds the countdown is highlighted. Defaults to ten seconds. */
  urgentBelow?: number;
  className?: string;
}

/** Time left, highlighted in the last ten seconds. It isn't announced every second: the screen that shows it announces what matters. */
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
