import { CACHING, type Case, type Outcome, type QueryShape, type Step } from '../types';
import type { Data } from '../values';
import { PAGES } from './pages';

// Listeners that lose the network and regain it, documents in limbo, and several listeners that receive one commit.

const caching = {
  clients: CACHING,
  because: `Only an SDK with a cache listens on without a network: ${PAGES.offline}`,
  page: PAGES.offline,
};

const THREE: Readonly<Record<string, Data>> = { 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/c': { n: 3 } };
const ordered: QueryShape = { from: 'c', orderBy: [['n']] };
const all = ['added a 0', 'added b 1', 'added c 2'];

/** Listens, goes offline, misses changes, and receives them once. */
function away(
  name: string,
  target: string | QueryShape,
  first: Outcome,
  missed: Readonly<Record<string, Data | null>>,
  told: Outcome,
  then?: readonly [put: Readonly<Record<string, Data | null>>, told: Outcome],
): Case {
  const steps: (readonly [Step, Outcome])[] = [
    [{ listen: target, as: 'l' }, first],
    [{ network: 'off' }, 'ok'],
    [{ put: missed }, 'ok'],
    [{ network: 'on' }, 'ok'],
    [{ next: 'l' }, told],
  ];
  if (then) steps.push([{ put: then[0] }, 'ok'], [{ next: 'l' }, then[1]]);
  return { ...caching, name: `away: ${name}`, seed: THREE, steps };
}

const absences: Case[] = [
  away('a document changed', 'c/a', { n: 1 }, { 'c/a': { n: 2 } }, { n: 2 }, [{ 'c/a': { n: 3 } }, { n: 3 }]),
  away('a document did not change', 'c/a', { n: 1 }, { 'c/b': { n: 9 } }, { n: 1 }, [{ 'c/a': { n: 3 } }, { n: 3 }]),
  away('a document went', 'c/a', { n: 1 }, { 'c/a': null }, null, [{ 'c/a': { n: 3 } }, { n: 3 }]),
  away('a document came', 'c/x', null, { 'c/x': { n: 1 } }, { n: 1 }),
  away(
    'a change, a deletion and a creation are told once',
    ordered,
    all,
    { 'c/a': { n: 9 }, 'c/b': null, 'c/x': { n: 0 } },
    ['removed b', 'added x 0', 'modified a 2'],
  ),
  away(
    'everything went',
    ordered,
    all,
    { 'c/a': null, 'c/b': null, 'c/c': null },
    ['removed a', 'removed b', 'removed c'],
    [{ 'c/b': { n: 1 } }, ['added b 0']],
  ),
  away(
    'one left the filter and one came in',
    { from: 'c', where: [['n', '<', 3]] },
    all.slice(0, 2),
    { 'c/a': { n: 5 }, 'c/c': { n: 0 } },
    ['removed a', 'added c 0'],
  ),
  away(
    'a limit let the next one in',
    { ...ordered, limit: 2 },
    all.slice(0, 2),
    { 'c/a': null },
    ['removed a', 'added c 1'],
    [{ 'c/x': { n: 0 } }, ['removed c', 'added x 0']],
  ),
  {
    ...caching,
    name: 'offline: what was not missed is delivered as before',
    seed: THREE,
    steps: [
      [{ listen: ordered, as: 'l' }, all],
      [{ network: 'off' }, 'ok'],
      [{ network: 'on' }, 'ok'],
      // This read is answered on the listener's stream, so once it resolves the listener is active again. Google's
      // emulator can lose a write made in between.
      [{ read: 'c/b' }, { n: 2 }],
      [{ put: { 'c/x': { n: 0 } } }, 'ok'],
      [{ next: 'l' }, ['added x 0']],
    ],
  },
  {
    ...caching,
    name: 'away: twice in a row, with two listeners',
    seed: THREE,
    steps: [
      [{ listen: ordered, as: 'l' }, all],
      [{ listen: 'c/a', as: 'd' }, { n: 1 }],
      [{ network: 'off' }, 'ok'],
      [{ put: { 'c/a': { n: 1, m: 1 } } }, 'ok'],
      [{ network: 'on' }, 'ok'],
      [{ next: 'l' }, ['modified a 0']],
      [{ next: 'd' }, { n: 1, m: 1 }],
      [{ network: 'off' }, 'ok'],
      [{ put: { 'c/a': null } }, 'ok'],
      [{ network: 'on' }, 'ok'],
      [{ next: 'l' }, ['removed a']],
      [{ next: 'd' }, null],
    ],
  },
];

/**
 * The cache holds an older state of a document that would belong to a query's result, but the server doesn't send it:
 * the SDK requests the document itself before it returns the result.
 */
const doubts: Case[] = (
  [
    ['changed since', { n: 9 }, ['a']],
    ['was deleted since', null, ['a']],
  ] as readonly (readonly [string, Data | null, readonly string[]])[]
).map(([what, now, wanted]) => ({
  ...caching,
  name: `in doubt: a document of the cache that ${what}`,
  seed: THREE,
  steps: [
    [{ read: 'c/b' }, { n: 2 }],
    [{ put: { 'c/b': now } }, 'ok'],
    [{ query: { from: 'c', where: [['n', '<', 3]] } }, wanted],
    [{ read: 'c/b' }, now],
  ],
}));

const together: Case[] = [
  {
    ...caching,
    page: PAGES.inSync,
    name: 'together: one commit reaches all listeners before they are in sync',
    seed: { ...THREE, 'd/a': { n: 1 } },
    steps: [
      [{ listen: ordered, as: 'c' }, all],
      [{ listen: { from: 'd' }, as: 'd' }, ['added a 0']],
      [{ listen: 'd/a', as: 'document' }, { n: 1 }],
      [
        { together: { 'c/a': { n: 1, m: 1 }, 'd/a': null, 'd/b': {} } },
        { c: [['modified a 0']], d: [['removed a', 'added b 0']], document: [null] },
      ],
      [
        { together: { 'c/b': null, 'd/a': { n: 2 } } },
        { c: [['removed b']], d: [['added a 0']], document: [{ n: 2 }] },
      ],
    ],
  },
  {
    ...caching,
    page: PAGES.inSync,
    name: 'together: a document that moves from one query into another',
    seed: { 'c/a': { n: 1 } },
    steps: [
      [{ listen: { from: 'c', where: [['n', '<', 5]] }, as: 'low' }, ['added a 0']],
      [{ listen: { from: 'c', where: [['n', '>', 5]] }, as: 'high' }, []],
      [{ together: { 'c/a': { n: 9 } } }, { low: [['removed a']], high: [['added a 0']] }],
      [{ together: { 'c/a': { n: 2 } } }, { low: [['added a 0']], high: [['removed a']] }],
    ],
  },
];

export const networkCases: readonly Case[] = [...absences, ...doubts, ...together];
