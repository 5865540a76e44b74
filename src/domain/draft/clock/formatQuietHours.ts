import { DAY, type QuietHours } from './quietHours';

/**
 * Formats quiet hours as their zone's clocks show them at `at` (milliseconds): `11:00 PM to 8:00 AM, New York time`.
 * In a zone that doesn't exist they're in UTC.
 */
export function formatQuietHours({ zone, activeMs, endsAtMs }: QuietHours, at: number): string {
  const end = Math.floor(at / DAY) * DAY + endsAtMs;
  const format = (timeZone: string): string => {
    const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    // A zone's name is its continent and its largest city: `America/New_York`.
    const place = timeZone.includes('/')
      ? `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
      : timeZone;
    return `${time.format(end - DAY + activeMs)} to ${time.format(end)}, ${place}`;
  };
  try {
    return format(zone);
  } catch {
    return format('UTC');
  }
}
