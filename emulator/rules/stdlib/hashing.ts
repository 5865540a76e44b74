import { createHash } from 'node:crypto';
import type { RulesBytes, RulesValue } from '../values';
import { methods, plain, wrongType, type Method } from './method';

function octets(value: RulesValue): Uint8Array {
  if (typeof value === 'string') return new TextEncoder().encode(value);
  return value instanceof Uint8Array ? value : wrongType(value, 'bytes or string');
}

function hash(run: (bytes: Uint8Array) => Uint8Array): Method<null> {
  return { arity: 1, run: (_, args) => run(octets(args[0] ?? null)) };
}

function crcTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value >>> 0;
  });
}

/** A reflected CRC-32 as four bytes, least significant first. */
function crc(table: Uint32Array): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => {
    let value = 0xffffffff;
    for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
    const result = Buffer.alloc(4);
    result.writeUInt32LE((value ^ 0xffffffff) >>> 0);
    return new Uint8Array(result);
  };
}

/** The `hashing.` functions: they take bytes or a string (as UTF-8) and return bytes. */
export const hashingNamespace = methods<null>({
  crc32: hash(crc(crcTable(0xedb88320))),
  crc32c: hash(crc(crcTable(0x82f63b78))),
  md5: hash((bytes) => new Uint8Array(createHash('md5').update(bytes).digest())),
  sha256: hash((bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())),
});

/** rules.Bytes: Base64 is URL-safe and padded; hexadecimal digits are upper case. */
export const bytesMethods = methods<RulesBytes>({
  size: plain((bytes) => BigInt(bytes.length)),
  toBase64: plain((bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: plain((bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
});
