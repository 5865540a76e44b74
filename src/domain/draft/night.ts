const DAY = 24 * 60 * 60_000;

/**
 * The hours in which the clock of a slow draft sleeps. `zone`, `from` and `to` are what people chose; the rest follows from
 * them and is what everybody, the rules included, reckons with: rules know no time zones.
 */
export type Night = {
  /** IANA name of the zone, as people chose it. */
  zone: string;
  /** Minutes of the day, in the zone, at which the clock falls asleep and wakes. */
  from: number;
  to: number;
  /** When a morning is, in milliseconds after 00:00 UTC. */
  wakesAt: number;
  /** From this moment on a morning is at `wakesAtAfter`, because the zone's clocks change; null when no change is ahead. */
  changesAt: number | null;
  wakesAtAfter: number;
  /** How long the clock is awake from each morning on. */
  wakingMs: number;
};

/** Whether the clock sleeps at a moment (milliseconds of the server's clock). */
export function isNight(night: Night | null, at: number): boolean {
  return night !== null && sleeps(at, wakesAt(night, at), night.wakingMs);
}

/** Waking milliseconds from one moment to a later one. Without nights that is simply the time between them. */
export function wakingBetween(night: Night | null, start: number, end: number): number {
  return night === null ? end - start : wakingUntil(night, end) - wakingUntil(night, start);
}

/** The first moment at which so many waking milliseconds have passed since `start`. */
export function afterWaking(night: Night | null, start: number, waking: number): number {
  if (night === null) return start + waking;
  if (waking <= 0) return start + waking;
  // Whole days first, then the rest of the last one; never more than a day and a change of clocks away.
  let moment = start + Math.max(0, Math.floor(waking / night.wakingMs) - 2) * DAY;
  for (;;) {
    const left = waking - wakingBetween(night, start, moment);
    if (left <= 0) return moment;
    moment = isNight(night, moment) ? nextMorning(night, moment) : moment + Math.min(left, untilEvening(night, moment));
  }
}

/** When the clock wakes next, for a moment at which it sleeps. */
export function nextMorning(night: Night, at: number): number {
  const { changesAt } = night;
  const next = at + DAY - modulo(at - wakesAt(night, at), DAY);
  if (changesAt === null || at >= changesAt || next < changesAt) return next;
  return changesAt + DAY - modulo(changesAt - night.wakesAtAfter, DAY);
}

function untilEvening(night: Night, at: number): number {
  return night.wakingMs - modulo(at - wakesAt(night, at), DAY);
}

/** Waking milliseconds since 1970, as the rules reckon them. */
function wakingUntil(night: Night, at: number): number {
  const since = at - wakesAt(night, at);
  return Math.floor(since / DAY) * night.wakingMs + Math.min(modulo(since, DAY), night.wakingMs);
}

function wakesAt(night: Night, at: number): number {
  return night.changesAt === null || at < night.changesAt ? night.wakesAt : night.wakesAtAfter;
}

/** Whether a reckoning (milliseconds of a morning after 00:00 UTC, waking milliseconds) sleeps at a moment. */
export function sleeps(at: number, morningAt: number, wakingMs: number): boolean {
  return modulo(at - morningAt, DAY) >= wakingMs;
}

/** The remainder that is never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
