const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago a time was, in words: `just now`, `5 minutes ago`, `yesterday`. Both are in milliseconds. */
export function formatAgo(at: number, now: number): string {
  const [unit, length] = UNITS.find(([, length]) => now - at >= length) ?? [null, 1];
  if (unit === null) return 'just now';
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor((now - at) / length), unit);
}
