import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

/**
 * The paths of random documents: two collections with the same name side by side, one below them, and one with another
 * name.
 */
export const PATHS = ['c/a', 'c/b', 'c/d', 'c/e', 'c/__id7__', 'c/a/c/x', 'c/a/c/y', 'k/1/c/b', 'k/1/c/z', 'k/1'];

const FIELDS = ['a', 'b', 'm.x', 't'];
const name = (path: string): Json => ({ referenceValue: `projects/p/databases/d/documents/${path}` });

/** Few values, so that they collide: of every type that matters to ranges, and some equal to each other. */
const wireScalar: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '1' },
  { doubleValue: 1 },
  { integerValue: '2' },
  { doubleValue: 'NaN' },
  { timestampValue: '2025-01-01T00:00:00Z' },
  { stringValue: '' },
  { stringValue: 'x' },
  { bytesValue: 'AAE=' },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  name('c/b'),
);

const wireArray: fc.Arbitrary<Json> = fc
  .array(wireScalar, { maxLength: 3 })
  .map((values) => ({ arrayValue: { values } }));

const wireValue = fc.oneof({ weight: 4, arbitrary: wireScalar }, { weight: 1, arbitrary: wireArray });

/** The fields of a random document in the protocol's JSON form; any may be missing. */
export const arbitraryFields: fc.Arbitrary<Json> = fc.record(
  {
    a: wireValue,
    b: wireScalar,
    m: fc.record({ x: wireScalar }).map((fields) => ({ mapValue: { fields } })),
    t: wireArray,
  },
  { requiredKeys: [] },
);

const fieldPath = fc.constantFrom(...FIELDS);
const scalarOp = fc.constantFrom(
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
);
const listOp = fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY');

const fieldFilter: fc.Arbitrary<Json> = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ fieldPath, op: scalarOp, value: wireValue }) },
    {
      weight: 2,
      arbitrary: fc.record({
        fieldPath,
        op: listOp,
        value: fc.array(wireScalar, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
      }),
    },
    { weight: 2, arbitrary: fc.record({ fieldPath, op: fc.constant('ARRAY_CONTAINS'), value: wireScalar }) },
    {
      weight: 1,
      arbitrary: fc.record({
        fieldPath: fc.constant('__name__'),
        op: scalarOp,
        value: fc.constantFrom(...PATHS).map(name),
      }),
    },
  )
  .map(({ fieldPath: field, op, value }) => ({ fieldFilter: { field: { fieldPath: field }, op, value } }));

const unaryFilter: fc.Arbitrary<Json> = fc
  .record({ fieldPath, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') })
  .map(({ fieldPath: field, op }) => ({ unaryFilter: { field: { fieldPath: field }, op } }));
const filter = fc.letrec<{ any: Json; all: Json }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: fieldFilter },
    { weight: 1, arbitrary: unaryFilter },
    { weight: 4, arbitrary: tie('all') },
  ),
  all: fc
    .record({ op: fc.constantFrom('AND', 'AND', 'OR'), filters: fc.array(tie('any'), { minLength: 1, maxLength: 3 }) })
    .map((compositeFilter) => ({ compositeFilter })),
})).any;

const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const ordersOfFields = fc.uniqueArray(fc.record({ field: fieldPath.map((path) => ({ fieldPath: path })), direction }), {
  maxLength: 3,
  selector: ({ field }) => field.fieldPath,
});
const orderOfName = fc.record({ field: fc.constant({ fieldPath: '__name__' }), direction });
/** Valid orders of a query: each field once, the name last. */
const orderBy = fc
  .tuple(ordersOfFields, fc.option(orderOfName))
  .map(([orders, last]) => (last === null ? orders : [...orders, last]));

/** A cursor with values for the first of these orders. */
function cursorOf(orders: readonly { readonly field: { readonly fieldPath: string } }[]): fc.Arbitrary<Json> {
  const values = orders.map(({ field }) =>
    field.fieldPath === '__name__' ? fc.constantFrom(...PATHS).map(name) : wireScalar,
  );
  return fc.record({
    values: fc
      .tuple(fc.nat({ max: values.length }), ...values)
      .map(([count, ...all]) => all.slice(0, count) as readonly Json[]),
    before: fc.boolean(),
  });
}

const ordered = orderBy.chain((orders) =>
  fc.record(
    { orderBy: fc.constant(orders), startAt: cursorOf(orders), endAt: cursorOf(orders) },
    { requiredKeys: ['orderBy'] },
  ),
);

/** A random structured query with its parent's path; the service would reject some of them. */
export const arbitraryQuery = fc.record({
  parent: fc.constantFrom('', '', 'k/1', 'c/a'),
  query: fc
    .tuple(
      fc.record(
        {
          from: fc
            .record({ collectionId: fc.constantFrom('c', 'c', 'c', 'k'), allDescendants: fc.boolean() })
            .map((selector) => [selector]),
          where: filter,
          limit: fc.integer({ min: 0, max: 4 }),
          offset: fc.integer({ min: 0, max: 2 }),
        },
        { requiredKeys: ['from'] },
      ),
      fc.option(ordered, { nil: {} }),
    )
    .map(([query, order]) => ({ ...query, ...order })),
});
