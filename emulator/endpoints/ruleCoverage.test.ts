import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { coverageJson } from './ruleCoverage';

const SOURCE = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /a/{id} {
  allow get: if resource.data.n == 1 || request.auth.uid == id;
} } }`;

/** The report after two users requested one document. */
function report(): ReturnType<typeof coverageJson> {
  const { ruleset } = compileRules(SOURCE, 'my.rules', { coverage: true });
  for (const uid of ['x', 'y']) {
    ruleset?.evaluate(
      {
        service: 'cloud.firestore',
        database: '(default)',
        path: 'a/x',
        method: 'get',
        auth: { uid, token: new Map() },
        time: { seconds: -1, nanos: 500_000_000 },
        resource: { path: 'a/x', fields: new Map() },
        query: null,
      },
      { get: () => null, getAfter: () => null },
    );
  }
  return coverageJson(ruleset!.coverage());
}

describe('the coverage report in JSON', () => {
  it('has the same members as Google’s: source, positions with inclusive ends, typed values with counts, errors as undefined', () => {
    const { rules, report: conditions } = report() as { rules: unknown; report: { children: object[] }[] };
    expect(rules).toEqual({ files: [{ name: 'my.rules', content: SOURCE }] });
    expect(conditions).toHaveLength(1);
    const start = SOURCE.indexOf('resource.data.n');
    expect(conditions[0]).toMatchObject({
      sourcePosition: { line: 3, column: 17, currentOffset: start, endOffset: SOURCE.indexOf(';\n}') - 1 },
      values: [
        { value: { boolValue: true }, count: 1 },
        { value: { undefined: { causeMessage: 'property n is undefined on object' } }, count: 1 },
      ],
    });
    expect(conditions[0]?.children[1]).toMatchObject({
      children: [
        {
          values: [
            { value: { stringValue: 'x' }, count: 1 },
            { value: { stringValue: 'y' }, count: 1 },
          ],
        },
        { values: [{ value: { stringValue: 'x' }, count: 2 }] },
      ],
    });
  });

  it('encodes the request as a map, its path as segments and its time in RFC 3339', () => {
    const text = JSON.stringify(report());
    expect(text).toContain('"pathValue":{"segments":[{"simple":"databases"},{"simple":"(default)"}');
    expect(text).toContain('"time":{"timestampValue":"1969-12-31T23:59:59.500Z"}');
  });
});
