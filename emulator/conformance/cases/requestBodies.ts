import type { Case, Outcome, Step } from '../types';
import { PAGES } from './pages';

// Bodies of REST requests that don't form a valid message: unknown names, values of the wrong kind, two members where
// one is allowed; and transaction ids that were never issued.

const BAD: Outcome = { error: 'INVALID_ARGUMENT' };

/** A case's sandbox, as it is named in responses. */
const RUN = 'projects/demo-conformance/databases/(default)/documents/runs/$';
const WRITTEN: Outcome = { writeResults: [{}] };

const write = (more: object): object => ({ writes: [{ update: { name: '@c/d', fields: {} }, ...more }] });
const value = (a: object): object => ({ writes: [{ update: { name: '@c/d', fields: { a } } }] });
const query = (more: object): object => ({ structuredQuery: { from: [{ collectionId: 'none' }], ...more } });

type Row = readonly [name: string, rest: string, body: object];

const MALFORMED: readonly Row[] = [
  ['an unknown name', 'commit', { writes: [], bogus: 1 }],
  ['an unknown name in a write', 'commit', write({ bogus: 1 })],
  ['an unknown name in a document', 'commit', { writes: [{ update: { name: '@c/d', fields: {}, bogus: 1 } }] }],
  ['an unknown name in a mask', 'commit', write({ updateMask: { fieldPaths: ['a'], bogus: 1 } })],
  ['an unknown name in a transform', 'commit', write({ updateTransforms: [{ fieldPath: 'a', bogus: 1 }] })],
  ['an unknown name in a query', 'runQuery', query({ bogus: 1 })],
  ['an unknown name beside a query', 'runQuery', { ...query({}), bogus: 1 }],
  ['an unknown name beside documents', 'batchGet', { documents: ['@c/d'], bogus: 1 }],
  ['an unknown name in the options of a transaction', 'beginTransaction', { options: { bogus: 1 } }],
  ['an unknown name beside collection ids', 'listCollectionIds', { bogus: 1 }],
  ['an unknown type of value', 'commit', value({ bogusValue: 1 })],
  ['a value of two types', 'commit', value({ integerValue: '1', stringValue: 'x' })],
  ['two preconditions', 'commit', write({ currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } })],
  ['two kinds of transaction', 'beginTransaction', { options: { readOnly: {}, readWrite: {} } }],
  ['an old and a new transaction', 'batchGet', { documents: [], transaction: 'AAAA', newTransaction: {} }],
  ['a limit as an object', 'runQuery', query({ limit: { value: 1 } })],
  ['an unknown direction', 'runQuery', query({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'UPWARDS' }] })],
  ['an unknown server value', 'commit', write({ updateTransforms: [{ fieldPath: 'a', setToServerValue: 'NOW' }] })],
  ['an unknown null', 'commit', value({ nullValue: 'x' })],
  ['bytes that are not base64', 'commit', value({ bytesValue: '!!!' })],
  ['a precondition that is not a boolean', 'commit', write({ currentDocument: { exists: 'yes' } })],
  ['a mask as a text', 'commit', write({ updateMask: 'a' })],
  ['a list in place of an object', 'commit', { writes: [[]] }],
  ['an object in place of a list', 'commit', { writes: {} }],
  ['the id of a transaction that is not base64', 'rollback', { transaction: '!!!' }],
  ['a rollback without a transaction', 'rollback', { transaction: '' }],
  ['a rollback of what no transaction was', 'rollback', { transaction: 'AAAA' }],
  ['a read in a transaction without an id', 'batchGet', { documents: ['@c/d'], transaction: '' }],
  ['a read in what no transaction was', 'batchGet', { documents: ['@c/d'], transaction: 'AAAA' }],
  ['a query in a transaction without an id', 'runQuery', { ...query({}), transaction: '' }],
  ['a commit in what no transaction was', 'commit', { writes: [], transaction: 'AAAA' }],
  [
    'a second attempt of what no transaction was',
    'beginTransaction',
    { options: { readWrite: { retryTransaction: 'AAAA' } } },
  ],
];

type Taken = readonly [name: string, steps: readonly (readonly [Step, Outcome])[]];

const TAKEN: readonly Taken[] = [
  [
    'names as the definition spells them',
    [[{ rest: 'commit', body: write({ update_mask: { field_paths: [] } }) }, WRITTEN]],
  ],
  [
    'a boolean as a text, a text as a number',
    [
      [{ rest: 'commit', body: value({ booleanValue: 'true' }) }, WRITTEN],
      [{ rest: 'commit', body: value({ stringValue: 1 }) }, WRITTEN],
      [
        { rest: 'batchGet', body: { documents: ['@c/d'] } },
        [{ found: { name: 'c/d', fields: { a: { stringValue: '1' } } } }],
      ],
    ],
  ],
  [
    'a transaction is rolled back twice',
    [
      [{ rest: 'beginTransaction', body: {}, keep: 'begun' }, {}],
      [{ rest: 'rollback', body: { transaction: '#begun.transaction' } }, {}],
      [{ rest: 'rollback', body: { transaction: '#begun.transaction' } }, {}],
    ],
  ],
  [
    'a batch of writes, each for itself',
    [
      [
        {
          rest: 'batchWrite',
          body: {
            writes: [
              { update: { name: '@c/a', fields: {} } },
              { delete: '@c/b', currentDocument: { exists: true } },
              { update: { name: '@c/e', fields: {} } },
            ],
          },
        },
        {
          status: [{}, { code: 5, message: `No document to update: ${RUN}/c/b` }, {}],
          writeResults: [{}, {}, {}],
        },
      ],
      [{ there: 'c/a' }, true],
      [{ there: 'c/e' }, true],
    ],
  ],
];

const row = (name: string, steps: Case['steps']): Case => ({
  clients: ['rest'],
  because: `The SDKs do not send this: ${PAGES.write}`,
  name: `a request's body: ${name}`,
  page: PAGES.write,
  steps,
});

export const requestBodyCases: readonly Case[] = [
  ...MALFORMED.map(([name, rest, body]) => row(name, [[{ rest, body }, BAD]])),
  row('two writes of one document in a batch', [
    [{ rest: 'batchWrite', body: { writes: [{ delete: '@c/d' }, { delete: '@c/d' }] } }, BAD],
  ]),
  ...TAKEN.map(([name, steps]) => row(name, steps)),
];
