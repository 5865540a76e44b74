/** A test file in vitest's JSON report. */
type VitestFile = {
  name?: string;
  status: string;
  message?: string;
  assertionResults: { status?: string; fullName?: string; failureMessages?: string[] | null }[];
};

/** A file or a group of stories in Playwright's JSON report. */
type StoryGroup = {
  suites?: StoryGroup[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { projectName: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
};

/** The report of either runner, as far as failures are read from it. */
type Report = {
  testResults?: VitestFile[];
  suites?: StoryGroup[];
  errors?: { message?: string }[];
};

/** Longest part of an error's message that is shown with the test's name, in characters. */
const MAX_MESSAGE_LENGTH = 400;

/** A failed test on one line, with the beginning of its error on the lines below. */
function told(name: string, message = ''): string {
  // Runners colour their messages even in a report.

  const plain = message.replace(/\u001b\[[0-9;]*m/g, '').trim();
  const short = plain.length > MAX_MESSAGE_LENGTH ? `${plain.slice(0, MAX_MESSAGE_LENGTH)}…` : plain;
  return [name, ...short.split('\n').filter((line) => line.trim() !== '')].join('\n    ');
}

/**
 * The failed tests of a report by vitest or Playwright, each with its file, its name and the beginning of its error,
 * for the end of the output: what a runner said itself is far above by then. Reports of other shapes have none.
 */
export function failedTests(report: Report): string[] {
  const inVitest = (report.testResults ?? []).flatMap((file) => {
    const name = file.name ?? 'a test file';
    if (file.status === 'failed' && file.assertionResults.length === 0) return [told(name, file.message)];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name} › ${fullName ?? ''}`, failureMessages?.[0]));
  });
  const outside = (report.errors ?? []).map(({ message }) => told('outside of the stories', message));
  return [...inVitest, ...(report.suites ?? []).flatMap(failedStories), ...outside];
}

/** The failed stories of a group and of the groups in it. */
function failedStories({ suites = [], specs = [] }: StoryGroup): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) =>
        told(`[${projectName}] ${file} › ${title}`, results.at(-1)?.errors?.[0]?.message),
      ),
    );
  return [...own, ...suites.flatMap(failedStories)];
}
