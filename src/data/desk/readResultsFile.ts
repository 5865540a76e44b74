import type { FileRow } from '@/domain/desk/resultsFile';
import { asMap } from '@/domain/parse';
import { fail, succeed, type Result } from '@/domain/result';

/** The largest file that is read, in bytes. A week has about 3 KB. */
const MOST_BYTES = 200_000;

/** A file's columns and rows, unchecked. */
export type ReadFile = { columns: string[]; rows: FileRow[] };

/** Reads a results file: CSV with a header row, or JSON with a list of objects. Fails if it's neither. */
export async function readResultsFile(file: File): Promise<Result<ReadFile>> {
  if (file.size > MOST_BYTES) return fail('large', `${file.name} is too large for the results of a week.`);
  const text = await file.text();
  return file.name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
}

function readJson(text: string): Result<ReadFile> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail('json', 'The file isn’t valid JSON.');
  }
  if (!Array.isArray(parsed)) return fail('json', 'The file isn’t a list of games.');
  const rows = parsed.map((entry, index) => ({ row: index + 1, cells: asMap(entry) }));
  return succeed({ columns: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows });
}

/** A line as the reader of CSV gives it with `info`. */
type CsvLine = { record: string[]; info: { lines: number } };

async function readCsv(text: string): Promise<Result<ReadFile>> {
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  try {
    // The types don't know that `info` wraps each record.
    const lines = parse(text, { bom: true, info: true, skip_empty_lines: true, trim: true }) as unknown as CsvLine[];
    const [head, ...body] = lines;
    const columns = head?.record ?? [];
    const rows = body.map(({ record, info }) => ({
      row: info.lines,
      cells: Object.fromEntries(columns.map((column, index) => [column, record[index]])),
    }));
    return succeed({ columns, rows });
  } catch (error) {
    if (error instanceof CsvError) return fail('csv', `The file isn’t valid CSV: ${error.message}`);
    throw error;
  }
}
