import { formatTimeOfDay } from '../kernel/times';
import type { QuietHours } from './quietHours';

/** Formats quiet hours: `11:00 PM to 8:00 AM, New York time`. */
export function formatQuietHours({ zone, from, minutes }: Pick<QuietHours, 'zone' | 'from' | 'minutes'>): string {
  const hour = (minute: number) => formatTimeOfDay(new Date(2000, 0, 1, 0, minute).getTime());
  // A zone's name is its continent and its largest city: `America/New_York`.
  const place = zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;
  return `${hour(from)} to ${hour((from + minutes) % 1440)}, ${place}`;
}
