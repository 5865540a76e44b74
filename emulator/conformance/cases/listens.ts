import { CACHING, LISTENERS, type Case, type Outcome, type QueryShape, type Step } from '../types';
import type { Data } from '../values';
import { PAGES } from './pages';

// What an open listener receives when another client writes: the kind of each change and the position of the document.

const listeners = {
  clients: LISTENERS,
  because: `REST and firestore/lite have no listeners: ${PAGES.listen}`,
  page: PAGES.listen,
};

const caching = {
  ...listeners,
  clients: CACHING,
  because: `Only these share targets and keep a cache: ${PAGES.listen}`,
};

const THREE: Readonly<Record<string, Data>> = { 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/c': { n: 3 } };
type Change = readonly [put: Readonly<Record<string, Data | null>>, told: Outcome];

function tells(
  name: string,
  target: string | QueryShape,
  first: Outcome,
  changes: readonly Change[],
  seed = THREE,
): Case {
  const steps: (readonly [Step, Outcome])[] = [[{ listen: target, as: 'l' }, first]];
  for (const [put, told] of changes) steps.push([{ put }, 'ok'], [{ next: 'l' }, told]);
  return { ...listeners, name: `a listener: ${name}`, seed, steps };
}

const ordered: QueryShape = { from: 'c', orderBy: [['n']] };
const all = ['added a 0', 'added b 1', 'added c 2'];

/**
 * Two listeners of one target: the SDK opens one target on the server for both. A listener that joins gets, without
 * waiting for the server, what the SDK last delivered to the other. So a case must let the other receive a change
 * first; otherwise the result depends on timing (`sharedTarget.test.ts` of the engine shows the frames).
 */
const shared = (what: string, target: string | QueryShape, told: (n: number, first: boolean) => Outcome): Case => ({
  ...caching,
  name: `two listeners of one ${what}, one ended and listened again`,
  seed: { 'c/a': { n: 1 } },
  steps: [
    [{ listen: target, as: 'one' }, told(1, true)],
    [{ listen: target, as: 'two' }, told(1, true)],
    [{ put: { 'c/a': { n: 2 } } }, 'ok'],
    [{ next: 'one' }, told(2, false)],
    [{ next: 'two' }, told(2, false)],
    [{ unlisten: 'one' }, 'ok'],
    [{ put: { 'c/a': { n: 3 } } }, 'ok'],
    [{ next: 'two' }, told(3, false)],
    [{ listen: target, as: 'one' }, told(3, true)],
    [{ put: { 'c/a': { n: 4 } } }, 'ok'],
    [{ next: 'one' }, told(4, false)],
    [{ next: 'two' }, told(4, false)],
    [{ unlisten: 'one' }, 'ok'],
    [{ unlisten: 'two' }, 'ok'],
    [{ put: { 'c/a': { n: 5 } } }, 'ok'],
    // The cached state is delivered first and ignored here; the server then sends the difference from it.
    [{ listen: target, as: 'one' }, told(5, false)],
    [{ put: { 'c/a': { n: 6 } } }, 'ok'],
    [{ next: 'one' }, told(6, false)],
  ],
});

const sharing: Case[] = [
  shared('document', 'c/a', (n) => ({ n })),
  shared('query', { from: 'c' }, (_, first) => [first ? 'added a 0' : 'modified a 0']),
];

export const listenCases: readonly Case[] = [
  ...sharing,
  tells('a document is there, changes, goes and comes back', 'c/a', { n: 1 }, [
    [{ 'c/a': { n: 2 } }, { n: 2 }],
    [{ 'c/a': null }, null],
    [{ 'c/a': { n: 3 } }, { n: 3 }],
  ]),
  tells('a document that is not there appears', 'c/x', null, [[{ 'c/x': { n: 1 } }, { n: 1 }]]),
  tells('an empty collection fills', { from: 'none' }, [], [[{ 'none/a': { n: 1 } }, ['added a 0']]]),
  tells('added at its place', ordered, all, [[{ 'c/x': { n: 1.5 } }, ['added x 1']]]),
  tells('modified in place', ordered, all, [[{ 'c/b': { n: 2, more: 1 } }, ['modified b 1']]]),
  tells('modified and moved', ordered, all, [[{ 'c/a': { n: 9 } }, ['modified a 2']]]),
  tells('removed by deletion', ordered, all, [[{ 'c/b': null }, ['removed b']]]),
  tells('removed because it lost the field of the order', ordered, all, [[{ 'c/b': { m: 2 } }, ['removed b']]]),
  tells(
    'removed because it no longer passes the filter, and back',
    { from: 'c', where: [['n', '<', 3]], orderBy: [['n']] },
    all.slice(0, 2),
    [
      [{ 'c/a': { n: 7 } }, ['removed a']],
      [{ 'c/c': { n: 0 } }, ['added c 0']],
      [{ 'c/a': { n: 1 } }, ['added a 1']],
    ],
  ),
  {
    ...tells('a range orders by its field, asked or not', { from: 'c', where: [['n', '<', 3]] }, all.slice(0, 2), [
      [{ 'c/x': { n: 0 } }, ['added x 0']],
    ]),
    clients: CACHING,
    because: `firebase-admin puts its snapshots in the orders asked for and in that of the names: ${PAGES.adminQuery}`,
  },
  tells('several changes of one commit come together, removals first', ordered, all, [
    [{ 'c/a': null, 'c/b': { n: 9 }, 'c/x': { n: 0 } }, ['removed a', 'added x 0', 'modified b 2']],
  ]),
  tells('what does not belong to it is not told', ordered, all, [
    [{ 'other/a': { n: 1 }, 'c/a/c/deep': { n: 1 }, 'c/x': { n: 9 } }, ['added x 3']],
  ]),
  tells(
    'a limit lets the next one in when one goes',
    { ...ordered, limit: 2 },
    ['added a 0', 'added b 1'],
    [
      [{ 'c/a': null }, ['removed a', 'added c 1']],
      [{ 'c/x': { n: 9 }, 'c/b': { n: 2.5 } }, ['modified b 0']],
    ],
  ),
  tells(
    'a limit pushes the last one out when one comes',
    { ...ordered, limit: 2 },
    ['added a 0', 'added b 1'],
    [
      [{ 'c/x': { n: 0 } }, ['removed b', 'added x 0']],
      [{ 'c/a': { n: 5 } }, ['removed a', 'added b 1']],
    ],
  ),
  tells(
    'a limit with a filter',
    { from: 'c', where: [['n', '>', 1]], limit: 1 },
    ['added b 0'],
    [
      [{ 'c/b': { n: 0 } }, ['removed b', 'added c 0']],
      [{ 'c/c': null }, ['removed c']],
    ],
  ),
  tells(
    'limitToLast keeps the last ones',
    { ...ordered, limitToLast: 2 },
    ['added b 0', 'added c 1'],
    [
      [{ 'c/x': { n: 4 } }, ['removed b', 'added x 1']],
      [{ 'c/c': null }, ['removed c', 'added b 0']],
    ],
  ),
  tells(
    'a cursor',
    { ...ordered, startAfter: [1] },
    ['added b 0', 'added c 1'],
    [
      [{ 'c/a': { n: 5 } }, ['added a 2']],
      [{ 'c/c': { n: 1 } }, ['removed c']],
    ],
  ),
  tells(
    'or',
    {
      from: 'c',
      where: [
        {
          or: [
            ['n', '==', 1],
            ['m', '==', 1],
          ],
        },
      ],
    },
    ['added a 0'],
    [
      [{ 'c/c': { m: 1 } }, ['added c 1']],
      [{ 'c/a': { m: 1 } }, ['modified a 0']],
      [{ 'c/a': {} }, ['removed a']],
    ],
  ),
  tells(
    'array-contains',
    { from: 'c', where: [['list', 'array-contains', 1]] },
    [],
    [
      [{ 'c/a': { list: [1, 2] } }, ['added a 0']],
      [{ 'c/a': { list: [2] } }, ['removed a']],
    ],
  ),
  tells(
    'a collection group',
    { from: { group: 'g$' } },
    ['added one 0'],
    [
      [{ 'x/y/g$/two': { n: 1 }, 'x/y/other/three': {} }, ['added two 1']],
      [{ 'g$/one': null }, ['removed one']],
    ],
    { 'g$/one': { n: 1 } },
  ),
  tells(
    'a descending order',
    { from: 'c', orderBy: [['n', 'desc']] },
    ['added c 0', 'added b 1', 'added a 2'],
    [[{ 'c/a': { n: 2.5 } }, ['modified a 1']]],
  ),
  tells(
    'a refused query ends it',
    {
      from: 'c',
      where: [
        ['n', 'not-in', [1]],
        ['m', '!=', 1],
      ],
    },
    { error: 'invalid-argument' },
    [],
  ),
];
