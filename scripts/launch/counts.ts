import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The sum of several runs. */
export function sumCounts(runs: readonly Counts[]): Counts {
  return runs.reduce(
    (sum, run) => ({
      passed: sum.passed + run.passed,
      failed: sum.failed + run.failed,
      skipped: sum.skipped + run.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The counts in vitest's JSON report. A file of tests that could not be loaded counts as one failure. */
export function vitestCounts(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts in Playwright's JSON report. A story that passed only when tried again counts as passed. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
}

/** Reads a report, and sees to it that a runner that failed, or left no report, never counts as all well. */
export function readCounts<T>(file: string, exitCode: number, count: (report: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The closing line: `12 passed, 0 failed`, with what was skipped if anything was. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
