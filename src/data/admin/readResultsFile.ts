import type { FileRow } from '@/domain/admin/resultsFile';
import { asMap } from '@/domain/kernel/parse';
import { fail, succeed, type Result } from '@/domain/kernel/result';

/** The largest file that is read, in bytes. A week has about 3 KB. */
const MAX_BYTES = 200_000;

/** A file's columns and rows, unchecked. */
export type ReadFile = { columns: string[]; rows: FileRow[] };

/**
 * Reads a results file: JSON with a list of objects, or CSV with a header row as Excel, Numbers and LibreOffice write
 * it, with commas, semicolons or tabs. Fails if it's neither.
 */
export async function readResultsFile(file: File): Promise<Result<ReadFile>> {
  if (file.size > MAX_BYTES) return fail('large', `${file.name} is too large for the results of a week.`);
  const text = decode(await file.arrayBuffer());
  return file.name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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

const SEPARATORS = [',', ';', '\t'] as const;

/** What separates the cells of a CSV file: what its first line names, or what the head has most of. */
function separatorOf(text: string): { delimiter: string; from_line: number } {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return { delimiter: named, from_line: 2 };
  const head = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const count = (separator: string) => head.split(separator).length;
  return { delimiter: SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most)), from_line: 1 };
}

/** A line as the reader of CSV gives it with `info`. */
type CsvLine = { record: string[]; info: { lines: number } };

async function readCsv(text: string): Promise<Result<ReadFile>> {
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  try {
    // The types don't know that `info` wraps each record.
    const lines = parse(text, {
      ...separatorOf(text),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as CsvLine[];
    const [head, ...body] = lines;
    const columns = head?.record ?? [];
    const rows = body.map(({ record, info }) => ({
      row: info.lines,
      cells: Object.fromEntries(columns.map((column, index) => [column, record[index]])),
    }));
    return succeed({ columns, rows });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isUneven = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH';
    const wrong = isUneven ? 'has more or fewer cells than the first' : 'has a quotation mark too many or too few';
    return fail('csv', `The file isn’t valid CSV: line ${String(error.lines)} ${wrong}.`);
  }
}
