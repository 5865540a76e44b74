import { sumCounts, type Counts } from './counts';
import type { TestSize } from './testSelection';

/** A part of a test run: what it counted and how long it took, in seconds. */
export type TimedPart = { part: string; seconds: number; counts: Counts };

/**
 * What each part may take on two cores, in seconds. Shown beside what it took, so that growth is seen; nothing fails by
 * it.
 */
const BUDGETS: Record<TestSize, Readonly<Record<string, number>>> = {
  main: {
    all: 720,
    unit: 150,
    build: 45,
    attack: 50,
    conformance: 70,
    suite: 130,
    stories: 215,
    looks: 90,
  },
  all: {
    all: 2100,
    unit: 180,
    build: 45,
    attack: 120,
    conformance: 70,
    suite: 180,
    stories: 520,
    engines: 130,
    looks: 450,
    'conformance, Google': 100,
    'suite, Google': 300,
  },
};

/**
 * What each part counted and took, a line each, and all of them with the `seconds` of the run, in which two parts may
 * be played side by side. There is a column of skipped tests if any were.
 */
export function testTable(parts: readonly TimedPart[], size: TestSize, seconds: number): string {
  const total = { part: 'all', seconds, counts: sumCounts(parts.map(({ counts }) => counts)) };
  const columns: [string, (one: TimedPart) => string][] = [
    ['part', ({ part }) => part],
    ['passed', ({ counts }) => String(counts.passed)],
    ['failed', ({ counts }) => String(counts.failed)],
    ...(total.counts.skipped > 0
      ? [['skipped', ({ counts }: TimedPart) => String(counts.skipped)] as [string, (one: TimedPart) => string]]
      : []),
    ['seconds', ({ seconds }) => String(Math.round(seconds))],
    ['budget', ({ part }) => String(BUDGETS[size][part] ?? '')],
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
