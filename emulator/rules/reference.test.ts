import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, judgeSource, readerOf, sourceOf, stored } from './testSupport';
import type { QueryFilter } from './types';

/**
 * The compiled rules against a slow evaluation that is written from the definition: expressions are drawn as trees, written out
 * as rules, judged, and computed here over plain JavaScript values. `fault` stands for any error.
 */
type Truth = boolean | 'fault';
type Data = Readonly<Record<string, number>>;
interface Drawn {
  readonly text: string;
  readonly value: (data: Data) => Truth;
}

const FIELDS = ['a', 'b', 'c', 'absent'] as const;

const comparison: fc.Arbitrary<Drawn> = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    operator: fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
    constant: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ field, operator, constant }) => ({
    text: `resource.data.${field} ${operator} ${constant}`,
    value: (data) => {
      const left = data[field];
      if (left === undefined) return 'fault';
      const table: Record<string, boolean> = {
        '==': left === constant,
        '!=': left !== constant,
        '<': left < constant,
        '<=': left <= constant,
        '>': left > constant,
        '>=': left >= constant,
      };
      return table[operator] as boolean;
    },
  }));

const leaf: fc.Arbitrary<Drawn> = fc.oneof(
  comparison,
  fc.boolean().map((constant) => ({ text: String(constant), value: (): Truth => constant })),
  fc.constantFrom<Drawn>({ text: '1 / 0 == 0', value: () => 'fault' }, { text: "'text'", value: () => 'fault' }),
  fc
    .constantFrom(...FIELDS)
    .map((field) => ({ text: `'${field}' in resource.data`, value: (data: Data): Truth => field in data })),
);

const { condition } = fc.letrec<{ condition: Drawn }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({
      text: `(${left.text} && ${right.text})`,
      value: (data: Data): Truth => {
        const [a, b] = [left.value(data), right.value(data)];
        if (a === false || b === false) return false;
        return a === true && b === true ? true : 'fault';
      },
    })),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({
      text: `(${left.text} || ${right.text})`,
      value: (data: Data): Truth => {
        const [a, b] = [left.value(data), right.value(data)];
        if (a === true || b === true) return true;
        return a === false && b === false ? false : 'fault';
      },
    })),
    tie('condition').map((inner) => ({
      text: `!(${inner.text})`,
      value: (data: Data): Truth => {
        const value = inner.value(data);
        return value === 'fault' ? 'fault' : !value;
      },
    })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([test, yes, no]) => ({
      text: `(${test.text} ? ${yes.text} : ${no.text})`,
      value: (data: Data): Truth => {
        const value = test.value(data);
        if (value === 'fault') return 'fault';
        return value ? yes.value(data) : no.value(data);
      },
    })),
    // The same through a function: arguments may be faults that the body does not use.
    fc.tuple(tie('condition'), tie('condition')).map(([used, spare]) => ({
      text: `second(${spare.text}, ${used.text})`,
      value: (data: Data): Truth => used.value(data),
    })),
  ),
}));

const data = fc.record(
  { a: fc.integer({ min: -2, max: 2 }), b: fc.integer({ min: -2, max: 2 }), c: fc.integer({ min: -2, max: 2 }) },
  { requiredKeys: [] },
);
const DECLARATIONS = 'function second(x, y) { let z = y; return z; }';

describe('random rules', () => {
  it('come to what the definition says', () => {
    fc.assert(
      fc.property(condition, data, (drawn, fields) => {
        const resource = documentOf('docs/one', fields);
        const ask = (text: string): boolean =>
          judgeSource(sourceOf(`allow get: if ${text};`, DECLARATIONS), { resource }).allowed;
        const expected = drawn.value(fields);
        expect(ask(drawn.text)).toBe(expected === true);
        expect(ask(`!(${drawn.text})`)).toBe(expected === false);
      }),
      { numRuns: 400 },
    );
  });

  it('never allow a list that could return a document which the same rule denies to a get', () => {
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
          const source = sourceOf(`allow read: if ${drawn.text};`, DECLARATIONS);
          const query = { limit: null, offset: 0, orderBy: [], filter };
          const listed = judgeSource(
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
            expect(judgeSource(source, { resource: documentOf('docs/one', fields) }).allowed).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
    expect(allowedLists).toBeGreaterThan(20);
  });
});

describe('random sources', () => {
  it('are compiled or refused, never a breakage', () => {
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
            judgeSource(source);
          } catch (error) {
            expect(String(error)).toContain('does not compile');
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
