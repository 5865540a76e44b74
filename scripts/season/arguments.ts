import { succeed, fail, type Result } from '@/domain/kernel/result';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '@/domain/football/schools';
import { lastWeekOf } from '@/domain/football/seasons';
import { parseWeekId } from '@/domain/football/weeks';
import type { WeekId } from '@/domain/kernel/ids';
import { LAST_WEEKS, PLAYED } from '../../data/seasons';

/** The seasons whose schedule is in `data/`; `PLAYED` are those with results. */
const SCHEDULED = Object.keys(LAST_WEEKS).map(Number);

/** A parsed command line. */
export type SeasonCommand =
  | { command: 'points'; season: number }
  | { command: 'publish'; season: number; week: number; finished: SchoolCode[] | null }
  | { command: 'live'; season: number }
  | { command: 'replay'; season: number; week: number; minutes: number; correct: boolean }
  | { command: 'open'; season: number; week: number; shiftToNow: boolean }
  /** `week`: null for the current one. `looked`: what is implausible has been looked over and is published. */
  | { command: 'file'; path: string; week: WeekId | null; looked: boolean }
  /** `out`: null for the standard output. */
  | { command: 'export'; season: number; out: string | null }
  | { command: 'import'; path: string }
  | { command: 'help' };

const COMMANDS = ['publish', 'open', 'live', 'replay', 'points', 'export', 'import'] as const;

function isCommand(word: string | undefined): word is (typeof COMMANDS)[number] {
  return COMMANDS.some((command) => command === word);
}

/** How many minutes a replay takes by default. */
const REPLAY_MINUTES = 10;

export const USAGE = `Usage:
  npm run season -- publish YEAR WEEK [--schools ALA,TEX]   publish a week's results; with --schools, of those games only
  npm run season -- publish FILE [--week YEAR-WEEK] [--look-over-implausible]
                                                            check a results file, print what it changes, and publish it for the current
                                                            week; with --week, for another, such as 2025-08. A file with mistakes is
                                                            refused. With doubts it is, too, unless the last flag says that you have
                                                            looked them over
  npm run season -- open YEAR WEEK [--shift-to-now]         make it the current week; the flag moves the calendar to today
  npm run season -- live YEAR                               publish the current week's games as time passes, until all are final
  npm run season -- replay YEAR WEEK [--minutes 10] [--correct]
                                                            play the week's games in as many minutes, from kickoff to final; with
                                                            --correct, a catch then moves to another squad, as after a real Saturday;
                                                            on the local suite only
  npm run -s season -- export YEAR [--out FILE]             print the season's documents and its leagues', as lines of JSON
  npm run season -- import FILE                             write an export's documents that are missing, past the rules; refused if one is
                                                            there with other data. With --live, by a service account alone
  npm run -s season -- points YEAR                          print every squad-week as CSV
YEAR is a season in data/: ${SCHEDULED.join(', ')} (with results: ${PLAYED.join(', ')}).
Publishing signs in as the admin of SEASON_EMAIL (locally the demo's), with SEASON_PASSWORD or, without it, a service account
whose key file GOOGLE_APPLICATION_CREDENTIALS names. --live talks to the project of the NEXT_PUBLIC_FIREBASE_* variables
instead of the local suite; all of these are read from .env.local, too. --port N names another suite.`;

/** Parses the command-line arguments. Unknown ones are errors. */
export function parseArguments(words: readonly string[]): Result<SeasonCommand> {
  if (words.includes('--help')) return succeed({ command: 'help' });
  const [command, seasonWord, ...rest] = words.filter((word) => word !== '--live');
  if (!isCommand(command)) {
    return fail(
      'command',
      command === undefined ? 'Say what to do.' : `${command} is not one of ${COMMANDS.join(', ')}.`,
    );
  }
  if (command === 'publish' && seasonWord !== undefined && /\.(csv|json)$/i.test(seasonWord))
    return parseFile(seasonWord, rest);
  if (command === 'import') return parseImport(seasonWord, rest);
  const season = Number(seasonWord);
  const seasons = command === 'open' || command === 'export' ? SCHEDULED : PLAYED;
  if (!seasons.includes(season)) return fail('season', `Name a season: ${seasons.join(', ')}.`);
  if (command === 'points' || command === 'live')
    return rest.length === 0 ? succeed({ command, season }) : unknown(rest[0]);
  if (command === 'export') return parseExport(season, rest);
  const [weekWord, ...flags] = rest;
  const named = parseWeekNumber(weekWord, season);
  if (!named.ok) return named;
  const week = named.value;
  if (command === 'open') {
    const stranger = flags.find((flag) => flag !== '--shift-to-now');
    return stranger === undefined
      ? succeed({ command, season, week, shiftToNow: flags.length > 0 })
      : unknown(stranger);
  }
  if (command === 'replay')
    return words.includes('--live')
      ? fail('live', 'A replay overwrites the current week, so it runs on the local suite only.')
      : parseReplay(season, week, flags);
  if (flags.length === 0) return succeed({ command, season, week, finished: null });
  const [flag, list, ...more] = flags;
  if (flag !== '--schools' || more.length > 0) return unknown(flag === '--schools' ? more[0] : flag);
  const codes = (list ?? '').toUpperCase().split(',');
  const stranger = codes.find((code) => !isSchoolCode(code));
  if (stranger !== undefined) return fail('school', `"${stranger}" is not one of ${SCHOOL_CODES.join(', ')}.`);
  return succeed({ command, season, week, finished: codes.filter(isSchoolCode) });
}

function parseWeekNumber(word: string | undefined, season: number): Result<number> {
  const [week, last] = [Number(word), lastWeekOf(season)];
  return Number.isInteger(week) && week >= 1 && week <= last
    ? succeed(week)
    : fail('week', `Name a week from 1 to ${String(last)}.`);
}

function parseFile(path: string, flags: readonly string[]): Result<SeasonCommand> {
  const looked = flags.includes('--look-over-implausible');
  const [flag, week, ...more] = flags.filter((one) => one !== '--look-over-implausible');
  if (flag === undefined) return succeed({ command: 'file', path, week: null, looked });
  if (flag !== '--week' || more.length > 0) return unknown(flag === '--week' ? more[0] : flag);
  return week !== undefined && parseWeekId(week) !== null
    ? succeed({ command: 'file', path, week, looked })
    : fail('week', 'Name a week by its season and number, such as 2025-08.');
}

function parseExport(season: number, [flag, out, ...more]: readonly string[]): Result<SeasonCommand> {
  if (flag === undefined) return succeed({ command: 'export', season, out: null });
  if (flag !== '--out' || more.length > 0) return unknown(flag === '--out' ? more[0] : flag);
  return out === undefined ? fail('out', 'Name the file to write.') : succeed({ command: 'export', season, out });
}

function parseImport(path: string | undefined, [stranger]: readonly string[]): Result<SeasonCommand> {
  if (path === undefined) return fail('path', 'Name the file to import.');
  return stranger === undefined ? succeed({ command: 'import', path }) : unknown(stranger);
}

function parseReplay(season: number, week: number, flags: readonly string[]): Result<SeasonCommand> {
  const correct = flags.includes('--correct');
  const [flag, number, ...more] = flags.filter((one) => one !== '--correct');
  const replay = { command: 'replay', season, week, correct } as const;
  if (flag === undefined) return succeed({ ...replay, minutes: REPLAY_MINUTES });
  if (flag !== '--minutes' || more.length > 0) return unknown(flag === '--minutes' ? more[0] : flag);
  const minutes = Number(number);
  return Number.isFinite(minutes) && minutes >= 1 && minutes <= 600
    ? succeed({ ...replay, minutes })
    : fail('minutes', 'Name the minutes, from 1 to 600.');
}

function unknown(word: string | undefined): Result<never> {
  return fail('unknown', `"${word ?? ''}" is not known here.`);
}
