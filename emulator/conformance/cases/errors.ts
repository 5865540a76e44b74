import { UNDER_RULES, SDKS, WEB, type Case, type Outcome, type Step } from '../types';
import type { Data, Value } from '../values';
import { PAGES } from './pages';

// Errors with their messages, worded as the service's errors in public records.

const nested = (depth: number): Value => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** A write as an SDK sends it, refused by the service. */
function refused(
  name: string,
  page: string,
  seed: Readonly<Record<string, Data>>,
  step: Step,
  error: string,
  says: string,
): Case {
  return {
    name: `the sentence of ${name}`,
    page,
    seed,
    clients: SDKS,
    because: `Bare REST has the sentence from the same commands: ${PAGES.write}`,
    steps: [[step, { error, says }]],
  };
}

const set = (data: Data): Step => ({ write: [{ set: 'c/d', data }] });

const writes: Case[] = [
  refused(
    'an update of what is not there',
    PAGES.noDocument,
    {},
    { write: [{ update: 'c/d', data: { n: 1 } }] },
    'not-found',
    'No document to update: @c/d',
  ),
  refused(
    'a document that is too large',
    PAGES.tooLarge,
    {},
    set({ a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }),
    'invalid-argument',
    "Document '@c/d' cannot be written because its size (1,200,",
  ),
  refused(
    'a text that is too long',
    PAGES.tooLong,
    {},
    set({ t: 'x'.repeat(1_048_488) }),
    'invalid-argument',
    'The value of property "t" is longer than 1048487 bytes.',
  ),
  {
    ...refused(
      'maps that are too deep',
      PAGES.quotas,
      {},
      set({ m: nested(21) }),
      'invalid-argument',
      'Property m contains an invalid nested entity.',
    ),
    clients: WEB,
    because: `firebase-admin rejects it in the client: ${PAGES.tooDeep}`,
  },
];

const bare: Case[] = (
  [
    [
      'a creation of what is there',
      { writes: [{ update: { name: '@c/d' }, currentDocument: { exists: false } }] },
      { error: 'ALREADY_EXISTS', says: 'Document already exists: @c/d' },
    ],
    [
      'a list in a list',
      {
        writes: [{ update: { name: '@c/x', fields: { l: { arrayValue: { values: [{ arrayValue: {} }] } } } } }],
      },
      { error: 'INVALID_ARGUMENT', says: 'Cannot convert an array value in an array value.' },
    ],
  ] as readonly (readonly [string, object, Outcome])[]
).map(([name, body, wanted]) => ({
  name: `the sentence of ${name}`,
  page: PAGES.write,
  seed: { 'c/d': {} },
  clients: ['rest'],
  because: `The SDKs do not send this: ${PAGES.write}`,
  steps: [[{ rest: 'commit', body }, wanted]],
}));

const denials: Case[] = (
  [
    ['a read that is denied', { read: 'shut/d' }],
    ['a query that is denied', { query: { from: 'shut' } }],
    ['a write that is denied', { write: [{ set: 'shut/d', data: {} }] }],
  ] as readonly (readonly [string, Step])[]
).map(([name, step]) => ({
  name: `the sentence of ${name}`,
  page: PAGES.rulesConditions,
  user: { sub: 'ann' },
  clients: UNDER_RULES,
  because: `The others speak for the owner: ${PAGES.rules}`,
  steps: [[step, { error: 'permission-denied', says: 'Missing or insufficient permissions.' }]],
}));

export const errorCases: readonly Case[] = [...writes, ...bare, ...denials];
