type Parts = Record<'weekday' | 'month' | 'day' | 'year' | 'hour' | 'minute' | 'dayPeriod' | 'timeZoneName', string>;

/** One for all: each takes a slow phone a twentieth of a second to make, and not every page has a time. */
let format: Intl.DateTimeFormat | undefined;

/** A time's parts in the user's time zone. */
function partsOf(at: number): Parts {
  format ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as Parts;
}

const timeOf = ({ hour, minute, dayPeriod }: Parts) => `${hour}:${minute} ${dayPeriod}`;
const dayOf = ({ weekday, month, day }: Parts) => `${weekday}, ${month} ${day}`;
const dateOf = ({ month, day, year }: Parts) => `${month} ${day}, ${year}`;

/**
 * Formats a time in the user's time zone: `Sat 12:00 PM` this week (from Monday on), `Sat, Oct 18, 5:00 PM` in other
 * weeks, `Oct 18, 2025` in other years.
 */
export function formatTime(at: number, now: Date): string {
  const parts = partsOf(at);
  if (mondayOf(new Date(at)) === mondayOf(now)) return `${parts.weekday} ${timeOf(parts)}`;
  return isSameYear(at, now) ? `${dayOf(parts)}, ${timeOf(parts)}` : dateOf(parts);
}

/** `9:05 PM`, where the day is clear. */
export function formatTimeOfDay(at: number): string {
  return timeOf(partsOf(at));
}

/** `Sat, Oct 18`; `Oct 18, 2025` in other years. */
export function formatDay(at: number, now: Date): string {
  return isSameYear(at, now) ? dayOf(partsOf(at)) : dateOf(partsOf(at));
}

/** `Sat, Oct 18, 3:30 PM EDT`: for readers at another time or in another zone. */
export function formatTimeAndZone(at: number): string {
  const parts = partsOf(at);
  return `${dayOf(parts)}, ${timeOf(parts)} ${parts.timeZoneName}`;
}

/** The user's time zone at that time: `EDT`. */
export function formatZone(at: number): string {
  return partsOf(at).timeZoneName;
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
