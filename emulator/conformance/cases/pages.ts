const DOCS = 'https://firebase.google.com/docs/firestore';
const REFERENCE = 'https://firebase.google.com/docs/reference';

/**
 * The sources of the expectations. Each was opened in November 2026, as an archived copy where the page itself couldn't
 * be reached.
 */
const OPENED = {
  types: `${DOCS}/manage-data/data-types`,
  cursors: `${DOCS}/query-data/query-cursors`,
  order: `${DOCS}/query-data/order-limit-data`,
  ranges: `${DOCS}/query-data/multiple-range-fields`,
  /**
   * `StructuredAggregationQuery.Aggregation`: what is skipped, NaN, overflow, and the sum and average of no documents.
   */
  aggregates:
    'https://docs.cloud.google.com/dotnet/docs/reference/Google.Cloud.Firestore.V1/latest/Google.Cloud.Firestore.V1.StructuredAggregationQuery.Types.Aggregation.Types.Sum',
  /** Server timestamps, `increment`, `arrayUnion`, `arrayRemove` and field deletion. */
  transforms: `${REFERENCE}/swift/firebasefirestore/api/reference/Classes/FieldValue`,
  remove: `${DOCS}/manage-data/delete-data`,
  transactions: `${DOCS}/manage-data/transactions`,
  contention: `${DOCS}/transaction-data-contention`,
  quotas: 'https://cloud.google.com/firestore/quotas',
  listen: `${DOCS}/query-data/listen`,
  write: `${DOCS}/reference/rest/v1/Write`,
  structuredQuery: 'https://cloud.google.com/firestore/docs/reference/rest/v1/StructuredQuery',
  offline: 'https://docs.cloud.google.com/firestore/native/docs/manage-data/enable-offline',
  rulesQuery: `${DOCS}/security/rules-query`,
  rulesConditions: `${DOCS}/security/rules-conditions`,
  rules: `${REFERENCE}/rules/rules.firestore`,
  /** In the SDK's own documentation of `onSnapshotsInSync`, in the installed package. */
  inSync: `${REFERENCE}/js/firestore_#onsnapshotsinsync`,
  /** Firebase's own tests of the web SDK against its servers. */
  sdkTests:
    'https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/test/integration/api/query.test.ts',
  /** The web SDK's own filter: `InFilter` and `valueEquals`. */
  sdkFilter: 'https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/model/values.ts',
  /** `Query.comparator` and the errors of `update`, in the installed package. */
  adminQuery: 'https://github.com/googleapis/nodejs-firestore/blob/main/dev/src/reference/query.ts',
  /** The service's error messages as other users have reported them. */
  noDocument: 'https://github.com/gravitational/teleport/issues/67045',
  tooLarge: 'https://github.com/divriots/story-to-design/issues/41',
  tooLong: 'https://github.com/excalidraw/excalidraw/issues/4839',
  tooLargeRequest: 'https://github.com/Johannes-Berggren/firestore-to-bigquery-export/issues/3',
  tooDeep: 'https://github.com/googleapis/nodejs-firestore/pull/1815',
  /**
   * The tests that all of Google's server SDKs pass: one field may not be a prefix of another (`prefix #1`, `prefix
   * #2`).
   */
  serverSdkTests:
    'https://github.com/googleapis/google-cloud-go/blob/124f7d33d967d60582a59c87da2d5ec084602dc3/firestore/cmd/generate-firestore-tests/generate-firestore-tests.go',
} as const;

/** Pages known only by name or through quotations elsewhere. */
const NAMED = {
  /** The limits of `or`, `in` and `not-in`. */
  queries: `${DOCS}/query-data/queries`,
  listDocuments: `${DOCS}/reference/rest/v1/projects.databases.documents/list`,
  listCollectionIds: `${DOCS}/reference/rest/v1/projects.databases.documents/listCollectionIds`,
  /** How messages are written as JSON. */
  protocolJson: 'https://protobuf.dev/programming-guides/json/',
  partitionQuery: `${DOCS}/reference/rest/v1/projects.databases.documents/partitionQuery`,
  /** `set`, merge and `update` with paths. */
  add: `${DOCS}/manage-data/add-data`,
  databases: `${DOCS}/manage-databases`,
  /** The distance measures, thresholds, result fields and limits of vector searches. */
  vectorSearch: `${DOCS}/vector-search`,
  /** Google's Firestore emulator, for behavior that was observed but isn't documented. */
  emulator: 'https://firebase.google.com/docs/emulator-suite/connect_firestore',
} as const;

export const PAGES = { ...OPENED, ...NAMED } as const;
