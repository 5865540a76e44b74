import { invalid } from '../errors';
import type { Micros } from '../values/timestamp';
import { readRecords, writeRecords } from './recordLog';
import { readWire, WireWriter } from './wire';

/** The first record of every overall metadata file. */
const MARK = Buffer.from('3');

/** The entry for one part of an export in the overall metadata. */
export interface ExportPart {
  /** The part's own metadata file, relative to the overall one. */
  readonly metadataFile: string;
  readonly documents: number;
  readonly bytes: number;
}

/** Encodes the `.overall_export_metadata` file. */
export function encodeOverall({ metadataFile, documents, bytes }: ExportPart): Buffer {
  const form = new WireWriter().integer(1, 2).integer(3, 3);
  const part = new WireWriter().delimited(1, form).delimited(2, metadataFile).integer(3, documents).integer(4, bytes);
  return writeRecords([MARK, new WireWriter().delimited(1, part).bytes()]);
}

/** The metadata files named in an `.overall_export_metadata` file. Throws on any other format. */
export function decodeOverall(file: Buffer): readonly string[] {
  const [mark, ...records] = readRecords(file);
  if (!mark?.equals(MARK)) throw invalid('The file is not the overall metadata of an export.');
  return records.flatMap((record) => textsAt(record, 1, 2));
}

/** Encodes the `.export_metadata` file of a part: the export's name, its times, and its output files. */
export function encodePart(name: string, start: Micros, end: Micros, outputFiles: readonly string[]): Buffer {
  const head = new WireWriter().delimited(1, name).integer(2, start).integer(3, end);
  const writer = new WireWriter().delimited(1, head);
  for (const file of outputFiles) writer.delimited(2, new WireWriter().delimited(1, '').delimited(2, file));
  return writer.bytes();
}

/** The output files named in an `.export_metadata` file. */
export function decodePart(file: Buffer): readonly string[] {
  return textsAt(file, 2, 2);
}

/** The strings of one field in each nested message of another. */
function textsAt(message: Buffer, outer: number, inner: number): readonly string[] {
  return [...readWire(message)]
    .filter(({ field }) => field === outer)
    .flatMap(({ bytes }) => [...readWire(bytes)].filter(({ field }) => field === inner))
    .map(({ bytes }) => fileName(bytes.toString('utf8')));
}

/** A file name in an export. Throws on a path that leads outside of it. */
function fileName(name: string): string {
  if (name === '' || name.startsWith('/') || name.split(/[/\\]/).includes('..'))
    throw invalid(`The export names the file "${name}", which is not inside it.`);
  return name;
}
