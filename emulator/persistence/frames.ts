import { crc32 } from './crc';

/** Before each record: its length and the checksum of length and content, both 32 bits, little-endian. */
const HEAD_BYTES = 8;

/** A record as it stands in a file. */
export function frameRecord(content: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(HEAD_BYTES + content.length);
  framed.writeUInt32LE(content.length, 0);
  framed.set(content, HEAD_BYTES);
  framed.writeUInt32LE(crc32(framed.subarray(0, 4), content), 4);
  return framed;
}

/** The whole records at the beginning of a file, and how many bytes they take: what follows was torn or damaged. */
export function readFrames(bytes: Buffer): { readonly records: readonly Buffer[]; readonly whole: number } {
  const records: Buffer[] = [];
  let whole = 0;
  while (whole + HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32LE(whole);
    const end = whole + HEAD_BYTES + length;
    // A file system may leave zeros where a write was lost; no record is empty.
    if (length === 0 || end > bytes.length) break;
    const content = bytes.subarray(whole + HEAD_BYTES, end);
    if (crc32(bytes.subarray(whole, whole + 4), content) !== bytes.readUInt32LE(whole + 4)) break;
    records.push(content);
    whole = end;
  }
  return { records, whole };
}
