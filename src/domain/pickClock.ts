/** The pick clocks that a form offers, in seconds. */
export const CLOCK_CHOICES = [15, 30, 60, 90, 120, 300, 3600, 14_400, 28_800, 86_400] as const;

/** Formats a duration: `90 seconds`, `2 minutes`, `1 hour`. */
export function formatPickClock(seconds: number): string {
  const say = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds % 3600 === 0) return say(seconds / 3600, 'hour');
  return seconds % 60 === 0 ? say(seconds / 60, 'minute') : say(seconds, 'second');
}
