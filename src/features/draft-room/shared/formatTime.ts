import { counted } from '@/domain/counted';

/** Formats the time of day of a timestamp, in the user's locale and time zone: `9:05 PM`. */
export function formatTimeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(milliseconds);
}

const SPANS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** Formats a duration in the largest unit that it fills, rounded down: `23 hours`. The shortest is `1 minute`. */
export function formatDuration(milliseconds: number): string {
  const { unit, milliseconds: one } = SPANS.find((span) => milliseconds >= span.milliseconds) ?? SPANS[2];
  const count = Math.max(1, Math.floor(milliseconds / one));
  return counted(count, unit);
}
