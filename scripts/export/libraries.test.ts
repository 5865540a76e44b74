import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraries, withPreloads } from './libraries';

let folder: string;
const chunk = (name: string, text: string) => writeFileSync(join(folder, '_next/static/chunks', name), text);
const list = (...names: string[]) => names.map((name) => `"static/chunks/${name}.js"`).join();
const loader = (module: number, names: string) =>
  `${String(module)},e=>{e.v(t=>Promise.all([${names}].map(t=>e.l(t))).then(()=>t(9)))}`;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libraries-'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  chunk('shell.js', '20080,e=>{h()&&Promise.allSettled([e.A(75).then(({auth:e})=>e()),e.A(93)]);var c=e.i(5)}');
  chunk('others.js', [loader(75, list('auth', 'both')), loader(193, list('other'))].join());
  chunk('more.js', loader(93, list('firestore', 'both')));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of Firebase', () => {
  it('are those that watchSignedIn.ts asks for', () => {
    const files = ['auth', 'both', 'firestore'].map((name) => `/_next/static/chunks/${name}.js`);
    expect(libraries(folder)).toEqual(files);
  });

  it('have to be known', () => {
    chunk('more.js', '');
    expect(() => libraries(folder)).toThrow('watchSignedIn.ts');
    chunk('shell.js', '');
    expect(() => libraries(folder)).toThrow('watchSignedIn.ts');
  });

  it('are named in a page once, with the fonts', () => {
    const page = withPreloads('<html><head><title>x</title></head></html>', ['/a.js', '/b.js'], ['/c.woff2']);
    expect(page).toMatch(
      /<head><template id="libraries"><link [^>]*"\/a.js"><link [^>]*"\/b.js"><\/template><template id="fonts"><link [^>]*as="font"[^>]*"\/c.woff2"><\/template><title>/,
    );
    expect(withPreloads(page, ['/d.js'], [])).toBe(page);
  });
});
