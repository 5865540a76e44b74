import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overBudget } from './budgets';
import { bundleSizes, namedFiles } from './measure';

const PAGE =
  '<head><link rel="stylesheet" href="/_next/a.css"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script>inline()</script></head><body><script src="/_next/a.js"></script></body>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, '_next'));
  mkdirSync(join(folder, 'leagues'));
  writeFileSync(join(folder, '_next/a.js'), 'a'.repeat(5000));
  writeFileSync(join(folder, '_next/a.css'), '.a{}');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'leagues/public.html'), PAGE);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle size of a page', () => {
  it('counts each script once and skips scripts for old browsers', () => {
    expect(namedFiles(PAGE)).toEqual({ scripts: ['/_next/a.js'], styles: ['/_next/a.css'] });
  });

  it('is measured per page path, compressed', () => {
    const sizes = bundleSizes(folder);
    expect(Object.keys(sizes)).toEqual(['/', '/leagues/public']);
    expect(sizes['/']?.script).toBeLessThan(100);
    expect(sizes['/']?.page).toBeGreaterThan(0);
  });
});

describe('the bundle size budgets', () => {
  const errorsOf = (path: string, script: number) =>
    overBudget({ [path]: { script, style: 1, page: 1 } }).filter((error) => error.startsWith(`${path}: `));

  it('allow 5 % of headroom', () => {
    expect(errorsOf('/new', 211_050)).toEqual([]);
    expect(errorsOf('/new', 212_101)).toEqual(['/new: script has 212101 bytes; its budget is 202 kB.']);
  });

  it('fall back to a shared default for pages without their own budget', () => {
    expect(errorsOf('/new', 300_000)).toEqual(['/new: script has 300000 bytes; its budget is 202 kB.']);
  });

  it('report a budget whose page no longer exists', () => {
    expect(overBudget({})).toContain('/draft/_ has a budget, but there is no such page.');
  });
});
