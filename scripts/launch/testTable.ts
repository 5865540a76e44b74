import { sumCounts, type Counts } from './counts';
import type { TestSize } from './testSelection';

/** A part of a test run: what it counted and how long it took, in seconds. */
export type TimedPart = { part: string; seconds: number; counts: Counts };

/** What each part may take on two cores, in seconds. Shown beside what it took, so that growth is seen; nothing fails by it. */
const BUDGETS: Record<TestSize, Readonly<Record<string, number>>> = {
  main: {
    build: 100,
    unit: 130,
    conformance: 35,
    suite: 120,
    attack: 60,
    stories: 190,
    looks: 75,
  },
  all: {
    build: 100,
    unit: 150,
    conformance: 35,
    suite: 220,
    attack: 120,
    stories: 520,
    engines: 130,
    'conformance, Google': 100,
    'suite, Google': 300,
    looks: 450,
  },
};

/** What each part counted and took, a line each, and the sum. The columns of tests that were skipped or don't apply are there if any did. */
export function testTable(parts: readonly TimedPart[], size: TestSize): string {
  const total = {
    part: 'all',
    seconds: sumOf(parts.map(({ seconds }) => seconds)),
    counts: sumCounts(parts.map(({ counts }) => counts)),
  };
  const budgetOf = (part: string): number | undefined =>
    part === 'all' ? sumOf(parts.map((one) => BUDGETS[size][one.part] ?? 0)) : BUDGETS[size][part];
  const columns: [string, (one: TimedPart) => string][] = [
    ['part', ({ part }) => part],
    ['passed', ({ counts }) => String(counts.passed)],
    ['failed', ({ counts }) => String(counts.failed)],
    ...(total.counts.skipped > 0
      ? [['skipped', ({ counts }: TimedPart) => String(counts.skipped)] as [string, (one: TimedPart) => string]]
      : []),
    ['seconds', ({ seconds }) => String(Math.round(seconds))],
    ['budget', ({ part }) => String(budgetOf(part) ?? '')],
  ];
  const rows = [
    columns.map(([title]) => title),
    ...[...parts, total].map((one) => columns.map(([, cell]) => cell(one))),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ');
  return rows.map(line).join('\n');
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
