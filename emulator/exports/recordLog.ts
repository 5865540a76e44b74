import { invalid } from '../errors';
import { crc32c } from './crc';

/**
 * The log format of LevelDB, which exports use for their records: blocks of 32 KiB, with records split into fragments
 * that fit.
 */
const BLOCK_BYTES = 32_768;
/** The header of each fragment: a masked checksum, the fragment's length and its position within the record. */
const HEAD_BYTES = 7;

const WHOLE = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** The checksum as stored: masked, so that a checksum of data that contains checksums is still reliable. */
function masked(type: number, content: Uint8Array): number {
  const crc = crc32c(Uint8Array.of(type), content);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

function partOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? WHOLE : FIRST;
  return isLast ? LAST : MIDDLE;
}

/** Encodes records as a file in this format. */
export function writeRecords(records: Iterable<Uint8Array>): Buffer {
  const pieces: Uint8Array[] = [];
  let context = BLOCK_BYTES;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      if (context < HEAD_BYTES) {
        pieces.push(Buffer.alloc(context));
        context = BLOCK_BYTES;
      }
      const content = rest.subarray(0, context - HEAD_BYTES);
      rest = rest.subarray(content.length);
      const type = partOf(isFirst, rest.length === 0);
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32LE(masked(type, content), 0);
      head.writeUInt16LE(content.length, 4);
      head.writeUInt8(type, 6);
      pieces.push(head, content);
      context -= HEAD_BYTES + content.length;
      isFirst = false;
    } while (rest.length > 0);
  }
  return Buffer.concat(pieces);
}

/** The records of a file in this format. Throws when it is damaged. */
export function* readRecords(bytes: Buffer): Generator<Buffer> {
  let parts: Buffer[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const context = BLOCK_BYTES - (at % BLOCK_BYTES);
    const type = context < HEAD_BYTES ? 0 : bytes.readUInt8(at + 6);
    // The rest of a block: too short for a fragment, or unused.
    if (type === 0) {
      at += context;
      continue;
    }
    const length = bytes.readUInt16LE(at + 4);
    const content = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    const starts = type === WHOLE || type === FIRST;
    if (content.length < length || masked(type, content) !== bytes.readUInt32LE(at) || starts !== (parts.length === 0))
      throw invalid(`The export is damaged at byte ${at}.`);
    parts.push(content);
    if (type === WHOLE || type === LAST) {
      yield Buffer.concat(parts);
      parts = [];
    }
    at += HEAD_BYTES + length;
  }
  if (parts.length > 0) throw invalid('The export is damaged: its last record is not whole.');
}
