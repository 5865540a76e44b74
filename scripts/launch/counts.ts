import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests that passed, failed, were skipped, and don't apply to the Firestore engine under test. */
export type Counts = { passed: number; failed: number; skipped: number; notApplicable: number };

/** The counts of a runner that failed as a whole. */
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0, notApplicable: 0 };

/** The sum of several runs. */
export function sumCounts(runs: readonly Counts[]): Counts {
  const sum = (of: keyof Counts): number => runs.reduce((total, run) => total + run[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), notApplicable: sum('notApplicable') };
}

/** The counts in vitest's JSON report. A test file that couldn't be loaded counts as one failure. */
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
    notApplicable,
  };
}

/** The counts in Playwright's JSON report. A story that passed only on a retry counts as passed. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped, notApplicable: 0 };
}

/** Reads the counts of a report. A runner that failed or left no report always counts as at least one failure. */
export function readCounts<T>(file: string, exitCode: number, count: (report: T) => Counts): Counts {
  if (!existsSync(file)) return FAILED;
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line: `12 passed, 0 failed`, plus the skipped and not applicable tests if there are any. */
export function closingLine({ passed, failed, skipped, notApplicable }: Counts): string {
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notApplicable > 0 ? [`${notApplicable} not applicable to Google's Firestore`] : []),
  ].join(', ');
}
