import type { Night } from './night';

/** The hours in which a clock sleeps: `23:00 to 08:00, New York time`. */
export function nightWords({ zone, from, to }: Night): string {
  const hour = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  // The zone is named for its largest city, after the continent: `America/New_York`.
  const place = zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;
  return `${hour(from)} to ${hour(to)}, ${place}`;
}
