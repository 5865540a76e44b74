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
  wakesAt: number;
  /** From this moment on it goes on `changesBy` minutes later, because the zone's clocks change; in the middle of a rest. */
  changesAt: number;
  changesBy: number;
};

/** Whether the clock sleeps at a moment (milliseconds of the server's clock). */
export function isQuiet(night: QuietHours | null, at: number): boolean {
  return night !== null && modulo(at - wakesAt(night, at), DAY) >= wakingMs(night);
}

/** Waking milliseconds from one moment to a later one. Without nights that is simply the time between them. */
export function wakingBetween(night: QuietHours | null, start: number, end: number): number {
  return night === null ? end - start : wakingUntil(night, end) - wakingUntil(night, start);
}

/** The first moment at which so many waking milliseconds have passed since `start`. */
export function afterWaking(night: QuietHours | null, start: number, waking: number): number {
  if (night === null) return start + waking;
  if (waking <= 0) return start + waking;
  // Whole days first, then the rest of the last one; never more than a day and a change of clocks away.
  let moment = start + Math.max(0, Math.floor(waking / wakingMs(night)) - 2) * DAY;
  for (;;) {
    const left = waking - wakingBetween(night, start, moment);
    if (left <= 0) return moment;
    moment = isQuiet(night, moment) ? nextMorning(night, moment) : moment + Math.min(left, untilEvening(night, moment));
  }
}

/** When the clock wakes next, for a moment at which it sleeps. */
export function nextMorning(night: QuietHours, at: number): number {
  const next = at + DAY - modulo(at - wakesAt(night, at), DAY);
  if (at >= night.changesAt || next < night.changesAt) return next;
  return night.changesAt + modulo(wakesAt(night, night.changesAt) - night.changesAt, DAY);
}

function untilEvening(night: QuietHours, at: number): number {
  return wakingMs(night) - modulo(at - wakesAt(night, at), DAY);
}

/** Waking milliseconds since 1970, as the rules calculate them. */
function wakingUntil(night: QuietHours, at: number): number {
  const since = at - wakesAt(night, at);
  return Math.floor(since / DAY) * wakingMs(night) + Math.min(modulo(since, DAY), wakingMs(night));
}

/** When a morning is, in milliseconds after 00:00 UTC, as it is at a moment. */
function wakesAt(night: QuietHours, at: number): number {
  return (night.wakesAt + (at < night.changesAt ? 0 : night.changesBy)) * MINUTE;
}

/** How long the clock runs from each morning on. */
function wakingMs(night: QuietHours): number {
  return DAY - night.minutes * MINUTE;
}

/** The remainder that is never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
