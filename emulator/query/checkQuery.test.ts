import { describe, expect, it } from 'vitest';
import {
  and,
  double,
  int,
  list,
  map,
  NAN,
  NULL,
  or,
  order,
  queryOf,
  reference,
  text,
  unary,
  vector,
  where,
} from './testDatabase';
import type { Json } from './wire';

// The errors and their messages follow the observed behavior of Google's emulator.

const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const equal = (field: string, value: number): Json => where(field, 'EQUAL', int(value));
const inside = (field: string, from: number, to: number): Json =>
  where(field, 'IN', list(...many(to - from, (i) => int(from + i))));
const cursor = (...values: readonly Json[]): Json => ({ values, before: true });
const bytes = (length: number): Json => text('x'.repeat(length));
const ALL: Json = { from: [{ allDescendants: true }] };
const GROUP: Json = { from: [{ collectionId: 'c', allDescendants: true }] };

const AFTER_KEY = 'order by clause cannot contain more fields after the key';
const KEY_EQUALITY = 'Equality on key is not allowed if there are other inequality fields';
const NEGATIONS = "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const NOT_IN = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
const ARRAYS = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
const A_KEY = '__key__ filter value must be a Key';
const TOO_MANY_VALUES = 'Cursor has too many values.';
const DESCENDING_KEYS = 'Firestore does not support descending key scans';

describe('a query is rejected with', () => {
  it.each<[string, Json, string, string?]>([
    ['an order after the name', { orderBy: [order('__name__'), order('a')] }, AFTER_KEY],
    ['the name twice', { orderBy: [order('__name__'), order('__name__')] }, AFTER_KEY],
    [
      'an order by the name with a range, whose own order comes after it',
      { where: where('a', 'GREATER_THAN', int(0)), orderBy: [order('b'), order('__name__')] },
      AFTER_KEY,
    ],
    ['a field twice', { orderBy: [order('a'), order('`a`', 'DESCENDING')] }, 'cannot contain duplicate fields a'],
    ['names downwards alone', { orderBy: [order('__name__', 'DESCENDING')] }, DESCENDING_KEYS],
    [
      'names downwards within names',
      { where: where('__name__', 'GREATER_THAN', reference('c/a')), orderBy: [order('__name__', 'DESCENDING')] },
      DESCENDING_KEYS,
    ],
    ['an unknown direction', { orderBy: [order('a', 'UP')] }, 'Unknown direction: UP.'],
    [
      'a name beside a range',
      { where: and(where('__name__', 'EQUAL', reference('c/a')), where('a', 'GREATER_THAN', int(0))) },
      KEY_EQUALITY,
    ],
    [
      'names beside a negation',
      { where: or(where('__name__', 'IN', list(reference('c/a'))), unary('a', 'IS_NOT_NULL')) },
      KEY_EQUALITY,
    ],
    ['a name that is none', { where: where('__name__', 'EQUAL', text('a')) }, A_KEY],
    ['a name that is null', { where: unary('__name__', 'IS_NULL') }, A_KEY],
    [
      'a name in another database',
      { where: where('__name__', 'EQUAL', { referenceValue: 'projects/p/databases/e/documents/c/a' }) },
      "The request was for database 'projects/p/databases/d' but was attempting to access database 'projects/p/databases/e'",
    ],
    [
      'a name as a list',
      { where: where('__name__', 'ARRAY_CONTAINS', reference('c/a')) },
      'the name __key__ is reserved',
    ],
    [
      'eleven ranges',
      { where: and(...many(11, (i) => where(`f${i}`, 'GREATER_THAN', int(0)))) },
      'The query contains 11 distinct inequality fields: [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10].',
    ],
    [
      'a hundred and one filters',
      { where: and(inside('a', 0, 2), ...many(99, (i) => equal(`f${i}`, 1))) },
      'Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
    ],
    [
      'a hundred parts below a document',
      { where: and(...many(99, (i) => equal(`f${i}`, 1))), orderBy: [order('a')] },
      'Currently there are 99 filters, 1 sort orders, and one ancestor filter.',
      'k/1',
    ],
    ['two negations', { where: and(where('a', 'NOT_EQUAL', int(1)), unary('b', 'IS_NOT_NAN')) }, NEGATIONS],
    ['not-in with in', { where: and(where('a', 'NOT_IN', list(int(1))), inside('b', 0, 1)) }, NOT_IN],
    ['not-in with or', { where: and(where('a', 'NOT_IN', list(int(1))), or(equal('b', 1))) }, NOT_IN],
    [
      'two lists in one alternative',
      { where: and(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS_ANY', list(int(1)))) },
      ARRAYS,
    ],
    [
      'thirty-one alternatives',
      { where: or(inside('a', 0, 30), equal('b', 1)) },
      'Result had 31 disjunctions which is more than the maximum of 30',
    ],
    [
      'more alternatives than are multiplied out',
      { where: and(inside('a', 0, 8), inside('b', 0, 8)) },
      'Too many disjunctions after normalization, the maximum is 30',
    ],
    ['in with no list', { where: where('a', 'IN', int(1)) }, "'IN' requires an ArrayValue."],
    ['not-in of nothing', { where: where('a', 'NOT_IN', list()) }, "'NOT_IN' requires an non-empty ArrayValue."],
    [
      'not-in of eleven',
      { where: where('a', 'NOT_IN', list(...many(11, int))) },
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    ['a filter of no kind', { where: and({}) }, 'Unknown Filter type.'],
    ['or of nothing', { where: or() }, 'Composite filter must have at least one sub-filter.'],
    ['no value', { where: where('a', 'EQUAL', {}) }, 'Cannot convert firestore.v1.Value with type unset.'],
    [
      'a value of 1,501 bytes in a list',
      { where: where('a.`b c`', 'ARRAY_CONTAINS', bytes(1500)) },
      'value for a.b c[*] is too large to be used in a query',
    ],
    ['a vector of 188 dimensions', { where: where('a', 'EQUAL', vector(...many(188, Number))) }, 'too large'],
    [
      'a reference to a collection',
      { where: where('a', 'EQUAL', reference('c')) },
      'Resource name "projects/p/databases/d/documents/c" lacks "/" at index 34.',
    ],
    ['a cursor without an order', { startAt: cursor(reference('c/a')) }, TOO_MANY_VALUES],
    [
      'a cursor at an order that is not asked for',
      { where: where('a', 'GREATER_THAN', int(0)), startAt: cursor(int(1)) },
      TOO_MANY_VALUES,
    ],
    [
      'a cursor whose name is none',
      { orderBy: [order('__name__')], startAt: cursor(text('a')) },
      'Cursor __key__ value is not a document reference.',
    ],
    [
      'a cursor in another database',
      {
        orderBy: [order('__name__')],
        endAt: cursor({ referenceValue: 'projects/p/databases/e/documents/c/a' }),
      },
      'The cursor key is in a different database than the query',
    ],
    ['a negative limit', { limit: -1 }, 'limit is negative'],
    ['half a limit', { limit: 1.5 }, 'limit must be a 32-bit integer.'],
    ['an offset beyond 32 bits', { offset: 2 ** 31 }, 'offset must be a 32-bit integer.'],
    ['two collections', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }, 'more than one collection selector'],
    ...['__x__', '.', '..', '__id7__'].map((id): [string, Json, string] => [
      `the collection ${id}`,
      { from: [{ collectionId: id }] },
      `Collection id "${id}" is invalid because it is reserved.`,
    ]),
    ['the collection a/b', { from: [{ collectionId: 'a/b' }] }, 'is invalid because it contains "/".'],
    [
      'a collection too long',
      { from: [{ collectionId: 'x'.repeat(1501) }] },
      'The query kind is longer than 1500 bytes.',
    ],
    ['every collection, filtered', { ...ALL, where: equal('a', 1) }, 'kind is required for filter: a'],
    ['every collection, ordered', { ...ALL, orderBy: [order('a')] }, 'kind is required for all orders except __key__'],
    [
      'a group below a document, filtered',
      { ...GROUP, where: equal('a', 1) },
      'only allowed at the root parent',
      'k/1',
    ],
    [
      'a group below a document, downwards',
      { ...GROUP, orderBy: [order('__name__', 'DESCENDING')] },
      "only allowed if they're at the root or they're an ascending primary key scan",
      'k/1',
    ],
    ['the field __x__', { where: equal('__x__', 1) }, 'Invalid reserved name in field path __x__'],
    ['a field in __name__', { orderBy: [order('__name__.a')] }, 'the name __key__ is reserved'],
    ['a field of 21 names', { orderBy: [order(many(21, () => 'a').join('.'))] }, 'paths must have at most 20 elements'],
  ])('%s', (_name, parts, sentence, parent = '') => expect(() => queryOf(parts, parent)).toThrow(sentence));
});

describe('a query is accepted with', () => {
  it.each<[string, Json, string?]>([
    [
      'ten ranges and a name within a range',
      {
        where: and(
          ...many(9, (i) => where(`f${i}`, 'GREATER_THAN', int(0))),
          where('__name__', 'GREATER_THAN', reference('c/a')),
        ),
      },
    ],
    ['a hundred parts', { where: and(...many(99, (i) => equal(`f${i}`, 1))), orderBy: [order('a')] }],
    ['the same filter over and over', { where: and(...many(200, () => equal('a', 1))) }],
    ['the same alternative over and over', { where: or(...many(31, () => equal('a', 1))) }],
    ['the same list of alternatives twice', { where: and(inside('a', 0, 30), inside('a', 0, 30)) }],
    ['alternatives that are the same in part', { where: and(inside('a', 0, 6), inside('a', 1, 7)) }],
    [
      'a name and the range of another name',
      {
        where: and(
          where('__name__', 'EQUAL', reference('c/a')),
          where('__name__', 'GREATER_THAN', reference('c/A')),
          where('a', 'GREATER_THAN', int(1)),
        ),
      },
    ],
    ['names downwards among those of a value', { where: equal('a', 1), orderBy: [order('__name__', 'DESCENDING')] }],
    [
      'an order by the name beside a filter that nothing passes',
      {
        where: where('a', 'GREATER_THAN', NAN),
        orderBy: [order('__name__')],
      },
    ],
    ['a value of 1,500 bytes', { where: where('a', 'EQUAL', bytes(1499)) }],
    ['a list in a list', { where: where('a', 'EQUAL', list(list(int(1)))) }],
    ['an empty cursor', { orderBy: [order('a')], startAt: { values: [] } }],
    ['a cursor with large values', { orderBy: [order('a')], startAt: cursor(bytes(5000)) }],
    ['a group below a document', GROUP, 'k/1'],
    ['and of nothing', { where: and() }],
    ['numbers for enums', { orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }] }],
    ['a value of every kind', { where: where('a', 'IN', list(NULL, double(1), map({}), list(), vector(1))) }],
  ])('%s', (_name, parts, parent = '') => expect(() => queryOf(parts, parent)).not.toThrow());
});
