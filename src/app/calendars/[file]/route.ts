import { env } from '@/config/env';
import { schoolCalendarPath } from '@/domain/football/schoolCalendarPath';
import { SCHOOLS, SCHOOL_CODES } from '@/domain/football/schools';
import { calendarFile } from '@/domain/season/calendar/calendarFile';
import { schoolEvents } from '@/domain/season/calendar/schoolCalendar';

// Required for the static export: there is no server to handle the request.
export const dynamic = 'force-static';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A file for each school. */
export function generateStaticParams() {
  return SCHOOL_CODES.map((school) => ({ file: nameOf(schoolCalendarPath(school)) }));
}

/** A school's schedule as a calendar to subscribe to: `/calendars/ala.ics`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const school = SCHOOL_CODES.find((code) => nameOf(schoolCalendarPath(code)) === file);
  if (school === undefined) return new Response(null, { status: 404 });
  const text = calendarFile(`${SCHOOLS[school].name} football`, schoolEvents(school), {
    origin: env.siteUrl,
    now: Date.now(),
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
