import { formatDuration } from '../../kernel/times';

/** The pick clocks that a form offers, in seconds. */
export const CLOCK_CHOICES = [15, 30, 60, 90, 120, 300, 3600, 14_400, 28_800, 86_400] as const;

/** The shortest and the longest pick clock, in seconds. */
export const MIN_CLOCK_SECONDS = Math.min(...CLOCK_CHOICES);
export const MAX_CLOCK_SECONDS = Math.max(...CLOCK_CHOICES);

/** Formats a pick clock: `90 sec`, `2 min`, `1 h`. */
export function formatPickClock(seconds: number): string {
  return seconds % 60 === 0 ? formatDuration(seconds * 1000) : `${String(seconds)} sec`;
}
