import type { Case, Outcome } from '../types';
import type { Data } from '../values';
import { PAGES } from './pages';

// Several writes to one document in one request, sent by bare REST.

const name = '@c/d';
const one = { integerValue: '1' };
const WRITES = {
  set: { update: { name, fields: { a: one } } },
  create: { update: { name, fields: { a: one } }, currentDocument: { exists: false } },
  update: {
    update: { name, fields: { a: one } },
    updateMask: { fieldPaths: ['a'] },
    currentDocument: { exists: true },
  },
  transform: { transform: { document: name, fieldTransforms: [{ fieldPath: 't', increment: one }] } },
  'update at a time': { update: { name }, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
  delete: { delete: name },
  'delete of what exists': { delete: name, currentDocument: { exists: true } },
  'delete of what is missing': { delete: name, currentDocument: { exists: false } },
  'verify that it exists': { verify: name, currentDocument: { exists: true } },
  'verify that it is missing': { verify: name, currentDocument: { exists: false } },
  'verify of nothing': { verify: name },
} as const;

type Name = keyof typeof WRITES;

const BEFORE: Data = { z: 1 };
const missing: Outcome = [{ missing: 'c/d' }];
const found = (...fields: readonly string[]): Outcome => [
  { found: { name: 'c/d', fields: Object.fromEntries(fields.map((field) => [field, one])) } },
];
const refused = (says: string): Outcome => ({ error: 'INVALID_ARGUMENT', says });
const cannot = (first: string, second: string): Outcome =>
  refused(`Cannot ${first} then ${second} an entity in the same request.`);
const beside = (first: string, then: string): Outcome =>
  refused(`the same document cannot be ${first} and then ${then} in a single request`);
const COLLAPSE = refused('Cannot collapse mutations with different version preconditions');
const TWICE = refused('the same document cannot be verified more than once in a single request');
const BARE = refused('a verify must contain a precondition');

/** Refused whether or not the document exists, before anything else is checked. */
const contradictions: readonly (readonly [Outcome, ...Name[]])[] = [
  [cannot('upsert', 'insert'), 'set', 'create'],
  [cannot('upsert', 'insert'), 'transform', 'create'],
  [cannot('insert', 'insert'), 'create', 'create'],
  [cannot('update', 'insert'), 'update', 'create'],
  [cannot('upsert', 'delete'), 'set', 'delete of what is missing'],
  [cannot('delete', 'update'), 'delete', 'update'],
  [cannot('delete', 'update'), 'delete', 'update at a time'],
  [cannot('delete', 'delete'), 'delete', 'delete of what exists'],
  [cannot('delete', 'update'), 'create', 'delete', 'update'],
  [cannot('insert', 'insert'), 'create', 'delete', 'set', 'create'],
  [COLLAPSE, 'set', 'update at a time'],
  [beside('written', 'verified'), 'set', 'verify that it exists'],
  [beside('written', 'verified'), 'delete', 'verify that it is missing'],
  [beside('verified', 'written'), 'verify that it exists', 'update'],
  [beside('verified', 'written'), 'verify that it is missing', 'create'],
  [TWICE, 'verify that it exists', 'verify that it exists'],
  [BARE, 'verify of nothing'],
];

/**
 * Accepted: what the document holds afterwards, when it existed and when it did not (a string is the status of an
 * error).
 */
const sequences: readonly (readonly [there: Outcome, absent: Outcome | string, ...Name[]])[] = [
  [found('a'), found('a'), 'set', 'update'],
  [found('a', 't'), found('a', 't'), 'set', 'transform'],
  [missing, missing, 'set', 'delete of what exists'],
  [found('a'), found('a'), 'delete', 'create'],
  [found('t'), found('t'), 'delete', 'transform'],
  [found('a'), 'NOT_FOUND', 'delete of what exists', 'set'],
  [missing, 'NOT_FOUND', 'update', 'delete'],
  [found('a'), found('a'), 'set', 'delete', 'create'],
];

const only = { clients: ['rest'] as const, because: `The SDKs cannot say this: ${PAGES.write}`, page: PAGES.emulator };
const list = (names: readonly Name[]): string => names.join(', then ');

function row(
  title: string,
  before: Data | null,
  method: string,
  names: readonly Name[],
  wanted: Outcome,
  after: Outcome,
): Case {
  return {
    ...only,
    name: title,
    seed: before ? { 'c/d': before } : {},
    steps: [
      [{ rest: method, body: { writes: names.map((write) => WRITES[write]) } }, wanted],
      [{ rest: 'batchGet', body: { documents: [name] } }, after],
    ],
  };
}

const unchanged = (before: Data | null): Outcome => (before ? found('z') : missing);
const states = [
  ['there', BEFORE],
  ['missing', null],
] as const;

export const contradictionCases: readonly Case[] = states.flatMap(([state, before]) => [
  ...contradictions.map(([wanted, ...names]) =>
    row(`in one commit, ${state}: ${list(names)}`, before, 'commit', names, wanted, unchanged(before)),
  ),
  ...sequences.map(([there, absent, ...names]) => {
    const outcome = before ? there : absent;
    const title = `in one commit, ${state}: ${list(names)}`;
    if (typeof outcome === 'string') return row(title, before, 'commit', names, { error: outcome }, unchanged(before));
    const wanted = {
      writeResults: names.map((write) => (write === 'transform' ? { transformResults: [one] } : {})),
    };
    return row(title, before, 'commit', names, wanted, outcome);
  }),
  row(
    `in one batch that is not atomic, ${state}: set, then delete`,
    before,
    'batchWrite',
    ['set', 'delete'],
    refused('the same document cannot be written more than once in a single request'),
    unchanged(before),
  ),
]);
