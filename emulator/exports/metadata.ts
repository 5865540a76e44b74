import { invalid } from '../errors';
import type { Micros } from '../values/timestamp';
import { readRecords, writeRecords } from './recordLog';
import { readWire, WireWriter } from './wire';

/** The first record of every overall metadata file. */
const MARK = Buffer.from('3');

/** What the overall metadata says of one part of an export. */
export interface ExportPart {
  /** The part's own metadata file, relative to the overall one. */
  readonly metadataFile: string;
  readonly documents: number;
  readonly bytes: number;
}

/** The `.overall_export_metadata` file. */
export function encodeOverall({ metadataFile, documents, bytes }: ExportPart): Buffer {
  const form = new WireWriter().integer(1, 2).integer(3, 3);
  const part = new WireWriter().delimited(1, form).delimited(2, metadataFile).integer(3, documents).integer(4, bytes);
  return writeRecords([MARK, new WireWriter().delimited(1, part).bytes()]);
}

/** The metadata files that an `.overall_export_metadata` file names; refuses a file of another form. */
export function decodeOverall(file: Buffer): readonly string[] {
  const [mark, ...records] = readRecords(file);
  if (!mark?.equals(MARK)) throw invalid('The file is not the overall metadata of an export.');
  return records.flatMap((record) => textsAt(record, 1, 2));
}

/** The `.export_metadata` file of a part: the export's name, its times, and its output files. */
export function encodePart(name: string, start: Micros, end: Micros, outputFiles: readonly string[]): Buffer {
  const head = new WireWriter().delimited(1, name).integer(2, start).integer(3, end);
  const writer = new WireWriter().delimited(1, head);
  for (const file of outputFiles) writer.delimited(2, new WireWriter().delimited(1, '').delimited(2, file));
  return writer.bytes();
}

/** The output files that an `.export_metadata` file names. */
export function decodePart(file: Buffer): readonly string[] {
  return textsAt(file, 2, 2);
}

/** The texts of one field in each message of another. */
function textsAt(message: Buffer, outer: number, inner: number): readonly string[] {
  return [...readWire(message)]
    .filter(({ field }) => field === outer)
    .flatMap(({ bytes }) => [...readWire(bytes)].filter(({ field }) => field === inner))
    .map(({ bytes }) => fileName(bytes.toString('utf8')));
}

/** A file name of an export; one that leads out of it is refused. */
function fileName(name: string): string {
  if (name === '' || name.startsWith('/') || name.split(/[/\\]/).includes('..'))
    throw invalid(`The export names the file "${name}", which is not inside it.`);
  return name;
}
