import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests that passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The counts of a runner that failed as a whole. */
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** The counts of what tests nothing. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several runs. */
export function sumCounts(runs: readonly Counts[]): Counts {
  const sum = (of: keyof Counts): number => runs.reduce((total, run) => total + run[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The counts in vitest's JSON report. A test file that couldn't be loaded counts as one failure. Tests of what Google's
 * Firestore emulator doesn't have aren't counted there.
 */
export function vitestCounts(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { meta?: { notApplicable?: string } }[] }[];
}): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const notApplicable = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ meta }) => meta?.notApplicable !== undefined).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests - notApplicable,
  };
}

/** The counts in Playwright's JSON report. Nothing is retried, so a flaky test would be a failure. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped };
}

/** Reads the counts of a report. A runner that failed or left no report always counts as at least one failure. */
export function readCounts<T>(file: string, exitCode: number, count: (report: T) => Counts): Counts {
  if (!existsSync(file)) return FAILED;
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line: `12 passed, 0 failed`, plus the skipped tests if there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
