import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, evaluateSource, readerOf, sourceOf, stored } from './testSupport';
import type { QueryFilter } from './types';
import { fuzz } from '../tests/fuzzing';

type Data = Readonly<Record<string, number>>;

const FIELDS = ['a', 'b', 'c', 'absent'] as const;

const leaf: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([field, operator, constant]) => `resource.data.${field} ${operator} ${constant}`),
  fc.boolean().map(String),
  fc.constantFrom('1 / 0 == 0', "'text'"),
  fc.constantFrom(...FIELDS).map((field) => `'${field}' in resource.data`),
);

/**
 * A random condition on a document's fields; some evaluate to errors. Their meaning is compared with Google's engine in
 * conformance/random.
 */
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} && ${right})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} || ${right})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    // The same through a function: unused arguments may be errors.
    fc.tuple(tie('condition'), tie('condition')).map(([used, unused]) => `second(${unused}, ${used})`),
  ),
}));

const data: fc.Arbitrary<Data> = fc.record(
  { a: fc.integer({ min: -2, max: 2 }), b: fc.integer({ min: -2, max: 2 }), c: fc.integer({ min: -2, max: 2 }) },
  { requiredKeys: [] },
);
const DECLARATIONS = 'function second(x, y) { let z = y; return z; }';

describe('random rules', () => {
  it('never allow a list that could return a document that the same rule denies to a get', () => {
    const constraint = fc.record({
      field: fc.constantFrom('a', 'b', 'c'),
      op: fc.constantFrom<'==' | '!=' | '<' | '<=' | '>' | '>='>('==', '!=', '<', '<=', '>', '>='),
      value: fc.integer({ min: -2, max: 2 }),
    });
    const matches = (
      fields: Readonly<Record<string, number>>,
      { field, op, value }: { field: string; op: string; value: number },
    ): boolean => {
      const found = fields[field];
      if (found === undefined) return false;
      if (op === '==') return found === value;
      if (op === '!=') return found !== value;
      return op === '<' ? found < value : op === '<=' ? found <= value : op === '>' ? found > value : found >= value;
    };
    let allowedLists = 0;
    fc.assert(
      fc.property(
        condition,
        fc.array(constraint, { maxLength: 3 }),
        fc.constantFrom<'and' | 'or'>('and', 'or'),
        fc.array(data, { minLength: 20, maxLength: 20 }),
        (drawn, constraints, kind, documents) => {
          const filters = constraints.map(({ field, op, value }): QueryFilter => ({
            kind: 'field',
            field,
            op,
            value: stored(value),
          }));
          const filter: QueryFilter | null = filters.length === 0 ? null : { kind, filters };
          const source = sourceOf(`allow read: if ${drawn};`, DECLARATIONS);
          const query = { limit: null, offset: 0, orderBy: [], filter };
          const listed = evaluateSource(
            source,
            { method: 'list', path: 'docs', resource: null, query },
            readerOf({}),
          ).allowed;
          if (!listed) return;
          allowedLists += 1;
          const returned = documents.filter(
            (fields) =>
              constraints.length === 0 ||
              (kind === 'and'
                ? constraints.every((one) => matches(fields, one))
                : constraints.some((one) => matches(fields, one))),
          );
          for (const fields of returned)
            expect(evaluateSource(source, { resource: documentOf('docs/one', fields) }).allowed).toBe(true);
        },
      ),
      fuzz(400),
    );
    expect(allowedLists).toBeGreaterThan(fuzz(400).numRuns / 20);
  });
});

describe('random sources', () => {
  it('compile or are rejected, and never crash the compiler', () => {
    const pieces = fc.constantFrom(
      'allow read: if ',
      'match /a/{b} {',
      '}',
      'function f(x) {',
      'return ',
      'let y = ',
      ';',
      'request.auth',
      '(',
      ')',
      '[',
      ']',
      '/a/$(',
      "'",
      '"',
      '\\',
      '&&',
      '||',
      '==',
      ' in ',
      ' is ',
      '1',
      '1.',
      '0x',
      '{',
      ':',
      ',',
      '!',
      '-',
      '?',
      '**',
      '=',
      '$',
      '/*',
      '//',
      '\n',
      '😀',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        for (const source of [text, sourceOf(text), sourceOf(`allow read: if ${text};`)]) {
          try {
            evaluateSource(source);
          } catch (error) {
            expect(String(error)).toContain('does not compile');
          }
        }
      }),
      fuzz(500),
    );
  });
});
