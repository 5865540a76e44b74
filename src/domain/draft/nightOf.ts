import { tzOffset } from '@date-fns/tz';
import { accept, refuse, type Result } from '../result';
import { modulo, sleeps, type Night } from './night';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The shortest night; a change of the zone's clocks must fit into it. The shortest day keeps a draft going. */
export const NIGHT_MINUTES = { shortest: 120, longest: 18 * 60 } as const;

/** The names of time zones: an area and a place, or UTC. */
export const ZONE_PATTERN =
  '(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z0-9_+/-]{1,40}|UTC';
const ZONE = new RegExp(`^(?:${ZONE_PATTERN})$`);

/** How far ahead a change of the zone's clocks is looked for, in days. */
const LOOK_AHEAD = 330;

/**
 * The night from `from` to `to` (minutes of the day) in a zone, reckoned from the moment `at` on. Refuses an unknown zone
 * and a night shorter than two hours or longer than eighteen. One change of the zone's clocks is foreseen; a draft that
 * outlasts a second one keeps the hours of the first until the commissioner sets the night again. A change that falls into
 * waking hours takes effect in the night after it.
 */
export function nightOf(zone: string, from: number, to: number, at: number): Result<Night> {
  const offset = ZONE.test(zone) ? offsetOf(zone, at) : null;
  if (offset === null) return refuse('zone', `${zone} isn’t a time zone we know.`);
  if (![from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute < 1440)) {
    return refuse('night', 'Choose hours between 0:00 and 23:59.');
  }
  const length = (to - from + 1440) % 1440;
  if (length < NIGHT_MINUTES.shortest || length > NIGHT_MINUTES.longest) {
    return refuse('night', 'The overnight pause can be 2 to 18 hours long.');
  }
  const wakingMs = (1440 - length) * MINUTE;
  const plain: Night = {
    zone,
    from,
    to,
    wakesAt: morning(to, offset),
    changesAt: null,
    wakesAtAfter: morning(to, offset),
    wakingMs,
  };
  const change = nextChange(zone, at, offset);
  if (change === null) return accept(plain);
  const changed = { ...plain, wakesAtAfter: plain.wakesAt + (offset - change.offset) * MINUTE };
  // The next moment from the change on at which both reckonings sleep, so that no waking time is lost or counted twice.
  for (let moment = change.at; moment < change.at + 2 * DAY; moment += MINUTE) {
    if (sleeps(moment, changed.wakesAt, wakingMs) && sleeps(moment, changed.wakesAtAfter, wakingMs)) {
      return accept({ ...changed, changesAt: moment });
    }
  }
  return refuse('night', 'Clocks change soon, and this pause is too short for that night. Make it longer.');
}

/** A local minute of the day as milliseconds after 00:00 UTC, in a zone that is `offset` minutes ahead of it. */
function morning(minute: number, offset: number): number {
  return modulo((minute - offset) * MINUTE, DAY);
}

function nextChange(zone: string, at: number, offset: number): { at: number; offset: number } | null {
  const today = Math.floor(at / DAY) * DAY;
  for (let day = 1; day <= LOOK_AHEAD; day += 1) {
    if (offsetOf(zone, today + day * DAY) === offset) continue;
    let [before, after] = [today + (day - 1) * DAY, today + day * DAY];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetOf(zone, middle) === offset) before = middle;
      else after = middle;
    }
    return { at: after, offset: offsetOf(zone, after)! };
  }
  return null;
}

function offsetOf(zone: string, at: number): number | null {
  const offset = tzOffset(zone, new Date(at));
  return Number.isNaN(offset) ? null : offset;
}
