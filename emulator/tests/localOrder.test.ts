import fc from 'fast-check';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryValue } from '../values/arbitrary';
import { encodeValue } from '../values/json';
import type { Value } from '../values/value';
import { PROJECT, TestEmulator } from './support';
import { fuzz } from './fuzzing';

// The web SDK orders values and evaluates queries itself while it is offline. The engine's results (read by the lite
// SDK, which doesn't reorder them) must equal those of the SDK's cache while it is offline. They differ for null and
// NaN: there the engine follows Google's emulator.

let emulator: TestEmulator;
let apps: readonly FirebaseApp[];
let cache: full.Firestore;
let server: lite.Firestore;

beforeAll(async () => {
  emulator = await TestEmulator.start();
  lite.setLogLevel('silent');
  const open = (name: string): FirebaseApp => initializeApp({ projectId: PROJECT, apiKey: 'none' }, name);
  const [offline, online] = [open('offline'), open('online')];
  apps = [offline, online];
  cache = full.initializeFirestore(offline, { localCache: full.memoryLocalCache() });
  await full.disableNetwork(cache);
  server = lite.getFirestore(online);
  lite.connectFirestoreEmulator(server, '127.0.0.1', emulator.port);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await emulator.server.stop();
});

/**
 * A value in the form of one of the two SDKs. Both support the same kinds, but accept only instances of their own
 * classes.
 */
function sdkValue(value: Value, sdk: typeof full | typeof lite, db: full.Firestore | lite.Firestore): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'integer':
      return Number(value.value);
    case 'timestamp':
      return new sdk.Timestamp(value.value.seconds, value.value.nanos);
    case 'bytes':
      return sdk.Bytes.fromUint8Array(value.value);
    case 'reference':
      return (sdk as typeof full).doc(db as full.Firestore, value.value.split('/').slice(5).join('/'));
    case 'geoPoint':
      return new sdk.GeoPoint(value.latitude, value.longitude);
    case 'array':
      return value.values.map((item) => sdkValue(item, sdk, db));
    case 'vector':
      return sdk.vector([...value.values]);
    case 'map':
      return Object.fromEntries([...value.fields].map(([name, item]) => [name, sdkValue(item, sdk, db)]));
    default:
      return value.value;
  }
}

/** The same value without numbers that JavaScript can't represent, and with references into this project. */
function tame(value: Value): Value {
  if (value.kind === 'integer') return { kind: 'integer', value: BigInt.asIntN(53, value.value) };
  if (value.kind === 'reference')
    return {
      kind: 'reference',
      value: value.value.replace(/^projects\/[^/]+\/databases\/[^/]+/, `projects/${PROJECT}/databases/(default)`),
    };
  if (value.kind === 'array') return { kind: 'array', values: value.values.map(tame) };
  if (value.kind === 'map')
    return { kind: 'map', fields: new Map([...value.fields].map(([name, item]) => [name, tame(item)])) };
  return value;
}

/** A few values that often collide, and occasionally any value. */
const few = fc.constantFrom<Value>(
  { kind: 'null' },
  { kind: 'boolean', value: true },
  { kind: 'integer', value: 1n },
  { kind: 'integer', value: 2n },
  { kind: 'double', value: 1.5 },
  { kind: 'double', value: NaN },
  { kind: 'string', value: 'x' },
  { kind: 'string', value: 'é' },
);
const value = fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: arbitraryValue.map(tame) });
const list = fc.array(few, { maxLength: 3 }).map((values): Value => ({ kind: 'array', values }));
const fields = fc.record({ a: value, b: few, t: list }, { requiredKeys: [] });

const isNaNValue = (item: Value | undefined): boolean => item?.kind === 'double' && Number.isNaN(item.value);

/**
 * The operands of ranges, lists and `array-contains`. Null and NaN are left out: in the service nothing equals them and
 * no range contains them, while the SDK's cache compares them like other values.
 */
const comparable = few.filter((item) => item.kind !== 'null' && !isNaNValue(item));
const field = fc.constantFrom('a', 'b', 't');
const constraint = fc.oneof(
  fc.record({
    do: fc.constant('where' as const),
    field,
    // The SDK sends null and NaN with special operators.
    op: fc.constantFrom('==', '!='),
    operand: few,
  }),
  fc.record({
    do: fc.constant('where' as const),
    field,
    op: fc.constantFrom('<', '<=', '>', '>=', 'array-contains'),
    operand: comparable,
  }),
  fc.record({
    do: fc.constant('where' as const),
    field,
    op: fc.constantFrom('in', 'not-in', 'array-contains-any'),
    operand: fc.array(comparable, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
  }),
  fc.record({ do: fc.constant('orderBy' as const), field, direction: fc.constantFrom('asc', 'desc') }),
  fc.record({ do: fc.constantFrom('startAt', 'startAfter', 'endAt', 'endBefore'), operand: few }),
  fc.record({ do: fc.constantFrom('limit', 'limitToLast'), count: fc.integer({ min: 1, max: 4 }) }),
);
type Constraint = typeof constraint extends fc.Arbitrary<infer T> ? T : never;

/** The order of parts in the SDK's query builder: filters, orders, cursors, limits. */
const RANK = ['where', 'orderBy', 'startAt', 'startAfter', 'endAt', 'endBefore', 'limit', 'limitToLast'];

/** Builds a query with either SDK. Throws when the SDK rejects it. */
function build(parts: readonly Constraint[], offline: boolean, path: string): full.Query {
  const sdk = (offline ? full : lite) as typeof full;
  const db = (offline ? cache : server) as full.Firestore;
  const constraints = [...parts]
    .sort((a, b) => RANK.indexOf(a.do) - RANK.indexOf(b.do))
    .map((part): full.QueryConstraint => {
      if ('op' in part) return sdk.where(part.field, part.op as full.WhereFilterOp, sdkValue(part.operand, sdk, db));
      if ('direction' in part) return sdk.orderBy(part.field, part.direction as full.OrderByDirection);
      if ('count' in part) return sdk[part.do as 'limit'](part.count);
      return sdk[part.do as 'startAt'](sdkValue(part.operand, sdk, db));
    });
  return sdk.query(sdk.collection(db, path), ...constraints);
}
/** The codes with which the SDK itself, or the service through it, rejects a query. */
const ERROR_CODES = ['invalid-argument', 'unimplemented', 'failed-precondition'];

type Documents = readonly Partial<Record<string, Value>>[];

/**
 * Whether a query has a range of numbers without a lower bound, where the SDK's cache matches NaN and the service
 * doesn't.
 */
function reachesNaN(parts: readonly Constraint[], documents: Documents): boolean {
  return parts.some(
    (part) =>
      'op' in part &&
      (part.op === '<' || part.op === '<=') &&
      (part.operand.kind === 'integer' || part.operand.kind === 'double') &&
      documents.some((document) => isNaNValue(document[part.field])),
  );
}

let collections = 0;

/** Stores the same documents on both sides, in a separate collection. */
function store(documents: Documents): string {
  const path = `c${++collections}`;
  documents.forEach((document, i) => {
    const id = `${path}/d${i}`;
    const entries = Object.entries(document) as [string, Value][];
    emulator.put({ [id]: Object.fromEntries(entries.map(([name, item]) => [name, encodeValue(item)])) });
    const data = Object.fromEntries(entries.map(([name, item]) => [name, sdkValue(item, full, cache)]));
    void full.setDoc(full.doc(cache, id), data);
  });
  return path;
}

/** The results of the engine and of the SDK's cache; null when the SDK or the service rejects the query. */
async function answers(
  parts: readonly Constraint[],
  path: string,
): Promise<{ engine: string[]; sdk: string[] } | null> {
  try {
    const engine = await lite.getDocs(build(parts, false, path) as unknown as lite.Query);
    const sdk = await full.getDocsFromCache(build(parts, true, path));
    return { engine: engine.docs.map(({ id }) => id), sdk: sdk.docs.map(({ id }) => id) };
  } catch (error) {
    if (error instanceof FirebaseError && ERROR_CODES.includes(error.code)) return null;
    throw error;
  }
}

it('any values have the same order as in the SDK', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryValue.map(tame), { minLength: 2, maxLength: 12 }), async (values) => {
      const path = store(values.map((a) => ({ a })));
      const found = await answers([{ do: 'orderBy', field: 'a', direction: 'asc' }], path);
      expect(found?.engine).toEqual(found?.sdk);
      expect(found?.engine).toHaveLength(values.length);
    }),
    fuzz(40),
  );
});

it('any query has the same results as in the SDK’s cache, in the same order', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fields, { minLength: 4, maxLength: 10 }),
      fc.array(fc.array(constraint, { maxLength: 4 }), { minLength: 8, maxLength: 8 }),
      async (documents, questions) => {
        const path = store(documents);
        for (const parts of questions) {
          if (reachesNaN(parts, documents)) continue;
          const found = await answers(parts, path);
          if (!found) continue;
          asked++;
          expect(found.engine).toEqual(found.sdk);
        }
      },
    ),
    fuzz(40),
  );
  expect(asked).toBeGreaterThan(2.5 * fuzz(40).numRuns);
});

describe('only the SDK’s cache', () => {
  const number = (operand: number): Value => ({ kind: 'double', value: operand });
  const NULL: Value = { kind: 'null' };
  const values: readonly Value[] = [
    NULL,
    number(NaN),
    number(1),
    { kind: 'array', values: [NULL] },
    { kind: 'array', values: [number(NaN)] },
  ];

  it.each<[string, '<=' | '>=' | 'array-contains', Value, readonly string[], readonly string[]]>([
    ['NaN below numbers', '<=', number(1), ['d2'], ['d1', 'd2']],
    ['NaN from NaN on', '>=', number(NaN), [], ['d1', 'd2']],
    ['NaN up to NaN', '<=', number(NaN), [], ['d1']],
    ['null from null on', '>=', NULL, [], ['d0']],
    ['null up to null', '<=', NULL, [], ['d0']],
    ['null in a list', 'array-contains', NULL, [], ['d3']],
    ['NaN in a list', 'array-contains', number(NaN), [], ['d4']],
  ])('matches %s', async (_name, op, operand, engine, sdk) => {
    const path = store(values.map((a) => ({ a })));
    expect(await answers([{ do: 'where', field: 'a', op, operand }], path)).toEqual({ engine, sdk });
  });
});
