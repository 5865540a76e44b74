const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The hours in which the clock of a slow draft is stopped. The commissioner chooses `zone`, `from` and `minutes`. The
 * other fields are computed from them; clients and rules calculate with those, because rules have no time zones.
 */
export type QuietHours = {
  /** IANA name of the chosen zone. */
  zone: string;
  /** When the clock stops, as the minute of the day in the zone. */
  from: number;
  /** Length in minutes. */
  minutes: number;
  /** When the clock resumes, as the minute of the day in UTC. */
  endsAt: number;
  /**
   * From `changesAt` on (milliseconds since 1970), the clock resumes `changesBy` minutes later because the zone's
   * clocks change. It's in the middle of the quiet hours.
   */
  changesAt: number;
  changesBy: number;
};

/** Whether the clock is stopped at a moment (milliseconds of server time). */
export function isQuiet(hours: QuietHours | null, at: number): boolean {
  return hours !== null && modulo(at - endsAt(hours, at), DAY) >= activeMsPerDay(hours);
}

/** Active milliseconds from `start` to `end`. Without quiet hours, this is simply the time between them. */
export function activeMsBetween(hours: QuietHours | null, start: number, end: number): number {
  return hours === null ? end - start : activeMsUntil(hours, end) - activeMsUntil(hours, start);
}

/** The first moment at which this many active milliseconds have passed since `start`. */
export function afterActiveMs(hours: QuietHours | null, start: number, active: number): number {
  if (hours === null) return start + active;
  if (active <= 0) return start + active;
  // Skip whole days first, less two as a margin for a clock change. Then step through active and quiet hours.
  let moment = start + Math.max(0, Math.floor(active / activeMsPerDay(hours)) - 2) * DAY;
  for (;;) {
    const left = active - activeMsBetween(hours, start, moment);
    if (left <= 0) return moment;
    moment = isQuiet(hours, moment)
      ? quietHoursEnd(hours, moment)
      : moment + Math.min(left, msUntilQuietHours(hours, moment));
  }
}

/** When the quiet hours that contain a moment end. */
export function quietHoursEnd(hours: QuietHours, at: number): number {
  const next = at + DAY - modulo(at - endsAt(hours, at), DAY);
  if (at >= hours.changesAt || next < hours.changesAt) return next;
  return hours.changesAt + modulo(endsAt(hours, hours.changesAt) - hours.changesAt, DAY);
}

function msUntilQuietHours(hours: QuietHours, at: number): number {
  return activeMsPerDay(hours) - modulo(at - endsAt(hours, at), DAY);
}

/** Active milliseconds since 1970, as the rules calculate them. */
function activeMsUntil(hours: QuietHours, at: number): number {
  const since = at - endsAt(hours, at);
  return Math.floor(since / DAY) * activeMsPerDay(hours) + Math.min(modulo(since, DAY), activeMsPerDay(hours));
}

/** When the quiet hours end, in milliseconds after 00:00 UTC, as of a given moment. */
function endsAt(hours: QuietHours, at: number): number {
  return (hours.endsAt + (at < hours.changesAt ? 0 : hours.changesBy)) * MINUTE;
}

/** Active milliseconds in a day. */
function activeMsPerDay(hours: QuietHours): number {
  return DAY - hours.minutes * MINUTE;
}

/** The remainder, never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
