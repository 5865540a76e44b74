import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value as StoredValue } from '../../values/value';
import { judgeSource, sourceOf } from '../testSupport';
import { drawnData, drawnExpression } from './arbitrary';
import { evaluate } from './evaluate';
import { declaration, written } from './tree';
import { RuleError, type Value } from './value';

// The compiled rules against the slow evaluation, on random expressions of every type and random documents.

/** A value of the document as the store keeps it. */
function storedAs(value: Value): StoredValue {
  switch (value.is) {
    case 'null':
      return { kind: 'null' };
    case 'bool':
      return { kind: 'boolean', value: value.of };
    case 'int':
      return { kind: 'integer', value: value.of };
    case 'float':
      return { kind: 'double', value: value.of };
    case 'string':
      return { kind: 'string', value: value.of };
    case 'list':
      return { kind: 'array', values: value.of.map(storedAs) };
    case 'map':
      return { kind: 'map', fields: new Map(value.of.map(([key, inner]) => [key, storedAs(inner)])) };
    case 'timestamp': {
      const seconds = value.of / 1_000_000_000n - (value.of % 1_000_000_000n < 0n ? 1n : 0n);
      return {
        kind: 'timestamp',
        value: { seconds: Number(seconds), nanos: Number(value.of - seconds * 1_000_000_000n) },
      };
    }
    default:
      throw new Error(`A ${value.is} is not stored.`);
  }
}

/** The value as rules write it; null where they cannot, or where it would not equal itself. */
function spelled(value: Value): string | null {
  const all = (values: readonly Value[]): string | null => {
    const parts = values.map(spelled);
    return parts.includes(null) ? null : parts.join(', ');
  };
  switch (value.is) {
    case 'null':
      return 'null';
    case 'bool':
      return String(value.of);
    case 'int':
      return `(${value.of})`;
    case 'float':
      return Number.isNaN(value.of) ? null : `float('${Object.is(value.of, -0) ? '-0' : value.of}')`;
    case 'string':
      return `'${value.of.replace(/[\\']/g, '\\$&')}'`;
    case 'list':
    case 'set': {
      const items = all(value.of);
      return items === null ? null : `[${items}]${value.is === 'set' ? '.toSet()' : ''}`;
    }
    case 'map': {
      const values = value.of.map(([, inner]) => spelled(inner));
      return values.includes(null) ? null : `{${value.of.map(([key], at) => `'${key}': ${values[at]}`).join(', ')}}`;
    }
    case 'timestamp':
      return `(timestamp.value(0) + duration.value((${value.of}), 'ns'))`;
    case 'duration':
      return `duration.value((${value.of}), 'ns')`;
    case 'diff':
      return null;
  }
}

it('every expression comes to what the reference says, or errs where it says', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(drawnExpression, drawnData, ({ tree, functions }, data) => {
      const resource = { path: 'docs/one', fields: new Map([...data].map(([name, value]) => [name, storedAs(value)])) };
      const declarations = functions.map(declaration).join('\n');
      const says = (condition: string): boolean => {
        const { allowed, explanation } = judgeSource(sourceOf(`allow get: if ${condition};`, declarations), {
          resource,
        });
        // A limit is no value; the drawn expressions seldom meet one.
        fc.pre(!explanation.includes('maximum of') && !explanation.includes('too large'));
        return allowed;
      };
      const asked = written(tree);
      const fields = [...data].map(([name, value]) => `${name}: ${spelled(value) ?? 'NaN in it'}`).join(', ');
      const told = `With {${fields}}\n${declarations}\n${asked}`;
      let value: Value;
      try {
        value = evaluate(tree, { data, functions });
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        seen.set('error', (seen.get('error') ?? 0) + 1);
        expect([says(`(${asked}) == null`), says(`(${asked}) != null`)], `${told} errs`).toEqual([false, false]);
        return;
      }
      seen.set(value.is, (seen.get(value.is) ?? 0) + 1);
      if (value.is !== 'null' && value.is !== 'diff')
        expect(says(`(${asked}) is ${value.is}`), `${told} is ${value.is}`).toBe(true);
      const wanted = spelled(value);
      if (wanted !== null) expect(says(`(${asked}) == ${wanted}`), `${told} == ${wanted}`).toBe(true);
    }),
    { numRuns: 2_500, endOnFailure: true },
  );
  // The draw reaches every type, and errs neither always nor never.
  for (const kind of ['error', 'null', 'bool', 'int', 'float', 'string', 'list', 'map', 'set', 'timestamp', 'duration'])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(20);
}, 60_000);
