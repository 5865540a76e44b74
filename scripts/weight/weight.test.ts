import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetFor, overweight } from './budget';
import { namedFiles, routeWeights } from './bytes';

const PAGE =
  '<head><link rel="stylesheet" href="/_next/a.css"/><script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><script>inline()</script></head><body><script src="/_next/a.js"></script></body>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weight-'));
  mkdirSync(join(folder, '_next'));
  mkdirSync(join(folder, 'leagues'));
  writeFileSync(join(folder, '_next/a.js'), 'a'.repeat(5000));
  writeFileSync(join(folder, '_next/a.css'), '.a{}');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'leagues/public.html'), PAGE);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the weight of a page', () => {
  it('counts each script once, and none for old browsers', () => {
    expect(namedFiles(PAGE)).toEqual({ scripts: ['/_next/a.js'], styles: ['/_next/a.css'] });
  });

  it('is known by address, packed', () => {
    const weights = routeWeights(folder);
    expect(Object.keys(weights)).toEqual(['/', '/leagues/public']);
    expect(weights['/']?.script).toBeLessThan(100);
    expect(weights['/']?.page).toBeGreaterThan(0);
  });
});

describe('the budget', () => {
  const weights = { '/': { script: 1500, style: 10, page: 20 } };

  it('holds what it was made for, rounded up', () => {
    expect(budgetFor(weights)['/']).toEqual({ script: 2048, style: 1024, page: 1024 });
    expect(overweight(weights, budgetFor(weights))).toEqual([]);
  });

  it('leaves room for what two builds of the same sources differ by', () => {
    expect(budgetFor({ '/': { script: 2047, style: 10, page: 20 } })['/']?.script).toBe(3072);
  });

  it('says what has grown past it, what has none, and what is gone', () => {
    const grown = { '/': { script: 2049, style: 10, page: 20 }, '/new': { script: 1, style: 1, page: 1 } };
    const budget = { ...budgetFor(weights), '/old': { script: 1, style: 1, page: 1 } };
    expect(overweight(grown, budget)).toEqual([
      '/: script weighs 2049 bytes, 2048 are allowed.',
      '/new has no budget.',
      '/old has a budget and is not there.',
    ]);
  });
});
