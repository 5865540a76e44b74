import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { StatusError } from '../errors';
import { frameRecord } from './frames';
import { encodeRecord } from './records';
import type { KeptRecord } from './records';

/** How long a written record may wait until the disk is told to keep it. A killed process loses nothing; a power cut, this much. */
const SYNC_MILLIS = 1000;

/** One append-only file. A record handed to `append` is with the operating system when the call returns. */
export class LogFile {
  private readonly descriptor: number;
  private length: number;
  private broken: string | null = null;
  private syncing: NodeJS.Timeout | null = null;
  private closed = false;

  /** Opens or creates a file and goes on after its first `length` bytes; whatever follows them is cut off. */
  constructor(
    readonly path: string,
    length: number,
  ) {
    this.descriptor = openSync(path, 'a');
    this.length = length;
    ftruncateSync(this.descriptor, length);
  }

  get bytes(): number {
    return this.length;
  }

  append(record: KeptRecord): void {
    if (this.broken !== null) throw unwritable(this.path, this.broken);
    const framed = frameRecord(encodeRecord(record));
    try {
      for (let done = 0; done < framed.length;) done += writeSync(this.descriptor, framed, done);
      this.length += framed.length;
    } catch (error) {
      this.takeBack(error as Error);
    }
    this.syncing ??= setTimeout(() => this.sync(), SYNC_MILLIS).unref();
  }

  /** Tells the disk to keep everything, and closes. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    if (this.syncing) clearTimeout(this.syncing);
    fdatasyncSync(this.descriptor);
    closeSync(this.descriptor);
  }

  /** Half a record must not stand before a later one: it is cut off, or the file takes nothing any more. */
  private takeBack(error: Error): never {
    try {
      ftruncateSync(this.descriptor, this.length);
    } catch (second) {
      this.broken = (second as Error).message;
    }
    throw unwritable(this.path, error.message);
  }

  private sync(): void {
    this.syncing = null;
    if (this.closed) return;
    fdatasync(this.descriptor, (error) => {
      if (error && !this.closed) this.broken = error.message;
    });
  }
}

function unwritable(path: string, reason: string): StatusError {
  return new StatusError('INTERNAL', `The data file ${path} cannot be written: ${reason}. Nothing was changed.`);
}
