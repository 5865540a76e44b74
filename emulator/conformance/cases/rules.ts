import { UNDER_RULES, type Case, type Outcome, type QueryShape, type Write } from '../types';
import { SERVER_TIME, time, type Data, type Value } from '../values';
import { DATABASE_RULES } from './databases';
import { PAGES } from './pages';
import { BATCH_RULES } from './rulesBatches';
import { EXPRESSION_CONDITIONS } from './rulesExpressions';
import { LISTING_RULES } from './listing';
import { LIMIT_RULES } from './rulesLimits';
import { LISTENER_RULES } from './rulesListeners';
import { GROUP_RULES, QUERY_RULES } from './rulesQueries';

// Decisions of security rules. Every row has a separate collection in one ruleset, so that only its condition decides.

const ANN = { sub: 'ann', email: 'ann@x.test', email_verified: true, admin: true, level: 3 };
const DENIED: Outcome = { error: 'permission-denied' };

/** The document `c/d` that read conditions are evaluated on. */
const DOCUMENT: Data = {
  n: 5,
  x: 1.5,
  text: 'Hello World',
  empty: '',
  yes: true,
  none: null,
  list: [1, 2, 3],
  words: ['a', 'b'],
  map: { a: 1, b: { c: 'deep' } },
  owner: 'ann',
  at: time(1_600_000_000, 500_000),
};

/** Conditions for a `get` of that document as Ann, and whether they allow it. */
const CONDITIONS: readonly (readonly [condition: string, allowed: boolean])[] = [
  ['true', true],
  ['false', false],
  ['request.auth != null', true],
  ["request.auth.uid == 'ann'", true],
  ["request.auth.token.email == 'ann@x.test'", true],
  ['request.auth.token.admin', true],
  ['request.auth.token.admin == true && request.auth.token.level > 2', true],
  ['request.auth.token.absent', false],
  ["request.auth.token.get('absent', 'else') == 'else'", true],
  ["request.method == 'get'", true],
  ['resource.data.owner == request.auth.uid', true],
  ["resource.id == 'd'", true],
  ['resource.data.missing == null', false],
  ["resource.data.get('missing', 7) == 7", true],
  ["resource.data.get('n', 7) == 5", true],
  ["resource.data.get(['map', 'b', 'c'], '') == 'deep'", true],
  ["'missing' in resource.data", false],
  ["'n' in resource.data", true],
  ['resource.data.missing == 1 || true', true],
  ['true || resource.data.missing == 1', true],
  ['resource.data.missing == 1 && true', false],
  ['!(resource.data.missing == 1)', false],
  ['resource.data.missing == 1 || false', false],
  ['false && resource.data.missing == 1', false],
  ['!(false && resource.data.missing == 1)', true],
  ['resource.data.n == 5', true],
  ['resource.data.n == 5.0', true],
  ["resource.data.n == '5'", false],
  ['resource.data.n > 4 && resource.data.n <= 5 && resource.data.n != 6', true],
  ["resource.data.n > '4'", false],
  ['resource.data.n + 1 == 6 && resource.data.n - 1 == 4 && resource.data.n * 2 == 10', true],
  ['resource.data.n / 2 == 2', true],
  ['resource.data.n % 3 == 2', true],
  ['resource.data.n / 0 == 0', false],
  ['-resource.data.n == -5', true],
  ['resource.data.x * 2 == 3.0', true],
  ['resource.data.n is int', true],
  ['resource.data.n is number && resource.data.x is float && !(resource.data.x is int)', true],
  ['resource.data.text is string && resource.data.yes is bool && resource.data.none == null', true],
  ['resource.data.list is list && resource.data.map is map && resource.data.at is timestamp', true],
  ['resource.data.list.size() == 3', true],
  ['2 in resource.data.list && !(9 in resource.data.list)', true],
  ['resource.data.list[0] == 1 && resource.data.list[2] == 3', true],
  ['resource.data.list[3] == 1', false],
  ['resource.data.list[0:2] == [1, 2]', true],
  [
    'resource.data.list.hasAll([1, 2]) && resource.data.list.hasAny([9, 3]) && resource.data.list.hasOnly([1, 2, 3])',
    true,
  ],
  ['resource.data.list.hasOnly([1, 2])', false],
  ['resource.data.list.concat([4]) == [1, 2, 3, 4] && resource.data.list.removeAll([1]) == [2, 3]', true],
  ["resource.data.words.join('-') == 'a-b'", true],
  ['resource.data.list.toSet() == [3, 2, 1].toSet()', true],
  ['[1, 2].toSet().union([3].toSet()) == resource.data.list.toSet()', true],
  ['resource.data.list.toSet().difference([1].toSet()).size() == 2', true],
  ["resource.data.map.keys().hasOnly(['a', 'b'])", true],
  ["resource.data.map.keys().hasAll(['a', 'z'])", false],
  ["resource.data.map['a'] == 1 && resource.data.map.b.c == 'deep'", true],
  ['resource.data.map.a.b == 1', false],
  ['resource.data.map.size() == 2', true],
  ["resource.data.map.diff({'a': 2, 'b': {'c': 'deep'}}).affectedKeys() == ['a'].toSet()", true],
  ["resource.data.map.diff({}).addedKeys().hasOnly(['a', 'b'])", true],
  ["resource.data.map.diff({'z': 1}).removedKeys() == ['z'].toSet()", true],
  ["resource.data.text.matches('Hello.*')", true],
  ["resource.data.text.matches('Hello')", false],
  ['resource.data.text.size() == 11 && resource.data.empty.size() == 0', true],
  ["resource.data.text.lower() == 'hello world' && resource.data.text.upper() == 'HELLO WORLD'", true],
  ["'\u00c4K\u212a'.lower() == '\u00c4k\u212a' && '\u00e4k'.upper() == '\u00e4K'", true],
  ["'\u00a0x '.trim() == '\u00a0x'", true],
  ["resource.data.text.split(' ')[1] == 'World'", true],
  ["resource.data.text.replace('o', '0') == 'Hell0 W0rld'", true],
  ["'  x '.trim() == 'x'", true],
  ["resource.data.text[0:5] == 'Hello'", true],
  ["resource.data.text + '!' == 'Hello World!'", true],
  ["int('7') == 7 && float('1.5') == 1.5 && string(7) == '7'", true],
  ["int('x') == 7", false],
  ['math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2', true],
  ['math.pow(2, 3) == 8 && math.sqrt(9) == 3', true],
  ['resource.data.at.year() == 2020 && resource.data.at.month() == 9 && resource.data.at.day() == 13', true],
  ['resource.data.at.hours() == 12 && resource.data.at.minutes() == 26 && resource.data.at.seconds() == 40', true],
  ['resource.data.at < request.time', true],
  ["resource.data.at + duration.value(1, 'd') > resource.data.at", true],
  ['resource.data.at == timestamp.value(1600000000500)', true],
  ['timestamp.date(2020, 9, 13) < resource.data.at', true],
  ["duration.time(1, 30, 0, 0) == duration.value(90, 'm')", true],
  ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', true],
  ['resource.data.n == 5 ? true : false', true],
  ["(resource.data.n > 9 ? 'big' : 'small') == 'small'", true],
  ['exists(/databases/$(database)/documents/runs/$(run)/keys/ann)', true],
  ['exists(/databases/$(database)/documents/runs/$(run)/keys/bob)', false],
  ['get(/databases/$(database)/documents/runs/$(run)/keys/ann).data.level == 3', true],
  ['get(/databases/$(database)/documents/runs/$(run)/keys/bob).data.level == 3', false],
  ['get(/databases/$(database)/documents/runs/$(run)/keys/bob) == null || true', true],
  ['isOwner(resource.data)', true],
  ['twice(resource.data.n) == 10', true],
  ["hashing.md5('x'.toUtf8()).toHexString() == '9DD4E461268C8034F5C8564E155C67A6'", true],
  ["'x' in ['x'] && 'x' in {'x': 1}", true],
  ['[1, [2, 3]] == [1, [2, 3]] && {"a": 1} == {"a": 1}', true],
  ['resource.data.yes == true && !resource.data.yes == false', true],
  ['resource.data.n && true', false],
  ...EXPRESSION_CONDITIONS,
];

/** Conditions for a write to `c/d`: the stored data, the write, the decision. */
const WRITES: readonly (readonly [
  name: string,
  method: string,
  condition: string,
  before: Data | null,
  data: Record<string, Value> | null,
  how: 'set' | 'update' | 'delete',
  allowed: boolean,
])[] = [
  ['create sees the new document', 'create', 'request.resource.data.n == 1', null, { n: 1 }, 'set', true],
  ['create refuses another value', 'create', 'request.resource.data.n == 1', null, { n: 2 }, 'set', false],
  ['create is no update', 'update', 'true', null, { n: 1 }, 'set', false],
  ['a set over a document is an update', 'update', 'true', { n: 0 }, { n: 1 }, 'set', true],
  ['a set over a document is no creation', 'create', 'true', { n: 0 }, { n: 1 }, 'set', false],
  [
    'update sees the document as it would be',
    'update',
    "request.resource.data.keys().hasOnly(['a', 'b'])",
    { a: 1 },
    { b: 1 },
    'update',
    true,
  ],
  [
    'update compares before and after',
    'update',
    "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['b'])",
    { a: 1, b: 1 },
    { b: 2 },
    'update',
    true,
  ],
  [
    'update refuses other fields',
    'update',
    "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['b'])",
    { a: 1, b: 1 },
    { a: 2 },
    'update',
    false,
  ],
  ['delete sees the document', 'delete', "resource.data.owner == 'ann'", { owner: 'ann' }, null, 'delete', true],
  ['delete refuses another owner', 'delete', "resource.data.owner == 'ann'", { owner: 'bob' }, null, 'delete', false],
  ['write covers all three', 'write', 'true', { n: 1 }, null, 'delete', true],
  [
    'a server timestamp is the time of the request',
    'create',
    'request.resource.data.at == request.time',
    null,
    { at: SERVER_TIME },
    'set',
    true,
  ],
  ['another time is not', 'create', 'request.resource.data.at == request.time', null, { at: time(1) }, 'set', false],
  [
    'a server timestamp has milliseconds',
    'create',
    'request.resource.data.at.nanos() % 1000000 == 0',
    null,
    { at: SERVER_TIME },
    'set',
    true,
  ],
  [
    'the time of a request without one has microseconds',
    'create',
    'request.time.nanos() % 1000000 != 0',
    null,
    {},
    'set',
    true,
  ],
  [
    'getAfter sees the write',
    'create',
    'getAfter(/databases/$(database)/documents/runs/$(run)/COLLECTION/d).data.n == 1',
    null,
    { n: 1 },
    'set',
    true,
  ],
  [
    'get does not see the write',
    'create',
    'exists(/databases/$(database)/documents/runs/$(run)/COLLECTION/d)',
    null,
    { n: 1 },
    'set',
    false,
  ],
  [
    'types of fields',
    'create',
    'request.resource.data.n is int && request.resource.data.s is string && request.resource.data.s.size() < 5',
    null,
    { n: 1, s: 'abc' },
    'set',
    true,
  ],
  ['types of fields, another', 'create', 'request.resource.data.n is int', null, { n: '1' }, 'set', false],
];

/** Rules are not filters: a query is evaluated by its constraints. */
const LISTS: readonly (readonly [
  name: string,
  condition: string,
  shape: Omit<QueryShape, 'from'>,
  allowed: boolean,
])[] = [
  ['an open rule', 'true', {}, true],
  ['the constraint that the rule wants', "resource.data.owner == 'ann'", { where: [['owner', '==', 'ann']] }, true],
  ['no constraint', "resource.data.owner == 'ann'", {}, false],
  ['another value', "resource.data.owner == 'ann'", { where: [['owner', '==', 'bob']] }, false],
  ['the person who asks', 'resource.data.owner == request.auth.uid', { where: [['owner', '==', 'ann']] }, true],
  [
    'more than the rule wants',
    "resource.data.owner == 'ann'",
    {
      where: [
        ['owner', '==', 'ann'],
        ['n', '>', 3],
      ],
    },
    true,
  ],
  [
    'either of two, one asked',
    "resource.data.owner == 'ann' || resource.data.open == true",
    { where: [['open', '==', true]] },
    true,
  ],
  [
    'either of two, none asked',
    "resource.data.owner == 'ann' || resource.data.open == true",
    { where: [['n', '==', 1]] },
    false,
  ],
  [
    'both of two, one asked',
    "resource.data.owner == 'ann' && resource.data.open == true",
    { where: [['open', '==', true]] },
    false,
  ],
  [
    'both of two, both asked',
    "resource.data.owner == 'ann' && resource.data.open == true",
    {
      where: [
        ['open', '==', true],
        ['owner', '==', 'ann'],
      ],
    },
    true,
  ],
  [
    'an or that the rule covers',
    "resource.data.owner == 'ann' || resource.data.open == true",
    {
      where: [
        {
          or: [
            ['open', '==', true],
            ['owner', '==', 'ann'],
          ],
        },
      ],
    },
    true,
  ],
  [
    'an or of which the rule covers one side',
    "resource.data.owner == 'ann'",
    {
      where: [
        {
          or: [
            ['open', '==', true],
            ['owner', '==', 'ann'],
          ],
        },
      ],
    },
    false,
  ],
  ['in, within the rule', "resource.data.owner in ['ann', 'bob']", { where: [['owner', 'in', ['bob', 'ann']]] }, true],
  ['in, beyond the rule', "resource.data.owner in ['ann', 'bob']", { where: [['owner', 'in', ['cat', 'ann']]] }, false],
  ['array-contains', "'ann' in resource.data.members", { where: [['members', 'array-contains', 'ann']] }, true],
  [
    'array-contains another',
    "'ann' in resource.data.members",
    { where: [['members', 'array-contains', 'bob']] },
    false,
  ],
  [
    'another item than the one that is asked',
    "!('cat' in resource.data.members)",
    { where: [['members', 'array-contains', 'ann']] },
    false,
  ],
  [
    'any of the items that are asked',
    "resource.data.members.hasAny(['ann', 'bob'])",
    { where: [['members', 'array-contains-any', ['bob', 'ann']]] },
    true,
  ],
  [
    'any of other items',
    "resource.data.members.hasAny(['cat'])",
    { where: [['members', 'array-contains', 'ann']] },
    false,
  ],
  ['a range within the rule', 'resource.data.n >= 3', { where: [['n', '>', 3]] }, true],
  ['a range beyond the rule', 'resource.data.n > 3', { where: [['n', '>', 2]] }, false],
  ['a range by a float and a rule of integers', 'resource.data.n > 3', { where: [['n', '>', 4.5]] }, false],
  ['a range by an integer and a rule of floats', 'resource.data.n > 3.5', { where: [['n', '>', 4]] }, true],
  ['a range differs from what is outside', 'resource.data.n != 3', { where: [['n', '>', 3]] }, true],
  ['a range is no answer to equality', '!(resource.data.n == 3)', { where: [['n', '>', 3]] }, false],
  ['a range is no answer to the contrary', '!(resource.data.n < 3)', { where: [['n', '>', 3]] }, false],
  ['not-in differs from its values', 'resource.data.n != 3', { where: [['n', 'not-in', [3, 4]]] }, true],
  ['what is compared is not null', 'resource.data.n != null', { where: [['n', '!=', 3]] }, true],
  ['documents are not null', 'resource != null && resource.data != null', {}, true],
  ['a list of values that an open field is not in', '!(resource.data.n in [1, 2])', {}, false],
  ['the keys that a query asks for', "resource.data.keys().hasAll(['n'])", { where: [['n', '>', 3]] }, true],
  ['a limit that is small enough', 'request.query.limit <= 10', { limit: 10 }, true],
  ['a limit that is too great', 'request.query.limit <= 10', { limit: 11 }, false],
  ['no limit at all', 'request.query.limit <= 10', {}, false],
  ['signed in is enough', 'request.auth != null', {}, true],
  ['a rule of the person alone', 'request.auth.token.admin == true', {}, true],
  ['a document that the rule reads', 'exists(/databases/$(database)/documents/runs/$(run)/keys/ann)', {}, true],
  ['a document that is not there', 'exists(/databases/$(database)/documents/runs/$(run)/keys/bob)', {}, false],
];

const readName = (at: number): string => `r${at}`;
const writeName = (at: number): string => `w${at}`;
const listName = (at: number): string => `l${at}`;
const block = (name: string, method: string, condition: string): string =>
  `      match /${name}/{id} { allow ${method}: if ${condition.replaceAll('COLLECTION', name)}; }`;

/** The ruleset for all rows. */
export const RULES = [
  "rules_version = '2';",
  'service cloud.firestore {',
  '  match /databases/{database}/documents {',
  '    function isOwner(data) { return data.owner == request.auth.uid; }',
  '    function twice(n) { let doubled = n * 2; return doubled; }',
  ...GROUP_RULES,
  '    match /runs/{run} {',
  ...CONDITIONS.map(([condition], at) => block(readName(at), 'get', condition)),
  ...WRITES.map(([, method, condition], at) => block(writeName(at), method, condition)),
  ...LISTS.map(([, condition], at) => block(listName(at), 'list', condition)),
  ...DATABASE_RULES,
  ...BATCH_RULES,
  ...LISTENER_RULES,
  ...LIMIT_RULES,
  ...LISTING_RULES,
  ...QUERY_RULES,
  "      match /tree/{path=**} { allow get: if path[0] == 'open'; }",
  '      match /pairs/{id} { allow create: if getAfter(/databases/$(database)/documents/runs/$(run)/pairs/$(request.resource.data.with)).data.with == id; }',
  '      match /either/{id} { allow get: if false; }',
  "      match /{collection}/{id} { allow get: if collection == 'either'; }",
  '    }',
  '  }',
  '}',
].join('\n');

const underRules = {
  user: ANN,
  clients: UNDER_RULES,
  because: `Bare REST and firebase-admin speak for the owner, who passes every rule: ${PAGES.rules}`,
};
const KEYS = { 'keys/ann': { level: 3 } };

const reading: Case[] = CONDITIONS.map(([condition, allowed], at) => ({
  ...underRules,
  name: `get if ${condition}`,
  page: PAGES.rules,
  sandbox: 'decisions',
  seed: { ...KEYS, ...Object.fromEntries(CONDITIONS.map((_, other) => [`${readName(other)}/d`, DOCUMENT])) },
  steps: [[{ read: `${readName(at)}/d` }, allowed ? DOCUMENT : DENIED]],
}));

const writing: Case[] = WRITES.map(([name, , , before, data, how, allowed], at) => {
  const path = `${writeName(at)}/d`;
  const write: Write =
    how === 'delete'
      ? { delete: path }
      : how === 'set'
        ? { set: path, data: data ?? {} }
        : { update: path, data: data ?? {} };
  return {
    ...underRules,
    name: `a write evaluated: ${name}`,
    page: PAGES.rulesConditions,
    seed: before ? ({ [path]: before } as Record<string, Data>) : {},
    steps: [[{ write: [write] }, allowed ? 'ok' : DENIED]],
  };
});

const listing: Case[] = LISTS.map(([name, , shape, allowed], at) => ({
  ...underRules,
  name: `a query evaluated: ${name}`,
  page: PAGES.rulesQuery,
  sandbox: 'lists',
  seed: KEYS,
  steps: [[{ query: { from: listName(at), ...shape } }, allowed ? [] : DENIED]],
}));

const PAIRS: Case[] = [
  {
    ...underRules,
    name: 'a batch evaluated with getAfter: two that name each other',
    page: PAGES.rulesConditions,
    steps: [
      [
        {
          write: [
            { set: 'pairs/a', data: { with: 'b' } },
            { set: 'pairs/b', data: { with: 'a' } },
          ],
        },
        'ok',
      ],
    ],
  },
  {
    ...underRules,
    name: 'a batch evaluated with getAfter: one alone',
    page: PAGES.rulesConditions,
    steps: [[{ write: [{ set: 'pairs/a', data: { with: 'b' } }] }, DENIED]],
  },
  {
    ...underRules,
    name: 'a recursive wildcard tells its path',
    page: PAGES.rules,
    seed: { 'tree/open': {}, 'tree/open/x/y': {}, 'tree/shut': {} },
    steps: [
      [{ read: 'tree/open' }, {}],
      [{ read: 'tree/open/x/y' }, {}],
      [{ read: 'tree/shut' }, DENIED],
    ],
  },
  {
    ...underRules,
    name: 'any match that allows is enough',
    page: PAGES.rules,
    seed: { 'either/d': {}, 'neither/d': {} },
    steps: [
      [{ read: 'either/d' }, {}],
      [{ read: 'neither/d' }, DENIED],
    ],
  },
  {
    ...underRules,
    user: null,
    name: 'signed out',
    page: PAGES.rulesConditions,
    seed: Object.fromEntries([0, 2, 3].map((at) => [`${readName(at)}/d`, { owner: 'ann' }])),
    steps: [
      [{ read: `${readName(0)}/d` }, { owner: 'ann' }],
      [{ read: `${readName(2)}/d` }, DENIED],
      [{ read: `${readName(3)}/d` }, DENIED],
    ],
  },
];

export const ruleCases: readonly Case[] = [...reading, ...writing, ...listing, ...PAIRS];
