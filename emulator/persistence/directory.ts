import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrames } from './frames';
import { decodeRecord, FORM } from './records';
import type { KeptRecord } from './records';

/**
 * The files of a data directory. `snapshot-N` is the whole state when `log-N` began; the logs from the newest snapshot on, one after
 * the other, lead to the present. A snapshot gets its name only once it is whole.
 */
export interface Found {
  /** The newest whole snapshot, if there is one. */
  readonly snapshot: readonly KeptRecord[];
  /** What the logs since then say, in order. */
  readonly logged: readonly KeptRecord[];
  /** The log to go on with, and how many of its bytes are whole. */
  readonly generation: number;
  readonly whole: number;
  /** How many bytes at the end of the last log were half written, and are to be cut off. */
  readonly torn: number;
}

const NAME = /^(snapshot|log)-(\d{6,})$/;

export function fileName(kind: 'snapshot' | 'log', generation: number): string {
  return `${kind}-${String(generation).padStart(6, '0')}`;
}

function generations(directory: string, kind: string): readonly number[] {
  return readdirSync(directory)
    .flatMap((name) => {
      const match = NAME.exec(name);
      return match?.[1] === kind ? [Number(match[2])] : [];
    })
    .sort((a, b) => a - b);
}

function checkForm(file: string, [first]: readonly KeptRecord[]): void {
  if (first !== undefined && (first.type !== 'form' || first.form !== FORM))
    throw new Error(`${file} was written by another version of the emulator, in a form that this one does not read.`);
}

function readSnapshot(file: string): readonly KeptRecord[] {
  const records = readFrames(readFileSync(file)).records.map(decodeRecord);
  checkForm(file, records);
  if (records.at(-1)?.type !== 'end') throw new Error(`${file} is damaged: it does not end as a snapshot does.`);
  return records;
}

/** Reads what a directory holds. Only the end of the last log may be damaged, as a crash leaves it; anything else is refused. */
export function readDirectory(directory: string): Found {
  const newest = generations(directory, 'snapshot').at(-1) ?? 0;
  const logs = generations(directory, 'log').filter((generation) => generation >= newest);
  const logged: KeptRecord[] = [];
  let [whole, torn] = [0, 0];
  for (const [i, generation] of logs.entries()) {
    const file = join(directory, fileName('log', generation));
    const bytes = readFileSync(file);
    const { records, whole: good } = readFrames(bytes);
    [whole, torn] = [good, bytes.length - good];
    if (torn > 0 && i < logs.length - 1)
      throw new Error(`${file} is damaged after ${good} bytes, and a later log goes on.`);
    const decoded = records.map(decodeRecord);
    checkForm(file, decoded);
    logged.push(...decoded);
  }
  const snapshot = newest > 0 ? readSnapshot(join(directory, fileName('snapshot', newest))) : [];
  return { snapshot, logged, generation: logs.at(-1) ?? Math.max(newest, 1), whole, torn };
}

/** Removes the files that a newer snapshot has made needless, and what an interrupted one left. */
export function removeOlder(directory: string, generation: number): void {
  for (const name of readdirSync(directory)) {
    const match = NAME.exec(name);
    if (name.endsWith('.part') || (match && Number(match[2]) < generation))
      rmSync(join(directory, name), { force: true });
  }
}

/** Tells the disk to keep the names in a directory. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Makes the directory and takes it for this process, so that two engines never write to one; answers how to give it back. */
export function takeDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = join(directory, 'lock');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `${directory} is in use by the process ${holder}. Stop that one, or delete ${lock} if it is no emulator.`,
        { cause: error },
      );
    }
    writeFileSync(lock, String(process.pid));
  }
  return () => rmSync(lock, { force: true });
}
