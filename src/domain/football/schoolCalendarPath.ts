import type { SchoolCode } from './schools';

/** The path of a school's calendar on this site. */
export function schoolCalendarPath(school: SchoolCode): string {
  return `/calendars/${school.toLowerCase()}.ics`;
}
