import { join } from 'node:path';
import type { DatabaseName } from '../paths/resourceName';
import type { Engine } from '../service/engine';
import type { Commit } from '../store/database';
import type { Micros } from '../values/timestamp';
import { fileName, readDirectory, removeOlder, syncDirectory, takeDirectory } from './directory';
import type { Journal } from './journal';
import { LogFile } from './logFile';
import { FORM, keptCommit } from './records';
import type { KeptRecord } from './records';
import { restore } from './restore';
import { writeSnapshot } from './snapshot';

/** A log longer than this, and longer than twice the last snapshot, is replaced by a snapshot. */
const COMPACT_BYTES = 16 * 1024 * 1024;

/** A directory that keeps an engine's data: every commit is in its log before anybody hears of it. */
export class DataDirectory implements Journal {
  private log: LogFile;
  private snapshotBytes = 0;
  private compacting: Promise<void> | null = null;
  private closed = false;

  private constructor(
    private readonly engine: Engine,
    private readonly directory: string,
    private generation: number,
    whole: number,
    private readonly giveBack: () => void,
    private readonly print: (line: string) => void,
    private readonly compactBytes: number,
  ) {
    this.log = this.openLog(generation, whole);
  }

  /** Brings an engine that is still empty to the state that a directory holds, and keeps every later change there. */
  static open(
    engine: Engine,
    directory: string,
    print: (line: string) => void,
    compactBytes = COMPACT_BYTES,
  ): DataDirectory {
    const giveBack = takeDirectory(directory);
    try {
      const { snapshot, logged, generation, whole, torn } = readDirectory(directory);
      restore(engine, [...snapshot, ...logged]);
      if (torn > 0) print(`${directory}: ${torn} bytes at the end of the log were half written and are cut off.`);
      const kept = new DataDirectory(engine, directory, generation, whole, giveBack, print, compactBytes);
      engine.keepIn(kept);
      return kept;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  opened(name: DatabaseName, epoch: string, born: Micros): void {
    this.append({ type: 'database', name, epoch, born });
  }

  committed(name: DatabaseName, commit: Commit): void {
    this.append(keptCommit(name, commit));
  }

  reserved(upTo: Micros): void {
    this.append({ type: 'clock', upTo });
  }

  /** Writes the time that it is, waits for the disk and gives the directory back. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.compacting;
    try {
      this.log.append({ type: 'clock', upTo: this.engine.clock.now });
    } finally {
      this.log.close();
      this.giveBack();
    }
  }

  /** Answers when no snapshot is being written. */
  async settled(): Promise<void> {
    await this.compacting;
  }

  private append(record: KeptRecord): void {
    this.log.append(record);
    if (this.compacting || this.log.bytes < Math.max(this.compactBytes, 2 * this.snapshotBytes)) return;
    // Begun only after the commit that is on its way has been made, so that the snapshot holds it.
    this.compacting = Promise.resolve()
      .then(() => (this.closed ? undefined : this.compact()))
      .catch((error: unknown) => {
        this.print(`No snapshot could be written, the log goes on growing: ${(error as Error).message}`);
        this.snapshotBytes = Math.max(this.snapshotBytes, this.log.bytes);
      })
      .finally(() => (this.compacting = null));
  }

  private async compact(): Promise<void> {
    const { clock } = this.engine;
    const time = clock.next();
    const databases = this.engine
      .databases()
      .map((database) => ({ name: database.name, epoch: database.epoch, documents: [...database.all()] }));
    const next = this.openLog(this.generation + 1, 0);
    this.log.close();
    this.log = next;
    this.generation++;
    const file = join(this.directory, fileName('snapshot', this.generation));
    const bytes = await writeSnapshot(file, time, databases, () => !this.closed);
    if (bytes === null) return;
    syncDirectory(this.directory);
    this.snapshotBytes = bytes;
    removeOlder(this.directory, this.generation);
  }

  private openLog(generation: number, whole: number): LogFile {
    const log = new LogFile(join(this.directory, fileName('log', generation)), whole);
    if (whole > 0) return log;
    log.append({ type: 'form', form: FORM });
    syncDirectory(this.directory);
    return log;
  }
}
