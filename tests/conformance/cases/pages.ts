const DOCS = 'https://firebase.google.com/docs/firestore';
const RULES = 'https://firebase.google.com/docs/reference/rules';

/** The documentation that the expectations rest on. */
export const PAGES = {
  types: `${DOCS}/manage-data/data-types`,
  queries: `${DOCS}/query-data/queries`,
  cursors: `${DOCS}/query-data/query-cursors`,
  order: `${DOCS}/query-data/order-limit-data`,
  ranges: `${DOCS}/query-data/multiple-range-fields`,
  aggregates: `${DOCS}/query-data/aggregation-queries`,
  add: `${DOCS}/manage-data/add-data`,
  remove: `${DOCS}/manage-data/delete-data`,
  transactions: `${DOCS}/manage-data/transactions`,
  contention: `${DOCS}/transaction-data-contention`,
  quotas: `${DOCS}/quotas`,
  listen: `${DOCS}/query-data/listen`,
  write: `${DOCS}/reference/rest/v1/Write`,
  structuredQuery: `${DOCS}/reference/rest/v1/StructuredQuery`,
  offline: `${DOCS}/manage-data/enable-offline`,
  databases: `${DOCS}/manage-databases`,
  inSync: 'https://firebase.google.com/docs/reference/js/firestore_#onsnapshotsinsync',
  batchReference: 'https://firebase.google.com/docs/reference/js/firestore_#writebatch',
  rulesQuery: `${DOCS}/security/rules-query`,
  rulesConditions: `${DOCS}/security/rules-conditions`,
  rulesFields: `${DOCS}/security/rules-fields`,
  rules: `${RULES}/rules`,
  /** Firebase's own tests of the web SDK against its servers. */
  sdkTests:
    'https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/test/integration/api/query.test.ts',
  /** Its own filter: `InFilter` and `valueEquals`. */
  sdkFilter: 'https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/model/values.ts',
  adminReference: 'https://googleapis.dev/nodejs/firestore/latest/DocumentReference.html',
  /** `Query.comparator`. */
  adminQuery: 'https://github.com/googleapis/nodejs-firestore/blob/main/dev/src/reference/query.ts',
  /** The service's sentences as others have met them. */
  noDocument: 'https://github.com/gravitational/teleport/issues/67045',
  tooLarge: 'https://github.com/divriots/story-to-design/issues/41',
  tooLong: 'https://github.com/excalidraw/excalidraw/issues/4839',
  tooDeep: 'https://github.com/googleapis/nodejs-firestore/pull/1815',
  /** The tests that all of Google's server SDKs pass: one field may not be a prefix of another (`prefix #1`, `prefix #2`). */
  serverSdkTests:
    'https://github.com/googleapis/google-cloud-go/blob/124f7d33d967d60582a59c87da2d5ec084602dc3/firestore/cmd/generate-firestore-tests/generate-firestore-tests.go',
  sdkReference: 'https://firebase.google.com/docs/reference/js/firestore_',
} as const;
