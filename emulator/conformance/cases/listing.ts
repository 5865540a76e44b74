import type { Case, Outcome, Step } from '../types';
import type { Data } from '../values';
import { PAGES } from './pages';

// Pages of documents and of collection ids, sent by bare REST; and the tokens that a request may carry.

const BAD: Outcome = { error: 'INVALID_ARGUMENT' };
const DENIED: Outcome = { error: 'PERMISSION_DENIED' };

const encoded = (part: object | string): string =>
  btoa(typeof part === 'string' ? part : JSON.stringify(part)).replace(/=+$/, '');
const jwt = (payload: object): string => `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
/** The Authorization of a user. */
export const ANN = `Bearer ${jwt({ sub: 'ann' })}`;

const get = (address: string, authorization?: string, keep?: string): Step => ({
  rest: `GET /${address}`,
  body: null,
  authorization,
  keep,
});
const N = { fields: { n: { integerValue: '1' } } };
/** A page of these documents; those with a question mark don't exist. */
const documents = (...ids: readonly string[]): Outcome => ({
  documents: ids.map((id) => (id.endsWith('?') ? { name: `c/${id.slice(0, -1)}` } : { name: `c/${id}`, ...N })),
});
const row = (name: string, page: string, seed: Readonly<Record<string, Data>>, ...steps: Case['steps']): Case => ({
  clients: ['rest'],
  because: `The SDKs don't send this: ${page}`,
  name,
  page,
  seed,
  steps,
});

const ordered = (clause: string): Step => get(`c?orderBy=${encodeURIComponent(clause)}`);
const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(i).padStart(3, '0'));
const FOUR = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [`c/${id}`, { n: 1 }]));

const pages: Case[] = [
  row(
    'missing documents are listed in order',
    PAGES.listDocuments,
    { 'c/b': { n: 1 }, 'c/d': { n: 1 }, 'c/a/s/x': {}, 'c/c/s/x/t/y': {}, 'c/__id5__/s/x': {} },
    [get('c?showMissing=true'), documents('__id5__?', 'a?', 'b', 'c?', 'd')],
    [get('c'), documents('b', 'd')],
    [get('c?showMissing=true&pageSize=3', undefined, 'page'), documents('__id5__?', 'a?', 'b')],
    [get('c?showMissing=true&pageToken=#page.nextPageToken'), documents('c?', 'd')],
    [get('c?showMissing=true', ANN), DENIED],
    [get('c?showMissing=true&orderBy=n'), BAD],
  ),
  row(
    'pages of documents that are deleted one by one',
    PAGES.listDocuments,
    FOUR,
    [get('c?pageSize=2', undefined, 'page'), documents('a', 'b')],
    [{ put: { 'c/a': null, 'c/b': null } }, 'ok'],
    [get('c?pageSize=2&pageToken=#page.nextPageToken'), documents('c', 'd')],
  ),
  row(
    'pages of documents in an order',
    PAGES.listDocuments,
    FOUR,
    [get('c?pageSize=3&orderBy=n', undefined, 'page'), documents('a', 'b', 'c')],
    [{ put: { 'c/a': null } }, 'ok'],
    [get('c?pageSize=3&orderBy=n&pageToken=#page.nextPageToken'), documents('d')],
  ),
  row(
    'a page has at most 150 documents',
    PAGES.emulator,
    Object.fromEntries(numbered(152).map((id) => [`c/${id}`, { n: 1 }])),
    [get('c?pageSize=1000', undefined, 'page'), documents(...numbered(152).slice(0, 150))],
    [get('c?pageSize=1000&pageToken=#page.nextPageToken'), documents('150', '151')],
  ),
  row(
    'a list at an earlier time',
    PAGES.listDocuments,
    { 'c/a': { n: 1 }, 'c/b/s/x': {} },
    [
      { rest: 'PATCH /c/d', body: N, keep: 'then' },
      { name: 'c/d', ...N },
    ],
    [{ there: 'c/a' }, true],
    [{ put: { 'c/a': null, 'c/b/s/x': null, 'c/e': { n: 1 }, 'c/f/s/x': {} } }, 'ok'],
    [get('c?readTime=#then.updateTime'), documents('a', 'd')],
    [get('c?showMissing=true&readTime=#then.updateTime'), documents('a', 'b?', 'd')],
    [get('c?showMissing=true'), documents('d', 'e', 'f?')],
  ),
  row(
    'an order of a list: quoted names, and spaces around commas',
    PAGES.listDocuments,
    { 'c/a': { n: 1 }, 'c/b': { n: 1 } },
    [ordered('n , __name__ desc'), documents('b', 'a')],
    [ordered('`n`\tDESC'), documents('b', 'a')],
    [ordered('`n, x` desc'), {}],
    ...[' n', ',n', 'n,,n', '`n', 'n x', 'n desc '].map((clause) => [ordered(clause), BAD] as const),
  ),
  ...(
    [
      'pageSize=-1',
      'pageToken=rubbish',
      'pageToken=AAAA',
      'pageToken=Mg==',
      'orderBy=n%20up',
      'orderBy=n%20asc%20desc',
      'orderBy=n,',
    ] as const
  ).map((query) => row(`a page of documents: ${query}`, PAGES.listDocuments, FOUR, [get(`c?${query}`), BAD])),
  row(
    'pages of collection ids',
    PAGES.listCollectionIds,
    { 'a/x': {}, 'b/x': {}, 'c/x': {}, 'd/x/deeper/y': {} },
    [{ rest: 'POST /:listCollectionIds', body: {} }, { collectionIds: ['a', 'b', 'c', 'd'] }],
    [{ rest: 'POST /:listCollectionIds', body: { pageSize: 2 }, keep: 'page' }, { collectionIds: ['a', 'b'] }],
    [{ put: { 'b/x': null } }, 'ok'],
    [{ rest: 'POST /:listCollectionIds', body: { pageToken: '#page.nextPageToken' } }, { collectionIds: ['c', 'd'] }],
    [{ rest: 'POST /a/x:listCollectionIds', body: {} }, {}],
    [{ rest: 'POST /:listCollectionIds', body: { pageSize: -1 } }, BAD],
    [{ rest: 'POST /:listCollectionIds', body: { pageToken: 'AAAA' } }, BAD],
    [{ rest: 'POST /:listCollectionIds', body: {}, authorization: ANN }, DENIED],
  ),
  row(
    'collection ids at an earlier time',
    PAGES.listCollectionIds,
    { 'a/x': {} },
    [{ rest: 'PATCH /b/x', body: {}, keep: 'then' }, { name: 'b/x' }],
    [{ there: 'a/x' }, true],
    [{ put: { 'a/x': null, 'c/x': {} } }, 'ok'],
    [{ rest: 'POST /:listCollectionIds', body: { readTime: '#then.updateTime' } }, { collectionIds: ['a', 'b'] }],
    [{ rest: 'POST /:listCollectionIds', body: {} }, { collectionIds: ['b', 'c'] }],
    [{ rest: 'POST /:listCollectionIds', body: { readTime: '2090-01-01T00:00:00Z' } }, BAD],
    [
      { rest: 'POST /:listCollectionIds', body: { readTime: '2020-01-01T00:00:00Z' } },
      { error: 'FAILED_PRECONDITION' },
    ],
  ),
  row('partitions asked for by a user', PAGES.partitionQuery, {}, [
    { rest: 'partitionQuery', body: {}, authorization: ANN },
    DENIED,
  ]),
  {
    ...row(
      'rules see the size of a page as the limit',
      PAGES.emulator,
      {},
      [get('pages?pageSize=2', ANN), {}],
      [get('pages?pageSize=3', ANN), DENIED],
      [get('pages?pageSize=1000', ANN), {}],
    ),
    user: { sub: 'ann' },
  },
];

/** The rules for these rows, inside the match of a sandbox. */
export const LISTING_RULES = [
  '      match /pages/{id} { allow list: if request.query.limit in [2, 150]; }',
  "      match /anns/{id} { allow get: if request.auth.uid == 'ann'; }",
];

const tokens: Case[] = (
  [
    ['a user', ANN, 'NOT_FOUND'],
    ['an expired one', `Bearer ${jwt({ sub: 'ann', exp: 1 })}`, 'NOT_FOUND'],
    ['one part', 'Bearer x', 'INVALID_ARGUMENT'],
    ['two parts', `Bearer ${jwt({ sub: 'ann' }).slice(0, -1)}`, 'INVALID_ARGUMENT'],
    ['four parts', `${ANN}.`, 'INVALID_ARGUMENT'],
    ['three parts that are not JSON', 'Bearer a.b.c', 'INVALID_ARGUMENT'],
    ['a header that is not JSON', `Bearer x.${encoded({ sub: 'ann' })}.`, 'INVALID_ARGUMENT'],
    ['a list as its content', `Bearer ${jwt([])}`, 'INVALID_ARGUMENT'],
    ['no content', `Bearer ${encoded({})}..`, 'INVALID_ARGUMENT'],
    ['a signature', `${ANN}YWJj`, 'NOT_FOUND'],
    ['a signature that is not base64', `${ANN}!!!`, 'INVALID_ARGUMENT'],
    ['a content with a stray character', `${ANN.slice(0, -1)}*.`, 'INVALID_ARGUMENT'],
    ['two spaces before it', ANN.replace(' ', '  '), 'INVALID_ARGUMENT'],
  ] as const
).map(([name, authorization, error]) =>
  row(`a token: ${name}`, PAGES.emulator, {}, [get('c/none', authorization), { error }]),
);

const users: Case[] = (
  [
    ['sub', ANN, 'NOT_FOUND'],
    ['sub, not user_id', `Bearer ${jwt({ sub: 'bob', user_id: 'ann' })}`, 'PERMISSION_DENIED'],
    ['not user_id alone', `Bearer ${jwt({ user_id: 'ann' })}`, 'PERMISSION_DENIED'],
  ] as const
).map(([name, authorization, error]) => ({
  ...row(`the user of a token: ${name}`, PAGES.rulesConditions, {}, [get('anns/a', authorization), { error }]),
  user: { sub: 'ann' },
}));

const serviceAccount = row('a token: an access token of a service account', PAGES.emulator, {}, [
  { rest: 'POST /:listCollectionIds', body: {}, authorization: 'Bearer ya29.x' },
  {},
]);

export const listingCases: readonly Case[] = [...pages, ...tokens, ...users, serviceAccount];
