import { expect, it } from 'vitest';
import { failedTests } from './failedTests';

it('names the failed tests of vitest with the beginning of their errors, and a file that didn’t load', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'takes away', failureMessages: [`\u001b[31mexpected 1\n\nto be 2\u001b[39m`] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module.', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is well' }] },
  ];
  expect(failedTests({ testResults })).toEqual([
    'a.test.ts › takes away\n    expected 1\n    to be 2',
    'b.test.ts\n    No such module.',
  ]);
});

it('names the failed stories of Playwright in nested groups, and errors outside of them', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'draft.spec.ts',
    tests: [{ projectName: 'stories', results: [{ errors: [{ message: 'x'.repeat(500) }] }] }],
  });
  const report = {
    suites: [{ specs: [spec('picks', true)], suites: [{ specs: [spec('undoes', false)] }] }],
    errors: [{ message: 'The server is gone.' }],
  };
  expect(failedTests(report)).toEqual([
    `[stories] draft.spec.ts › undoes\n    ${'x'.repeat(400)}…`,
    'outside of the stories\n    The server is gone.',
  ]);
});

it('finds nothing in a report of another kind', () => {
  expect(failedTests({})).toEqual([]);
});
