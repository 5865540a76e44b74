import type { QuietHours } from './quietHours';

/** Formats quiet hours: `23:00 to 08:00, New York time`. */
export function formatQuietHours({ zone, from, minutes }: Pick<QuietHours, 'zone' | 'from' | 'minutes'>): string {
  const hour = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  // A zone's name is its continent and its largest city: `America/New_York`.
  const place = zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;
  return `${hour(from)} to ${hour((from + minutes) % 1440)}, ${place}`;
}
