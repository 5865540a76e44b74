import type { Case, Outcome, Step } from '../types';
import type { Data } from '../values';
import { PAGES } from './pages';

// Structured queries in the protocol's JSON form: what is rejected and with which message, and what is just accepted.

type Json = Readonly<Record<string, unknown>>;

const SEED: Readonly<Record<string, Data>> = {
  'c/a': { a: 1, b: 2, m: { n: 1 } },
  'c/b': { a: 2, b: 1 },
  'c/d': { a: 2 },
  'c/e': { a: 'text', b: 7 },
  'c/f': { b: 9 },
  'c/g': { n: null },
};

const int = (value: number): Json => ({ integerValue: String(value) });
const text = (value: string): Json => ({ stringValue: value });
const list = (...values: readonly Json[]): Json => ({ arrayValue: { values } });
const name = (path: string): Json => ({ referenceValue: `@${path}` });
const ELSEWHERE: Json = { referenceValue: 'projects/demo-other/databases/(default)/documents/c/a' };
const NULL: Json = { nullValue: null };
const NAN: Json = { doubleValue: 'NaN' };

const field = (fieldPath: string): Json => ({ fieldPath });
const where = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: field(fieldPath), op, value },
});
const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: field(fieldPath), op } });
const and = (...filters: readonly Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: readonly Json[]): Json => ({ compositeFilter: { op: 'OR', filters } });
const order = (fieldPath: string, direction = 'ASCENDING'): Json => ({ field: field(fieldPath), direction });
const cursor = (...values: readonly Json[]): Json => ({ values, before: true });
const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const equal = (path: string, value: number): Json => where(path, 'EQUAL', int(value));
const above = (path: string, value: number): Json => where(path, 'GREATER_THAN', int(value));
const within = (path: string, from: number, to: number): Json =>
  where(path, 'IN', list(...many(to - from, (i) => int(from + i))));
const bytes = (length: number): Json => text('x'.repeat(length));

const from = (collectionId: string): Json => ({ from: [{ collectionId }] });
const wire = (parts: Json, aggregations?: readonly Json[]): Step => ({
  wire: { ...from('c'), ...parts },
  ...(aggregations && { aggregations }),
});
const refused = (says: string, error = 'INVALID_ARGUMENT'): Outcome => ({ error, says });

const AFTER_KEY = refused('order by clause cannot contain more fields after the key');
const KEY_EQUALITY = refused(
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
);
const NEGATIONS = refused(
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
);
const NOT_IN = refused("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
const ARRAYS = refused("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
const A_KEY = refused('__key__ filter value must be a Key');
const TOO_MANY_VALUES = refused('Cursor has too many values.');
const DESCENDING_KEYS = refused('Firestore does not support descending key scans', 'FAILED_PRECONDITION');
const DISJUNCTIONS = 'disjunctions which is more than the maximum of 30';
const RESERVED_PATH = 'Invalid reserved name in field path __x__';
const MALFORMED = 'Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*)';

type Row = readonly [string, Step, Outcome];

const orders: readonly Row[] = [
  ['an order after the name', wire({ orderBy: [order('__name__'), order('a')] }), AFTER_KEY],
  ['an order by the name twice', wire({ orderBy: [order('__name__'), order('__name__')] }), AFTER_KEY],
  [
    'an order by the name, with a range whose own order comes after it',
    wire({ where: above('a', 0), orderBy: [order('__name__')] }),
    AFTER_KEY,
  ],
  [
    'an order by a field twice',
    wire({ orderBy: [order('a'), order('b'), order('`a`', 'DESCENDING')] }),
    refused('order by clause cannot contain duplicate fields a'),
  ],
  ['an order by no field', wire({ orderBy: [{}] }), refused('Invalid empty property path string.')],
  ['names downwards', wire({ orderBy: [order('__name__', 'DESCENDING')] }), DESCENDING_KEYS],
  [
    'names downwards, within names',
    wire({ where: where('__name__', 'GREATER_THAN', name('c/a')), orderBy: [order('__name__', 'DESCENDING')] }),
    DESCENDING_KEYS,
  ],
  [
    'names downwards, of what has a value',
    wire({ where: equal('a', 2), orderBy: [order('__name__', 'DESCENDING')] }),
    ['d', 'b'],
  ],
  ['an order that says no direction', wire({ orderBy: [{ field: field('b') }] }), ['b', 'a', 'e', 'f']],
  [
    'an order whose direction is a number',
    wire({ orderBy: [{ field: field('b'), direction: 2 }] }),
    ['f', 'e', 'a', 'b'],
  ],
];

const names: readonly Row[] = [
  ['a name beside a range', wire({ where: and(where('__name__', 'EQUAL', name('c/a')), above('a', 0)) }), KEY_EQUALITY],
  [
    'names beside a negation',
    wire({ where: or(where('__name__', 'IN', list(name('c/a'))), unary('a', 'IS_NOT_NULL')) }),
    KEY_EQUALITY,
  ],
  ['a name and a value', wire({ where: and(where('__name__', 'EQUAL', name('c/a')), equal('a', 1)) }), ['a']],
  [
    'a range of names and one of values',
    wire({ where: and(where('__name__', 'GREATER_THAN', name('c/a')), above('a', 1)) }),
    ['b', 'd'],
  ],
  ['a name and an order', wire({ where: where('__name__', 'EQUAL', name('c/f')), orderBy: [order('a')] }), []],
  ['a name that is a text', wire({ where: where('__name__', 'EQUAL', text('a')) }), A_KEY],
  ['a name that is null', wire({ where: unary('__name__', 'IS_NULL') }), A_KEY],
  [
    'a name as a list',
    wire({ where: where('__name__', 'ARRAY_CONTAINS', name('c/a')) }),
    refused('the name __key__ is reserved'),
  ],
  [
    'a name in another database',
    wire({ where: where('__name__', 'EQUAL', ELSEWHERE) }),
    refused('The request was for database '),
  ],
  [
    'a name in another collection',
    wire({ where: where('__name__', 'LESS_THAN', name('d/a')) }),
    ['a', 'b', 'd', 'e', 'f', 'g'],
  ],
  ['the name of a collection', wire({ where: where('__name__', 'EQUAL', name('c')) }), refused('lacks "/" at index ')],
  ['a value in another database', wire({ where: where('a', 'EQUAL', ELSEWHERE) }), []],
  [
    'a value that refers to nothing',
    wire({ where: where('a', 'EQUAL', { referenceValue: 'c/a' }) }),
    refused('Resource name "c/a" lacks "projects" at index 0.'),
  ],
];

const limits: readonly Row[] = [
  ['ten fields with ranges', wire({ where: and(...many(10, (i) => above(`f${i}`, 0))) }), []],
  [
    'eleven fields with ranges',
    wire({ where: or(...many(11, (i) => above(`f${i}`, 0))) }),
    refused('The query contains 11 distinct inequality fields: ['),
  ],
  [
    'ten fields and the name with ranges',
    wire({ where: and(...many(10, (i) => above(`f${i}`, 0)), where('__name__', 'GREATER_THAN', name('c/a'))) }),
    refused('A query may not have more than 10 distinct inequality fields.'),
  ],
  ['eleven ranges of one field', wire({ where: and(...many(11, (i) => above('a', i - 10))) }), ['a', 'b', 'd']],
  [
    'a hundred parts, of which one is the parent',
    wire({ where: and(...many(98, (i) => equal(`f${i}`, 1))), orderBy: [order('a')] }),
    [],
  ],
  [
    'a hundred filters, and the parent',
    wire({ where: and(within('a', 0, 2), ...many(98, (i) => equal(`f${i}`, 1))) }),
    refused('Currently there are 100 filters, 0 sort orders, and one ancestor filter.'),
  ],
  ['a filter a hundred times', wire({ where: and(...many(100, () => equal('a', 1))) }), ['a']],
  [
    'thirty-one alternatives',
    wire({ where: or(within('a', 0, 30), equal('b', 1)) }),
    refused(`Result had 31 ${DISJUNCTIONS}`),
  ],
  [
    'six times six alternatives',
    wire({ where: and(within('a', 0, 6), within('b', 0, 6)) }),
    refused(`Result had 36 ${DISJUNCTIONS}`),
  ],
  [
    'eight times eight alternatives',
    wire({ where: and(within('a', 0, 8), within('b', 0, 8)) }),
    refused('Too many disjunctions after normalization, the maximum is 30'),
  ],
  ['an alternative thirty-one times', wire({ where: or(...many(31, () => equal('a', 1))) }), ['a']],
  ['thirty alternatives twice', wire({ where: and(within('a', 0, 30), within('a', 0, 30)) }), ['a', 'b', 'd']],
  [
    'alternatives that are the same in part',
    wire({ where: and(within('a', 0, 6), within('a', 1, 7)) }),
    ['a', 'b', 'd'],
  ],
  ['a value of 1,500 bytes', wire({ where: where('a', 'EQUAL', bytes(1499)) }), []],
  [
    'a value of 1,501 bytes',
    wire({ where: where('a', 'EQUAL', bytes(1500)) }),
    refused('value for a is too large to be used in a query'),
  ],
  [
    'a list of 1,501 bytes',
    wire({ where: where('m.n', 'IN', list(list(bytes(1000), bytes(499)))) }),
    refused('value for m.n is too large to be used in a query'),
  ],
  [
    'an element of 1,501 bytes',
    wire({ where: where('a', 'ARRAY_CONTAINS', bytes(1500)) }),
    refused('value for a[*] is too large to be used in a query'),
  ],
];

const filters: readonly Row[] = [
  ['two negations', wire({ where: and(where('a', 'NOT_EQUAL', int(1)), unary('b', 'IS_NOT_NAN')) }), NEGATIONS],
  [
    'two negations in alternatives',
    wire({ where: or(unary('a', 'IS_NOT_NULL'), unary('b', 'IS_NOT_NULL')) }),
    NEGATIONS,
  ],
  ['not-in beside in', wire({ where: and(where('a', 'NOT_IN', list(int(1))), within('b', 0, 1)) }), NOT_IN],
  ['not-in beside an or of one', wire({ where: and(where('a', 'NOT_IN', list(int(1))), or(equal('b', 1))) }), NOT_IN],
  [
    'not-in beside a list',
    wire({ where: and(where('a', 'NOT_IN', list(int(1))), where('b', 'ARRAY_CONTAINS', int(1))) }),
    [],
  ],
  [
    'two lists in one alternative',
    wire({ where: and(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS_ANY', list(int(1)))) }),
    ARRAYS,
  ],
  ['in without a list', wire({ where: where('a', 'IN', int(1)) }), refused("'IN' requires an ArrayValue.")],
  ['in of nothing', wire({ where: where('a', 'IN', list()) }), refused("'IN' requires an non-empty ArrayValue.")],
  [
    'in of thirty-one',
    wire({ where: where('a', 'IN', list(...many(31, () => int(1)))) }),
    refused("'IN' supports up to 30 comparison values."),
  ],
  [
    'not-in of eleven',
    wire({ where: where('a', 'NOT_IN', list(...many(11, int))) }),
    refused("'NOT_IN' supports up to 10 comparison values."),
  ],
  [
    'array-contains-any of thirty-one',
    wire({ where: where('a', 'ARRAY_CONTAINS_ANY', list(...many(31, int))) }),
    refused("'ARRAY_CONTAINS_ANY' supports up to 30 comparison values."),
  ],
  ['a filter of no kind', wire({ where: {} }), refused('Unknown Filter type.')],
  [
    'a filter without an operator',
    wire({ where: { fieldFilter: { field: field('a'), value: int(1) } } }),
    refused('Unknown FieldFilter operator.'),
  ],
  [
    'a filter without a value',
    wire({ where: where('a', 'EQUAL', {}) }),
    refused('Cannot convert firestore.v1.Value with type unset.'),
  ],
  [
    'a test without an operator',
    wire({ where: { unaryFilter: { field: field('a') } } }),
    refused('Unknown UnaryFilter operator.'),
  ],
  [
    'neither and nor or',
    wire({ where: { compositeFilter: { filters: [equal('a', 1)] } } }),
    refused('Unsupported CompositeFilter operator.'),
  ],
  ['and of nothing', wire({ where: and() }), ['a', 'b', 'd', 'e', 'f', 'g']],
  ['or of nothing', wire({ where: or() }), refused('Composite filter must have at least one sub-filter.')],
  ['a list in a list', wire({ where: where('a', 'EQUAL', list(list(int(1)))) }), []],
  ['not-in NaN', wire({ where: where('b', 'NOT_IN', list(NAN, int(1))) }), ['a', 'e', 'f']],
  ['not-in null', wire({ where: where('b', 'NOT_IN', list(NULL, int(1))) }), []],
  ['in null', wire({ where: where('n', 'IN', list(NULL)) }), []],
  ['is null', wire({ where: unary('n', 'IS_NULL') }), ['g']],
  [
    'an alternative that nothing passes asks for no order',
    wire({ where: or(where('b', 'GREATER_THAN', NAN), equal('a', 2)) }),
    ['b', 'd'],
  ],
  [
    'an alternative that nothing passes for one of its conditions',
    wire({ where: or(and(above('b', 0), where('n', 'EQUAL', NULL)), equal('a', 2)) }),
    ['b'],
  ],
  [
    'an order by the name beside what nothing passes',
    wire({ where: where('b', 'LESS_THAN', NULL), orderBy: [order('__name__')] }),
    [],
  ],
];

const cursors: readonly Row[] = [
  ['a cursor without an order', wire({ startAt: cursor(name('c/a')) }), TOO_MANY_VALUES],
  [
    'a cursor at an order that a range asks for',
    wire({ where: above('a', 0), startAt: cursor(int(1)) }),
    TOO_MANY_VALUES,
  ],
  [
    'a cursor with one value more',
    wire({ orderBy: [order('a')], endAt: cursor(int(1), name('c/a')) }),
    TOO_MANY_VALUES,
  ],
  [
    'a cursor with a name',
    wire({ orderBy: [order('a'), order('__name__')], startAt: cursor(int(2), name('c/c')) }),
    ['d', 'e'],
  ],
  [
    'a cursor with a name elsewhere',
    wire({ orderBy: [order('__name__')], startAt: cursor(name('c/d/x/y')) }),
    ['e', 'f', 'g'],
  ],
  [
    'a cursor whose name is a text',
    wire({ orderBy: [order('__name__')], startAt: cursor(text('a')) }),
    refused('Cursor __key__ value is not a document reference.'),
  ],
  [
    'a cursor in another database',
    wire({ orderBy: [order('__name__')], startAt: cursor(ELSEWHERE) }),
    refused('The cursor key is in a different database than the query'),
  ],
  ['a cursor without values, before', wire({ orderBy: [order('a')], startAt: cursor() }), ['a', 'b', 'd', 'e']],
  ['a cursor without values, after', wire({ orderBy: [order('a')], startAt: {} }), []],
  ['a cursor with a list in a list', wire({ orderBy: [order('a')], startAt: cursor(list(list(int(1)))) }), []],
  ['a cursor at an equal field', wire({ where: equal('a', 2), orderBy: [order('a')], startAt: cursor(int(3)) }), []],
  ['a negative limit', wire({ limit: -1 }), refused('limit is negative')],
  ['a negative offset', wire({ offset: -1 }), refused('offset is negative')],
  ['no limit at all', wire({ limit: null, offset: '5' }), ['g']],
  ['half a limit', wire({ limit: 1.5 }), { error: 'INVALID_ARGUMENT' }],
  ['a limit beyond 32 bits', wire({ limit: 2 ** 31 }), { error: 'INVALID_ARGUMENT' }],
];

const paths: readonly Row[] = [
  ...['__x__', '.', '..', '__id7__'].map((id): Row => [
    `the collection ${id}`,
    wire(from(id)),
    refused(`Collection id "${id}" is invalid because it is reserved.`),
  ]),
  ['the collection a/b', wire(from('a/b')), refused('Collection id "a/b" is invalid because it contains "/".')],
  ['the collection ____', wire(from('____')), []],
  ['a collection of 1,501 bytes', wire(from('x'.repeat(1501))), refused('The query kind is longer than 1500 bytes.')],
  [
    'two collections',
    wire({ from: [{ collectionId: 'c' }, { collectionId: 'd' }] }),
    refused('StructuredQuery.from cannot have more than one collection selector.'),
  ],
  ['the field __x__', wire({ where: equal('__x__', 1) }), refused(RESERVED_PATH)],
  ['an order by a.__x__', wire({ orderBy: [order('a.__x__')] }), refused(RESERVED_PATH)],
  ['a selection of `__x__`', wire({ select: { fields: [field('`__x__`')] } }), refused(RESERVED_PATH)],
  ['the field ____', wire({ where: equal('____', 1) }), []],
  ['a field in __name__', wire({ orderBy: [order('__name__.a')] }), refused('the name __key__ is reserved')],
  ['the field __key__', wire({ orderBy: [order('__key__')] }), refused('Invalid property path member name "__key__".')],
  ['the field __type__', wire({ where: equal('__type__', 1) }), refused('the name __type__ is reserved')],
  ['a filter by a.__type__', wire({ where: equal('a.__type__', 1) }), []],
  [
    'a selection of a.__type__',
    wire({ select: { fields: [field('a.__type__')] } }),
    refused('the name __type__ is reserved'),
  ],
  ...['a..b', '.a', '1a', 'a b', '`a', '``', '`a\\x`'].map((path): Row => [
    `the field ${path}`,
    wire({ where: equal(path, 1) }),
    refused(MALFORMED),
  ]),
  [
    'a field of twenty-one names',
    wire({ where: equal(many(21, () => 'a').join('.'), 1) }),
    refused('paths must have at most 20 elements'),
  ],
  ['every collection, below a document', wire({ from: [] }), ['a', 'b', 'd', 'e', 'f', 'g']],
  ['every collection, filtered', wire({ from: [], where: equal('a', 1) }), refused('kind is required for filter: a')],
  [
    'every collection, ordered',
    wire({ from: [], orderBy: [order('a')] }),
    refused('kind is required for all orders except __key__ ascending'),
  ],
  [
    'a group below a document',
    wire({ from: [{ collectionId: 'c', allDescendants: true }] }),
    ['a', 'b', 'd', 'e', 'f', 'g'],
  ],
  [
    'a group below a document, filtered',
    wire({ from: [{ collectionId: 'c', allDescendants: true }], where: equal('a', 1) }),
    refused('collection group queries are only allowed at the root parent'),
  ],
  [
    'a group below a document, downwards',
    wire({ from: [{ collectionId: 'c', allDescendants: true }], orderBy: [order('__name__', 'DESCENDING')] }),
    refused(
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
      'FAILED_PRECONDITION',
    ),
  ],
];

const count: Json = { count: {} };
const sum = (path: string): Json => ({ sum: { field: field(path) } });

const aggregations: readonly Row[] = [
  ['no aggregations', wire({}, []), refused('Aggregations can not be empty.')],
  ['an aggregation of no kind', wire({}, [{ alias: 'a' }]), refused('Operator field in Aggregation is not set.')],
  ['a sum of names', wire({}, [sum('__name__')]), refused('Aggregations are not supported for the property: __key__')],
  ['a sum of __x__', wire({}, [sum('__x__')]), refused(RESERVED_PATH)],
  ['a sum of no field', wire({}, [{ sum: {} }]), refused('Invalid empty property path string.')],
  [
    'an alias that is reserved',
    wire({}, [{ ...count, alias: '__x__' }]),
    refused('The property.name "__x__" is reserved.'),
  ],
  [
    'an alias twice',
    wire({}, [{ ...count, alias: 'field_1' }, count]),
    refused('Aggregation aliases contain duplicate alias: field_1.'),
  ],
  [
    'aggregations without an alias',
    wire({}, [count, { ...count, alias: 'all' }, sum('a')]),
    { field_1: int(4), all: int(4), field_2: int(5) },
  ],
  [
    'a count to less than nothing',
    wire({}, [{ count: { upTo: -1 } }]),
    refused('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.'),
  ],
  [
    'a count to two, and a sum of all',
    wire({}, [{ count: { upTo: '2' } }, sum('b')]),
    { field_1: int(2), field_2: int(19) },
  ],
  [
    'a sum of what is not selected',
    wire({ select: { fields: [field('a')] } }, [sum('b')]),
    refused("The aggregation property b is not present in the base query's property mask."),
  ],
  [
    'a sum of what is selected',
    wire({ select: { fields: [field('a')] } }, [sum('a')]),
    refused('Cannot apply property masks when aggregation fields are present.'),
  ],
  [
    'a sum where names are selected',
    wire({ select: { fields: [] } }, [sum('a')]),
    refused('Aggregation over non-key properties is not supported for base query that only returns keys.'),
  ],
  ['a count where names are selected', wire({ select: { fields: [] } }, [count]), { field_1: int(6) }],
  [
    'a sum in the order of names',
    wire({ orderBy: [order('__name__')] }, [sum('b'), sum('a')]),
    refused('This query requires an index that has fields [a, b] after __name__ and Firestore does not currently'),
  ],
  [
    'a sum of a name',
    wire({ where: where('__name__', 'EQUAL', name('c/a')) }, [sum('a')]),
    refused('This query requires an index that has fields [a] after __name__'),
  ],
  [
    'a sum of a name in an order that is asked for',
    wire({ where: where('__name__', 'EQUAL', name('c/a')), orderBy: [order('a')] }, [sum('a')]),
    { field_1: int(1) },
  ],
  ['a sum of the first in the order of the field', wire({ limit: 2 }, [sum('b')]), { field_1: int(3) }],
];

export const wireQueryCases: readonly Case[] = [
  ...orders,
  ...names,
  ...limits,
  ...filters,
  ...cursors,
  ...paths,
  ...aggregations,
].map(([name, step, wanted]) => ({
  sandbox: 'wire queries',
  seed: SEED,
  name: `on the wire: ${name}`,
  page: PAGES.structuredQuery,
  clients: ['rest'],
  because: `The sentences are those that Google's emulator was seen to give, and the SDKs do not send all of this: ${PAGES.structuredQuery}`,
  steps: [[step, wanted]],
}));
