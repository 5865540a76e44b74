import { succeed, fail, type Result } from '@/domain/result';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '@/domain/schools';
import { lastWeekOf } from '@/domain/weeks';

/** A parsed command line. */
export type SeasonCommand =
  | { command: 'points'; season: 2025 }
  | { command: 'publish'; season: 2025; week: number; finished: SchoolCode[] | null }
  | { command: 'open'; season: 2025; week: number; shiftToNow: boolean };

export const USAGE = `Usage:
  npm run season -- publish 2025 WEEK [--schools ALA,TEX]   publish a week's results; with --schools, of those games only
  npm run season -- open 2025 WEEK [--shift-to-now]         make it the current week; the flag moves the calendar to today
  npm run -s season -- points 2025                          print every squad-week as CSV
Publishing signs in as an admin: SEASON_EMAIL and SEASON_PASSWORD (locally the demo's admin). --live talks to the project of
the NEXT_PUBLIC_FIREBASE_* variables instead of the local suite; --port N names another suite.`;

/** Parses the command-line arguments. Unknown ones are errors. */
export function parseArguments(words: readonly string[]): Result<SeasonCommand> {
  const [command, seasonWord, ...rest] = words.filter((word) => word !== '--live');
  if (command !== 'points' && command !== 'publish' && command !== 'open') {
    return fail(
      'command',
      command === undefined ? 'Say what to do.' : `${command} is not one of publish, open and points.`,
    );
  }
  if (seasonWord !== '2025') return fail('season', 'Results are there for the season 2025 only.');
  if (command === 'points') return rest.length === 0 ? succeed({ command, season: 2025 }) : unknown(rest[0]);
  const [weekWord, ...flags] = rest;
  const week = Number(weekWord);
  if (!Number.isInteger(week) || week < 1 || week > lastWeekOf(2025)) {
    return fail('week', `Name a week from 1 to ${String(lastWeekOf(2025))}.`);
  }
  if (command === 'open') {
    const stranger = flags.find((flag) => flag !== '--shift-to-now');
    return stranger === undefined
      ? succeed({ command, season: 2025, week, shiftToNow: flags.length > 0 })
      : unknown(stranger);
  }
  if (flags.length === 0) return succeed({ command, season: 2025, week, finished: null });
  const [flag, list, ...more] = flags;
  if (flag !== '--schools' || more.length > 0) return unknown(flag === '--schools' ? more[0] : flag);
  const codes = (list ?? '').toUpperCase().split(',');
  const stranger = codes.find((code) => !isSchoolCode(code));
  if (stranger !== undefined) return fail('school', `"${stranger}" is not one of ${SCHOOL_CODES.join(', ')}.`);
  return succeed({ command, season: 2025, week, finished: codes.filter(isSchoolCode) });
}

function unknown(word: string | undefined): Result<never> {
  return fail('unknown', `"${word ?? ''}" is not known here.`);
}
