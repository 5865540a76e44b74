import type { Case, Filter, Outcome, QueryShape } from '../types';
import { SDKS } from '../types';
import { NAN, reference, type Data, type Value } from '../values';
import { PAGES } from './pages';

// Filters, orders, cursors and limits over small collections.

const REFUSED: Outcome = { error: 'invalid-argument' };
const NO_INDEX: Outcome = { error: 'failed-precondition' };

const SEED: Readonly<Record<string, Data>> = {
  'c/a': { n: 1, m: 2, tag: 'x', list: [1, 2], map: { in: { deep: 1 } }, 'odd name': 1, 'dot.ted': 5 },
  'c/b': { n: 1, m: 1, tag: 'y', list: [2, 3], map: { in: { deep: 2 } }, 'odd name': 2 },
  'c/c': { n: 2, m: 2, tag: 'x', list: [], map: { in: 'flat' } },
  'c/d': { n: 2, m: 1, tag: 'z', list: 'no list' },
  'c/e': { n: 3, tag: 'y', list: [{ k: 1 }, null, NAN] },
  'c/f': { m: 3, tag: null },
  'c/a/c/deep': { n: 1, m: 9 },
};

const family = { sandbox: 'queries', seed: SEED };

function asks(
  page: string,
  rows: readonly (readonly [name: string, shape: Omit<QueryShape, 'from'>, wanted: Outcome])[],
): Case[] {
  return rows.map(([name, shape, wanted]) => ({
    ...family,
    name,
    page,
    steps: [[{ query: { from: 'c', ...shape } }, wanted]],
  }));
}

const numbers = (count: number): Value[] => Array.from({ length: count }, (_, i) => i);
const each = (count: number): Filter[] => numbers(count).map((n) => ['n', '==', n] as const);

const filters = asks(PAGES.queries, [
  ['no filter: the collection alone, by name', {}, ['a', 'b', 'c', 'd', 'e', 'f']],
  [
    'two equalities',
    {
      where: [
        ['n', '==', 1],
        ['tag', '==', 'x'],
      ],
    },
    ['a'],
  ],
  [
    'equalities that exclude each other',
    {
      where: [
        ['n', '==', 1],
        ['n', '==', 2],
      ],
    },
    [],
  ],
  ['a field that no document has', { where: [['nothing', '==', 1]] }, []],
  ['equality with null finds null, not missing fields', { where: [['tag', '==', null]] }, ['f']],
  ['not null', { where: [['tag', '!=', null]] }, ['a', 'c', 'b', 'e', 'd']],
  ['a nested field', { where: [['map.in.deep', '==', 2]] }, ['b']],
  ['a nested field below a text', { where: [['map.in.deep', '>', 0]] }, ['a', 'b']],
  ['a whole map', { where: [['map', '==', { in: { deep: 1 } }]] }, ['a']],
  ['a whole list', { where: [['list', '==', [1, 2]]] }, ['a']],
  ['a list in another order', { where: [['list', '==', [2, 1]]] }, []],
  ['a field with a space in its name', { where: [[['odd name'], '==', 2]] }, ['b']],
  ['a field with a dot in its name', { where: [[['dot.ted'], '==', 5]] }, ['a']],
  ['array-contains', { where: [['list', 'array-contains', 2]] }, ['a', 'b']],
  ['array-contains on what is no list', { where: [['tag', 'array-contains', 'x']] }, []],
  ['array-contains a map', { where: [['list', 'array-contains', { k: 1 }]] }, ['e']],
  ['array-contains-any', { where: [['list', 'array-contains-any', [1, 3]]] }, ['a', 'b']],
  [
    'array-contains-any of what is there twice gives it once',
    { where: [['list', 'array-contains-any', [1, 2]]] },
    ['a', 'b'],
  ],
  ['array-contains-any a map', { where: [['list', 'array-contains-any', [{ k: 1 }, 'none']]] }, ['e']],
  ['in', { where: [['tag', 'in', ['z', 'x']]] }, ['a', 'c', 'd']],
  [
    'in, in the order of its field',
    { where: [['n', 'in', [3, 1, 2]]], orderBy: [['n', 'desc']] },
    ['e', 'd', 'c', 'b', 'a'],
  ],
  ['in whole lists', { where: [['list', 'in', [[2, 3], []]]] }, ['b', 'c']],
  ['in whole maps', { where: [['map', 'in', [{ in: 'flat' }]]] }, ['c']],
  ['not-in', { where: [['tag', 'not-in', ['x', 'z']]] }, ['b', 'e']],
  ['not-in whole lists', { where: [['list', 'not-in', [[1, 2], 'no list']]] }, ['c', 'b', 'e']],
  [
    'in and array-contains',
    {
      where: [
        ['tag', 'in', ['x', 'y']],
        ['list', 'array-contains', 2],
      ],
    },
    ['a', 'b'],
  ],
  [
    'in and array-contains-any',
    {
      where: [
        ['n', 'in', [1, 3]],
        ['list', 'array-contains-any', [3, 1]],
      ],
    },
    ['a', 'b'],
  ],
  [
    'two in of one field meet',
    {
      where: [
        ['n', 'in', [1, 2]],
        ['n', 'in', [2, 3]],
      ],
    },
    ['c', 'd'],
  ],
  [
    'array-contains twice, each in another alternative',
    {
      where: [
        {
          or: [
            ['list', 'array-contains', 1],
            ['list', 'array-contains', 3],
          ],
        },
      ],
    },
    ['a', 'b'],
  ],
  ['in with thirty values', { where: [['n', 'in', numbers(30)]] }, ['a', 'b', 'c', 'd', 'e']],
  ['not-in with ten values', { where: [['n', 'not-in', numbers(10).map((n) => Number(n) + 2)]] }, ['a', 'b']],
]);

const special = asks(PAGES.sdkTests, [
  ['in null alone', { where: [['tag', 'in', [null]]] }, []],
  ['not-in with null finds nothing', { where: [['n', 'not-in', [null, 1]]] }, []],
  ['array-contains-any null', { where: [['list', 'array-contains-any', [null]]] }, []],
  ['array-contains-any NaN', { where: [['list', 'array-contains-any', [NAN, 1]]] }, ['a']],
]);

const failures = asks(PAGES.queries, [
  ['in with thirty-one values is refused', { where: [['n', 'in', numbers(31)]] }, REFUSED],
  ['in with no values is refused', { where: [['n', 'in', []]] }, REFUSED],
  [
    'array-contains-any with thirty-one values is refused',
    { where: [['list', 'array-contains-any', numbers(31)]] },
    REFUSED,
  ],
  ['not-in with eleven values is refused', { where: [['n', 'not-in', numbers(11)]] }, REFUSED],
  [
    'not-in with != is refused',
    {
      where: [
        ['n', 'not-in', [1]],
        ['n', '!=', 2],
      ],
    },
    REFUSED,
  ],
  [
    'not-in with in is refused',
    {
      where: [
        ['n', 'not-in', [1]],
        ['tag', 'in', ['x']],
      ],
    },
    REFUSED,
  ],
  [
    'not-in with array-contains-any is refused',
    {
      where: [
        ['n', 'not-in', [1]],
        ['list', 'array-contains-any', [1]],
      ],
    },
    REFUSED,
  ],
  [
    'not-in with or is refused',
    {
      where: [
        {
          and: [
            ['n', 'not-in', [1]],
            {
              or: [
                ['m', '==', 1],
                ['m', '==', 2],
              ],
            },
          ],
        },
      ],
    },
    REFUSED,
  ],
  [
    'two not-in are refused',
    {
      where: [
        ['n', 'not-in', [1]],
        ['m', 'not-in', [2]],
      ],
    },
    REFUSED,
  ],
  [
    'array-contains with array-contains-any is refused',
    {
      where: [
        ['list', 'array-contains', 1],
        ['list', 'array-contains-any', [1, 2]],
      ],
    },
    REFUSED,
  ],
  ['thirty-one alternatives by or are refused', { where: [{ or: each(31) }] }, REFUSED],
  ['thirty alternatives by or are taken', { where: [{ or: each(30) }] }, ['a', 'b', 'c', 'd', 'e']],
  [
    'six times six alternatives by two in are refused',
    {
      where: [
        ['n', 'in', numbers(6)],
        ['m', 'in', numbers(6)],
      ],
    },
    REFUSED,
  ],
  [
    'five times six alternatives by two in are taken',
    {
      where: [
        ['n', 'in', numbers(5)],
        ['m', 'in', numbers(6)],
      ],
    },
    ['a', 'b', 'c', 'd'],
  ],
]);

const composites = asks(PAGES.queries, [
  [
    'or',
    {
      where: [
        {
          or: [
            ['n', '==', 3],
            ['m', '==', 3],
          ],
        },
      ],
    },
    ['e', 'f'],
  ],
  [
    'or on one field',
    {
      where: [
        {
          or: [
            ['n', '==', 1],
            ['n', '==', 3],
          ],
        },
      ],
    },
    ['a', 'b', 'e'],
  ],
  [
    'or of what overlaps gives each once',
    {
      where: [
        {
          or: [
            ['n', '==', 1],
            ['tag', '==', 'x'],
          ],
        },
      ],
    },
    ['a', 'b', 'c'],
  ],
  [
    'or of ands',
    {
      where: [
        {
          or: [
            {
              and: [
                ['n', '==', 1],
                ['m', '==', 1],
              ],
            },
            {
              and: [
                ['n', '==', 2],
                ['m', '==', 2],
              ],
            },
          ],
        },
      ],
    },
    ['b', 'c'],
  ],
  [
    'and of ors',
    {
      where: [
        {
          and: [
            {
              or: [
                ['n', '==', 1],
                ['n', '==', 2],
              ],
            },
            {
              or: [
                ['m', '==', 2],
                ['tag', '==', 'z'],
              ],
            },
          ],
        },
      ],
    },
    ['a', 'c', 'd'],
  ],
  [
    'or with in',
    {
      where: [
        {
          or: [
            ['n', '==', 3],
            ['m', 'in', [3, 4]],
          ],
        },
      ],
    },
    ['e', 'f'],
  ],
  [
    'or with array-contains',
    {
      where: [
        {
          or: [
            ['n', '==', 3],
            ['list', 'array-contains', 3],
          ],
        },
      ],
    },
    ['b', 'e'],
  ],
  [
    'or with null',
    {
      where: [
        {
          or: [
            ['tag', '==', null],
            ['n', '==', 3],
          ],
        },
      ],
    },
    ['e', 'f'],
  ],
  [
    'or with ranges, ordered by their fields',
    {
      where: [
        {
          or: [
            ['n', '>', 2],
            ['n', '<', 2],
          ],
        },
      ],
    },
    ['a', 'b', 'e'],
  ],
  [
    'or with ranges of two fields needs both fields',
    {
      where: [
        {
          or: [
            ['n', '>', 2],
            ['m', '>', 2],
          ],
        },
      ],
    },
    [],
  ],
  [
    'or, limited',
    {
      where: [
        {
          or: [
            ['n', '==', 1],
            ['n', '==', 2],
          ],
        },
      ],
      limit: 3,
    },
    ['a', 'b', 'c'],
  ],
  [
    'or, ordered',
    {
      where: [
        {
          or: [
            ['tag', '==', 'x'],
            ['tag', '==', 'y'],
          ],
        },
      ],
      orderBy: [['n', 'desc']],
    },
    ['e', 'c', 'b', 'a'],
  ],
  [
    'and inside or, with a nested or',
    {
      where: [
        {
          or: [
            ['tag', '==', 'z'],
            {
              and: [
                ['n', '==', 1],
                {
                  or: [
                    ['m', '==', 1],
                    ['m', '==', 7],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    ['b', 'd'],
  ],
]);

const ranges = asks(PAGES.ranges, [
  [
    'ranges of two fields, ordered by the first by name',
    {
      where: [
        ['n', '>', 1],
        ['m', '<', 3],
      ],
    },
    ['d', 'c'],
  ],
  [
    'ranges of two fields in an order asked for',
    {
      where: [
        ['n', '>=', 1],
        ['m', '>=', 1],
      ],
      orderBy: [['n'], ['m', 'desc']],
    },
    ['a', 'b', 'c', 'd'],
  ],
  [
    'a range and != of another field',
    {
      where: [
        ['n', '>', 0],
        ['m', '!=', 2],
      ],
    },
    ['b', 'd'],
  ],
  [
    'a range with both ends',
    {
      where: [
        ['n', '>', 1],
        ['n', '<', 3],
      ],
    },
    ['c', 'd'],
  ],
  [
    'a range that is empty',
    {
      where: [
        ['n', '>', 3],
        ['n', '<', 1],
      ],
    },
    [],
  ],
  [
    'a range and an order of another field need both fields',
    { where: [['n', '>', 0]], orderBy: [['m']] },
    ['b', 'd', 'a', 'c'],
  ],
  ['a range with its field descending', { where: [['n', '>', 1]], orderBy: [['n', 'desc']] }, ['e', 'd', 'c']],
  [
    '!= of two fields is refused',
    {
      where: [
        ['n', '!=', 1],
        ['m', '!=', 1],
      ],
    },
    REFUSED,
  ],
]);

const unordered = asks(PAGES.adminQuery, [
  ['an order by the name downwards alone is refused', { orderBy: [['__name__', 'desc']] }, NO_INDEX],
  ['limitToLast in the order of names is refused', { orderBy: [['__name__']], limitToLast: 2 }, NO_INDEX],
  ['an order after the name is refused', { orderBy: [['__name__'], ['n']] }, REFUSED],
  ['an order by the name with a range is refused', { where: [['n', '>', 0]], orderBy: [['__name__']] }, REFUSED],
  ['an order by a field twice is refused', { orderBy: [['n'], ['m'], ['n', 'desc']] }, REFUSED],
  [
    'a name beside a range is refused',
    {
      where: [
        ['__name__', '==', reference('c/a')],
        ['n', '>', 0],
      ],
    },
    REFUSED,
  ],
  [
    'ranges of eleven fields are refused',
    { where: Array.from({ length: 11 }, (_, i): Filter => [`f${i}`, '>', 0]) },
    REFUSED,
  ],
  ['ranges of ten fields are taken', { where: Array.from({ length: 10 }, (_, i): Filter => [`f${i}`, '>', 0]) }, []],
  ['a filter of a reserved field is refused', { where: [['__x__', '==', 1]] }, REFUSED],
  ['an order by a reserved field is refused', { orderBy: [['__x__']] }, REFUSED],
]);

const orders = asks(PAGES.order, [
  ['an order leaves out those without the field', { orderBy: [['n']] }, ['a', 'b', 'c', 'd', 'e']],
  ['a descending order breaks ties by descending names', { orderBy: [['n', 'desc']] }, ['e', 'd', 'c', 'b', 'a']],
  ['two orders', { orderBy: [['n'], ['m']] }, ['b', 'a', 'd', 'c']],
  ['two orders in two directions', { orderBy: [['n', 'desc'], ['m']] }, ['d', 'c', 'b', 'a']],
  ['the last order gives the names their direction', { orderBy: [['m'], ['n', 'desc']] }, ['d', 'b', 'c', 'a']],
  ['an order by a nested field', { orderBy: [['map.in', 'desc']] }, ['b', 'a', 'c']],
  ['an order by the name', { orderBy: [['__name__']] }, ['a', 'b', 'c', 'd', 'e', 'f']],
  [
    'an order by the name, downwards, of what has a value',
    { where: [['tag', '==', 'x']], orderBy: [['__name__', 'desc']] },
    ['c', 'a'],
  ],
  ['an order, then the name the other way', { orderBy: [['n'], ['__name__', 'desc']] }, ['b', 'a', 'd', 'c', 'e']],
  ['an order by an equal field changes nothing', { where: [['n', '==', 1]], orderBy: [['n', 'desc']] }, ['b', 'a']],
  ['limit', { orderBy: [['n']], limit: 2 }, ['a', 'b']],
  ['a limit beyond the end', { limit: 99 }, ['a', 'b', 'c', 'd', 'e', 'f']],
  ['limitToLast', { orderBy: [['n']], limitToLast: 2 }, ['d', 'e']],
  ['limitToLast, descending', { orderBy: [['n', 'desc']], limitToLast: 2 }, ['b', 'a']],
  ['limitToLast with two orders', { orderBy: [['n'], ['m', 'desc']], limitToLast: 3 }, ['b', 'c', 'd']],
  ['limitToLast before a cursor', { orderBy: [['n']], endBefore: [2], limitToLast: 1 }, ['b']],
  ['limitToLast from a cursor on', { orderBy: [['n']], startAt: [2], limitToLast: 2 }, ['d', 'e']],
]);

const cursors = asks(PAGES.cursors, [
  ['between two cursors', { orderBy: [['n']], startAt: [1], endBefore: [2] }, ['a', 'b']],
  ['after one, at the other', { orderBy: [['n']], startAfter: [1], endAt: [2] }, ['c', 'd']],
  ['a cursor between values', { orderBy: [['n']], startAt: [1.5] }, ['c', 'd', 'e']],
  ['a cursor of two fields', { orderBy: [['n'], ['m']], startAt: [1, 2] }, ['a', 'd', 'c']],
  ['a cursor of two fields, after', { orderBy: [['n'], ['m']], startAfter: [1, 2] }, ['d', 'c']],
  ['a cursor of the first of two fields, after', { orderBy: [['n'], ['m']], startAfter: [1] }, ['d', 'c']],
  [
    'a cursor of two fields in two directions',
    { orderBy: [['n', 'desc'], ['m']], startAfter: [2, 1] },
    ['c', 'b', 'a'],
  ],
  ['a cursor in a descending order', { orderBy: [['n', 'desc']], startAt: [2] }, ['d', 'c', 'b', 'a']],
  ['an end in a descending order', { orderBy: [['n', 'desc']], endBefore: [1] }, ['e', 'd', 'c']],
  ['a cursor of another type', { orderBy: [['n']], startAt: ['text'] }, []],
  ['an end of another type', { orderBy: [['n']], endAt: ['text'] }, ['a', 'b', 'c', 'd', 'e']],
  ['cursors that cross', { orderBy: [['n']], startAt: [3], endAt: [1] }, []],
  ['a cursor and a filter', { where: [['tag', '==', 'x']], orderBy: [['n']], startAfter: [1] }, ['c']],
  ['a cursor and a limit', { orderBy: [['n']], startAfter: [1], limit: 1 }, ['c']],
]);

const snapshots: Case[] = (
  [
    ['startAt', ['b', 'c', 'd', 'e']],
    ['startAfter', ['c', 'd', 'e']],
    ['endAt', ['a', 'b']],
    ['endBefore', ['a']],
  ] as const
).map(([kind, wanted]) => ({
  ...family,
  name: `${kind} a document tells apart what shares its value`,
  page: PAGES.cursors,
  clients: SDKS,
  because: `A cursor at a document is made by the SDKs: ${PAGES.cursors}`,
  steps: [[{ query: { from: 'c', orderBy: [['n']], [kind]: { document: 'c/b' } } }, wanted]],
}));

const names = asks(PAGES.queries, [
  ['by name', { where: [['__name__', '==', reference('c/b')]] }, ['b']],
  [
    'by name, a range',
    {
      where: [
        ['__name__', '>', reference('c/b')],
        ['__name__', '<=', reference('c/d')],
      ],
    },
    ['c', 'd'],
  ],
  ['by name, in', { where: [['__name__', 'in', [reference('c/e'), reference('c/a')]]] }, ['a', 'e']],
  ['by name, not-in', { where: [['__name__', 'not-in', [reference('c/e'), reference('c/a')]]] }, ['b', 'c', 'd', 'f']],
  ['by name, !=', { where: [['__name__', '!=', reference('c/a')]] }, ['b', 'c', 'd', 'e', 'f']],
  [
    'by name and an equality',
    {
      where: [
        ['n', '==', 1],
        ['__name__', '>', reference('c/a')],
      ],
    },
    ['b'],
  ],
  ['by a name that is not there', { where: [['__name__', '==', reference('c/none')]] }, []],
]);

const bare: Case[] = (
  [
    ['offset', { orderBy: [['n']], offset: 2 }, ['c', 'd', 'e']],
    ['offset and limit', { orderBy: [['n']], offset: 1, limit: 2 }, ['b', 'c']],
    ['offset after a cursor', { orderBy: [['n']], startAfter: [1], offset: 1 }, ['d', 'e']],
    ['offset beyond the end', { offset: 99 }, []],
  ] as const
).map(([name, shape, wanted]) => ({
  ...family,
  name,
  page: PAGES.structuredQuery,
  clients: ['admin', 'rest'],
  because: `The web SDKs have no offset; it belongs to the protocol: ${PAGES.structuredQuery}`,
  steps: [[{ query: { from: 'c', ...shape } as QueryShape }, wanted]],
}));

const projections: Case[] = (
  [
    [
      'select a field',
      ['n'],
      [
        ['a', { n: 1 }],
        ['b', { n: 1 }],
      ],
    ],
    [
      'select two fields, one of them nested',
      ['m', 'map.in.deep'],
      [
        ['a', { m: 2, map: { in: { deep: 1 } } }],
        ['b', { m: 1, map: { in: { deep: 2 } } }],
      ],
    ],
    [
      'select a field with a space in its name',
      [['odd name']],
      [
        ['a', { 'odd name': 1 }],
        ['b', { 'odd name': 2 }],
      ],
    ],
    [
      'select a field that no document has',
      ['nothing'],
      [
        ['a', {}],
        ['b', {}],
      ],
    ],
    [
      'select the name alone',
      ['__name__'],
      [
        ['a', {}],
        ['b', {}],
      ],
    ],
  ] as const
).map(([name, select, wanted]) => ({
  ...family,
  name,
  page: PAGES.structuredQuery,
  clients: ['admin', 'rest'],
  because: `The web SDKs always read whole documents; a projection belongs to the protocol: ${PAGES.structuredQuery}`,
  steps: [[{ data: { from: 'c', where: [['n', '==', 1]], select } }, wanted]],
}));

/**
 * The SDK also runs its own filter over its cache, and that filter matches null in a list that contains null. So the
 * cache must be empty: a cached document that the server doesn't return would be requested over and over, and the query
 * never resolves.
 */
const fresh = special.map((row): Case => ({ ...row, alone: true }));

export const queryCases: readonly Case[] = [
  ...filters,
  ...fresh,
  ...failures,
  ...composites,
  ...ranges,
  ...unordered,
  ...orders,
  ...cursors,
  ...snapshots,
  ...names,
  ...bare,
  ...projections,
];
