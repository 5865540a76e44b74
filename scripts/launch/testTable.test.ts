import { expect, it } from 'vitest';
import { testTable } from './testTable';

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

it('shows each part with its seconds and its budget, and the run', () => {
  const parts = [
    { part: 'build', seconds: 80.4, counts: counts(0) },
    { part: 'unit', seconds: 99.6, counts: counts(3800, 1) },
    { part: 'no such part', seconds: 1, counts: counts(2) },
  ];
  const [title, build, unit, unknown, all] = testTable(parts, 'main', 99.5).split('\n');
  expect(title).toMatch(/^part +passed +failed +seconds +budget$/);
  expect(build).toMatch(/^build +0 +0 +80 +\d+$/);
  expect(unit).toMatch(/^unit +3800 +1 +100 +\d+$/);
  expect(unknown).toMatch(/^no such part +2 +0 +1 *$/);
  expect(all).toMatch(/^all +3802 +1 +100 +\d+$/);
});

it('has a column of skipped tests only if there are any', () => {
  const table = testTable([{ part: 'looks', seconds: 1, counts: counts(1, 0, 305) }], 'all', 1);
  expect(table.split('\n')[0]).toMatch(/^part +passed +failed +skipped +seconds/);
  expect(table.split('\n')[1]).toMatch(/^looks +1 +0 +305 +1 /);
});
