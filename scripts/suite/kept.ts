import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The default folder of `--keep`, relative to the project. */
export const KEPT_FOLDER = '.cache/kept';

/** How long firebase-tools may take to export before it is killed. */
export const EXPORT_PATIENCE_MS = 120_000;

/** The file that firebase-tools writes into every export, and the folders it names. */
const METADATA = 'firebase-export-metadata.json';
type Metadata = { firestore?: { metadata_file?: string }; auth?: { path?: string }; storage?: { path?: string } };

/** The content of the lock file: the process that uses the folder, and whether its suite had started. */
type Lock = { process: number; started: boolean };

/**
 * A folder that stores a suite's accounts, documents and pictures between runs, as an export of firebase-tools.
 *
 * firebase-tools exports to a folder next to it. That export replaces the folder only when it is complete and the suite
 * had fully started. So neither an interrupted export nor a failed start loses the stored data.
 */
export class KeptData {
  /** Whether there is stored data to continue with. */
  readonly isThere: boolean;

  private constructor(private readonly folder: string) {
    this.isThere = existsSync(join(folder, METADATA));
  }

  /**
   * Locks the folder for this process. Throws an error with text for the terminal when the folder is in use or damaged.
   */
  static open(folder: string): KeptData {
    const lock = readLock(folder);
    if (lock !== null && lock.process !== process.pid && isRunning(lock.process)) {
      throw new Error(
        `${shown(folder)} is in use by another suite (process ${lock.process}). Stop that one first, or keep this one's data ` +
          `elsewhere with --keep=FOLDER. If no suite is running, delete ${shown(lockOf(folder))}.`,
      );
    }
    // The last process to use the folder was killed, but firebase-tools may still have completed its export.
    if (lock?.started && problemOf(nextOf(folder)) === null) replace(folder);
    rmSync(nextOf(folder), { recursive: true, force: true });
    if (!existsSync(folder) && existsSync(oldOf(folder))) renameSync(oldOf(folder), folder);
    rmSync(oldOf(folder), { recursive: true, force: true });

    refuseUnfit(folder);
    mkdirSync(dirname(folder), { recursive: true });
    const kept = new KeptData(folder);
    kept.writeLock(false);
    return kept;
  }

  /** The arguments for firebase-tools. */
  get flags(): string[] {
    return [...(this.isThere ? ['--import', this.folder] : []), '--export-on-exit', nextOf(this.folder)];
  }

  /** Call this when the suite has fully started: from now on its export may replace the stored data. */
  started(): void {
    this.writeLock(true);
  }

  /**
   * Call this when firebase-tools has ended. Moves its export into place and unlocks the folder. Returns the text for
   * the terminal, or null when the suite never started.
   */
  finish(): string | null {
    const started = readLock(this.folder)?.started === true;
    const problem = problemOf(nextOf(this.folder));
    if (started && problem === null) replace(this.folder);
    rmSync(nextOf(this.folder), { recursive: true, force: true });
    rmSync(lockOf(this.folder), { force: true });
    if (!started) return null;
    if (problem === null) return `Kept in ${shown(this.folder)}.`;
    const before = this.isThere ? `${shown(this.folder)} holds what was kept before.` : 'Nothing was kept.';
    return `The data of this run could not be kept: ${problem} ${before}`;
  }

  /** The terminal text about the folder while the suite runs. */
  get words(): string {
    const now = this.isThere ? `Going on with what was kept in ${shown(this.folder)}.` : '';
    return `${now} What you do is kept in ${shown(this.folder)} when you stop; delete that folder to start afresh.`.trim();
  }

  /** The error of a start that may have failed because of the stored data. */
  blame(error: unknown): Error {
    const message = error instanceof Error ? error.message : String(error);
    return new Error(
      `${message}\nThe suite was to go on with what was kept in ${shown(this.folder)}. If that is damaged, delete the folder to start afresh.`,
    );
  }

  private writeLock(started: boolean): void {
    writeFileSync(lockOf(this.folder), JSON.stringify({ process: process.pid, started } satisfies Lock));
  }
}

const nextOf = (folder: string): string => `${folder}.next`;
const oldOf = (folder: string): string => `${folder}.old`;
const lockOf = (folder: string): string => `${folder}.lock`;
/** A path as the terminal shows it: relative if it is inside the project. */
const shown = (path: string): string => (relative('', path).startsWith('..') ? path : relative('', path));

/** Throws when the folder holds anything other than a complete export. */
function refuseUnfit(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (!existsSync(join(folder, METADATA)))
    throw new Error(`${shown(folder)} holds something else than kept data. Name another folder with --keep=FOLDER.`);
  const problem = problemOf(folder);
  if (problem !== null)
    throw new Error(`What was kept in ${shown(folder)} cannot be used: ${problem} Delete that folder to start afresh.`);
}

function replace(folder: string): void {
  rmSync(oldOf(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, oldOf(folder));
  renameSync(nextOf(folder), folder);
  rmSync(oldOf(folder), { recursive: true, force: true });
}

/** Returns a sentence that says why a folder isn't a complete export of a suite; null when it is one. */
function problemOf(folder: string): string | null {
  const metadata = readJson(join(folder, METADATA)) as Metadata | null;
  if (metadata === null) return `${shown(join(folder, METADATA))} is missing or damaged.`;
  const parts = [
    ['the documents', metadata.firestore?.metadata_file],
    ['the accounts', metadata.auth?.path && join(metadata.auth.path, 'accounts.json')],
    ['the pictures', metadata.storage?.path && join(metadata.storage.path, 'buckets.json')],
  ] as const;
  const missing = parts.find(([, file]) => {
    if (file === undefined || !existsSync(join(folder, file))) return true;
    return file.endsWith('.json') && readJson(join(folder, file)) === null;
  });
  return missing === undefined ? null : `${missing[0]} are missing or damaged.`;
}

/** The content of a JSON file; null when it is missing or incomplete. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function readLock(folder: string): Lock | null {
  return readJson(lockOf(folder)) as Lock | null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
