import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEngine } from './engines';

describe('findEngine', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'engines-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const install = (...programs: string[]) => programs.forEach((program) => writeFileSync(join(folder, program), ''));
  const searchPath = () => ['/nowhere', folder].join(delimiter);

  it('returns the program when everything that it needs is there', () => {
    install('WebKitWebDriver', 'Xvfb');
    expect(findEngine('webkit', searchPath())).toEqual({ program: join(folder, 'WebKitWebDriver') });
  });

  it('accepts each of the names that a program has', () => {
    install('firefox');
    expect(findEngine('firefox', searchPath())).toEqual({ program: join(folder, 'firefox') });
    install('firefox-esr');
    expect(findEngine('firefox', searchPath())).toEqual({ program: join(folder, 'firefox-esr') });
  });

  it('says what is missing', () => {
    const nothing = { missing: "WebKit can't be played here: WebKitWebDriver and Xvfb not found." };
    expect(findEngine('webkit', searchPath())).toEqual(nothing);
    install('WebKitWebDriver');
    expect(findEngine('webkit', searchPath())).toEqual({ missing: "WebKit can't be played here: Xvfb not found." });
  });
});
