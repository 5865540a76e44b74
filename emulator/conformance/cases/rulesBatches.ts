import { UNDER_RULES, type Case, type Outcome, type Step, type Write } from '../types';
import { increment, type Data } from '../values';
import { ANN } from './listing';
import { PAGES } from './pages';

// Several writes evaluated together: with getAfter and existsAfter, each sees the state after all of them. Those to one
// document are evaluated once, by their net effect.

const DENIED: Outcome = { error: 'permission-denied' };
const HERE = '/databases/$(database)/documents/runs/$(run)';

/** The rules for these rows, inside the match of a sandbox. */
export const BATCH_RULES = [
  `      match /posts/{id} {
        allow create: if existsAfter(${HERE}/index/$(id)) && !exists(${HERE}/index/$(id));
        allow delete: if !existsAfter(${HERE}/index/$(id));
        allow update: if getAfter(${HERE}/index/$(id)).data.title == request.resource.data.title;
      }
      match /index/{id} {
        allow create: if existsAfter(${HERE}/posts/$(id));
        allow delete: if exists(${HERE}/posts/$(id)) && !existsAfter(${HERE}/posts/$(id));
        allow update: if true;
      }
      match /votes/{id} {
        allow create: if getAfter(${HERE}/counts/all).data.n == get(${HERE}/counts/all).data.n + 1;
      }
      match /made/{id} { allow create: if request.resource.data == {'a': 1, 'b': 1}; }
      match /changed/{id} { allow update: if resource.data.z == 1 && request.resource.data == {'a': 1}; }
      match /gone/{id} { allow delete: if !existsAfter(${HERE}/gone/$(id)); }
      match /seen/{id} { allow get: if request.resource == resource; }
      match /unseen/{id} { allow get: if request.resource == null; }
      match /counts/{id} { allow get: if true; allow update: if request.resource.data.n == resource.data.n + 1; }`,
];

/** What a batch and a transaction write, and what is stored afterwards. */
type Row = readonly [
  name: string,
  seed: Readonly<Record<string, Data>>,
  writes: readonly Write[],
  allowed: boolean,
  after: Readonly<Record<string, boolean>>,
];

const POST: Readonly<Record<string, Data>> = { 'posts/a': { title: 'x' }, 'index/a': { title: 'x' } };

const ROWS: readonly Row[] = [
  [
    'two creations that need each other',
    {},
    [
      { set: 'posts/a', data: { title: 'x' } },
      { set: 'index/a', data: { title: 'x' } },
    ],
    true,
    { 'posts/a': true, 'index/a': true },
  ],
  [
    'two creations that need each other, in the other order',
    {},
    [
      { set: 'index/a', data: { title: 'x' } },
      { set: 'posts/a', data: { title: 'x' } },
    ],
    true,
    { 'posts/a': true },
  ],
  ['a creation without the one it needs', {}, [{ set: 'posts/a', data: {} }], false, { 'posts/a': false }],
  [
    'a creation that names another',
    {},
    [
      { set: 'posts/a', data: {} },
      { set: 'index/b', data: {} },
    ],
    false,
    { 'posts/a': false, 'index/b': false },
  ],
  [
    'what exists is told from what will exist',
    { 'index/a': {} },
    [
      { set: 'posts/a', data: {} },
      { set: 'index/a', data: { n: 1 } },
    ],
    false,
    { 'posts/a': false, 'index/a': true },
  ],
  [
    'two deletions that need each other',
    POST,
    [{ delete: 'posts/a' }, { delete: 'index/a' }],
    true,
    { 'posts/a': false, 'index/a': false },
  ],
  ['a deletion without the other', POST, [{ delete: 'posts/a' }], false, { 'posts/a': true }],
  [
    'an update that agrees with the other',
    POST,
    [
      { update: 'posts/a', data: { title: 'y' } },
      { update: 'index/a', data: { title: 'y' } },
    ],
    true,
    {},
  ],
  ['an update that disagrees', POST, [{ update: 'posts/a', data: { title: 'y' } }], false, {}],
  [
    'a count that goes up by an increment',
    { 'counts/all': { n: 7 } },
    [
      { set: 'votes/a', data: {} },
      { update: 'counts/all', data: { n: increment(1) } },
    ],
    true,
    { 'votes/a': true },
  ],
  [
    'a count that goes up twice',
    { 'counts/all': { n: 7 } },
    [
      { set: 'votes/a', data: {} },
      { update: 'counts/all', data: { n: increment(2) } },
    ],
    false,
    { 'votes/a': false },
  ],
  ...(
    [
      ['set and updated', 'made', null, ['set', 'update']],
      ['deleted, set and updated', 'made', null, ['delete', 'set', 'update']],
      ['deleted and set', 'changed', { z: 1 }, ['delete', 'set']],
      ['set and deleted', 'gone', { z: 1 }, ['set', 'delete']],
      ['set and deleted, when it was missing', 'gone', null, ['set', 'delete']],
      ['updated and deleted', 'gone', { z: 1 }, ['update', 'delete']],
    ] as const
  ).map(([name, collection, before, kinds]): Row => {
    const path = `${collection}/d`;
    const writes = {
      set: { set: path, data: { a: 1 } },
      update: { update: path, data: { b: 1 } },
      delete: { delete: path },
    };
    return [
      `one document ${name}`,
      before === null ? {} : { [path]: before },
      kinds.map((kind) => writes[kind]),
      true,
      { [path]: collection !== 'gone' },
    ];
  }),
  ['a count that stays', { 'counts/all': { n: 7 } }, [{ set: 'votes/a', data: {} }], false, { 'votes/a': false }],
];

const HOWS: readonly (readonly [how: string, step: (writes: readonly Write[]) => Step, made: Outcome])[] = [
  ['a batch', (write) => ({ write }), 'ok'],
  ['a transaction', (writes) => ({ transaction: [], writes }), { attempts: 1 }],
];

const wholes: readonly Case[] = HOWS.flatMap(([how, step, made]) =>
  ROWS.map(([name, seed, writes, allowed, after]): Case => ({
    user: { sub: 'ann' },
    clients: UNDER_RULES,
    because: `The others speak for the owner: ${PAGES.rules}`,
    page: PAGES.rulesConditions,
    name: `${how} evaluated as a whole: ${name}`,
    seed,
    steps: [
      [step(writes), allowed ? made : DENIED],
      ...Object.entries(after).map(([path, isThere]): readonly [Step, Outcome] => [{ there: path }, isThere]),
    ],
  })),
);

const verify = (path: string, exists: boolean): Step => ({
  rest: 'commit',
  body: { writes: [{ verify: `@${path}`, currentDocument: { exists } }] },
  authorization: ANN,
});

export const batchCases: readonly Case[] = [
  ...wholes,
  {
    user: { sub: 'ann' },
    clients: ['rest'],
    because: `The SDKs can't send this alone: ${PAGES.write}`,
    page: PAGES.emulator,
    name: 'a verify evaluated: request.resource is the document',
    seed: { 'seen/d': { a: 1 }, 'unseen/d': { a: 1 } },
    steps: [
      [verify('seen/d', true), { writeResults: [{}] }],
      [verify('unseen/d', true), { error: 'PERMISSION_DENIED' }],
      [verify('unseen/none', false), { writeResults: [{}] }],
    ],
  },
];
