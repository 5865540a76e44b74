import { escape, ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { product } from '@/config/product';
import type { CalendarEvent } from './calendarEvents';

/**
 * Where and when a calendar file is made: the site's address, such as `https://example.org`, and the time in
 * milliseconds since 1970.
 */
export type CalendarFileContext = { origin: string; now: number };

/**
 * Events as an iCalendar file (RFC 5545), with times in UTC. Calendar apps replace an event that they have with one of
 * the same UID and a higher SEQUENCE, so the sequence is the minute in which the file is made.
 */
export function calendarFile(
  name: string,
  events: readonly CalendarEvent[],
  { origin, now }: CalendarFileContext,
): string {
  const calendar = new ICalCalendar({
    // The library escapes the events’ texts, but neither the calendar’s name nor IDs.
    name: escape(name, false),
    prodId: { company: product.name, product: 'League calendar' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, title, description, start, end, allDay = false, path } of events) {
    calendar.createEvent({
      id: `${encodeURIComponent(id)}@${new URL(origin).hostname}`,
      sequence: Math.floor(now / 60_000),
      stamp: new Date(now),
      start: new Date(start),
      end: new Date(end),
      allDay,
      summary: title,
      description,
      url: new URL(path, origin).href,
    });
  }
  return calendar.toString();
}
