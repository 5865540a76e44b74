import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folder that `--keep` uses unless it names another, counted from the project's. */
export const KEPT_FOLDER = '.cache/kept';

/** How long firebase-tools may take for its export before it is made to end. */
export const EXPORT_PATIENCE_MS = 120_000;

/** The file that firebase-tools writes into every export, and the folders that it names. */
const METADATA = 'firebase-export-metadata.json';
type Metadata = { firestore?: { metadata_file?: string }; auth?: { path?: string }; storage?: { path?: string } };

/** What the lock file says: which process uses the folder, and whether its suite had started. */
type Lock = { process: number; started: boolean };

/**
 * A folder in which the accounts, documents and pictures of a suite outlive it, as an export of firebase-tools.
 *
 * firebase-tools exports to a folder beside it, which takes its place when the export is whole and the suite had been
 * started completely. So neither an export that broke off nor a start that failed costs what was kept before.
 */
export class KeptData {
  /** Whether there is something to go on with. */
  readonly isThere: boolean;

  private constructor(private readonly folder: string) {
    this.isThere = existsSync(join(folder, METADATA));
  }

  /** Takes the folder for this process. Throws, with a sentence for the terminal, when it is in use or damaged. */
  static open(folder: string): KeptData {
    const lock = readLock(folder);
    if (lock !== null && lock.process !== process.pid && isRunning(lock.process)) {
      throw new Error(
        `${shown(folder)} is in use by another suite (process ${lock.process}). Stop that one first, or keep this one's data ` +
          `elsewhere with --keep=FOLDER. If no suite is running, delete ${shown(lockOf(folder))}.`,
      );
    }
    // The process that used the folder last was killed; firebase-tools may have exported all the same.
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

  /** What firebase-tools is told. */
  get flags(): string[] {
    return [...(this.isThere ? ['--import', this.folder] : []), '--export-on-exit', nextOf(this.folder)];
  }

  /** To be called when the suite is complete: from now on its export may take the place of what was kept. */
  started(): void {
    this.writeLock(true);
  }

  /**
   * To be called when firebase-tools has ended: puts its export in place and gives the folder back. Answers what the
   * terminal says; null when the suite never started.
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

  /** What the terminal says about the folder while the suite runs. */
  get words(): string {
    const now = this.isThere ? `Going on with what was kept in ${shown(this.folder)}.` : '';
    return `${now} What you do is kept in ${shown(this.folder)} when you stop; delete that folder to start afresh.`.trim();
  }

  /** The error of a start that may have failed because of what is kept. */
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
/** A path as the terminal shows it: within the project, from there. */
const shown = (path: string): string => (relative('', path).startsWith('..') ? path : relative('', path));

/** Throws when the folder holds something that is no whole export. */
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

/** Why a folder is no whole export of a suite, as a sentence; null when it is one. */
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

/** The content of a JSON file; null when there is none or it is not whole. */
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
    // A process of another user is one that may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
