const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };

/** A format, made when first used: the first takes a phone a tenth of a second, and not every page has one. */
const form = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (at: number) => (made ??= new Intl.DateTimeFormat('en-US', options)).format(at);
};
const WEEKDAY_TIME = form({ weekday: 'short', ...TIME });
const DAY_TIME = form({ ...DAY, ...TIME });
const DAY_ALONE = form(DAY);
const DATE = form({ month: 'short', day: 'numeric', year: 'numeric' });

/**
 * Formats a time in the user's time zone: `Sat 12:00 PM` this week (from Monday on), `Sat, Oct 18, 5:00 PM` in other
 * weeks, `Oct 18, 2025` in other years.
 */
export function formatTime(at: number, now: Date): string {
  if (mondayOf(new Date(at)) === mondayOf(now)) return WEEKDAY_TIME(at).replace(',', '');
  return isSameYear(at, now) ? DAY_TIME(at) : DATE(at);
}

/** `9:05 PM`, where the day is clear. */
export const formatTimeOfDay = form(TIME);

/** `Sat, Oct 18`; `Oct 18, 2025` in other years. */
export function formatDay(at: number, now: Date): string {
  return isSameYear(at, now) ? DAY_ALONE(at) : DATE(at);
}

/** `Sat, Oct 18, 3:30 PM EDT`: for readers at another time or in another zone. */
export const formatTimeAndZone = form({ ...DAY, ...TIME, timeZoneName: 'short' });

/** The user's time zone at that time: `EDT`. */
export function formatZone(at: number): string {
  return formatTimeAndZone(at).split(' ').at(-1) ?? '';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_FROM = 48 * HOUR;

/** Formats a duration, rounded down: `3 days` from 48 hours on, `21 h`, `30 min`. The shortest is `1 min`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= DAYS_FROM) return `${String(Math.floor(milliseconds / (24 * HOUR)))} days`;
  if (milliseconds >= HOUR) return `${String(Math.floor(milliseconds / HOUR))} h`;
  return `${String(Math.max(1, Math.floor(milliseconds / MINUTE)))} min`;
}

/** Time left: `58:45` in the last hour, rounded up to seconds and never below zero; before that a duration. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds >= HOUR) return formatDuration(milliseconds);
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long ago a time was: `just now`, `5 min ago`, `3 days ago`. */
export function formatAgo(at: number, now: number): string {
  return now - at < MINUTE ? 'just now' : `${formatDuration(now - at)} ago`;
}

function isSameYear(at: number, now: Date): boolean {
  return new Date(at).getFullYear() === now.getFullYear();
}

/** Midnight of the Monday on or before a date, in the user's time zone. */
function mondayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7)).getTime();
}
