import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, readCounts, sumCounts, vitestCounts } from './counts';
import { isInstalled } from './dependencies.mjs';
import { parseFlags } from './flags';
import { welcome } from './words';
import { portsFrom } from '../suite/ports';

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-win': { version: '2.0.0', optional: true },
    },
  };
  it.each([
    ['nothing', null, false],
    ['all that is needed here', { packages: { 'node_modules/a': { version: '1.0.0' } } }, true],
    ['another version', { packages: { 'node_modules/a': { version: '1.0.1' } } }, false],
    ['too little', { packages: {} }, false],
    [
      'another version of what is optional',
      { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win': { version: '1.9.0' } } },
      false,
    ],
  ])('returns the expected result with %s', (_, installed, expected) =>
    expect(isInstalled(lock, installed)).toBe(expected),
  );
});

describe('parseFlags', () => {
  it.each([
    [[], { basePort: 5000, seed: true, keep: null, official: false }],
    [['--port', '6100'], { basePort: 6100, seed: true, keep: null, official: false }],
    [['--port=6100', '--no-seed'], { basePort: 6100, seed: false, keep: null, official: false }],
    [['--keep'], { basePort: 5000, seed: true, keep: resolve('.cache/kept'), official: false }],
    [['--keep=/elsewhere'], { basePort: 5000, seed: true, keep: resolve('/elsewhere'), official: false }],
    [['--official'], { basePort: 5000, seed: true, keep: null, official: true }],
  ])('accepts %o', (args, flags) => expect(parseFlags(args)).toEqual({ ok: true, value: flags }));
  it.each([
    [['--port']],
    [['--port', 'x']],
    [['--port', '80']],
    [['--port', '6000']],
    [['--port', '5055']],
    [['--prot', '6100']],
  ])('refuses %o', (args) => {
    expect(parseFlags(args)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(args[0]!) as string },
    });
  });
});

describe('counting test results', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'counts-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, { meta: {} }] },
      { status: 'passed', assertionResults: [{ meta: { notApplicable: 'The other engine has it.' } }] },
    ],
  };
  const file = (content: unknown) => {
    writeFileSync(join(folder, 'report.json'), JSON.stringify(content));
    return join(folder, 'report.json');
  };

  it("reads vitest's report and counts a file that doesn't load as a failure", () => {
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(vitestCounts({ ...report, testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toBe(1);
  });
  it("reads Playwright's report, including errors outside of stories", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 4, failed: 2, skipped: 2 });
    expect(playwrightCounts({ stats, errors: [{}] }).failed).toBe(3);
  });
  it('counts a failure when the runner failed or left no report', () => {
    expect(readCounts(file(report), 0, vitestCounts).failed).toBe(0);
    expect(readCounts(file(report), 1, vitestCounts).failed).toBe(1);
    expect(readCounts(join(folder, 'none.json'), 0, vitestCounts)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
  it('ends with a one-line summary', () => {
    const sum = sumCounts([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(sum)).toBe('5 passed, 1 failed, 1 skipped');
    expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  });
});

describe('the welcome message', () => {
  const official = { java: '/usr/bin/java', jar: '/sdk/firestore.jar', version: '1.19.9' };

  it('shows the address, the demo logins and how to stop', () => {
    expect(welcome(5000, portsFrom(5000), true, null)).toMatch(
      /http:\/\/localhost:5000[^]*fan1@[^]*admin@[^]*"saturday"[^]*Ctrl-C/,
    );
    expect(welcome(5000, portsFrom(5000), false, null)).not.toContain('fan1@');
  });
  it("says when Firestore is Google's emulator", () => {
    expect(welcome(5000, portsFrom(5000), true, official)).toContain(
      "Firestore is Google's emulator 1.19.9 (/sdk/firestore.jar).",
    );
    expect(welcome(5000, portsFrom(5000), true, null)).not.toContain('Google');
  });
});
