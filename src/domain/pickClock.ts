import { counted } from './counted';

/** The pick clocks that a form offers, in seconds. */
export const CLOCK_CHOICES = [15, 30, 60, 90, 120, 300, 3600, 14_400, 28_800, 86_400] as const;

/** Formats a duration: `90 seconds`, `2 minutes`, `1 hour`. */
export function formatPickClock(seconds: number): string {
  if (seconds % 3600 === 0) return counted(seconds / 3600, 'hour');
  return seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second');
}
