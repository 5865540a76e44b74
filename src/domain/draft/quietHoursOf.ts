import { tzOffset } from '@date-fns/tz';
import { succeed, fail, type Result } from '../result';
import { modulo, type QuietHours } from './quietHours';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The shortest quiet hours, twice as long as `MOST_CHANGE`. The shortest day keeps a draft going. */
export const QUIET_MINUTES = { shortest: 120, longest: 18 * 60 } as const;

/** The largest change of a zone's clocks, in minutes, that quiet hours can follow: it takes place in the middle of them. */
export const MOST_CHANGE = 60;

/** The names of time zones: an area and a place, or UTC. */
export const ZONE_PATTERN =
  '(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z0-9_+/-]{1,40}|UTC';
const ZONE = new RegExp(`^(?:${ZONE_PATTERN})$`);

/** How far ahead a change of the zone's clocks is looked for, in days. */
const LOOK_AHEAD = 330;

/**
 * The quiet hours from `from` to `to` (minutes of the day) in a zone, reckoned from the moment `at` on. Refuses an unknown zone,
 * one whose clocks change by more than an hour, and quiet hours shorter than two hours or longer than eighteen. One change of the zone's clocks is foreseen; a draft that
 * outlasts a second one keeps the hours of the first until the commissioner sets the quiet hours again. A change that falls into
 * active hours takes effect in the quiet hours after it.
 */
export function quietHoursOf(zone: string, from: number, to: number, at: number): Result<QuietHours> {
  const offset = ZONE.test(zone) ? offsetOf(zone, at) : null;
  if (offset === null) return fail('zone', `${zone} isn’t a time zone we know.`);
  if (![from, to].every((minute) => Number.isInteger(minute) && minute >= 0 && minute < 1440)) {
    return fail('quiet-hours', 'Choose hours between 0:00 and 23:59.');
  }
  const length = (to - from + 1440) % 1440;
  if (length < QUIET_MINUTES.shortest || length > QUIET_MINUTES.longest) {
    return fail('quiet-hours', 'The overnight pause can be 2 to 18 hours long.');
  }
  const change = nextChange(zone, at, offset) ?? { at, offset };
  const changesBy = offset - change.offset;
  if (Math.abs(changesBy) > MOST_CHANGE) {
    return fail('zone', `The clocks of ${zone} change by more than an hour. Choose another time zone.`);
  }
  const endsAt = modulo(to - offset, 1440);
  // The middle of the quiet hours that the change falls into, or of the next one: no active time is lost or counted twice.
  const startsAt = (endsAt - length) * MINUTE;
  const start = change.at - modulo(change.at - startsAt, DAY);
  const missed = change.at >= start + length * MINUTE;
  const changesAt = start + (length - Math.floor(length / 2)) * MINUTE + (missed ? DAY : 0);
  return succeed({ zone, from, minutes: length, endsAt, changesAt, changesBy });
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
