import { succeed, fail, type Result } from '@/domain/kernel/result';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '@/domain/football/schools';
import { lastWeekOf } from '@/domain/football/seasons';

/** A parsed command line. */
export type SeasonCommand =
  | { command: 'points'; season: 2025 }
  | { command: 'publish'; season: 2025; week: number; finished: SchoolCode[] | null }
  | { command: 'live'; season: 2025 }
  | { command: 'replay'; season: 2025; week: number; minutes: number; correct: boolean }
  | { command: 'open'; season: 2025; week: number; shiftToNow: boolean }
  /** `week`: null for the current one. `looked`: what is implausible has been looked over and is published. */
  | { command: 'file'; path: string; week: number | null; looked: boolean }
  /** `out`: null for the standard output. */
  | { command: 'export'; season: 2025; out: string | null }
  | { command: 'import'; path: string }
  | { command: 'help' };

const COMMANDS = ['publish', 'open', 'live', 'replay', 'points', 'export', 'import'] as const;

function isCommand(word: string | undefined): word is (typeof COMMANDS)[number] {
  return COMMANDS.some((command) => command === word);
}

/** How long a replay takes unless told. */
const REPLAY_MINUTES = 10;

export const USAGE = `Usage:
  npm run season -- publish 2025 WEEK [--schools ALA,TEX]   publish a week's results; with --schools, of those games only
  npm run season -- publish FILE [--week WEEK] [--look-over-implausible]
                                                            check a results file, print what it changes, and publish it for the current
                                                            week; with --week, for another. A file with mistakes is refused. With doubts it
                                                            is, too, unless the last flag says that you have looked them over
  npm run season -- open 2025 WEEK [--shift-to-now]         make it the current week; the flag moves the calendar to today
  npm run season -- live 2025                               publish the current week's games as time passes, until all are final
  npm run season -- replay 2025 WEEK [--minutes 10] [--correct]
                                                            play the week's games in as many minutes, from kickoff to final; with
                                                            --correct, a catch then moves to another squad, as after a real Saturday;
                                                            on the local suite only
  npm run -s season -- export 2025 [--out FILE]             print the season's documents and its leagues', as lines of JSON
  npm run season -- import FILE                             write an export's documents that are missing, past the rules; refused if one is
                                                            there with other data. With --live, by a service account alone
  npm run -s season -- points 2025                          print every squad-week as CSV
Publishing signs in as the admin of SEASON_EMAIL (locally the demo's), with SEASON_PASSWORD or, without it, a service account
whose key file GOOGLE_APPLICATION_CREDENTIALS names. --live talks to the project of the NEXT_PUBLIC_FIREBASE_* variables
instead of the local suite; --port N names another suite.`;

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
  if (seasonWord !== '2025') return fail('season', 'Results are there for the season 2025 only.');
  if (command === 'points' || command === 'live')
    return rest.length === 0 ? succeed({ command, season: 2025 }) : unknown(rest[0]);
  if (command === 'export') return parseExport(rest);
  const [weekWord, ...flags] = rest;
  const named = parseWeekNumber(weekWord);
  if (!named.ok) return named;
  const week = named.value;
  if (command === 'open') {
    const stranger = flags.find((flag) => flag !== '--shift-to-now');
    return stranger === undefined
      ? succeed({ command, season: 2025, week, shiftToNow: flags.length > 0 })
      : unknown(stranger);
  }
  if (command === 'replay')
    return words.includes('--live')
      ? fail('live', 'A replay overwrites the current week, so it runs on the local suite only.')
      : parseReplay(week, flags);
  if (flags.length === 0) return succeed({ command, season: 2025, week, finished: null });
  const [flag, list, ...more] = flags;
  if (flag !== '--schools' || more.length > 0) return unknown(flag === '--schools' ? more[0] : flag);
  const codes = (list ?? '').toUpperCase().split(',');
  const stranger = codes.find((code) => !isSchoolCode(code));
  if (stranger !== undefined) return fail('school', `"${stranger}" is not one of ${SCHOOL_CODES.join(', ')}.`);
  return succeed({ command, season: 2025, week, finished: codes.filter(isSchoolCode) });
}

function parseWeekNumber(word: string | undefined): Result<number> {
  const week = Number(word);
  return Number.isInteger(week) && week >= 1 && week <= lastWeekOf(2025)
    ? succeed(week)
    : fail('week', `Name a week from 1 to ${String(lastWeekOf(2025))}.`);
}

function parseFile(path: string, flags: readonly string[]): Result<SeasonCommand> {
  const looked = flags.includes('--look-over-implausible');
  const [flag, weekWord, ...more] = flags.filter((one) => one !== '--look-over-implausible');
  if (flag === undefined) return succeed({ command: 'file', path, week: null, looked });
  if (flag !== '--week' || more.length > 0) return unknown(flag === '--week' ? more[0] : flag);
  const week = parseWeekNumber(weekWord);
  return week.ok ? succeed({ command: 'file', path, week: week.value, looked }) : week;
}

function parseExport([flag, out, ...more]: readonly string[]): Result<SeasonCommand> {
  if (flag === undefined) return succeed({ command: 'export', season: 2025, out: null });
  if (flag !== '--out' || more.length > 0) return unknown(flag === '--out' ? more[0] : flag);
  return out === undefined ? fail('out', 'Name the file to write.') : succeed({ command: 'export', season: 2025, out });
}

function parseImport(path: string | undefined, [stranger]: readonly string[]): Result<SeasonCommand> {
  if (path === undefined) return fail('path', 'Name the file to import.');
  return stranger === undefined ? succeed({ command: 'import', path }) : unknown(stranger);
}

function parseReplay(week: number, flags: readonly string[]): Result<SeasonCommand> {
  const correct = flags.includes('--correct');
  const [flag, number, ...more] = flags.filter((one) => one !== '--correct');
  const replay = { command: 'replay', season: 2025, week, correct } as const;
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
