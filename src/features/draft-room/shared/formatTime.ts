/** A time of day as the reader's own place writes it: `9:05 PM`. */
export function formatTimeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(milliseconds);
}

const SPANS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long something lasted, in the largest unit that it filled: `23 hours`; what was shorter than a minute is called one. */
export function formatDuration(milliseconds: number): string {
  const { unit, milliseconds: one } = SPANS.find((span) => milliseconds >= span.milliseconds) ?? SPANS[2];
  const count = Math.max(1, Math.floor(milliseconds / one));
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
