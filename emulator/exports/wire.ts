import { invalid } from '../errors';

/** How a field's content is encoded. */
const VARINT = 0;
const FIXED64 = 1;
const DELIMITED = 2;
const GROUP = 3;
const END_GROUP = 4;
const FIXED32 = 5;

/**
 * Writes a protocol buffer message field by field: the old Datastore messages have groups, which few libraries support.
 */
export class WireWriter {
  private readonly pieces: Uint8Array[] = [];

  bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }

  /** A whole number, a boolean, or a 64-bit integer in two's complement. */
  integer(field: number, value: bigint | number | boolean): this {
    return this.tag(field, VARINT).varint(BigInt.asUintN(64, BigInt(value)));
  }

  double(field: number, value: number): this {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    this.tag(field, FIXED64).pieces.push(bytes);
    return this;
  }

  /** A string, bytes, or a nested message. */
  delimited(field: number, content: string | Uint8Array | WireWriter): this {
    const bytes = content instanceof WireWriter ? content.bytes() : Buffer.from(content);
    this.tag(field, DELIMITED).varint(BigInt(bytes.length)).pieces.push(bytes);
    return this;
  }

  group(field: number, content: WireWriter): this {
    this.tag(field, GROUP).pieces.push(content.bytes());
    return this.tag(field, END_GROUP);
  }

  private tag(field: number, type: number): this {
    return this.varint(BigInt(field * 8 + type));
  }

  private varint(value: bigint): this {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
    bytes.push(Number(rest));
    this.pieces.push(Uint8Array.from(bytes));
    return this;
  }
}

/** The content of one field: a number as its 64 bits, anything else as its bytes (a group without its end tag). */
export interface WireField {
  readonly field: number;
  readonly bits: bigint;
  readonly bytes: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** The fields of a message, in order. Throws on bytes that aren't a message. */
export function* readWire(bytes: Buffer): Generator<WireField> {
  const cursor = new Cursor(bytes);
  while (!cursor.atEnd) {
    const { field, type } = cursor.tag();
    if (type === VARINT) yield { field, bits: cursor.varint(), bytes: NOTHING };
    else if (type === FIXED64) yield { field, bits: cursor.take(8).readBigUInt64LE(), bytes: NOTHING };
    else if (type === DELIMITED) yield { field, bits: 0n, bytes: cursor.take(Number(cursor.varint())) };
    else if (type === GROUP) yield { field, bits: 0n, bytes: cursor.group(field) };
    else if (type === FIXED32) cursor.take(4);
    else throw malformed();
  }
}

/** A 64-bit field as a signed integer. */
export function signed({ bits }: WireField): bigint {
  return BigInt.asIntN(64, bits);
}

/** A 64-bit field as a double. */
export function double({ bits }: WireField): number {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(bits);
  return bytes.readDoubleLE();
}

class Cursor {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get atEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  take(length: number): Buffer {
    if (!(length >= 0) || this.at + length > this.bytes.length) throw malformed();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.take(1).readUInt8();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw malformed();
  }

  tag(): { field: number; type: number } {
    const tag = Number(this.varint());
    return { field: Math.floor(tag / 8), type: tag % 8 };
  }

  /** The bytes up to the end of a group, which may contain other groups. */
  group(field: number): Buffer {
    const start = this.at;
    const open = [field];
    for (;;) {
      const before = this.at;
      const { field: next, type } = this.tag();
      if (type === VARINT) this.varint();
      else if (type === FIXED64) this.take(8);
      else if (type === DELIMITED) this.take(Number(this.varint()));
      else if (type === FIXED32) this.take(4);
      else if (type === GROUP) open.push(next);
      else if (type !== END_GROUP || open.pop() !== next) throw malformed();
      else if (open.length === 0) return this.bytes.subarray(start, before);
    }
  }
}

function malformed(): Error {
  return invalid('The export is damaged: it holds bytes that are no message.');
}
