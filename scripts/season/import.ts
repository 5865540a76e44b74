import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { fromPlain, parseLines, toPlain, type DocumentLine } from './documentLines';

/** How many documents are read at once, and written in one batch. */
const READ_AT_ONCE = 300;
const WRITTEN_AT_ONCE = 200;

/** How many documents an error names. */
const MAX_NAMED = 5;

/**
 * Writes the documents of an export that aren't there, past the rules. Throws and writes nothing if one is there with
 * other data, so nothing is ever overwritten; those that are there with the same are left, so an import that was cut
 * off can be run again. Returns how many it wrote.
 */
export async function importSeason(db: Firestore, text: string): Promise<number> {
  const lines = parseLines(text);
  const missing: DocumentLine[] = [];
  const differing: string[] = [];
  for (const some of inParts(lines, READ_AT_ONCE)) {
    const stored = await db.getAll(...some.map(({ path }) => db.doc(path)));
    some.forEach((line, index) => {
      const present: DocumentSnapshot = stored[index]!;
      if (!present.exists) missing.push(line);
      else if (!isDeepStrictEqual(toPlain(present.data()), line.data)) differing.push(line.path);
    });
  }
  if (differing.length > 0) {
    const named = [...differing.slice(0, MAX_NAMED), ...(differing.length > MAX_NAMED ? ['…'] : [])];
    throw new Error(
      `Nothing was imported: ${String(differing.length)} of these documents are there already with other data (${named.join(', ')}).`,
    );
  }
  for (const some of inParts(missing, WRITTEN_AT_ONCE)) {
    const batch = db.batch();
    for (const { path, data } of some)
      batch.create(
        db.doc(path),
        fromPlain(data, (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds)) as Record<string, unknown>,
      );
    await batch.commit();
  }
  return missing.length;
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}
