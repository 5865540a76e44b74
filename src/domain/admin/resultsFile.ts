import type { GameClock } from '../football/gameClock';
import { toPoints } from '../kernel/hundredths';
import { asMap } from '../kernel/parse';
import type { SchoolGame, WeekResults } from '../scoring/results';
import { SCHOOL_CODES, SCHOOLS, isSchoolCode, type SchoolCode } from '../football/schools';
import { scoreSquad } from '../scoring/scoreSquad';
import { UNITS, perUnit, squadId, type Unit } from '../football/squads';
import { STAT_COLUMNS, parseStatLine, type StatLine } from '../football/statLines';
import type { GamesPatch } from './publishPlan';
import { doubtsOf } from './plausible';

/**
 * The columns of a results file that name the game; the others are `{unit}.{column of its stat line}`: `QB.pass_yds`.
 */
const GAME_COLUMNS = ['school', 'opponent', 'points_for', 'points_against'] as const;

/** All columns of a results file. A file has one row for each school and game. */
export const RESULT_COLUMNS: readonly string[] = [
  ...GAME_COLUMNS,
  ...UNITS.flatMap((unit) => STAT_COLUMNS[unit].map((column) => `${unit}.${column}`)),
];

/** A row of a file as it was read. `row` is its line or, in JSON, its number, counted from 1. */
export type FileRow = { row: number; cells: Readonly<Record<string, unknown>> };

/**
 * Something wrong in a file. A doubt can be accepted on a second look; anything else refuses the file. `row` is null if
 * it's about the whole file.
 */
export type FileProblem = { row: number | null; message: string; doubt: boolean };

/** A school's game as a file has it. */
export type SchoolResult = {
  row: number;
  code: SchoolCode;
  opponent: string;
  pointsFor: number;
  pointsAgainst: number;
  lines: Record<Unit, StatLine>;
};

/** A file after its checks: the results to publish, none if the file is refused, and what is wrong with it. */
export type CheckedFile = { results: readonly SchoolResult[]; problems: readonly FileProblem[] };

/** Checks a file against the week as it's published, which knows who plays whom. */
export function checkFile(columns: readonly string[], rows: readonly FileRow[], week: WeekResults): CheckedFile {
  const problems = columnProblems(columns);
  if (rows.length === 0) problems.push(wrong(null, 'The file has no games.'));
  if (problems.length > 0) return { results: [], problems };
  const results: SchoolResult[] = [];
  for (const row of rows) {
    const read = readRow(row, week.games);
    if (Array.isArray(read)) problems.push(...read);
    else if (results.some(({ code }) => code === read.code))
      problems.push(wrong(row.row, `${read.code} is in the file twice.`));
    else results.push(read);
  }
  problems.push(...results.flatMap((result) => pairProblems(result, results, rows)));
  if (problems.length > 0) return { results: [], problems };
  const doubts = [
    ...results.flatMap((result) => doubtsOf(result).map((message) => doubt(result.row, message))),
    ...missingGames(results, week.games),
  ];
  return { results, problems: doubts };
}

function columnProblems(columns: readonly string[]): FileProblem[] {
  const unknown = columns.filter((column) => !RESULT_COLUMNS.includes(column));
  const missing = RESULT_COLUMNS.filter((column) => !columns.includes(column));
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  return [
    ...unknown.map((column) => wrong(null, `There is no column “${column}”.`)),
    ...(missing.length > 0 ? [wrong(null, `These columns are missing: ${missing.join(', ')}.`)] : []),
    ...twice.map((column) => wrong(null, `The column “${column}” is there twice.`)),
  ];
}

function readRow({ row, cells }: FileRow, games: WeekResults['games']): SchoolResult | FileProblem[] {
  const code = String(cells.school).trim().toUpperCase();
  if (!isSchoolCode(code)) return [wrong(row, `“${code}” is not one of ${SCHOOL_CODES.join(', ')}.`)];
  const game = games[code];
  if (game === undefined) return [wrong(row, `${SCHOOLS[code].name} has no game this week.`)];
  const opponent = String(cells.opponent).trim().toUpperCase();
  if (opponent !== game.opponent)
    return [wrong(row, `${SCHOOLS[code].name} plays ${game.opponent} this week, not ${opponent}.`)];
  const problems: FileProblem[] = [];
  const count = (column: string): number => {
    const number = wholeNumber(cells[column]);
    if (number === null) problems.push(wrong(row, `${code}: “${column}” is not a whole number.`));
    else if (number < 0 && !column.endsWith('_yds'))
      problems.push(wrong(row, `${code}: “${column}” is negative (${String(number)}).`));
    return number ?? 0;
  };
  const [pointsFor, pointsAgainst] = [count('points_for'), count('points_against')];
  const lines = perUnit((unit) => {
    const stats = STAT_COLUMNS[unit].map((column) => [column, count(`${unit}.${column}`)] as const);
    return parseStatLine(unit, Object.fromEntries(stats))!;
  });
  if (problems.length > 0) return problems;
  if ('points_against' in lines.DST && lines.DST.points_against !== pointsAgainst)
    return [wrong(row, `${code}: “DST.points_against” isn’t the opponent’s score.`)];
  return { row, code, opponent, pointsFor, pointsAgainst, lines };
}

/** A whole number of at most six digits, also as spreadsheets write it: `1,024`, `312.0`. */
const WHOLE_NUMBER = /^\s*(-?)(\d{1,6}|\d{1,3}[, \u00a0\u202f]\d{3})(?:\.0+)?\s*$/;

function wholeNumber(cell: unknown): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : null;
  const [, sign = '', digits] = (typeof cell === 'string' && WHOLE_NUMBER.exec(cell)) || [];
  return digits === undefined ? null : Number(sign + digits.replace(/\D/g, ''));
}

/** Both schools of a game are there, with the same score. Said once, at the first of the two. */
function pairProblems(
  { row, code, opponent, pointsFor, pointsAgainst }: SchoolResult,
  results: readonly SchoolResult[],
  rows: readonly FileRow[],
): FileProblem[] {
  if (!isSchoolCode(opponent)) return [];
  const other = results.find((one) => one.code === opponent);
  if (other === undefined) {
    const isThere = rows.some(({ cells }) => String(cells.school).trim().toUpperCase() === opponent);
    return isThere ? [] : [wrong(row, `${code} plays ${opponent}, which isn’t in the file.`)];
  }
  if (other.row < row || (other.pointsFor === pointsAgainst && other.pointsAgainst === pointsFor)) return [];
  return [wrong(row, `${code} and ${opponent} have different scores of their game (row ${String(other.row)}).`)];
}

function missingGames(results: readonly SchoolResult[], games: WeekResults['games']): FileProblem[] {
  const missing = (Object.entries(games) as [SchoolCode, SchoolGame][]).filter(
    ([code, { opponent, home }]) => !results.some((one) => one.code === code) && (home || !isSchoolCode(opponent)),
  );
  return missing.map(([code, { opponent }]) =>
    doubt(null, `${code} and ${opponent} aren’t in the file: their game stays as it is.`),
  );
}

function wrong(row: number | null, message: string): FileProblem {
  return { row, message, doubt: false };
}

function doubt(row: number | null, message: string): FileProblem {
  return { row, message, doubt: true };
}

/** How far a game is: over, or in play with its clock, if that is known. */
export type PlayState = { state: 'final' } | { state: 'live'; clock?: GameClock };

/** What publishing results changes in the week as it is stored. A file's games are final. */
export function patchFrom(
  stored: unknown,
  results: readonly SchoolResult[],
  play: PlayState = { state: 'final' },
): GamesPatch {
  const games = asMap(asMap(stored).games);
  const patch: GamesPatch = { squads: {}, games: {} };
  for (const { code, pointsFor, pointsAgainst, lines } of results) {
    const { clock: _, ...game } = asMap(games[code]);
    patch.games[code] = { ...game, ...play, pointsFor, pointsAgainst };
    for (const unit of UNITS) {
      const points = toPoints(scoreSquad(unit, lines[unit]).hundredths);
      patch.squads[squadId(code, unit)] = { points, stats: lines[unit], state: play.state };
    }
  }
  return patch;
}

/** The week as a results file: its final games as they are published, and the others with empty cells to fill in. */
export function fileOf(week: WeekResults): string {
  const rows = SCHOOL_CODES.flatMap((code) => {
    const game = week.games[code];
    if (game === undefined) return [];
    const isFinal = game.state === 'final';
    const cells = UNITS.flatMap((unit) => {
      const stats: Readonly<Record<string, number>> = week.squads[squadId(code, unit)]?.stats ?? {};
      return STAT_COLUMNS[unit].map((column) => (isFinal ? (stats[column] ?? '') : ''));
    });
    const score = isFinal ? [game.pointsFor ?? '', game.pointsAgainst ?? ''] : ['', ''];
    return [[code, game.opponent, ...score, ...cells].join(',')];
  });
  return [RESULT_COLUMNS.join(','), ...rows, ''].join('\n');
}
