import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../store/document';
import type { Micros } from '../values/timestamp';
import { frameRecord } from './frames';
import { encodeRecord, FORM, keptDocument } from './records';

/** One database as it stood at a moment. Documents are never changed in place, so the list stays true while it is written. */
export interface DatabaseState {
  readonly name: DatabaseName;
  readonly epoch: string;
  readonly documents: readonly StoredDocument[];
}

/** So many documents are written at a stretch; requests are answered between two stretches. */
const STRETCH = 200;

/** Writes the state of all databases at `time` to a file that gets its name when it is whole and on the disk. Answers its bytes. */
export async function writeSnapshot(
  file: string,
  time: Micros,
  databases: readonly DatabaseState[],
  goesOn: () => boolean,
): Promise<number | null> {
  const part = `${file}.part`;
  const descriptor = openSync(part, 'w');
  let bytes = 0;
  const write = (record: Parameters<typeof encodeRecord>[0]): void => {
    const framed = frameRecord(encodeRecord(record));
    for (let done = 0; done < framed.length;) done += writeSync(descriptor, framed, done);
    bytes += framed.length;
  };
  try {
    write({ type: 'form', form: FORM });
    write({ type: 'clock', upTo: time });
    for (const { name, epoch, documents } of databases) {
      write({ type: 'database', name, epoch, born: time });
      for (let i = 0; i < documents.length; i += STRETCH) {
        write({ type: 'documents', name, documents: documents.slice(i, i + STRETCH).map(keptDocument) });
        await pause();
        if (!goesOn()) return null;
      }
    }
    write({ type: 'end' });
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, file);
  return bytes;
}
