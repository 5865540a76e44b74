const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The hours in which the clock of a slow draft rests. `zone`, `from` and `minutes` are what people chose; the rest follows from
 * them and is what every client and the rules calculate with, because rules know no time zones.
 */
export type QuietHours = {
  /** IANA name of the zone, as people chose it. */
  zone: string;
  /** The minute of the day, in the zone, at which the clock stops. */
  from: number;
  /** How long it rests. */
  minutes: number;
  /** The minute of the day, in UTC, at which it goes on. */
  endsAt: number;
  /** From this moment on it goes on `changesBy` minutes later, because the zone's clocks change; in the middle of the quiet hours. */
  changesAt: number;
  changesBy: number;
};

/** Whether the clock is stopped at a moment (milliseconds of the server's clock). */
export function isQuiet(hours: QuietHours | null, at: number): boolean {
  return hours !== null && modulo(at - endsAt(hours, at), DAY) >= activeMsPerDay(hours);
}

/** Active milliseconds from one moment to a later one. Without quiet hours this is simply the time between them. */
export function activeMsBetween(hours: QuietHours | null, start: number, end: number): number {
  return hours === null ? end - start : activeMsUntil(hours, end) - activeMsUntil(hours, start);
}

/** The first moment at which so many active milliseconds have passed since `start`. */
export function afterActiveMs(hours: QuietHours | null, start: number, active: number): number {
  if (hours === null) return start + active;
  if (active <= 0) return start + active;
  // Whole days first, then the rest of the last one; never more than a day and a change of clocks away.
  let moment = start + Math.max(0, Math.floor(active / activeMsPerDay(hours)) - 2) * DAY;
  for (;;) {
    const left = active - activeMsBetween(hours, start, moment);
    if (left <= 0) return moment;
    moment = isQuiet(hours, moment)
      ? quietHoursEnd(hours, moment)
      : moment + Math.min(left, msUntilQuietHours(hours, moment));
  }
}

/** When the quiet hours around a moment end. */
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

/** When the quiet hours end, in milliseconds after 00:00 UTC, as it is at a moment. */
function endsAt(hours: QuietHours, at: number): number {
  return (hours.endsAt + (at < hours.changesAt ? 0 : hours.changesBy)) * MINUTE;
}

/** How long the clock runs in a day. */
function activeMsPerDay(hours: QuietHours): number {
  return DAY - hours.minutes * MINUTE;
}

/** The remainder that is never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
