import { describe, expect, it } from 'vitest';
import { IndexRegistry } from './compositeIndex';
import { decodeQuery } from './decode';

const ROOT = { project: 'p', database: 'd', path: '' };
const field = (fieldPath: string) => ({ fieldPath });
const text = { stringValue: 'x' };
const where = (fieldPath: string, op: string) => ({
  fieldFilter: { field: field(fieldPath), op, value: op === 'IN' ? { arrayValue: { values: [text] } } : text },
});
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: field(fieldPath), direction });
const query = (parts: object, allDescendants = false) =>
  decodeQuery({ from: [{ collectionId: 'c', allDescendants }], ...parts }, ROOT);
const composite = (...fields: object[]) => ({ collectionGroup: 'c', queryScope: 'COLLECTION', fields });
const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });

const missing = (parts: object, ...indexes: object[]) =>
  new IndexRegistry({ indexes }).missing(query(parts))?.entry ?? null;

describe('queries that automatic indexes serve', () => {
  it.each([
    ['no filter', {}],
    ['one equality', { where: where('a', 'EQUAL') }],
    ['several equalities', { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')) }],
    ['an array and an equality', { where: and(where('a', 'ARRAY_CONTAINS'), where('b', 'EQUAL')) }],
    ['in and an equality', { where: and(where('a', 'IN'), where('b', 'EQUAL')) }],
    ['one range', { where: and(where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')) }],
    ['one order', { orderBy: [order('a', 'DESCENDING')] }],
    ['a range with its own order', { where: where('a', 'LESS_THAN'), orderBy: [order('a', 'DESCENDING')] }],
    ['an equality ordered by the same field', { where: where('a', 'EQUAL'), orderBy: [order('a')] }],
    [
      'an equality ordered by name, backwards',
      { where: where('a', 'EQUAL'), orderBy: [order('__name__', 'DESCENDING')] },
    ],
    ['alternatives of equalities', { where: or(where('a', 'EQUAL'), where('b', 'EQUAL')) }],
  ])('%s', (_name, parts) => expect(missing(parts)).toBeNull());
});

describe('queries that need a composite index', () => {
  it.each([
    ['equality and range', { where: and(where('a', 'EQUAL'), where('b', 'LESS_THAN')) }, composite(asc('a'), asc('b'))],
    [
      'equality and descending order',
      { where: where('a', 'EQUAL'), orderBy: [order('b', 'DESCENDING')] },
      composite(asc('a'), desc('b')),
    ],
    [
      'array and order',
      { where: where('a', 'ARRAY_CONTAINS'), orderBy: [order('b')] },
      composite({ fieldPath: 'a', arrayConfig: 'CONTAINS' }, asc('b')),
    ],
    ['two orders', { orderBy: [order('a'), order('b', 'DESCENDING')] }, composite(asc('a'), desc('b'))],
    ['two ranges', { where: and(where('b', 'LESS_THAN'), where('a', 'LESS_THAN')) }, composite(asc('a'), asc('b'))],
    [
      'an alternative with a range',
      { where: or(where('a', 'EQUAL'), where('b', 'LESS_THAN')) },
      composite(asc('a'), asc('b')),
    ],
    [
      'order with the name the other way',
      { orderBy: [order('a'), order('__name__', 'DESCENDING')] },
      composite(asc('a'), desc('__name__')),
    ],
  ])('%s: reports the index, and runs once it is declared', (_name, parts, index) => {
    expect(missing(parts)).toEqual(index);
    expect(missing(parts, index)).toBeNull();
  });

  it('accept equality fields in any index order and direction, but no extra field and no reversed order', () => {
    const parts = { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: [order('d', 'DESCENDING')] };
    expect(missing(parts, composite(desc('b'), asc('a'), desc('d')))).toBeNull();
    expect(missing(parts, composite(asc('a'), asc('b'), asc('d')))).not.toBeNull();
    expect(missing(parts, composite(asc('a'), asc('b'), asc('x'), desc('d')))).not.toBeNull();
    expect(missing(parts, composite(asc('a'), desc('d')))).not.toBeNull();
  });

  it('can merge indexes with the same order', () => {
    const parts = { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: [order('d')] };
    expect(missing(parts, composite(asc('a'), asc('d')), composite(asc('b'), asc('d')))).toBeNull();
  });

  it('are rejected with the index entry to add', () => {
    const needy = query({ where: where('a', 'EQUAL'), orderBy: [order('b')] });
    expect(() => new IndexRegistry({}).require(needy, { project: 'p', database: '(default)' })).toThrow(
      /"indexes".*"fieldPath":"a".*"fieldPath":"b"/,
    );
  });
});

it('a collection group query on a field needs an index of that scope', () => {
  const group = query({ where: where('a', 'EQUAL') }, true);
  const override = {
    collectionGroup: 'c',
    fieldPath: 'a',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  };
  expect(new IndexRegistry({}).missing(group)).toEqual({ list: 'fieldOverrides', entry: override });
  expect(new IndexRegistry({ fieldOverrides: [override] }).missing(group)).toBeNull();
  expect(new IndexRegistry({}).missing(query({}, true))).toBeNull();
});
