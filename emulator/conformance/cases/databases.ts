import { LISTENERS, WEB, type Case, type Outcome, type Step } from '../types';
import { PAGES } from './pages';

// Several databases of one project: same paths, separate data.

const there = { database: 'second', page: PAGES.databases, seed: { 'c/d': { n: 2 } } };
const elsewhere: readonly [Step, Outcome] = [{ put: { 'c/d': { n: 1 }, 'c/e': {} }, database: '(default)' }, 'ok'];

export const databaseCases: readonly Case[] = [
  {
    ...there,
    name: 'another database: documents of the same path are apart',
    steps: [
      elsewhere,
      [{ read: 'c/d' }, { n: 2 }],
      [{ read: 'c/e' }, null],
      [{ query: { from: 'c' } }, ['d']],
      [{ aggregate: { from: 'c' }, numbers: { all: 'count' } }, { all: 1 }],
    ],
  },
  {
    ...there,
    name: 'another database: collection groups end at it',
    seed: { 'x/y/g$/one': {} },
    steps: [
      [{ put: { 'x/y/g$/two': {} }, database: '(default)' }, 'ok'],
      [{ query: { from: { group: 'g$' } } }, ['x/y/g$/one']],
    ],
  },
  {
    ...there,
    name: 'another database: writes stay in it',
    steps: [
      elsewhere,
      [{ write: [{ delete: 'c/d' }, { set: 'c/e', data: { n: 5 } }] }, 'ok'],
      [{ query: { from: 'c' } }, ['e']],
      [{ read: 'c/e' }, { n: 5 }],
    ],
  },
  {
    ...there,
    name: 'another database: a listener hears of it alone',
    clients: LISTENERS,
    because: `REST and firestore/lite have no listeners: ${PAGES.listen}`,
    steps: [
      [{ listen: { from: 'c' }, as: 'l' }, ['added d 0']],
      elsewhere,
      [{ put: { 'c/f': {} } }, 'ok'],
      [{ next: 'l' }, ['added f 1']],
    ],
  },
  ...(
    [
      ['own/d', { n: 1 }],
      ['default/d', { error: 'permission-denied' }],
    ] as const
  ).map(([path, wanted]): Case => ({
    ...there,
    user: { sub: 'ann' },
    clients: WEB,
    because: `The others are never evaluated, or know one database: ${PAGES.rules}`,
    name: `another database: rules are told which, ${path}`,
    seed: { 'own/d': { n: 1 }, 'default/d': {} },
    steps: [[{ read: path }, wanted]],
  })),
  {
    ...there,
    user: { sub: 'ann' },
    clients: WEB,
    because: `The others are never evaluated, or know one database: ${PAGES.rules}`,
    name: 'another database: rules look into it',
    seed: { 'keyed/d': { n: 1 }, 'keys/second': {} },
    steps: [
      [{ put: { 'keys/default': {} }, database: '(default)' }, 'ok'],
      [{ read: 'keyed/d' }, { n: 1 }],
    ],
  },
];

/** The rules for these rows, inside the match of a sandbox. */
export const DATABASE_RULES = [
  "      match /own/{id} { allow get: if database == 'second'; }",
  "      match /default/{id} { allow get: if database == '(default)'; }",
  '      match /keyed/{id} { allow get: if exists(/databases/$(database)/documents/runs/$(run)/keys/second) && !exists(/databases/$(database)/documents/runs/$(run)/keys/default); }',
];
