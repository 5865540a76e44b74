import { describe, expect, it } from 'vitest';
import { compileRules, coveragePage } from './index';
import { documentOf, readerOf, requestOf, sourceOf } from './testSupport';
import type { CoverageReport, ExpressionCoverage } from './types';

const SOURCE = sourceOf(
  "allow get: if isOwner(resource.data.owner) || resource.data.open == true;\nallow create: if id < 'x';",
  'function isOwner(uid) { return uid == request.auth.uid; }',
);

function covered(asked: readonly Record<string, unknown>[]): CoverageReport {
  const { ruleset } = compileRules(SOURCE, 'test.rules', { coverage: true });
  if (ruleset === null) throw new Error('does not compile');
  for (const data of asked) ruleset.evaluate(requestOf({ resource: documentOf('docs/one', data) }), readerOf({}));
  return ruleset.coverage();
}

const textOf = ({ source }: CoverageReport, { start, end }: ExpressionCoverage): string => source.slice(start, end);

function find(report: CoverageReport, text: string): ExpressionCoverage {
  const all = (expressions: readonly ExpressionCoverage[]): ExpressionCoverage[] =>
    expressions.flatMap((expression) => [expression, ...all(expression.children)]);
  const found = all(report.expressions).find((expression) => textOf(report, expression) === text);
  if (found === undefined) throw new Error(`no expression ${text}`);
  return found;
}

describe('rule coverage', () => {
  it('counts the values of each expression, including errors', () => {
    const report = covered([{ owner: 'ann' }, { owner: 'bob', open: true }, { owner: 'cid' }, { open: true }]);
    expect(find(report, 'uid == request.auth.uid')).toMatchObject({
      line: 4,
      column: 36,
      values: [
        { value: 'true', count: 1 },
        { value: 'false', count: 2 },
        { value: 'error: property owner is undefined on object', count: 1 },
      ],
    });
    expect(find(report, 'resource.data.open').values).toMatchObject([
      { value: 'true', count: 2 },
      { value: 'error: property open is undefined on object', count: 1 },
    ]);
    expect(find(report, "id < 'x'").values).toEqual([]);
  });

  it('lists conditions, bindings and results in source order', () => {
    const report = covered([]);
    expect(report.expressions.map((expression) => textOf(report, expression))).toEqual([
      'uid == request.auth.uid',
      'isOwner(resource.data.owner) || resource.data.open == true',
      "id < 'x'",
    ]);
  });

  it('lists a few values and counts the rest together', () => {
    const report = covered(Array.from({ length: 20 }, (_, index) => ({ owner: `u${index}`, open: false })));
    const { values } = find(report, 'uid');
    expect(values.length).toBeLessThanOrEqual(13);
    expect(values.at(-1)).toEqual({ value: 'other values', count: 8, example: undefined });
  });

  it('renders as a well-formed page with every character of the source in place', () => {
    const report = covered([{ owner: 'ann' }, { owner: '<b>"bob"' }]);
    const page = coveragePage(report);
    const body = page.slice(page.indexOf('<pre>') + 5, page.indexOf('</pre>'));
    expect(body.match(/<span/g)?.length).toBe(body.match(/<\/span>/g)?.length);
    const lines = body.split('<span class="line"').slice(1);
    const text = lines.map((line) => line.slice(line.indexOf('>') + 1).replace(/<[^>]*>/g, '')).join('\n');
    expect(text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(SOURCE);
    expect(body).not.toContain('<b>');
    expect(body).toContain('<span class="both" title="true (1×)\nfalse (1×)">');
    expect(body).toContain('<span class="never" title="never evaluated">id');
  });

  it('collects nothing unless it is enabled', () => {
    expect(compileRules(SOURCE, 'test.rules').ruleset?.coverage().expressions).toEqual([]);
  });
});
