import { describe, expect, it } from 'vitest';
import { Database } from '../store/database';
import type { StoredDocument } from '../documents/document';
import { decodeFields } from '../values/json';
import { aggregate, decodeAggregations } from './aggregate';
import { decodeQuery } from './decode';
import { execute } from './execute';

const name = { project: 'p', database: 'd' };
const int = (value: number) => ({ integerValue: String(value) });
const text = (value: string) => ({ stringValue: value });
const list = (...values: object[]) => ({ arrayValue: { values } });
const NULL = { nullValue: null };
const NAN = { doubleValue: 'NaN' };

const DOCUMENTS: Readonly<Record<string, object>> = {
  'c/a': { v: int(1), tags: list(text('x'), text('y')), g: int(1) },
  'c/b': { v: { doubleValue: 1.5 }, tags: list(text('y')), g: int(1) },
  'c/c': { v: NULL, g: int(2) },
  'c/d': { v: NAN, g: int(2) },
  'c/e': { v: text('z'), tags: list(NULL) },
  'c/f': { other: int(1) },
  'c/a/c/x': { v: int(7) },
  'k/1/c/y': { v: int(8) },
};

const database = new Database(name, 'epoch', 0);
database.commit({
  version: 1,
  changes: Object.entries(DOCUMENTS).map(([path, fields]) => ({
    path,
    before: null,
    after: { path, fields: decodeFields(fields), createTime: 1, updateTime: 1 } satisfies StoredDocument,
  })),
});

const field = (fieldPath: string) => ({ fieldPath });
const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: field(fieldPath), op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: field(fieldPath), op } });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: field(fieldPath), direction });
const reference = (path: string) => ({ referenceValue: `projects/p/databases/d/documents/${path}` });

function found(parts: object, allDescendants = false, parent = ''): string {
  const query = decodeQuery({ from: [{ collectionId: 'c', allDescendants }], ...parts }, { ...name, path: parent });
  return execute(query, database, name)
    .map(({ path }) => path.replace(/^c\//, ''))
    .join(' ');
}

describe('filters', () => {
  it.each([
    ['equal across integer and double', filter('v', 'EQUAL', { doubleValue: 1 }), 'a'],
    ['equal to null', unary('v', 'IS_NULL'), 'c'],
    ['equal to NaN', unary('v', 'IS_NAN'), 'd'],
    ['not null', unary('v', 'IS_NOT_NULL'), 'd a b e'],
    ['not NaN', unary('v', 'IS_NOT_NAN'), 'a b e'],
    ['not equal leaves out null and missing', filter('v', 'NOT_EQUAL', int(1)), 'd b e'],
    ['less stays within its type', filter('v', 'LESS_THAN', text('zz')), 'e'],
    ['greater or equal', filter('v', 'GREATER_THAN_OR_EQUAL', int(1)), 'a b'],
    ['in', filter('v', 'IN', list(int(1), text('z'))), 'a e'],
    ['not in', filter('v', 'NOT_IN', list(int(1), text('z'))), 'd b'],
    ['not in with null finds nothing', filter('v', 'NOT_IN', list(NULL)), ''],
    ['array contains', filter('tags', 'ARRAY_CONTAINS', text('y')), 'a b'],
    ['in does not find null', filter('v', 'IN', list(int(1), NULL)), 'a'],
    ['array contains any, but null', filter('tags', 'ARRAY_CONTAINS_ANY', list(text('x'), NULL)), 'a'],
    ['equal to null, by value', filter('v', 'EQUAL', NULL), ''],
    ['equal to NaN, by value', filter('v', 'EQUAL', NAN), ''],
    ['not equal to null, by value', filter('v', 'NOT_EQUAL', NULL), ''],
    ['not equal to NaN, by value, finds NaN', filter('v', 'NOT_EQUAL', NAN), 'd a b e'],
    ['a range of numbers leaves out NaN', filter('v', 'LESS_THAN_OR_EQUAL', int(1)), 'a'],
    ['a range from NaN', filter('v', 'GREATER_THAN_OR_EQUAL', NAN), ''],
    ['a range to null', filter('v', 'LESS_THAN_OR_EQUAL', NULL), ''],
    ['in NaN', filter('v', 'IN', list(NAN, text('z'))), 'e'],
    ['not in NaN finds NaN', filter('v', 'NOT_IN', list(NAN, int(1))), 'd b e'],
    ['array contains null', filter('tags', 'ARRAY_CONTAINS', NULL), ''],
    ['name', filter('__name__', 'GREATER_THAN', reference('c/d')), 'e f'],
  ])('%s', (_name, where, expected) => expect(found({ where })).toBe(expected));

  it('combine with and, or', () => {
    const or = { compositeFilter: { op: 'OR', filters: [filter('v', 'EQUAL', int(1)), unary('v', 'IS_NULL')] } };
    expect(found({ where: or })).toBe('a c');
    expect(found({ where: { compositeFilter: { op: 'AND', filters: [or, filter('g', 'EQUAL', int(2))] } } })).toBe('c');
  });
});

describe('orders, cursors and limits', () => {
  it.each([
    ['by name', {}, 'a b c d e f'],
    ['by name backwards', { where: filter('g', 'EQUAL', int(1)), orderBy: [order('__name__', 'DESCENDING')] }, 'b a'],
    ['by a field, across types', { orderBy: [order('v')] }, 'c d a b e'],
    ['by a field backwards, then name backwards', { orderBy: [order('g', 'DESCENDING')] }, 'd c b a'],
    ['start at', { orderBy: [order('v')], startAt: { values: [int(1)], before: true } }, 'a b e'],
    ['start after', { orderBy: [order('v')], startAt: { values: [int(1)], before: false } }, 'b e'],
    ['end before', { orderBy: [order('v')], endAt: { values: [int(1)], before: true } }, 'c d'],
    ['end at', { orderBy: [order('v')], endAt: { values: [int(1)], before: false } }, 'c d a'],
    [
      'a cursor with a name',
      {
        orderBy: [order('g'), order('__name__')],
        startAt: { values: [int(1), reference('c/a')], before: false },
      },
      'b c d',
    ],
    ['limit', { orderBy: [order('v')], limit: 2 }, 'c d'],
    ['a wrapped limit and offset', { orderBy: [order('v')], limit: { value: 2 }, offset: 1 }, 'd a'],
    ['limit zero', { limit: 0 }, ''],
  ])('%s', (_name, parts, expected) => expect(found(parts)).toBe(expected));
});

it('an OR branch that matches nothing adds no implicit order, unless the branch has several conditions', () => {
  const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
  const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
  const byGroup = filter('g', 'EQUAL', int(1));
  expect(found({ where: or(filter('other', 'GREATER_THAN', NAN), byGroup) })).toBe('a b');
  expect(found({ where: or(filter('tags', 'LESS_THAN', int(1)), filter('g', 'EQUAL', int(2))) })).toBe('');
  expect(found({ where: or(and(filter('other', 'LESS_THAN', int(9)), filter('v', 'EQUAL', NULL)), byGroup) })).toBe('');
});

it('a query without a collection finds child documents, or all descendants', () => {
  const all = (allDescendants: boolean, parent = ''): string => {
    const query = decodeQuery({ from: [{ allDescendants }] }, { ...name, path: parent });
    return execute(query, database, name)
      .map(({ path }) => path)
      .join(' ');
  };
  expect(all(false)).toBe('c/a c/b c/c c/d c/e c/f');
  expect(all(false, 'k/1')).toBe('k/1/c/y');
  expect(all(true, 'c/a')).toBe('c/a/c/x');
  expect(all(true)).toBe('c/a c/a/c/x c/b c/c c/d c/e c/f k/1/c/y');
});

it('a collection group query finds documents everywhere, or below a document', () => {
  expect(found({ where: filter('v', 'GREATER_THAN', int(2)) }, true)).toBe('a/c/x k/1/c/y');
  expect(found({}, true, 'c/a')).toBe('a/c/x');
  expect(found({}, false, 'k/1')).toBe('k/1/c/y');
});

describe('aggregations', () => {
  const answers = (fieldPath: string) => {
    const documents = execute(decodeQuery({ from: [{ collectionId: 'c' }] }, { ...name, path: '' }), database, name);
    const wire = [
      { count: {} },
      { count: { upTo: '2' } },
      { sum: { field: field(fieldPath) } },
      { avg: { field: field(fieldPath) } },
    ];
    return decodeAggregations(wire).map((aggregation) => aggregate(documents, aggregation, name));
  };

  it('sum integers exactly, skip non-numbers, and return null for the average of nothing', () => {
    expect(answers('g')).toEqual([
      { kind: 'integer', value: 6n },
      { kind: 'integer', value: 2n },
      { kind: 'integer', value: 6n },
      { kind: 'double', value: 1.5 },
    ]);
    expect(answers('nothing').slice(2)).toEqual([{ kind: 'integer', value: 0n }, { kind: 'null' }]);
    expect(answers('v')[2]).toEqual({ kind: 'double', value: NaN });
  });
});
