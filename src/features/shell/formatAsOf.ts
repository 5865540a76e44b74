const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };

/** How old something is, in the user's time zone: `2:14 PM` if it's of today, else `Sat, Oct 18, 2:14 PM`. */
export function formatAsOf(at: number, now: Date): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(undefined, isToday ? TIME : { ...DAY, ...TIME }).format(at);
}
