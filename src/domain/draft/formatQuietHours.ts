import type { QuietHours } from './quietHours';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Formats quiet hours: `11:00 PM to 8:00 AM, New York time`. They're read from the numbers that the clock uses, because
 * the rules know no time zones and can't compare `from` with these. In a zone that doesn't exist they're in UTC.
 */
export function formatQuietHours({ zone, minutes, changesAt }: Omit<QuietHours, 'from'>): string {
  // `changesAt` is the middle of quiet hours. Those of the day before are surely before the zone's clocks change.
  const start = changesAt - (minutes - Math.floor(minutes / 2)) * MINUTE - DAY;
  const format = (timeZone: string): string => {
    const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    // A zone's name is its continent and its largest city: `America/New_York`.
    const place = timeZone.includes('/')
      ? `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
      : timeZone;
    return `${time.format(start)} to ${time.format(start + minutes * MINUTE)}, ${place}`;
  };
  try {
    return format(zone);
  } catch {
    return format('UTC');
  }
}
