import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptData } from './kept';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kept-'));
  folder = join(place, 'kept');
});
afterEach(() => rmSync(place, { recursive: true }));

/** Writes a fake export of firebase-tools that contains `text`. */
function exportTo(target: string, text: string): void {
  for (const name of ['firestore_export', 'auth_export', 'storage_export'])
    mkdirSync(join(target, name), { recursive: true });
  const metadata = {
    firestore: { path: 'firestore_export', metadata_file: 'firestore_export/f.overall_export_metadata' },
    auth: { path: 'auth_export' },
    storage: { path: 'storage_export' },
  };
  writeFileSync(join(target, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  writeFileSync(join(target, 'firestore_export/f.overall_export_metadata'), text);
  writeFileSync(join(target, 'auth_export/accounts.json'), '{}');
  writeFileSync(join(target, 'storage_export/buckets.json'), '{}');
}

/** Runs one suite that exports this text when it ends. */
function run(text: string): string | null {
  const kept = KeptData.open(folder);
  kept.started();
  exportTo(`${folder}.next`, text);
  return kept.finish();
}

const content = (): string => readFileSync(join(folder, 'firestore_export/f.overall_export_metadata'), 'utf8');

describe('saved emulator data', () => {
  it('is the export of the last run, with no other files left behind', () => {
    const first = KeptData.open(folder);
    expect([first.isThere, first.flags]).toEqual([false, ['--export-on-exit', `${folder}.next`]]);
    first.started();
    exportTo(`${folder}.next`, 'one');
    expect(first.finish()).toBe(`Kept in ${folder}.`);
    expect(content()).toBe('one');

    const second = KeptData.open(folder);
    expect([second.isThere, second.flags]).toEqual([true, ['--import', folder, '--export-on-exit', `${folder}.next`]]);
    second.started();
    exportTo(`${folder}.next`, 'two');
    second.finish();
    expect(content()).toBe('two');
    expect(readdirSync(place)).toEqual(['kept']);
  });

  it('survives an incomplete export, with a message', () => {
    run('one');
    const kept = KeptData.open(folder);
    kept.started();
    exportTo(`${folder}.next`, 'two');
    rmSync(join(`${folder}.next`, 'auth_export'), { recursive: true });
    expect(kept.finish()).toBe(
      `The data of this run could not be kept: the accounts are missing or damaged. ${folder} holds what was kept before.`,
    );
    expect(content()).toBe('one');
    expect(readdirSync(place)).toEqual(['kept']);
  });

  it('survives a suite that was stopped before it had started', () => {
    run('one');
    const kept = KeptData.open(folder);
    exportTo(`${folder}.next`, 'half');
    expect(kept.finish()).toBeNull();
    expect(content()).toBe('one');
  });

  it('is recovered after the launcher was killed, if that run had started', () => {
    run('one');
    exportTo(`${folder}.next`, 'two');
    writeFileSync(`${folder}.lock`, JSON.stringify({ process: 999_999_999, started: false }));
    KeptData.open(folder).finish();
    expect(content()).toBe('one');
    exportTo(`${folder}.next`, 'two');
    writeFileSync(`${folder}.lock`, JSON.stringify({ process: 999_999_999, started: true }));
    expect(KeptData.open(folder).isThere).toBe(true);
    expect(content()).toBe('two');
  });

  it('is recovered after a crash while the new data replaced the old', () => {
    exportTo(`${folder}.old`, 'one');
    expect(KeptData.open(folder).isThere).toBe(true);
    expect(content()).toBe('one');
  });

  it('is used by one suite at a time', () => {
    writeFileSync(`${folder}.lock`, JSON.stringify({ process: process.ppid, started: true }));
    expect(() => KeptData.open(folder)).toThrow(`in use by another suite (process ${process.ppid})`);
  });

  it.each([
    ['firebase-export-metadata.json', '{"firestore"'],
    ['firebase-export-metadata.json', '{}'],
    ['auth_export/accounts.json', '{"users":[{"local'],
    ['storage_export/buckets.json', ''],
  ])('is refused when %s is damaged, with advice, and left unchanged', (file, damaged) => {
    run('one');
    writeFileSync(join(folder, file), damaged);
    expect(() => KeptData.open(folder)).toThrow(/kept cannot be used: .* Delete that folder to start afresh\.$/);
    expect(content()).toBe('one');
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('refuses a folder that holds other files', () => {
    mkdirSync(folder);
    expect(KeptData.open(folder).isThere).toBe(false);
    rmSync(`${folder}.lock`);
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ann');
    expect(() => KeptData.open(folder)).toThrow('holds something else than kept data');
  });
});
