import type { Case, Outcome, QueryShape } from '../types';
import { reference, type Data } from '../values';
import { NAN, INFINITY, MINUS_INFINITY, double, integer } from '../values';
import { PAGES } from './pages';

// Collection groups and aggregation queries.

const SEED: Readonly<Record<string, Data>> = {
  'a/a/g$/one': { n: 1 },
  'a/b/a/b/g$/two': { n: 2 },
  'a/b/g$/three': { n: 3 },
  'a/b/c/d/g$/four': { n: 4 },
  'g$/five': { n: 5 },
  'g$/five/g$/six': { n: 6 },
  'a/g$': { n: 7 },
  'a/b/g$x/no': { n: 8 },
  'a/b/xg$/no': { n: 9 },
  'g$/five/other/no': { n: 10 },
};

const all = ['a/a/g$/one', 'a/b/a/b/g$/two', 'a/b/c/d/g$/four', 'a/b/g$/three', 'g$/five', 'g$/five/g$/six'];

const groups: Case[] = (
  [
    ['every collection of that id, by path', {}, all],
    ['a filter', { where: [['n', '>', 3]] }, ['a/b/c/d/g$/four', 'g$/five', 'g$/five/g$/six']],
    ['an order', { orderBy: [['n', 'desc']], limit: 2 }, ['g$/five/g$/six', 'g$/five']],
    ['limitToLast', { orderBy: [['n']], limitToLast: 1 }, ['g$/five/g$/six']],
    [
      'a range of names',
      {
        where: [
          ['__name__', '>=', reference('a/b')],
          ['__name__', '<=', reference('a/b0')],
        ],
      },
      ['a/b/a/b/g$/two', 'a/b/c/d/g$/four', 'a/b/g$/three'],
    ],
    [
      'a range of names, both ends out',
      {
        where: [
          ['__name__', '>', reference('a/b')],
          ['__name__', '<', reference('a/b/g$/three')],
        ],
      },
      ['a/b/a/b/g$/two', 'a/b/c/d/g$/four'],
    ],
    ['in', { where: [['n', 'in', [1, 6]]] }, ['a/a/g$/one', 'g$/five/g$/six']],
    [
      'or',
      {
        where: [
          {
            or: [
              ['n', '==', 1],
              ['n', '==', 5],
            ],
          },
        ],
      },
      ['a/a/g$/one', 'g$/five'],
    ],
    ['a cursor', { orderBy: [['n']], startAfter: [2], endAt: [4] }, ['a/b/g$/three', 'a/b/c/d/g$/four']],
  ] as readonly (readonly [string, Omit<QueryShape, 'from'>, Outcome])[]
).map(([name, shape, wanted]) => ({
  sandbox: 'groups',
  seed: SEED,
  name: `a collection group: ${name}`,
  page: PAGES.queries,
  steps: [[{ query: { from: { group: 'g$' }, ...shape } }, wanted]],
}));

const below: Case = {
  sandbox: 'groups',
  seed: SEED,
  name: 'a collection below a document that does not exist',
  page: PAGES.types,
  steps: [
    [{ query: { from: 'a/b/g$' } }, ['three']],
    [{ read: 'a/b' }, null],
    [{ query: { from: 'a' } }, ['g$']],
  ],
};

const SUMS: Readonly<Record<string, Data>> = {
  'c/a': { n: 1, x: 0.5, tag: 'x', m: { n: 10 } },
  'c/b': { n: 2, x: 1, tag: 'x', m: { n: 20 } },
  'c/c': { n: 3, x: 'text', tag: 'y' },
  'c/d': { n: 'text', tag: 'y' },
  'c/e': { tag: 'y' },
  'wide/a': { n: integer('9223372036854775807'), f: 1, weird: INFINITY },
  'wide/b': { n: 1, f: double(2), weird: MINUS_INFINITY },
  'thirds/a': { n: 0.1 },
  'thirds/b': { n: 0.2 },
  'thirds/c': { n: 0.3 },
  'nan/a': { n: NAN },
  'nan/b': { n: 1 },
};

const aggregates: Case[] = (
  [
    ['count', { from: 'c' }, { all: 'count' }, { all: 5 }],
    ['count with a filter', { from: 'c', where: [['tag', '==', 'y']] }, { all: 'count' }, { all: 3 }],
    ['count with a limit', { from: 'c', limit: 2 }, { all: 'count' }, { all: 2 }],
    ['count with a cursor', { from: 'c', orderBy: [['n']], startAt: [2] }, { all: 'count' }, { all: 3 }],
    ['count of nothing', { from: 'none' }, { all: 'count' }, { all: 0 }],
    ['sum leaves out what is no number', { from: 'c' }, { sum: ['sum', 'n'] }, { sum: 6 }],
    ['sum with doubles', { from: 'c' }, { sum: ['sum', 'x'] }, { sum: 1.5 }],
    ['sum of a nested field', { from: 'c' }, { sum: ['sum', 'm.n'] }, { sum: 30 }],
    ['sum of nothing is zero', { from: 'c', where: [['tag', '==', 'none']] }, { sum: ['sum', 'n'] }, { sum: 0 }],
    ['average leaves out what is no number', { from: 'c' }, { average: ['average', 'n'] }, { average: 2 }],
    ['average of nothing is null', { from: 'c' }, { average: ['average', 'nothing'] }, { average: null }],
    [
      'several at once',
      { from: 'c', where: [['tag', '==', 'x']] },
      { all: 'count', sum: ['sum', 'n'], average: ['average', 'x'] },
      { all: 2, sum: 3, average: 0.75 },
    ],
    ['a sum counts only what has its field', { from: 'c' }, { all: 'count', sum: ['sum', 'n'] }, { all: 4, sum: 6 }],
    [
      'several fields count only what has all of them',
      { from: 'c' },
      { all: 'count', sum: ['sum', 'n'], average: ['average', 'x'], deep: ['sum', 'm.n'] },
      { all: 2, sum: 3, average: 0.75, deep: 30 },
    ],
    [
      'a field that is not there leaves nothing to the others',
      { from: 'c' },
      { sum: ['sum', 'n'], average: ['average', 'nothing'] },
      { sum: 0, average: null },
    ],
    [
      'a limit is taken in the order of the summed field',
      { from: 'c', limit: 2 },
      { all: 'count', sum: ['sum', 'x'] },
      { all: 2, sum: 1.5 },
    ],
    ['sum of thirds keeps what is rounded away', { from: 'thirds' }, { sum: ['sum', 'n'] }, { sum: 0.6 }],
    ['sum of the names is refused', { from: 'c' }, { sum: ['sum', '__name__'] }, { error: 'invalid-argument' }],
    ['sum of a reserved field is refused', { from: 'c' }, { sum: ['sum', '__x__'] }, { error: 'invalid-argument' }],
    ['sum past the integers is a double', { from: 'wide' }, { sum: ['sum', 'n'] }, { sum: 2 ** 63 }],
    ['sum of an integer and a double', { from: 'wide' }, { sum: ['sum', 'f'] }, { sum: 3 }],
    ['sum of both infinities is NaN', { from: 'wide' }, { sum: ['sum', 'weird'] }, { sum: NAN }],
    ['sum with NaN is NaN', { from: 'nan' }, { sum: ['sum', 'n'] }, { sum: NAN }],
    ['average with NaN is NaN', { from: 'nan' }, { average: ['average', 'n'] }, { average: NAN }],
    [
      'count of a group',
      { from: { group: 'c' }, where: [['n', '==', 'no document has this']] },
      { all: 'count' },
      { all: 0 },
    ],
  ] as readonly (readonly [
    string,
    QueryShape,
    Record<string, 'count' | readonly ['sum' | 'average', string]>,
    Outcome,
  ])[]
).map(([name, shape, numbers, wanted]) => ({
  sandbox: 'aggregates',
  seed: SUMS,
  name: `aggregate: ${name}`,
  page: PAGES.aggregates,
  steps: [[{ aggregate: shape, numbers }, wanted]],
}));

export const groupCases: readonly Case[] = [...groups, below, ...aggregates];
