import type { GameClock } from '../football/gameClock';
import type { Uid, WeekId } from '../kernel/ids';
import { asMap, asMillis, asText } from '../kernel/parse';
import type { WeekResults } from '../scoring/results';
import { isSchoolCode, SCHOOLS, type SchoolCode } from '../football/schools';
import { UNITS, squadId, type Unit } from '../football/squads';
import { STAT_COLUMNS } from '../football/statLines';
import { categoriesOf } from '../football/unitScoring';
import type { DeskGame } from './deskGames';
import {
  RESULT_COLUMNS,
  checkFile,
  type FileProblem,
  type FileRow,
  type PlayState,
  type SchoolResult,
} from './resultsFile';

/**
 * What is typed in for a game: texts by cell, `LSU.RB.rush_td`. Some cells are the game's: `state`, `period` and
 * `clock`.
 */
export type Cells = Readonly<Record<string, string>>;

/** A game as it is typed in at the desk, before it's published, and who has it open. */
export type LiveEntry = { cells: Cells; editors: readonly Editor[] };

/** A person who has a game's entry open: their name, and when their page last said so (milliseconds). */
export type Editor = { uid: Uid; name: string; at: number };

/**
 * A person's page says that it has the entry open this often, and counts as closed after this long, in milliseconds.
 */
export const EDITOR_SAYS_MS = 20_000;
const EDITOR_GONE_MS = 50_000;

/** The quarters that can be chosen; the fifth is overtime. */
export const PERIODS = [
  { value: '1', label: '1st quarter' },
  { value: '2', label: '2nd quarter' },
  { value: '3', label: '3rd quarter' },
  { value: '4', label: '4th quarter' },
  { value: '5', label: 'Overtime' },
] as const;
const OVERTIME = '5';

/** The longest text of a cell that is stored. */
const MAX_CELL_LENGTH = 20;

/** The id of the document that holds a game's entry. */
export function entryId(weekId: WeekId, { schools }: DeskGame): string {
  return `${weekId}_${schools[0]}`;
}

/** Reads a stored entry. */
export function parseLiveEntry(stored: unknown): LiveEntry {
  const raw = asMap(stored);
  const cells = Object.entries(asMap(raw.cells)).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string',
  );
  const editors = Object.entries(asMap(raw.editors)).map(([uid, editor]) => {
    const { name, at } = asMap(editor);
    return { uid, name: asText(name, ''), at: asMillis(at) ?? Infinity };
  });
  return { cells: Object.fromEntries(cells), editors };
}

/** The others who have an entry open at `now` (milliseconds), by name. */
export function othersIn({ editors }: LiveEntry, uid: Uid, now: number): string[] {
  const there = editors.filter(
    (editor) => editor.uid !== uid && editor.at > now - EDITOR_GONE_MS && editor.at < Infinity,
  );
  return there.map(({ name }) => name).sort();
}

/** A row of the form: what it counts, and its cell for each school. */
export type EntryRow = { key: string; label: string; cells: readonly string[] };

/** The rows of a unit. Points allowed aren't typed in: they are the other school's score. */
export function unitRows({ schools }: DeskGame, unit: Unit): EntryRow[] {
  return categoriesOf(unit)
    .filter(({ column }) => !isDerived(unit, column))
    .map(({ column, many }) => ({
      key: column,
      label: many.charAt(0).toUpperCase() + many.slice(1),
      cells: schools.map((code) => `${code}.${unit}.${column}`),
    }));
}

/** The row of the score. Against a school of another conference, its score is the second cell. */
export function scoreRow({ schools }: DeskGame): EntryRow {
  const [code, other] = schools;
  return {
    key: 'score',
    label: 'Score',
    cells: [`${code}.score`, other === undefined ? `${code}.against` : `${other}.score`],
  };
}

/**
 * What the columns of the form are called: the schools of the game, the opponent last if it's of another conference.
 */
export function columnNames({ schools }: DeskGame, games: WeekResults['games']): string[] {
  const [code, other] = schools;
  return [SCHOOLS[code].name, other === undefined ? (games[code]?.opponent ?? 'Opponent') : SCHOOLS[other].name];
}

function isDerived(unit: Unit, column: string): boolean {
  return unit === 'DST' && column === 'points_against';
}

/** The cells of a game as it is published. */
export function publishedCells(week: Pick<WeekResults, 'games' | 'squads'>, { schools }: DeskGame): Cells {
  const cells: Record<string, string> = {};
  const put = (cell: string, value: number | null | undefined) => {
    if (value !== null && value !== undefined) cells[cell] = String(value);
  };
  for (const code of schools) {
    const game = week.games[code];
    if (game === undefined || game.state === 'pre') continue;
    put(`${code}.score`, game.pointsFor);
    if (schools.length === 1) put(`${code}.against`, game.pointsAgainst);
    for (const unit of UNITS) {
      const stats: Readonly<Record<string, number>> = week.squads[squadId(code, unit)]?.stats ?? {};
      for (const column of STAT_COLUMNS[unit])
        if (!isDerived(unit, column)) put(`${code}.${unit}.${column}`, stats[column]);
    }
  }
  const { state, clock } = week.games[schools[0]] ?? {};
  if (state === 'final') cells.state = 'final';
  if (clock !== undefined) {
    cells.period = String(clock.period);
    cells.clock = formatSeconds(clock.seconds);
  }
  return cells;
}

function formatSeconds(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A game's cells after their checks: what to publish, none if something is wrong, and what is wrong or doubtful. */
export type CheckedEntry = { results: readonly SchoolResult[]; play: PlayState; problems: readonly FileProblem[] };

/** Checks a game's cells as a results file of this one game. An empty cell counts as 0, except a score. */
export function checkEntry(week: WeekResults, game: DeskGame, cells: Cells): CheckedEntry {
  if (scoreRow(game).cells.some((cell) => (cells[cell] ?? '').trim() === ''))
    return {
      results: [],
      play: { state: 'live' },
      problems: [{ row: null, message: 'The score is missing.', doubt: false }],
    };
  const rows = game.schools.map((code, index): FileRow => ({
    row: index + 1,
    cells: rowCells(week, game, code, cells),
  }));
  const { results, problems } = checkFile(RESULT_COLUMNS, rows, week);
  // Doubts about the week's other games aren't about this one.
  const own = problems.filter(({ row }) => row !== null).map((problem) => ({ ...problem, row: null }));
  const final = cells.state === 'final';
  const clock = final ? null : readClock(cells);
  const wrongClock = clock === undefined;
  if (wrongClock) own.push({ row: null, message: 'The clock is minutes and seconds, up to 15:00.', doubt: false });
  return {
    results: wrongClock ? [] : results,
    play: final ? { state: 'final' } : { state: 'live', ...(clock ? { clock } : {}) },
    problems: own,
  };
}

function rowCells(week: WeekResults, { schools }: DeskGame, code: SchoolCode, cells: Cells): Record<string, string> {
  const other = schools.find((one) => one !== code);
  const against = cells[other === undefined ? `${code}.against` : `${other}.score`] ?? '';
  const row: Record<string, string> = {
    school: code,
    opponent: week.games[code]?.opponent ?? '',
    points_for: cells[`${code}.score`] ?? '',
    points_against: against,
  };
  for (const unit of UNITS) {
    for (const column of STAT_COLUMNS[unit]) {
      const typed = isDerived(unit, column) ? against : (cells[`${code}.${unit}.${column}`] ?? '');
      row[`${unit}.${column}`] = typed.trim() === '' ? '0' : typed;
    }
  }
  return row;
}

/** The game clock of the cells: null if none is typed in, undefined if it can't be read. */
function readClock({ period = '', clock = '' }: Cells): GameClock | null | undefined {
  if (period === OVERTIME) return { period: 5, seconds: 0 };
  if (period === '') return null;
  const [, minutes, seconds] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(clock) ?? [];
  const left = Number(minutes) * 60 + Number(seconds);
  return left <= 900 ? { period: Number(period), seconds: left } : undefined;
}

/** A change of a cell: the text, and what the person saw there when they began to type. */
export type CellChange = { text: string; base: string };
export type CellChanges = Readonly<Record<string, CellChange>>;

/**
 * What is saved of someone's changes, and what isn't: the cells that another person changed since, with their texts.
 */
export type MergedCells = { writes: Cells; conflicts: Cells };

/** Compares changes with the cells as they are stored. Cells that were never typed in are as published. */
export function mergeCells(stored: Cells, published: Cells, changes: CellChanges): MergedCells {
  const writes: Record<string, string> = {};
  const conflicts: Record<string, string> = {};
  for (const [cell, { text, base }] of Object.entries(changes)) {
    const now = stored[cell] ?? published[cell] ?? '';
    if (now === text || now === base) writes[cell] = text.slice(0, MAX_CELL_LENGTH);
    else conflicts[cell] = now;
  }
  return { writes, conflicts };
}

/**
 * Spreads pasted lines over the form from a cell on: lines down its column, tabs to the other school. Null if it's a
 * single text for one cell.
 */
export function spreadPaste(text: string, rows: readonly EntryRow[], from: string): Cells | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  const start = rows.findIndex(({ cells }) => cells.includes(from));
  const column = rows[start]?.cells.indexOf(from) ?? 0;
  const spread: Record<string, string> = {};
  lines.forEach((line, down) => {
    line.split('\t').forEach((value, across) => {
      const cell = rows[start + down]?.cells[column + across];
      if (cell !== undefined) spread[cell] = value.trim().slice(0, MAX_CELL_LENGTH);
    });
  });
  return spread;
}

/** The name of a cell in words: `LSU, rushing touchdowns`. */
export function cellName(cell: string): string {
  const [code = '', unit = '', column = ''] = cell.split('.');
  if (!isSchoolCode(code)) return cell.charAt(0).toUpperCase() + cell.slice(1);
  const of = UNITS.find((one) => one === unit);
  if (of === undefined) return `${SCHOOLS[code].name}, ${unit === 'against' ? 'points allowed' : 'score'}`;
  const category = categoriesOf(of).find((one) => one.column === column);
  return `${SCHOOLS[code].name} ${of}, ${category?.many ?? column}`;
}

/** Whether a game is published the same in both. */
export function isSameGame(one: WeekResults, other: WeekResults, { schools }: DeskGame): boolean {
  const parts = ({ games, squads }: WeekResults) =>
    JSON.stringify(schools.map((code) => [games[code], ...UNITS.map((unit) => squads[squadId(code, unit)])]));
  return parts(one) === parts(other);
}
