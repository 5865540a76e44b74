import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraries, withLibraries } from './libraries';

let folder: string;
const chunk = (name: string, text: string) => writeFileSync(join(folder, '_next/static/chunks', name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libraries-'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  chunk('shell.js', 'x');
  chunk('auth.js', '"identitytoolkit.googleapis.com"');
  chunk('firestore.js', '"firestore.googleapis.com"');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of Firebase', () => {
  it('are found by the hosts that they name', () => {
    expect(libraries(folder)).toEqual(['/_next/static/chunks/auth.js', '/_next/static/chunks/firestore.js']);
  });

  it('are one for each library', () => {
    chunk('second.js', '"firestore.googleapis.com"');
    expect(() => libraries(folder)).toThrow('firestore.googleapis.com');
    rmSync(join(folder, '_next/static/chunks/auth.js'));
    expect(() => libraries(folder)).toThrow('identitytoolkit.googleapis.com');
  });

  it('are named in a page once', () => {
    const page = withLibraries('<html><head><title>x</title></head></html>', ['/a.js', '/b.js']);
    expect(page).toMatch(
      /<head><template id="libraries"><link [^>]*href="\/a.js"><link [^>]*href="\/b.js"><\/template><title>/,
    );
    expect(withLibraries(page, ['/c.js'])).toBe(page);
  });
});
