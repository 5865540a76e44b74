import { checkRequestSize, StatusError } from '../../errors';

/** Splits the bytes of a gRPC stream into complete messages. */
export class FrameReader {
  private pending: Buffer = Buffer.alloc(0);

  /** The messages that these bytes complete. Throws on compressed and oversized ones. */
  push(chunk: Buffer): readonly Buffer[] {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const messages: Buffer[] = [];
    while (this.pending.length >= 5) {
      if (this.pending[0] !== 0) throw new StatusError('UNIMPLEMENTED', 'Compressed messages are not supported.');
      const length = this.pending.readUInt32BE(1);
      checkRequestSize(length);
      if (this.pending.length < 5 + length) break;
      messages.push(this.pending.subarray(5, 5 + length));
      this.pending = this.pending.subarray(5 + length);
    }
    return messages;
  }
}

/** A framed message: uncompressed, preceded by its length. */
export function frameMessage(bytes: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(5 + bytes.length);
  framed[0] = 0;
  framed.writeUInt32BE(bytes.length, 1);
  framed.set(bytes, 5);
  return framed;
}
