import type { Case, Outcome, Step } from '../types';
import type { Data } from '../values';
import { integer, double } from '../values';
import { PAGES } from './pages';

// Cases only the raw protocol can express: numbers beyond JavaScript's range, preconditions, masks, transactions by id,
// unusual names, limits.

const only = {
  clients: ['rest'] as const,
  because: `The web SDKs do not send this; the protocol has it: ${PAGES.write}`,
};
const int = (value: number | string) => ({ integerValue: String(value) });
const real = (value: number | string) => ({ doubleValue: value });
const refused = (status: string): Outcome => ({ error: status });
const BAD = refused('INVALID_ARGUMENT');

const commit = (...writes: unknown[]): Step => ({ rest: 'commit', body: { writes } });
/** One document in the wire format. */
const found = (path: string, fields: unknown): readonly [Step, Outcome] => [
  { rest: 'batchGet', body: { documents: [`@${path}`] } },
  [{ found: { name: path, fields } }],
];
const missing = (path: string): readonly [Step, Outcome] => [
  { rest: 'batchGet', body: { documents: [`@${path}`] } },
  [{ missing: path }],
];
const set = (path: string, fields: object, more: object = {}) => ({ update: { name: `@${path}`, fields }, ...more });
const bare = (name: string, seed: Readonly<Record<string, Data>>, ...steps: (readonly [Step, Outcome])[]): Case => ({
  ...only,
  name,
  page: PAGES.write,
  seed,
  steps,
});

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';

/** A transform of `f`: the stored value, the operation, the value stored afterwards. */
const transforms: Case[] = (
  [
    ['increment past the greatest integer stays there', { f: integer(MAX) }, { increment: int(1) }, int(MAX)],
    ['increment past the least integer stays there', { f: integer(MIN) }, { increment: int(-1) }, int(MIN)],
    ['increment up to the greatest integer', { f: integer('9223372036854775806') }, { increment: int(1) }, int(MAX)],
    [
      'increment of the greatest integer by a double is a double',
      { f: integer(MAX) },
      { increment: real(1) },
      real(2 ** 63),
    ],
    ['increment of an integer by a whole double is a double', { f: 1 }, { increment: real(1) }, real(2)],
    ['increment of a double by an integer is a double', { f: double(1) }, { increment: int(1) }, real(2)],
    ['maximum takes the greater', { f: 1 }, { maximum: int(5) }, int(5)],
    ['maximum leaves the greater', { f: 9 }, { maximum: int(5) }, int(9)],
    ['maximum of equals leaves what is there', { f: 3 }, { maximum: real(3) }, int(3)],
    ['maximum across kinds', { f: 3 }, { maximum: real(3.5) }, real(3.5)],
    ['maximum of what is not there', {}, { maximum: int(5) }, int(5)],
    ['maximum of text takes its place', { f: 'x' }, { maximum: int(5) }, int(5)],
    ['maximum with NaN is NaN', { f: 3 }, { maximum: real('NaN') }, real('NaN')],
    ['minimum takes the smaller', { f: 9 }, { minimum: int(5) }, int(5)],
    ['minimum leaves the smaller', { f: 1 }, { minimum: int(5) }, int(1)],
    ['minimum of equals leaves what is there', { f: double(3) }, { minimum: int(3) }, real(3)],
    ['minimum of what is not there', {}, { minimum: int(5) }, int(5)],
    ['minimum with NaN is NaN', { f: 3 }, { minimum: real('NaN') }, real('NaN')],
  ] as readonly (readonly [string, Data, object, object])[]
).map(([name, data, operation, wanted]) =>
  bare(
    `on the wire: ${name}`,
    { 'c/d': data },
    [
      commit(set('c/d', {}, { updateMask: {}, updateTransforms: [{ fieldPath: 'f', ...operation }] })),
      { writeResults: [{ transformResults: [wanted] }] },
    ],
    found('c/d', { f: wanted }),
  ),
);

const preconditions: Case[] = [
  bare(
    'exists: true of what is there',
    { 'c/d': {} },
    [commit(set('c/d', { n: int(1) }, { currentDocument: { exists: true } })), { writeResults: [{}] }],
    found('c/d', { n: int(1) }),
  ),
  bare(
    'exists: true of what is not there',
    {},
    [commit(set('c/d', {}, { currentDocument: { exists: true } })), refused('NOT_FOUND')],
    missing('c/d'),
  ),
  bare('exists: false of what is not there', {}, [
    commit(set('c/d', {}, { currentDocument: { exists: false } })),
    { writeResults: [{}] },
  ]),
  bare(
    'exists: false of what is there',
    { 'c/d': { n: 1 } },
    [commit(set('c/d', {}, { currentDocument: { exists: false } })), refused('ALREADY_EXISTS')],
    found('c/d', { n: int(1) }),
  ),
  bare('delete with exists: true of what is not there', {}, [
    commit({ delete: '@c/d', currentDocument: { exists: true } }),
    refused('NOT_FOUND'),
  ]),
  bare(
    'updateTime as it is, then as it was',
    { 'c/d': { n: 1 } },
    [
      { rest: 'batchGet', body: { documents: ['@c/d'] }, keep: 'first' },
      [{ found: { name: 'c/d', fields: { n: int(1) } } }],
    ],
    [
      commit(set('c/d', { n: int(2) }, { currentDocument: { updateTime: '#first.0.found.updateTime' } })),
      { writeResults: [{}] },
    ],
    [
      commit(set('c/d', { n: int(3) }, { currentDocument: { updateTime: '#first.0.found.updateTime' } })),
      refused('FAILED_PRECONDITION'),
    ],
    found('c/d', { n: int(2) }),
  ),
  bare(
    'verify with a precondition that holds changes nothing',
    { 'c/d': { n: 1 } },
    [commit({ verify: '@c/d', currentDocument: { exists: true } }), { writeResults: [{}] }],
    found('c/d', { n: int(1) }),
  ),
];

const masks: Case[] = [
  bare(
    'a mask touches only what it names',
    { 'c/d': { a: 1, b: 2 } },
    [commit(set('c/d', { a: int(5), b: int(6) }, { updateMask: { fieldPaths: ['a'] } })), { writeResults: [{}] }],
    found('c/d', { a: int(5), b: int(2) }),
  ),
  bare(
    'a mask deletes what has no value',
    { 'c/d': { a: 1, b: 2 } },
    [commit(set('c/d', {}, { updateMask: { fieldPaths: ['a'] } })), { writeResults: [{}] }],
    found('c/d', { b: int(2) }),
  ),
  bare(
    'a mask with back-ticks',
    { 'c/d': { a: 1 } },
    [commit(set('c/d', { 'x.y': int(5) }, { updateMask: { fieldPaths: ['`x.y`'] } })), { writeResults: [{}] }],
    found('c/d', { a: int(1), 'x.y': int(5) }),
  ),
  bare('a mask with the marker of a vector', { 'c/d': { a: 1 } }, [
    commit(set('c/d', {}, { updateMask: { fieldPaths: ['v.__type__'] } })),
    BAD,
  ]),
  bare(
    'integers keep all of their digits',
    {},
    [commit(set('c/d', { n: int(MAX), m: int(MIN), k: int('9007199254740993') })), { writeResults: [{}] }],
    found('c/d', { n: int(MAX), m: int(MIN), k: int('9007199254740993') }),
  ),
  ...(
    [
      ['the outer one first', ['m', 'm.x']],
      ['the inner one first', ['m.x.y', 'b', 'm']],
      ['with back-ticks', ['`m`.x', '`m`']],
      ['twice the same', ['m', 'm']],
    ] as const
  ).map(([name, fieldPaths]) => ({
    ...bare(
      `a mask with one path within another means the outer one: ${name}`,
      { 'c/d': { a: 1, m: { x: 1, old: 1 } } },
      [
        commit(set('c/d', { m: { mapValue: { fields: { n: int(2) } } } }, { updateMask: { fieldPaths } })),
        { writeResults: [{}] },
      ],
      found('c/d', { a: int(1), m: { mapValue: { fields: { n: int(2) } } } }),
    ),
    page: PAGES.emulator,
  })),
  {
    ...bare(
      'a transform of a map and of a field within it is refused',
      { 'c/d': { a: 1 } },
      [
        commit(
          set(
            'c/d',
            {},
            { updateMask: {}, updateTransforms: ['m', 'm.x'].map((fieldPath) => ({ fieldPath, increment: int(1) })) },
          ),
        ),
        BAD,
      ],
      found('c/d', { a: int(1) }),
    ),
    page: PAGES.emulator,
  },
  bare(
    'a mask with paths side by side and names that begin alike',
    { 'c/d': { m: { x: 1, y: 2 }, mm: 1 } },
    [
      commit(set('c/d', { mm: int(2) }, { updateMask: { fieldPaths: ['m.x', 'm.y', 'mm', 'm.xx'] } })),
      { writeResults: [{}] },
    ],
    found('c/d', { m: { mapValue: {} }, mm: int(2) }),
  ),
  ...(['a..b', '.a', 'a.', '1a', 'a b', 'a-b', '`a', '``', ''] as const).map((path) =>
    bare(`the field path ${JSON.stringify(path)} is refused`, {}, [
      commit(set('c/d', {}, { updateMask: { fieldPaths: [path] } })),
      BAD,
    ]),
  ),
];

const transaction = (body: object): readonly [Step, Outcome] => [{ rest: 'beginTransaction', body, keep: 'begun' }, {}];

const transactions: Case[] = [
  bare(
    'a transaction by its id',
    { 'c/d': { n: 1 } },
    transaction({}),
    [
      { rest: 'batchGet', body: { documents: ['@c/d'], transaction: '#begun.transaction' } },
      [{ found: { name: 'c/d', fields: { n: int(1) } } }],
    ],
    [
      { rest: 'commit', body: { transaction: '#begun.transaction', writes: [set('c/d', { n: int(2) })] } },
      { writeResults: [{}] },
    ],
    found('c/d', { n: int(2) }),
  ),
  bare(
    'a read-only transaction may not write',
    {},
    transaction({ options: { readOnly: {} } }),
    [{ rest: 'commit', body: { transaction: '#begun.transaction', writes: [set('c/d', {})] } }, BAD],
    missing('c/d'),
  ),
  bare(
    'a transaction that is rolled back leaves nothing',
    {},
    transaction({}),
    [{ rest: 'rollback', body: { transaction: '#begun.transaction' } }, {}],
    missing('c/d'),
  ),
];

/** Maps in each other, with names of these lengths. */
const path = (...[length = 0, ...more]: readonly number[]): object => ({
  ['x'.repeat(length)]: more.length === 0 ? int(1) : { mapValue: { fields: path(...more) } },
});

/** Documents at and beyond the limits: which are refused, and which just fit. */
const nested = (depth: number, kind: 'map' | 'list'): object => {
  let value: object = int(1);
  for (let i = 0; i < depth; i++)
    value =
      kind === 'map' || i % 2 === 0 ? { mapValue: { fields: { a: value } } } : { arrayValue: { values: [value] } };
  return value;
};

const limits: Case[] = (
  [
    ['maps twenty deep are taken', { m: nested(20, 'map') }, { writeResults: [{}] }],
    ['maps twenty-one deep are refused', { m: nested(21, 'map') }, BAD],
    ['a list right in a list is refused', { l: { arrayValue: { values: [{ arrayValue: {} }] } } }, BAD],
    [
      'a list in a map in a list is taken',
      { l: { arrayValue: { values: [{ mapValue: { fields: { l: { arrayValue: {} } } } }] } } },
      { writeResults: [{}] },
    ],
    ['a text just under a mebibyte is taken', { t: { stringValue: 'x'.repeat(1_048_300) } }, { writeResults: [{}] }],
    ['a document over a mebibyte is refused', { t: { stringValue: 'x'.repeat(1_048_577) } }, BAD],
    ['a field name between double underscores is refused', { __x__: int(1) }, BAD],
    ['an empty field name is refused', { '': int(1) }, BAD],
    ['a path of 1500 bytes to a field is taken', path(500, 499, 499), { writeResults: [{}] }],
    ['a path of 1501 bytes to a field is refused', path(500, 500, 499), BAD],
    [
      'a path of 1501 bytes through a list is refused',
      { ['x'.repeat(750)]: { arrayValue: { values: [{ mapValue: { fields: path(750) } }] } } },
      BAD,
    ],
    ['an integer too great is refused', { n: int('9223372036854775808') }, BAD],
    ['a latitude beyond the pole is refused', { p: { geoPointValue: { latitude: 90.1, longitude: 0 } } }, BAD],
    ['a longitude beyond the dateline is refused', { p: { geoPointValue: { latitude: 0, longitude: 180.1 } } }, BAD],
    ['a time beyond the year 9999 is refused', { t: { timestampValue: '10000-01-01T00:00:00Z' } }, BAD],
  ] as readonly (readonly [string, object, Outcome])[]
).map(([name, fields, wanted]) => ({ ...bare(name, {}, [commit(set('c/d', fields)), wanted]), page: PAGES.quotas }));

const quoted = (name: string): Step => commit(set('c/d', {}, { updateMask: { fieldPaths: [`\`${name}\``] } }));

const requests: Case[] = [
  {
    ...bare(
      'backticks and escapes do not count in the length of a path',
      {},
      [quoted('-'.repeat(1499)), { writeResults: [{}] }],
      [quoted('\\`'.repeat(1499)), { writeResults: [{}] }],
      [quoted('-'.repeat(1501)), BAD],
    ),
    page: PAGES.quotas,
  },
  {
    ...bare('a request of more than 10 MiB is refused', {}, [
      commit(...Array.from({ length: 11 }, (_, i) => set(`c/d${i}`, { t: { stringValue: 'x'.repeat(1_000_000) } }))),
      { error: 'INVALID_ARGUMENT', says: 'Request payload size exceeds the limit: 10485760 bytes' },
    ]),
    page: PAGES.tooLargeRequest,
  },
  {
    ...bare(
      'a lone surrogate becomes a question mark',
      {},
      [commit(set('c/d', { 'n\ud800': { stringValue: '\udc00x\ud83d\ude00\\ud800' } })), { writeResults: [{}] }],
      found('c/d', { 'n?': { stringValue: '?x\ud83d\ude00\\ud800' } }),
    ),
    page: PAGES.emulator,
  },
  {
    ...bare('a transform of the name is refused', {}, [
      commit(set('c/d', {}, { updateTransforms: [{ fieldPath: '__name__', increment: int(1) }] })),
      BAD,
    ]),
    page: PAGES.quotas,
  },
];

const names: Case[] = (
  [
    ['a dot', 'c/.', BAD],
    ['two dots', 'c/..', BAD],
    ['double underscores around it', 'c/__x__', BAD],
    ['an empty id', 'c/', BAD],
    ['a collection, not a document', 'c', BAD],
    ['more than 1500 bytes', `c/${'x'.repeat(1501)}`, BAD],
    ['1500 bytes', `c/${'x'.repeat(1500)}`, { writeResults: [{}] }],
    ['letters of all kinds', 'c/ä €😀.~-_', { writeResults: [{}] }],
    ['one underscore less', 'c/_x__', { writeResults: [{}] }],
    ['a hundred levels', Array.from({ length: 98 }, () => 'x').join('/'), { writeResults: [{}] }],
  ] as const
).map(([name, path, wanted]) => ({
  ...bare(`a document's id: ${name}`, {}, [commit(set(path, {})), wanted]),
  page: PAGES.quotas,
}));

const reads: Case[] = [
  {
    ...bare('batchGet tells what is missing', { 'c/d': { n: 1 } }, [
      { rest: 'batchGet', body: { documents: ['@c/none'] } },
      [{ missing: 'c/none' }],
    ]),
    page: PAGES.structuredQuery,
  },
  bare('batchGet with a mask', { 'c/d': { a: 1, b: { c: 2, d: 3 } } }, [
    { rest: 'batchGet', body: { documents: ['@c/d'], mask: { fieldPaths: ['b.c', 'none'] } } },
    [{ found: { name: 'c/d', fields: { b: { mapValue: { fields: { c: int(2) } } } } } }],
  ]),
  bare('get of what is not there', {}, [{ rest: 'GET /c/d', body: null }, refused('NOT_FOUND')]),
  bare(
    'patch and get',
    {},
    [
      { rest: 'PATCH /c/d', body: { fields: { n: int(1) } } },
      { name: 'c/d', fields: { n: int(1) } },
    ],
    [
      { rest: 'GET /c/d', body: null },
      { name: 'c/d', fields: { n: int(1) } },
    ],
  ),
  bare('delete by its address', { 'c/d': {} }, [{ rest: 'DELETE /c/d', body: null }, {}], missing('c/d')),
];

export const bareCases: readonly Case[] = [
  ...transforms,
  ...preconditions,
  ...masks,
  ...transactions,
  ...limits,
  ...requests,
  ...names,
  ...reads,
];
