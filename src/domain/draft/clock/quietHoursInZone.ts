import { tzOffset } from '@date-fns/tz';
import { succeed, fail, type Result } from '../../kernel/result';
import { DAY, modulo, type QuietHours } from './quietHours';

const MINUTE = 60_000;

/** Limits on the length of quiet hours, in minutes. The longest leaves enough active time each day to draft. */
const QUIET_MINUTES = { shortest: 120, longest: 18 * 60 };
/** The same as limits on the active time of a day, in milliseconds. */
export const ACTIVE_MS = { least: DAY - QUIET_MINUTES.longest * MINUTE, most: DAY - QUIET_MINUTES.shortest * MINUTE };

/** Pattern of time zone names: an area and a place, or UTC. */
export const ZONE_PATTERN =
  '(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z0-9_+/-]{1,40}|UTC';
const ZONE = new RegExp(`^(?:${ZONE_PATTERN})$`);

/**
 * Computes the quiet hours from `from` to `to` (minutes of the day) in a zone, as its clocks show at `at`. They don't
 * follow a change to or from daylight saving time: the commissioner sets them again.
 * Fails for an unknown zone, and for quiet hours shorter than two hours or longer than eighteen.
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
  return succeed({ zone, activeMs: DAY - length * MINUTE, endsAtMs: modulo(to - offset, 1440) * MINUTE });
}

/** Start and end of quiet hours, in minutes of the day, as their zone's clocks show them at `at`. */
export function hoursInZone({ zone, activeMs, endsAtMs }: QuietHours, at: number): { from: number; to: number } {
  const to = modulo(endsAtMs / MINUTE + (offsetOf(zone, at) ?? 0), 1440);
  return { from: modulo(to + activeMs / MINUTE, 1440), to };
}

function offsetOf(zone: string, at: number): number | null {
  const offset = tzOffset(zone, new Date(at));
  return Number.isNaN(offset) ? null : offset;
}
