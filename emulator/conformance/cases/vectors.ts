import type { Case, Nearest, Outcome, QueryShape, Step } from '../types';
import { vector, type Data, type Value } from '../values';
import { PAGES } from './pages';

// Vectors as values, and nearest-neighbor searches.

const SEED: Readonly<Record<string, Data>> = {
  'c/a': { foo: 'bar' },
  'c/b': { foo: 'xxx', v: vector(10, 10) },
  'c/c': { foo: 'bar', v: vector(1, 1) },
  'c/d': { foo: 'bar', v: vector(10, 0) },
  'c/e': { foo: 'bar', v: vector(20, 0) },
  'c/f': { foo: 'bar', v: vector(100, 100) },
  'c/g': { foo: 'bar', v: [10, 10] },
  'c/h': { foo: 'bar', v: 'text' },
  'c/i': { foo: 'bar', v: null },
  'c/j': { foo: 'bar', v: vector(10) },
  'c/k': { foo: 'bar', v: vector(10, 10, 10) },
  'c/l': { foo: 'zero', z: vector(0, 0) },
  'c/m': { foo: 'zero', z: vector(-1, 0) },
};

const only = {
  sandbox: 'vectors',
  seed: SEED,
  clients: ['admin', 'rest'] as const,
  because: `Of the SDKs only those of servers search vectors: ${PAGES.vectorSearch}`,
  page: PAGES.vectorSearch,
};

const ZERO_THRESHOLD = {
  clients: ['rest'] as const,
  because: `firebase-admin does not send a threshold of zero (\`VectorQuery\`, as installed): ${PAGES.adminQuery}`,
};

type Search = Partial<Nearest>;
const nearest = (search: Search): Nearest => ({ field: 'v', to: [10, 10], by: 'EUCLIDEAN', limit: 10, ...search });
const bar: QueryShape['where'] = [['foo', '==', 'bar']];

/** The ids of the documents that a search returns. */
const searches: Case[] = (
  [
    ['by EUCLIDEAN', {}, {}, ['b', 'd', 'c', 'e', 'f']],
    ['by COSINE, those equally near by name', { by: 'COSINE' }, {}, ['b', 'c', 'f', 'd', 'e']],
    ['by DOT_PRODUCT', { by: 'DOT_PRODUCT' }, {}, ['f', 'b', 'e', 'd', 'c']],
    ['the nearest three of those that pass a filter', { limit: 3 }, { where: bar }, ['d', 'c', 'e']],
    ['within a range', {}, { where: [['foo', '>', 'bar']] }, ['b']],
    [
      'within alternatives',
      { limit: 2 },
      {
        where: [
          {
            or: [
              ['foo', '==', 'xxx'],
              ['foo', '==', 'bar'],
            ],
          },
        ],
      },
      ['b', 'd'],
    ],
    ['of a field that is not there', { field: 'none' }, {}, []],
    ['of a field that holds no vectors', { field: 'foo' }, {}, []],
    ['of the elements of a vector', { field: 'v.value' }, {}, []],
    ['of other dimensions', { to: [10] }, {}, ['j']],
    ['within a distance', { threshold: 13 }, {}, ['b', 'd', 'c']],
    ['exactly as far as the distance', { threshold: 10 }, {}, ['b', 'd']],
    ['within no distance', { threshold: 0 }, {}, ['b']],
    ['within less than no distance', { threshold: -1 }, {}, []],
    ['within an angle', { by: 'COSINE', threshold: 0.1 }, {}, ['b', 'c', 'f']],
    ['of dot products as great as this', { by: 'DOT_PRODUCT', threshold: 200 }, {}, ['f', 'b', 'e']],
    ['of dot products from zero', { by: 'DOT_PRODUCT', to: [-1, 0], threshold: 0 }, {}, []],
    ['from zero, which has no direction', { by: 'COSINE', to: [0, 0] }, {}, ['b', 'c', 'd', 'e', 'f']],
    ['from zero, within an angle', { by: 'COSINE', to: [0, 0], threshold: 2 }, {}, []],
    ['to zero, which comes last', { by: 'COSINE', to: [1, 0], field: 'z' }, {}, ['m', 'l']],
    [
      'where an order has the last word',
      { to: [0, 0], by: 'DOT_PRODUCT' },
      { orderBy: [['v', 'desc']] },
      ['f', 'e', 'b', 'd', 'c'],
    ],
    ['of an order whose field they lack', {}, { orderBy: [['nothing']] }, []],
    ['in a thousand dimensions and more', { to: Array.from({ length: 2048 }, () => 1), limit: 1000 }, {}, []],
  ] as readonly (readonly [string, Search, Omit<QueryShape, 'from'>, Outcome])[]
).map(([name, search, shape, wanted]) => ({
  ...only,
  ...(search.threshold === 0 ? ZERO_THRESHOLD : {}),
  name: `the nearest: ${name}`,
  steps: [[{ query: { from: 'c', ...shape, nearest: nearest(search) } }, wanted]],
}));

/** The fields of the documents that a search returns. */
const distances: Case[] = (
  [
    [
      'by EUCLIDEAN',
      { distance: 'd', limit: 2, to: [10, 3] },
      {},
      [
        ['d', { foo: 'bar', v: vector(10, 0), d: 3 }],
        ['b', { foo: 'xxx', v: vector(10, 10), d: 7 }],
      ],
    ],
    [
      'by COSINE',
      { by: 'COSINE', distance: 'd', limit: 2, field: 'z', to: [1, 0] },
      {},
      [
        ['m', { foo: 'zero', z: vector(-1, 0), d: 2 }],
        ['l', { foo: 'zero', z: vector(0, 0), d: { $number: 'NaN' } }],
      ],
    ],
    [
      'by DOT_PRODUCT',
      { by: 'DOT_PRODUCT', distance: 'd', limit: 1 },
      {},
      [['f', { foo: 'bar', v: vector(100, 100), d: 2000 }]],
    ],
    ['in place of a field', { distance: 'foo', limit: 1 }, {}, [['b', { foo: 0, v: vector(10, 10) }]]],
    ['in place of the vector', { distance: 'v', limit: 1 }, {}, [['b', { foo: 'xxx', v: 0 }]]],
    [
      'under a name with a dot',
      { distance: 'm.d', limit: 1 },
      {},
      [['b', { foo: 'xxx', v: vector(10, 10), 'm.d': 0 }]],
    ],
    ['that is not selected', { distance: 'd', limit: 1 }, { select: ['foo'] }, [['b', { foo: 'xxx' }]]],
    ['that is selected', { distance: 'd', limit: 1 }, { select: ['d', 'foo'] }, [['b', { foo: 'xxx', d: 0 }]]],
  ] as readonly (readonly [string, Search, Omit<QueryShape, 'from'>, Outcome])[]
).map(([name, search, shape, wanted]) => ({
  ...only,
  name: `the distance ${name}`,
  steps: [[{ data: { from: 'c', ...shape, nearest: nearest(search) } }, wanted]],
}));

const bare = {
  ...only,
  clients: ['rest'] as const,
  because: `The SDKs refuse this before they send it, or do not send it: ${PAGES.vectorSearch}`,
};

const doubles = (...values: readonly unknown[]) => ({
  arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) },
});
const typed = (fields: object) => ({ mapValue: { fields: { __type__: { stringValue: '__vector__' }, ...fields } } });
const wireVector = (...values: readonly unknown[]) => typed({ value: doubles(...values) });
const FIND = {
  vectorField: { fieldPath: 'v' },
  queryVector: wireVector(10, 10),
  distanceMeasure: 'EUCLIDEAN',
  limit: 10,
};
const search = (more: object, parts: object = {}): Step => ({
  wire: { from: [{ collectionId: 'c' }], ...parts, findNearest: { ...FIND, ...more } },
});
const refused = (says: string): Outcome => ({ error: 'INVALID_ARGUMENT', says });
const LIMIT = refused('FindNearest.limit must be a positive integer of no more than 1000');

const failures: Case[] = (
  [
    [
      'without a vector',
      search({ queryVector: undefined }),
      refused('Cannot convert firestore.v1.Value with type unset.'),
    ],
    ['for a list', search({ queryVector: doubles(1, 1) }), refused('Query Value must be of type vector.')],
    ['for no dimensions', search({ queryVector: wireVector() }), refused('Cannot have a zero length vector.')],
    [
      'for 2,049 dimensions',
      search({ queryVector: wireVector(...Array.from({ length: 2049 }, () => 1)) }),
      refused('Vectors must be at most 2048 dimensions.'),
    ],
    [
      'for integers',
      search({ queryVector: typed({ value: { arrayValue: { values: [{ integerValue: '1' }] } } }) }),
      refused("Vector must only contain values of type 'double'"),
    ],
    ['for no elements', search({ queryVector: typed({}) }), refused("Vector map is missing key 'value'.")],
    ['without a limit', search({ limit: undefined }), LIMIT],
    ['for none', search({ limit: 0 }), LIMIT],
    ['for a thousand and one', search({ limit: 1001 }), LIMIT],
    ['without a measure', search({ distanceMeasure: undefined }), refused('Unknown Distance Measure.')],
    ['without a field', search({ vectorField: undefined }), refused('Invalid empty property path string.')],
    ['within NaN', search({ distanceThreshold: 'NaN' }), refused('distanceThreshold must be a finite number.')],
    [
      'into a reserved field',
      search({ distanceResultField: '__x__' }),
      refused('The distanceResultField.property.name "__x__" is reserved.'),
    ],
    ['with a limit of the query', search({}, { limit: 5 }), refused('A query limit cannot be used with FindNearest')],
    ['with an offset', search({}, { offset: 5 }), refused('A query offset cannot be used with FindNearest')],
    ['with a cursor', search({}, { startAt: {} }), refused('A cursor cannot be used with FindNearest')],
  ] as readonly (readonly [string, Step, Outcome])[]
).map(([name, step, wanted]) => ({ ...bare, name: `a vector search ${name} is refused`, steps: [[step, wanted]] }));

const counts: Case[] = [
  {
    ...bare,
    name: 'a vector search is counted',
    steps: [
      [
        {
          wire: (search({ limit: 3 }) as { wire: Readonly<Record<string, unknown>> }).wire,
          aggregations: [{ count: {} }],
        },
        { field_1: { integerValue: '3' } },
      ],
    ],
  },
  {
    ...bare,
    name: 'a vector of NaN is near nothing',
    steps: [[search({ queryVector: wireVector('NaN', 1), distanceThreshold: 1e9 }), []]],
  },
];

/** Vectors that no document may contain. */
const documents: Case[] = (
  [
    ['without dimensions', wireVector(), 'Cannot have a zero length vector.'],
    [
      'of 2,049 dimensions',
      wireVector(...Array.from({ length: 2049 }, () => 1)),
      'Vectors must be at most 2048 dimensions.',
    ],
    ['of NaN', wireVector('NaN'), 'Vector cannot contain NaN values.'],
    [
      'of texts',
      typed({ value: { arrayValue: { values: [{ stringValue: 'x' }] } } }),
      "Vector must only contain values of type 'double'",
    ],
    ['of no list', typed({ value: { integerValue: '1' } }), 'Vector Value type must be an array.'],
    ['of nothing', typed({}), "Vector map is missing key 'value'."],
    [
      'with more than its elements',
      typed({ value: doubles(1), more: { nullValue: null } }),
      'Vector Value map has extraneous entries.',
    ],
    ['in a list', { arrayValue: { values: [wireVector(1)] } }, 'Cannot convert a vector value in an array value.'],
    [
      'of another type',
      { mapValue: { fields: { __type__: { stringValue: 'x' } } } },
      'Property v contains an invalid nested entity.',
    ],
    [
      'whose type is no text',
      { mapValue: { fields: { __type__: { integerValue: '1' } } } },
      'Field __type__ is not a string.',
    ],
  ] as const
).map(([name, value, says]): Case => ({
  name: `a vector ${name} is refused in a document`,
  page: PAGES.vectorSearch,
  clients: ['rest'],
  because: bare.because,
  steps: [[{ rest: 'commit', body: { writes: [{ update: { name: '@c/d', fields: { v: value } } }] } }, refused(says)]],
}));

const longest: Value = vector(...Array.from({ length: 2048 }, (_, i) => i / 2));

/** What every SDK can do with vectors. */
const values: Case[] = [
  {
    name: 'a vector of 2,048 dimensions comes back as it went, in a map too',
    page: PAGES.vectorSearch,
    seed: {},
    clients: ['node', 'browser', 'lite', 'admin'],
    because: `Bare REST has no vectors to write: ${PAGES.write}`,
    steps: [
      [{ write: [{ set: 'c/d', data: { v: longest, m: { v: vector(0.5, -1) } } }] }, 'ok'],
      [{ read: 'c/d' }, { v: longest, m: { v: vector(0.5, -1) } }],
    ],
  },
  {
    name: 'a path does not lead into a vector',
    page: PAGES.vectorSearch,
    seed: { 'c/d': { v: vector(1) }, 'c/e': { v: { value: [1] } } },
    steps: [
      [{ query: { from: 'c', where: [['v.value', 'array-contains', 1]] } }, ['e']],
      [{ query: { from: 'c', orderBy: [['v.value']] } }, ['e']],
    ],
  },
  {
    name: 'an update within a vector puts a map in its place',
    page: PAGES.vectorSearch,
    seed: { 'c/d': { v: vector(1) } },
    clients: ['node', 'browser', 'lite', 'admin'],
    because: `Bare REST updates with masks written by hand: ${PAGES.write}`,
    steps: [
      [{ write: [{ update: 'c/d', data: { 'v.x': 1 } }] }, 'ok'],
      [{ read: 'c/d' }, { v: { x: 1 } }],
    ],
  },
];

export const vectorCases: readonly Case[] = [
  ...searches,
  ...distances,
  ...failures,
  ...counts,
  ...documents,
  ...values,
];
