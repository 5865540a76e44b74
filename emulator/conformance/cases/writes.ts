import { SDKS, WEB, type Case, type Outcome, type Step, type Write } from '../types';
import {
  bytes,
  DELETE_FIELD,
  increment,
  INFINITY,
  MINUS_ZERO,
  NAN,
  point,
  reference,
  remove,
  SERVER_TIME,
  time,
  union,
  vector,
  type Data,
  type Value,
} from '../values';
import { PAGES } from './pages';

// Writes made with the SDKs, and what the document holds afterwards.

const sdkOnly = {
  clients: SDKS,
  because: `Merges, updates and sentinels are made into masks by the SDKs: ${PAGES.add}`,
};
const REFUSED: Outcome = { error: 'invalid-argument' };

/** One write to `c/d`, which holds `before` (null: it doesn't exist), and what it holds afterwards. */
type Row = readonly [name: string, before: Data | null, write: Write, outcome: Outcome, after: Data | null];

const writes = (page: string, rows: readonly Row[]): Case[] =>
  rows.map(([name, before, write, outcome, after]): Case => ({
    ...sdkOnly,
    name,
    page,
    seed: before === null ? {} : { 'c/d': before },
    steps: [
      [{ write: [write] }, outcome],
      [{ read: 'c/d' }, after],
    ],
  }));

const NESTED: Data = { a: 1, m: { x: 1, y: { z: 2 } }, list: [1, 2] };

const sets = writes(PAGES.add, [
  ['set creates', null, { set: 'c/d', data: { a: 1 } }, 'ok', { a: 1 }],
  ['set replaces everything', NESTED, { set: 'c/d', data: { b: 2 } }, 'ok', { b: 2 }],
  ['set of nothing leaves an empty document', NESTED, { set: 'c/d', data: {} }, 'ok', {}],
  ['merge keeps other fields', NESTED, { set: 'c/d', data: { b: 2 }, merge: true }, 'ok', { ...NESTED, b: 2 }],
  [
    'merge goes into maps',
    NESTED,
    { set: 'c/d', data: { m: { x: 5 } }, merge: true },
    'ok',
    { ...NESTED, m: { x: 5, y: { z: 2 } } },
  ],
  [
    'merge of an empty map replaces the map',
    NESTED,
    { set: 'c/d', data: { m: {} }, merge: true },
    'ok',
    { ...NESTED, m: {} },
  ],
  ['merge replaces lists', NESTED, { set: 'c/d', data: { list: [9] }, merge: true }, 'ok', { ...NESTED, list: [9] }],
  ['merge creates', null, { set: 'c/d', data: { a: { b: 1 } }, merge: true }, 'ok', { a: { b: 1 } }],
  ['merge of nothing creates an empty document', null, { set: 'c/d', data: {}, merge: true }, 'ok', {}],
  [
    'merge deletes a field',
    NESTED,
    { set: 'c/d', data: { a: DELETE_FIELD, m: { x: DELETE_FIELD } }, merge: true },
    'ok',
    { m: { y: { z: 2 } }, list: [1, 2] },
  ],
  ['merge takes dots as part of a name', null, { set: 'c/d', data: { 'm.x': 1 }, merge: true }, 'ok', { 'm.x': 1 }],
  [
    'merge of named fields touches no other',
    NESTED,
    { set: 'c/d', data: { a: 5, m: { x: 6 }, list: [] }, merge: ['a', 'm.x'] },
    'ok',
    { ...NESTED, a: 5, m: { x: 6, y: { z: 2 } } },
  ],
  [
    'merge of a named field without data is refused',
    NESTED,
    { set: 'c/d', data: { a: 5 }, merge: ['b'] },
    REFUSED,
    NESTED,
  ],
  [
    'merge into what is no map makes one',
    { m: 1 },
    { set: 'c/d', data: { m: { x: 1 } }, merge: true },
    'ok',
    { m: { x: 1 } },
  ],
]);

const updates = writes(PAGES.add, [
  ['update keeps other fields', NESTED, { update: 'c/d', data: { a: 2 } }, 'ok', { ...NESTED, a: 2 }],
  ['update of what is not there is refused', null, { update: 'c/d', data: { a: 2 } }, { error: 'not-found' }, null],
  [
    'update goes down a path',
    NESTED,
    { update: 'c/d', data: { 'm.y.z': 3 } },
    'ok',
    { ...NESTED, m: { x: 1, y: { z: 3 } } },
  ],
  [
    'update makes the maps on its path',
    NESTED,
    { update: 'c/d', data: { 'p.q.r': 3 } },
    'ok',
    { ...NESTED, p: { q: { r: 3 } } },
  ],
  ['update of a map replaces it', NESTED, { update: 'c/d', data: { m: { n: 1 } } }, 'ok', { ...NESTED, m: { n: 1 } }],
  [
    'update below what is no map makes one',
    NESTED,
    { update: 'c/d', data: { 'a.b': 1 } },
    'ok',
    { ...NESTED, a: { b: 1 } },
  ],
  [
    'update deletes a field',
    NESTED,
    { update: 'c/d', data: { a: DELETE_FIELD } },
    'ok',
    { m: NESTED.m as Value, list: [1, 2] },
  ],
  [
    'update deletes a nested field',
    NESTED,
    { update: 'c/d', data: { 'm.y': DELETE_FIELD } },
    'ok',
    { ...NESTED, m: { x: 1 } },
  ],
  [
    'update deletes the last field of a map and leaves the map',
    { m: { x: 1 } },
    { update: 'c/d', data: { 'm.x': DELETE_FIELD } },
    'ok',
    { m: {} },
  ],
  [
    'update deletes what is not there',
    NESTED,
    { update: 'c/d', data: { none: DELETE_FIELD, 'a.b': DELETE_FIELD } },
    'ok',
    NESTED,
  ],
  [
    'update of two fields of one map',
    NESTED,
    { update: 'c/d', data: { 'm.x': 7, 'm.w': 8 } },
    'ok',
    { ...NESTED, m: { x: 7, w: 8, y: { z: 2 } } },
  ],
  [
    'update of a field whose name has a dot',
    { 'a.b': 1 },
    { update: 'c/d', fields: [[['a.b'], 2]] },
    'ok',
    { 'a.b': 2 },
  ],
  [
    'update of fields with odd names',
    { a: 1 },
    {
      update: 'c/d',
      fields: [
        [['with space'], 1],
        [['back`tick'], 2],
        [['slash\\'], 3],
        [['ä', '1x'], 4],
      ],
    },
    'ok',
    { a: 1, 'with space': 1, 'back`tick': 2, 'slash\\': 3, ä: { '1x': 4 } },
  ],
]);

const nothing: Case = {
  ...sdkOnly,
  name: 'update of nothing needs the document too',
  page: PAGES.add,
  clients: WEB,
  because: `firebase-admin rejects an empty update in the client: ${PAGES.adminQuery}`,
  steps: [
    [{ write: [{ update: 'c/d', data: {} }] }, { error: 'not-found' }],
    [{ read: 'c/d' }, null],
  ],
};

const overlapping: Case[] = (
  [
    ['the SDK of the web', WEB, 'ok', { ...NESTED, m: { x: 7 } }],
    ['firebase-admin', ['admin'], REFUSED, NESTED],
  ] as const
).map(([who, clients, outcome, after]) => ({
  name: `update of a field and of one within it, by ${who}`,
  page: PAGES.emulator,
  clients,
  because: `firebase-admin rejects it in the client, the web's SDK sends both: ${PAGES.adminQuery}`,
  seed: { 'c/d': NESTED },
  steps: [
    [{ write: [{ update: 'c/d', data: { m: { x: 1 }, 'm.x': 7 } }] }, outcome],
    [{ read: 'c/d' }, after],
  ],
}));

const deletions = writes(PAGES.remove, [
  ['delete', NESTED, { delete: 'c/d' }, 'ok', null],
  ['delete of what is not there', null, { delete: 'c/d' }, 'ok', null],
]);

const transforms = writes(PAGES.transforms, [
  ['increment', { n: 1 }, { update: 'c/d', data: { n: increment(2) } }, 'ok', { n: 3 }],
  ['increment downwards', { n: 1 }, { update: 'c/d', data: { n: increment(-2) } }, 'ok', { n: -1 }],
  ['increment by a double', { n: 1 }, { update: 'c/d', data: { n: increment(0.5) } }, 'ok', { n: 1.5 }],
  ['increment of a double', { n: 0.5 }, { update: 'c/d', data: { n: increment(1) } }, 'ok', { n: 1.5 }],
  ['increment of what is not there', {}, { update: 'c/d', data: { n: increment(2) } }, 'ok', { n: 2 }],
  ['increment of text takes its place', { n: 'x' }, { update: 'c/d', data: { n: increment(2) } }, 'ok', { n: 2 }],
  ['increment of null takes its place', { n: null }, { update: 'c/d', data: { n: increment(2) } }, 'ok', { n: 2 }],
  [
    'increment of a nested field',
    { m: { n: 1, o: 1 } },
    { update: 'c/d', data: { 'm.n': increment(1) } },
    'ok',
    { m: { n: 2, o: 1 } },
  ],
  [
    'increment by a set with merge',
    { m: { n: 1, o: 1 } },
    { set: 'c/d', data: { m: { n: increment(1) } }, merge: true },
    'ok',
    { m: { n: 2, o: 1 } },
  ],
  ['increment by a set starts afresh', { n: 5 }, { set: 'c/d', data: { n: increment(1) } }, 'ok', { n: 1 }],
  ['increment of Infinity', { n: INFINITY }, { update: 'c/d', data: { n: increment(1) } }, 'ok', { n: INFINITY }],
  ['increment of NaN', { n: NAN }, { update: 'c/d', data: { n: increment(1) } }, 'ok', { n: NAN }],
  ['union adds what is missing', { l: [1, 2] }, { update: 'c/d', data: { l: union(2, 3) } }, 'ok', { l: [1, 2, 3] }],
  ['union adds once what is given twice', { l: [1] }, { update: 'c/d', data: { l: union(3, 3) } }, 'ok', { l: [1, 3] }],
  [
    'union of maps compares them whole',
    { l: [{ a: 1 }] },
    { update: 'c/d', data: { l: union({ a: 1 }, { a: 1, b: 1 }) } },
    'ok',
    { l: [{ a: 1 }, { a: 1, b: 1 }] },
  ],
  ['union of what is not there', {}, { update: 'c/d', data: { l: union(1) } }, 'ok', { l: [1] }],
  ['union of what is no list takes its place', { l: 'x' }, { update: 'c/d', data: { l: union(1) } }, 'ok', { l: [1] }],
  ['union with null', { l: [] }, { update: 'c/d', data: { l: union(null, null) } }, 'ok', { l: [null] }],
  ['remove takes every one', { l: [1, 2, 1, 3] }, { update: 'c/d', data: { l: remove(1, 3) } }, 'ok', { l: [2] }],
  ['remove of what is not in it', { l: [1] }, { update: 'c/d', data: { l: remove(9) } }, 'ok', { l: [1] }],
  [
    'remove of maps',
    { l: [{ a: 1 }, { a: 2 }] },
    { update: 'c/d', data: { l: remove({ a: 1 }) } },
    'ok',
    { l: [{ a: 2 }] },
  ],
  [
    'remove of what is no list leaves an empty one',
    { l: 'x' },
    { update: 'c/d', data: { l: remove(1) } },
    'ok',
    { l: [] },
  ],
  [
    'several transforms in one write',
    { n: 1, l: [1] },
    { update: 'c/d', data: { n: increment(1), l: union(2), a: 'b' } },
    'ok',
    { n: 2, l: [1, 2], a: 'b' },
  ],
]);

const serverTime: Case = {
  ...sdkOnly,
  name: 'a server timestamp is a time, the same throughout one write',
  page: PAGES.transforms,
  steps: [
    [
      {
        write: [
          { set: 'c/a', data: { at: SERVER_TIME, m: { at: SERVER_TIME } } },
          { set: 'c/b', data: { at: SERVER_TIME } },
        ],
      },
      'ok',
    ],
    [{ query: { from: 'c', where: [['at', '>', time(1_700_000_000)]] } }, ['a', 'b']],
  ],
};

const values: Case[] = (
  [
    ['null', null],
    ['minus zero', MINUS_ZERO],
    ['NaN', NAN],
    ['a large number', Number.MAX_SAFE_INTEGER],
    ['a long text', 'ä€😀'.repeat(300)],
    ['odd letters', 'a\u0000b\u2028c"\\'],
    ['bytes', bytes('00ff10')],
    ['a time with microseconds', time(1_234_567_890, 123_456)],
    ['the last time there is', time(253_402_300_799, 999_999)],
    ['the first time there is', time(-62_135_596_800)],
    ['a point', point(-89.5, 179.25)],
    ['a reference', reference('x/y')],
    ['a vector', vector(1.5, -2)],
    ['an empty list', []],
    ['an empty map', {}],
    ['a list of maps of lists', [{ a: [{ b: [] }] }]],
    ['a map with odd names', { 'a.b': 1, 'c`d': 2, 'e f': 3, constructor: 4 }],
  ] as readonly (readonly [string, Value])[]
).map(([name, value]) => ({
  ...sdkOnly,
  name: `goes and comes back: ${name}`,
  page: PAGES.types,
  steps: [
    [{ write: [{ set: 'c/d', data: { v: value } }] }, 'ok'],
    [{ read: 'c/d' }, { v: value }],
  ],
}));

const batches: Case[] = (
  [
    [
      'makes all of its writes',
      {},
      [
        { set: 'c/a', data: { n: 1 } },
        { set: 'c/b', data: { n: 2 } },
      ],
      'ok',
      ['a', 'b'],
    ],
    [
      'makes none when one fails',
      { 'c/old': {} },
      [{ set: 'c/a', data: {} }, { update: 'c/none', data: { n: 1 } }, { delete: 'c/old' }],
      { error: 'not-found' },
      ['old'],
    ],
    [
      'sees its own earlier writes',
      {},
      [
        { set: 'c/a', data: { n: 1 } },
        { update: 'c/a', data: { m: 1 } },
      ],
      'ok',
      ['a'],
    ],
    ['deletes what it made', {}, [{ set: 'c/a', data: {} }, { delete: 'c/a' }], 'ok', []],
    [
      'cannot update what it deleted',
      { 'c/a': {} },
      [{ delete: 'c/a' }, { update: 'c/a', data: { n: 1 } }],
      REFUSED,
      ['a'],
    ],
    [
      'sets again what it deleted',
      { 'c/a': {} },
      [{ delete: 'c/a' }, { set: 'c/a', data: { n: 1 } }, { update: 'c/a', data: { m: 1 } }],
      'ok',
      ['a'],
    ],
    ['of five hundred', {}, Array.from({ length: 500 }, (_, n) => ({ set: `many/d${n}`, data: { n } })), 'ok', []],
    ['of five hundred and one', {}, Array.from({ length: 501 }, (_, n) => ({ set: `more/d${n}`, data: {} })), 'ok', []],
    ['of nothing', {}, [], 'ok', []],
  ] as readonly (readonly [string, Record<string, Data>, readonly Write[], Outcome, readonly string[]])[]
).map(([name, seed, writing, outcome, wanted]) => ({
  ...sdkOnly,
  name: `a batch ${name}`,
  page: PAGES.transactions,
  seed,
  steps: [
    [{ write: writing }, outcome],
    [{ query: { from: 'c' } }, wanted],
  ] as (readonly [Step, Outcome])[],
}));

const counted: Case = {
  ...sdkOnly,
  name: 'increments of one field in one batch add up',
  page: PAGES.transforms,
  seed: { 'c/d': { n: 1 } },
  steps: [
    [
      {
        write: [
          { update: 'c/d', data: { n: increment(1) } },
          { update: 'c/d', data: { n: increment(10) } },
        ],
      },
      'ok',
    ],
    [{ read: 'c/d' }, { n: 12 }],
  ],
};

const transactionRows: Pick<Case, 'name' | 'seed' | 'steps'>[] = [
  {
    name: 'a transaction reads and writes',
    seed: { 'c/d': { n: 1 } },
    steps: [
      [
        {
          transaction: ['c/d'],
          writes: [
            { update: 'c/d', data: { n: 2 } },
            { set: 'c/e', data: {} },
          ],
        },
        { attempts: 1 },
      ],
      [{ read: 'c/d' }, { n: 2 }],
      [{ read: 'c/e' }, {}],
    ],
  },
  {
    name: 'a transaction whose document changes meanwhile is tried again',
    seed: { 'c/d': { n: 1 } },
    steps: [
      [
        { transaction: ['c/d'], writes: [{ update: 'c/d', data: { m: 2 } }], meddle: { 'c/d': { n: 5 } } },
        { attempts: 2 },
      ],
      [{ read: 'c/d' }, { n: 5, m: 2 }],
    ],
  },
  {
    name: 'a transaction that only reads',
    seed: { 'c/d': { n: 1 } },
    steps: [[{ transaction: ['c/d', 'c/none'], writes: [] }, { attempts: 1 }]],
  },
  {
    name: 'a transaction that writes nothing of what it read',
    seed: { 'c/d': { n: 1 } },
    steps: [
      [{ transaction: ['c/d', 'c/none'], writes: [{ set: 'c/e', data: { n: 2 } }] }, { attempts: 1 }],
      [{ read: 'c/e' }, { n: 2 }],
    ],
  },
  {
    name: 'a transaction that only reads what changes meanwhile is tried again',
    seed: { 'c/d': { n: 1 } },
    steps: [[{ transaction: ['c/d'], writes: [], meddle: { 'c/d': { n: 5 } } }, { attempts: 2 }]],
  },
  {
    name: 'a transaction that writes nothing of what it read, which appears meanwhile, is tried again',
    steps: [
      [
        { transaction: ['c/d'], writes: [{ set: 'c/e', data: { n: 2 } }], meddle: { 'c/d': { n: 5 } } },
        { attempts: 2 },
      ],
    ],
  },
  {
    name: 'a transaction whose missing document appears is tried again',
    steps: [
      [
        { transaction: ['c/d'], writes: [{ set: 'c/d', data: { m: 2 } }], meddle: { 'c/d': { n: 5 } } },
        { attempts: 2 },
      ],
      [{ read: 'c/d' }, { m: 2 }],
    ],
  },
  {
    name: 'a transaction whose document goes meanwhile is tried again',
    seed: { 'c/d': { n: 1 } },
    steps: [
      [{ transaction: ['c/d'], writes: [{ set: 'c/d', data: { m: 2 } }], meddle: { 'c/d': null } }, { attempts: 2 }],
      [{ read: 'c/d' }, { m: 2 }],
    ],
  },
  {
    name: 'a transaction does not mind changes of what it did not read',
    seed: { 'c/d': { n: 1 } },
    steps: [
      [
        { transaction: ['c/d'], writes: [{ update: 'c/d', data: { n: 2 } }], meddle: { 'c/other': {} } },
        { attempts: 1 },
      ],
      [{ read: 'c/d' }, { n: 2 }],
    ],
  },
  {
    name: 'a transaction may write what it did not read',
    steps: [
      [{ transaction: [], writes: [{ set: 'c/d', data: { n: 2 } }] }, { attempts: 1 }],
      [{ read: 'c/d' }, { n: 2 }],
    ],
  },
];
/** Only the web SDKs read without locking, so only their transactions are retried after another client's write. */
const transactions = transactionRows.map((row): Case => ({
  ...row,
  page: PAGES.transactions,
  clients: row.steps.some(([step]) => 'meddle' in step) ? WEB : SDKS,
  because: `Bare REST does not try again, and firebase-admin holds what it reads: ${PAGES.contention}`,
}));

const held: Case[] = (
  [
    ['changes', { n: 5 }, { n: 5 }],
    ['deletes', null, null],
  ] as readonly (readonly [string, Data | null, Data | null])[]
).map(([what, meddled, after]) => ({
  name: `a transaction of a server holds what it read: who ${what} it meanwhile waits`,
  page: PAGES.contention,
  clients: ['admin'],
  because: `Transactions of the web's SDKs hold nothing: ${PAGES.contention}`,
  seed: { 'c/d': { n: 1 } },
  steps: [
    [
      { transaction: ['c/d'], writes: [{ update: 'c/d', data: { m: 2 } }], meddle: { 'c/d': meddled } },
      { attempts: 1 },
    ],
    [{ read: 'c/d' }, after],
  ],
}));

const missed: Case[] = (
  [
    ['the SDK of the web', WEB, REFUSED],
    ['firebase-admin', ['admin'], { error: 'not-found' }],
  ] as const
).map(([who, clients, wanted]) => ({
  name: `a transaction cannot update what it read as missing, by ${who}`,
  page: PAGES.transactions,
  clients,
  because: `The web's SDK rejects it in the client, firebase-admin asks the service: ${PAGES.transactions}`,
  steps: [[{ transaction: ['c/d'], writes: [{ update: 'c/d', data: { n: 2 } }] }, wanted]],
}));

export const writeCases: readonly Case[] = [
  ...sets,
  ...updates,
  nothing,
  ...overlapping,
  ...deletions,
  ...transforms,
  serverTime,
  ...values,
  ...batches,
  counted,
  ...transactions,
  ...held,
  ...missed,
];
