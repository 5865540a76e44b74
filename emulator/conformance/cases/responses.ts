import type { Case, Outcome, Step } from '../types';
import { PAGES } from './pages';

// Responses of bare REST in the protocol's JSON: what is empty or zero is left out, unless it is the one member of its
// message.

const name = 'c/d';
const query = (collectionId: string, more: object = {}, shape: object = {}): Step => ({
  rest: 'POST /:runQuery',
  body: { structuredQuery: { from: [{ collectionId }], ...shape }, ...more },
});
const value = (given: object, shown: object = given): readonly (readonly [Step, Outcome])[] => [
  [
    { rest: 'PATCH /c/v', body: { fields: { v: given } } },
    { name: 'c/v', fields: { v: shown } },
  ],
];

const ROWS: readonly (readonly [name: string, ...steps: Case['steps']])[] = [
  [
    'a document without fields',
    [{ rest: `PATCH /${name}`, body: {} }, { name }],
    [{ rest: `GET /${name}`, body: null }, { name }],
    [{ rest: 'batchGet', body: { documents: [`@${name}`] } }, [{ found: { name } }]],
    [{ rest: 'GET /c', body: null }, { documents: [{ name }] }],
  ],
  ['a list without documents', [{ rest: 'GET /none', body: null }, {}]],
  [
    'the end of a query',
    [query('none'), [{ done: true }]],
    [{ put: { 'c/a': {}, 'c/b': {} } }, 'ok'],
    [query('c'), [{ document: { name: 'c/a' } }, { document: { name: 'c/b' }, done: true }]],
    [query('none', { newTransaction: {} }), [{}, { done: true }]],
  ],
  [
    'what a query skips',
    [{ put: { 'c/a': {}, 'c/b': {}, 'c/e': {} } }, 'ok'],
    [
      query('c', {}, { offset: 1 }),
      [
        { document: { name: 'c/b' }, skippedResults: 1 },
        { document: { name: 'c/e' }, done: true },
      ],
    ],
    [query('c', {}, { offset: 3 }), [{ done: true }]],
  ],
  [
    'the start of a transaction',
    [{ rest: 'batchGet', body: { documents: [`@${name}`], newTransaction: {} } }, [{}, { missing: name }]],
  ],
  ['a batch without writes', [{ rest: 'batchWrite', body: {} }, {}]],
  [
    'values',
    ...value({ geoPointValue: { latitude: 0, longitude: 0 } }, { geoPointValue: {} }),
    ...value({ geoPointValue: { latitude: 1, longitude: 0 } }, { geoPointValue: { latitude: 1 } }),
    ...value({ mapValue: { fields: {} } }, { mapValue: {} }),
    ...value({ arrayValue: { values: [] } }, { arrayValue: {} }),
    ...value({ doubleValue: 0 }),
    ...value({ booleanValue: false }),
    ...value({ stringValue: '' }),
  ],
];

export const responseCases: readonly Case[] = ROWS.map(([title, ...steps]) => ({
  clients: ['rest'],
  because: `The SDKs do not show this: ${PAGES.write}`,
  name: `a response: ${title}`,
  page: PAGES.protocolJson,
  steps,
}));
