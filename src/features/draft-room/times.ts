/** A time of day as the reader's own place writes it: `9:05 PM`. */
export function timeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(milliseconds);
}
