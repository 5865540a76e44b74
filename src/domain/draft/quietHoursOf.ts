import { tzOffset } from '@date-fns/tz';
import { succeed, fail, type Result } from '../kernel/result';
import { modulo, type QuietHours } from './quietHours';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Limits on the length of quiet hours, in minutes. The shortest is twice `MOST_CHANGE`. The longest leaves enough
 * active time each day to keep a draft going.
 */
export const QUIET_MINUTES = { shortest: 120, longest: 18 * 60 } as const;

/**
 * The largest clock change of a zone, in minutes, that quiet hours can handle. The change is applied in the middle of
 * them.
 */
export const MOST_CHANGE = 60;

/** Pattern of time zone names: an area and a place, or UTC. */
export const ZONE_PATTERN =
  '(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z0-9_+/-]{1,40}|UTC';
const ZONE = new RegExp(`^(?:${ZONE_PATTERN})$`);

/** How many days ahead to look for a clock change in the zone. */
const LOOK_AHEAD = 330;

/**
 * Computes the quiet hours from `from` to `to` (minutes of the day) in a zone, starting at `at`. One clock change is
 * planned for: a draft that outlasts a second one keeps the hours of the first until the commissioner sets the quiet
 * hours again. A change during active hours takes effect in the next quiet hours.
 * Fails for an unknown zone, a zone whose clocks change by more than an hour, and quiet hours shorter than two hours or
 * longer than eighteen.
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
  // Use the middle of the quiet hours that contain the change, or of the next ones, so no active time is lost or
  // counted twice.
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
