/** Milliseconds of a day. */
export const DAY = 86_400_000;

/**
 * The hours in which the clock of a slow draft is stopped, in milliseconds. They're the same in UTC all year, because
 * rules have no time zones.
 */
export type QuietHours = {
  /** IANA name of the zone in which people read them. */
  zone: string;
  /** The rest of the day, in which the clock runs. */
  activeMs: number;
  /** When the clock resumes, after midnight UTC. */
  endsAtMs: number;
};

/** Whether the clock is stopped at a moment (milliseconds of server time). */
export function isQuiet(hours: QuietHours | null, at: number): boolean {
  return hours !== null && msSinceEnd(hours, at) >= hours.activeMs;
}

/** Active milliseconds from `start` to `end`. Without quiet hours, this is simply the time between them. */
export function activeMsBetween(hours: QuietHours | null, start: number, end: number): number {
  return hours === null ? end - start : activeMsUntil(hours, end) - activeMsUntil(hours, start);
}

/** The first moment at which this many active milliseconds have passed since `start`. */
export function afterActiveMs(hours: QuietHours | null, start: number, active: number): number {
  if (hours === null) return start + active;
  if (active <= 0) return start + active;
  // Whole days first; then to the end of quiet hours that haven't passed, and over those that come before the rest has.
  const perDay = hours.activeMs;
  const days = Math.ceil(active / perDay) - 1;
  const moment = start + days * DAY;
  const left = active - days * perDay;
  const from = isQuiet(hours, moment) ? quietHoursEnd(hours, moment) : moment;
  const untilQuiet = perDay - msSinceEnd(hours, from);
  return from + left + (left > untilQuiet ? DAY - perDay : 0);
}

/** When the quiet hours that contain a moment end. */
export function quietHoursEnd(hours: QuietHours, at: number): number {
  return at + DAY - msSinceEnd(hours, at);
}

/** Milliseconds since the last quiet hours ended, less than a day. */
function msSinceEnd({ endsAtMs }: QuietHours, at: number): number {
  return modulo(at - endsAtMs, DAY);
}

/** Active milliseconds since 1970, as the rules calculate them. */
function activeMsUntil(hours: QuietHours, at: number): number {
  const since = at - hours.endsAtMs;
  return Math.floor(since / DAY) * hours.activeMs + Math.min(modulo(since, DAY), hours.activeMs);
}

/** The remainder, never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
