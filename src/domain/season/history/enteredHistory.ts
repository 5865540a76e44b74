import { MAX_TEXT_LINES, tidyText, TOO_MANY_LINES } from '../../kernel/writtenText';
import { formatWhole } from '../../kernel/hundredths';
import { fail, succeed, type Result } from '../../kernel/result';
import { MAX_NAME_LENGTH } from '../../league/leagueChecks';

/** Maximum length of a league's history from elsewhere as it is stored, in characters. */
export const MAX_HISTORY_LENGTH = 4000;

const MAX_WHAT_LENGTH = 40;
const MAX_VALUE_LENGTH = 20;

/** The conference's first season. */
const EARLIEST = 1933;

/** What an entry of a season's champion is for. */
const CHAMPION = 'Champion';

/** A champion or a record of a season that was played elsewhere. `value` may be empty. */
export type HistoryEntry = { season: number; what: string; team: string; value: string };

/** A history as it was entered. */
export type EnteredHistory = {
  /** Newest first. */
  champions: HistoryEntry[];
  /** In the order in which they were entered. */
  records: HistoryEntry[];
  /** Sentences on what is wrong, the lines first. */
  problems: string[];
  /** The lines that aren't wrong, as they are stored. */
  stored: string;
};

/**
 * Reads a history of lines with season, what, team and value, separated by commas, semicolons or tabs. Blank lines and
 * a head are left out. `before`: the first season that was played here.
 */
export function readHistory(text: string, before: number): EnteredHistory {
  const entries: HistoryEntry[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const fields = fieldsOf(line);
    if (fields.length === 0 || /^(?:season|year)$/i.test(fields[0]!)) continue;
    const entry = entryOf(fields, before, entries);
    if (entry.ok) entries.push(entry.value);
    else problems.push(`Line ${String(index + 1)}: ${entry.error.message}`);
  }
  const stored = entries.map(lineOf).join('\n');
  if (entries.length > MAX_TEXT_LINES) problems.push(TOO_MANY_LINES);
  if (stored.length > MAX_HISTORY_LENGTH)
    problems.push(`Keep it to ${formatWhole(MAX_HISTORY_LENGTH)} characters; this has ${formatWhole(stored.length)}.`);
  return {
    champions: entries.filter(isChampion).sort((one, other) => other.season - one.season),
    records: entries.filter((entry) => !isChampion(entry)),
    problems,
    stored,
  };
}

/** Returns a history as it is stored, which may be empty, or the first thing that is wrong with it. */
export function checkHistory(text: string, before: number): Result<string> {
  const { stored, problems } = readHistory(text, before);
  return problems[0] === undefined ? succeed(stored) : fail('history', problems[0]);
}

/** A field in quotes, in which a quote is written twice, or up to the next separator. */
const FIELDS = {
  ',': /\s*"((?:[^"]|"")*)"\s*(?:,|$)|([^,]*)(?:,|$)/g,
  ';': /\s*"((?:[^"]|"")*)"\s*(?:;|$)|([^;]*)(?:;|$)/g,
  '\t': /[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*(?:\t|$)|([^\t]*)(?:\t|$)/g,
};

/** The fields of a line without the empty ones at its end. What follows the season is the separator. */
function fieldsOf(line: string): string[] {
  const separator = (/[,;\t]/.exec(line)?.[0] ?? ',') as keyof typeof FIELDS;
  const fields = [...line.matchAll(FIELDS[separator])].map(([, quoted, plain]) =>
    tidyText(quoted?.replaceAll('""', '"') ?? plain ?? ''),
  );
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
}

function entryOf(fields: string[], before: number, others: readonly HistoryEntry[]): Result<HistoryEntry> {
  const [year = '', what = '', team = '', value = ''] = fields;
  const season = /^\d{4}$/.test(year) ? Number(year) : 0;
  const wrong = (message: string) => fail('line', message);
  if (season < EARLIEST || season >= before)
    return wrong(`Start with a season from ${String(EARLIEST)} to ${String(before - 1)}.`);
  if (what === '' || team === '') return wrong('After the season, say what it’s for, then the team.');
  if (fields.length > 4) return wrong('That’s more than four fields. Put a field with a comma in quotation marks.');
  if (what.length > MAX_WHAT_LENGTH) return wrong(`Keep what it’s for to ${String(MAX_WHAT_LENGTH)} characters.`);
  if (team.length > MAX_NAME_LENGTH) return wrong(`Keep the team to ${String(MAX_NAME_LENGTH)} characters.`);
  if (value.length > MAX_VALUE_LENGTH) return wrong(`Keep the value to ${String(MAX_VALUE_LENGTH)} characters.`);
  const entry = { season, what: /^champions?$/i.test(what) ? CHAMPION : what, team, value };
  if (isChampion(entry) && others.some((one) => isChampion(one) && one.season === season))
    return wrong(`${year} already has a champion.`);
  return succeed(entry);
}

function isChampion({ what }: HistoryEntry): boolean {
  return what === CHAMPION;
}

function lineOf({ season, what, team, value }: HistoryEntry): string {
  const fields = [String(season), what, team, ...(value === '' ? [] : [value])];
  return fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}
