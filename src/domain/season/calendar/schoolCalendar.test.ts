import { expect, it } from 'vitest';
import { SCHOOL_CODES } from '../../football/schools';
import { DAY_MS, HOUR_MS } from '../../kernel/durations';
import { calendarFile } from './calendarFile';
import { schoolEvents } from './schoolCalendar';

it('has every school’s regular-season games of each known season, a game under one ID for both schools', () => {
  for (const school of SCHOOL_CODES) expect(schoolEvents(school).length, school).toBe(12 + 12);
  const [texas, oklahoma] = [schoolEvents('TEX'), schoolEvents('OK')];
  const rivalry = texas.filter(({ title }) => title.startsWith('Texas vs. Oklahoma'));
  expect(rivalry.map(({ title, description }) => [title, description])).toEqual([
    ['Texas vs. Oklahoma (neutral)', expect.stringMatching(/^Week \d+ of 2025\.$/)],
    ['Texas vs. Oklahoma (neutral)', expect.stringMatching(/^Week \d+ of 2026\.$/)],
  ]);
  expect(oklahoma.map(({ id }) => id)).toEqual(expect.arrayContaining(rivalry.map(({ id }) => id)));
});

it('gives a game its kickoff, and only the day where the kickoff isn’t known', () => {
  const all = SCHOOL_CODES.flatMap(schoolEvents);
  for (const { start, end, allDay } of all) expect(end - start).toBe(allDay === true ? DAY_MS : 4 * HOUR_MS);
  const [known, open] = [all.find(({ allDay }) => allDay !== true)!, all.find(({ allDay }) => allDay)!];
  const file = calendarFile('Games', [known, open], { origin: 'https://example.org', now: 0 });
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  const [, start, end] = /DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/.exec(file)!;
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  expect([start, end]).toEqual([dayOf(open.start), dayOf(open.start + DAY_MS)]);
});
