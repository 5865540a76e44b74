import { describe, expect, it } from 'vitest';
import { double, int, list, map, NULL, order, queryOf, TestDatabase, text, unary, vector, where } from './testDatabase';
import type { Json } from './wire';

const database = new TestDatabase({
  'c/a': { v: vector(1, 0), n: int(3) },
  'c/b': { v: vector(0, 1), n: int(1) },
  'c/c': { v: vector(3, 4), n: int(2), d: text('taken') },
  'c/d': { v: vector(-1, 0) },
  'c/e': { v: vector(1, 0, 0) },
  'c/f': { v: list(double(1), double(0)) },
  'c/g': { v: NULL, m: map({ v: vector(1, 0) }) },
  'c/h': { n: int(9) },
  'c/zero': { zero: vector(0, 0) },
});

const search = (more: Json = {}): Json => ({
  vectorField: { fieldPath: 'v' },
  queryVector: vector(1, 0),
  distanceMeasure: 'EUCLIDEAN',
  limit: 10,
  ...more,
});
const found = (more: Json = {}, parts: Json = {}): string => database.ids({ ...parts, findNearest: search(more) });
const fields = (more: Json, parts: Json = {}) =>
  database.documents({ ...parts, findNearest: search({ limit: 1, ...more }) })[0]?.fields;

describe('a vector search', () => {
  it.each([
    ['EUCLIDEAN', 'a b d c'],
    ['COSINE', 'a c b d'],
    ['DOT_PRODUCT', 'c a b d'],
  ])(
    'by %s returns the nearest first, and skips values that are not vectors of the same dimensions',
    (distanceMeasure, ids) => {
      expect(found({ distanceMeasure })).toBe(ids);
    },
  );

  it.each([
    ['EUCLIDEAN', 2, 'a b d'],
    ['EUCLIDEAN', 1.5, 'a b'],
    ['EUCLIDEAN', 0, 'a'],
    ['EUCLIDEAN', -1, ''],
    ['COSINE', 1, 'a c b'],
    ['DOT_PRODUCT', 1, 'c a'],
    ['DOT_PRODUCT', 0, 'c a b'],
  ])('by %s returns documents within %d', (distanceMeasure, distanceThreshold, ids) =>
    expect(found({ distanceMeasure, distanceThreshold })).toBe(ids),
  );

  it('stops at its limit', () => expect(found({ limit: 2 })).toBe('a b'));

  it('reads fields in maps, but not inside vectors', () => {
    expect(found({ vectorField: { fieldPath: 'm.v' } })).toBe('g');
    expect(found({ vectorField: { fieldPath: 'v.value' } })).toBe('');
  });

  it('searches only documents that match the rest of the query', () => {
    expect(found({}, { where: where('n', 'GREATER_THAN', int(1)) })).toBe('a c');
    expect(found({}, { where: unary('v', 'IS_NOT_NULL') })).toBe('a b d c');
    expect(found({}, { orderBy: [order('n')] })).toBe('a b c');
  });

  it('keeps the query’s order for equal distances', () => {
    const same = { queryVector: vector(0, 0), distanceMeasure: 'DOT_PRODUCT' };
    expect(found(same)).toBe('a b c d');
    expect(found(same, { orderBy: [order('n')] })).toBe('b c a');
    expect(found(same, { orderBy: [order('n', 'DESCENDING')] })).toBe('a c b');
  });

  it('puts documents with an undefined cosine distance last, and outside every threshold', () => {
    const byZero = { queryVector: vector(0, 0), distanceMeasure: 'COSINE' };
    expect(found(byZero)).toBe('a b c d');
    expect(found({ ...byZero, distanceThreshold: 2 })).toBe('');
    const toZero = { vectorField: { fieldPath: 'zero' }, distanceMeasure: 'COSINE', distanceResultField: 'd' };
    expect(fields(toZero)?.get('d')).toEqual({ kind: 'double', value: NaN });
  });

  it('writes the distance into the result field, replacing its value', () => {
    const distance = { distanceResultField: 'd', queryVector: vector(3, 0) };
    expect(fields(distance)?.get('d')).toEqual({ kind: 'double', value: 2 });
    expect(fields({ ...distance, queryVector: vector(3, 4) })?.get('d')).toEqual({ kind: 'double', value: 0 });
    expect(fields({ ...distance, distanceResultField: 'm.`d' })?.has('m.`d')).toBe(true);
    expect(database.documents({})[2]?.fields.get('d')).toEqual({ kind: 'string', value: 'taken' });
  });

  it('can be counted and summed', () => {
    expect(
      database.numbers({ findNearest: search({ limit: 3 }) }, { count: {} }, { sum: { field: { fieldPath: 'n' } } }),
    ).toEqual([3n, 6n]);
    expect(database.numbers({ findNearest: search({ limit: 3 }) }, { count: {} })).toEqual([3n]);
  });

  it('accepts the service’s maximum of dimensions and documents', () => {
    const many = Array.from({ length: 2048 }, () => 1);
    expect(found({ queryVector: vector(...many), limit: 1000 })).toBe('');
  });
});

describe('a vector search is rejected', () => {
  const LIMIT = 'FindNearest.limit must be a positive integer of no more than 1000';
  it.each<[string, Json, string, Json?]>([
    ['without a vector', { queryVector: undefined }, 'Cannot convert firestore.v1.Value with type unset.'],
    ['for a list', { queryVector: list(double(1)) }, 'Query Value must be of type vector.'],
    ['for no dimensions', { queryVector: vector() }, 'Cannot have a zero length vector.'],
    [
      'for integers',
      { queryVector: map({ __type__: text('__vector__'), value: list(int(1)) }) },
      "Vector must only contain values of type 'double'",
    ],
    [
      'for 2,049 dimensions',
      { queryVector: vector(...Array.from({ length: 2049 }, () => 1)) },
      'Vectors must be at most 2048 dimensions.',
    ],
    ['without a limit', { limit: undefined }, LIMIT],
    ['for no documents', { limit: 0 }, LIMIT],
    ['for 1,001 documents', { limit: 1001 }, LIMIT],
    ['without a measure', { distanceMeasure: undefined }, 'Unknown Distance Measure.'],
    ['by an unknown measure', { distanceMeasure: 'MANHATTAN' }, 'Unknown Distance Measure.'],
    ['without a field', { vectorField: undefined }, 'Invalid empty property path string.'],
    ['within NaN', { distanceThreshold: 'NaN' }, 'distanceThreshold must be a finite number.'],
    [
      'into a reserved field',
      { distanceResultField: '__x__' },
      'The distanceResultField.property.name "__x__" is reserved.',
    ],
    ['with a limit of the query', {}, 'A query limit cannot be used with FindNearest', { limit: 1 }],
    ['with an offset', {}, 'A query offset cannot be used with FindNearest', { offset: 1 }],
    [
      'with a cursor',
      {},
      'A cursor cannot be used with FindNearest',
      { orderBy: [order('n')], startAt: { values: [int(1)] } },
    ],
  ])('%s', (_name, more, sentence, parts = {}) =>
    expect(() => queryOf({ ...parts, findNearest: search(more) })).toThrow(sentence),
  );
});
