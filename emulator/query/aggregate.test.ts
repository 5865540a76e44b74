import { describe, expect, it } from 'vitest';
import { decodeAggregations } from './aggregate';
import { and, double, int, map, NAN, NULL, order, reference, TestDatabase, text, where } from './testDatabase';
import type { Json } from './wire';

const database = new TestDatabase({
  'c/a': { n: int(1), x: double(0.1), m: map({ n: int(10) }) },
  'c/b': { n: int(2), x: double(0.2) },
  'c/c': { n: int(3), x: text('three') },
  'c/d': { n: text('four'), x: double(0.3) },
  'c/e': { x: int(-7) },
  'c/f': {},
  'c/g': { big: int(Number.MIN_SAFE_INTEGER), nan: NAN, null: NULL },
});

const field = (fieldPath: string): Json => ({ field: { fieldPath } });
const sum = (fieldPath: string): Json => ({ sum: field(fieldPath) });
const average = (fieldPath: string): Json => ({ avg: field(fieldPath) });
const count: Json = { count: {} };

describe('aggregations', () => {
  it('over several fields include only documents that have all of them', () => {
    expect(database.numbers({}, count)).toEqual([7n]);
    expect(database.numbers({}, count, sum('n'))).toEqual([4n, 6n]);
    expect(database.numbers({}, count, sum('n'), sum('x'))).toEqual([4n, 6n, 0.6]);
    expect(database.numbers({}, count, average('n'), sum('m.n'))).toEqual([1n, 1, 10n]);
    expect(database.numbers({}, sum('x'), sum('nothing'))).toEqual([0n, 0n]);
  });

  it('apply limit and offset in the order of their fields', () => {
    expect(database.numbers({ limit: 2 }, count, sum('x'))).toEqual([2n, -6.9]);
    expect(database.numbers({ offset: 3 }, count, sum('x'))).toEqual([2n, 0.3]);
    expect(database.numbers({ orderBy: [order('x', 'DESCENDING')], limit: 2 }, sum('x'))).toEqual([0.3]);
  });

  it('sum doubles without losing precision to rounding', () => {
    const doubles = new TestDatabase({
      'c/a': { v: double(1e16), w: double(1e308) },
      'c/b': { v: double(1), w: double(1e308) },
      'c/c': { v: double(-1e16) },
    });
    expect(doubles.numbers({}, sum('v'))).toEqual([1]);
    expect(doubles.numbers({}, sum('w'))).toEqual([Infinity]);
  });

  it('limit counts with upTo, but not sums', () => {
    expect(database.numbers({}, { count: { upTo: '2' } }, sum('n'))).toEqual([2n, 6n]);
    expect(database.numbers({}, { count: { upTo: { value: '0' } } })).toEqual([0n]);
  });

  it('without an alias are numbered separately', () => {
    const aliases = decodeAggregations([count, { ...count, alias: 'all' }, sum('n')]).map(({ alias }) => alias);
    expect(aliases).toEqual(['field_1', 'all', 'field_2']);
  });
});

describe('aggregations are rejected', () => {
  const KEYS_ONLY = 'Aggregation over non-key properties is not supported for base query that only returns keys.';
  const select = (...paths: readonly string[]): Json => ({
    select: { fields: paths.map((fieldPath) => ({ fieldPath })) },
  });
  it.each<[string, Json, readonly Json[], string]>([
    ['when there are none', {}, [], 'Aggregations can not be empty.'],
    ['when there are six', {}, Array.from({ length: 6 }, () => count), 'The maximum number of aggregations'],
    ['of no kind', {}, [{ alias: 'a' }], 'Operator field in Aggregation is not set.'],
    ['of the name', {}, [sum('__name__')], 'Aggregations are not supported for the property: __key__'],
    ['of a reserved field', {}, [average('__x__')], 'Invalid reserved name in field path __x__'],
    ['of no field', {}, [{ sum: {} }], 'Invalid empty property path string.'],
    ['under a reserved name', {}, [{ ...count, alias: '__x__' }], 'The property.name "__x__" is reserved.'],
    ['under one name', {}, [{ ...count, alias: 'field_1' }, count], 'contain duplicate alias: field_1.'],
    ['up to less than nothing', {}, [{ count: { upTo: -1 } }], 'must be greater than or equal to zero.'],
    ['up to a half', {}, [{ count: { upTo: 1.5 } }], 'must be an integer.'],
    ['of fields that are not selected', select('x'), [sum('n')], 'n is not present in the base query'],
    ['of fields that are selected', select('n'), [sum('n')], 'Cannot apply property masks'],
    ['of fields when names are selected', select('__name__'), [sum('n')], KEYS_ONLY],
    [
      'of fields that come after the name',
      { where: where('__name__', 'GREATER_THAN', reference('c/a')), orderBy: [order('x')] },
      [sum('x'), sum('n'), average('b')],
      'This query requires an index that has fields [b, n] after __name__',
    ],
    [
      'of fields of a name',
      { where: and(where('__name__', 'EQUAL', reference('c/a')), where('n', 'EQUAL', int(1))) },
      [sum('n')],
      'fields [n] after __name__',
    ],
  ])('%s', (_name, parts, aggregations, sentence) =>
    expect(() => database.numbers(parts, ...aggregations)).toThrow(sentence),
  );

  it('but not counts by document name, or sums with an explicit order', () => {
    const named = { where: where('__name__', 'GREATER_THAN', reference('c/b')) };
    expect(database.numbers({ ...named, select: { fields: [] } }, count)).toEqual([5n]);
    expect(database.numbers({ ...named, orderBy: [order('n')] }, sum('n'))).toEqual([3n]);
  });
});
