import { readFileSync } from 'node:fs';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import { compileRules, type Decision, type Fields, type Ruleset, type Value } from 'firestore-emulator-node/rules';

/** The moment at which requests are judged here. */
export const NOW = 1_764_000_000;

/** Turns a plain document into the engine's values. Sentinels (`serverTimestamp()`) are not understood: put `Timestamp.fromMillis(NOW * 1000)`. */
function valueOf(plain: unknown): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain) ? { kind: 'integer', value: BigInt(plain) } : { kind: 'double', value: plain };
  }
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(valueOf) };
  if (plain instanceof Timestamp)
    return { kind: 'timestamp', value: { seconds: plain.seconds, nanos: plain.nanoseconds } };
  return { kind: 'map', fields: fieldsOf(plain as DocumentData) };
}

function fieldsOf(plain: DocumentData): Fields {
  return new Map(Object.entries(plain).map(([key, value]) => [key, valueOf(value)]));
}

/** The project's rules, compiled; breaks when they do not compile. */
export function compiledRules(): Ruleset {
  const { ruleset, issues } = compileRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
  if (ruleset === null) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/** What a batch makes of documents, by path; null deletes one. */
export type Writes = Readonly<Record<string, DocumentData | null>>;

/** Judges every write of a batch whose collection is among those named, as `judgeUpdate` does. The answers are by path. */
export function judgeBatch(
  ruleset: Ruleset,
  uid: string,
  before: Readonly<Record<string, DocumentData>>,
  writes: Writes,
  collections: readonly string[],
): Record<string, Decision> {
  const reader = (wanted: string, found: DocumentData | null | undefined) =>
    found == null ? null : { path: wanted, fields: fieldsOf(found) };
  const get = (wanted: string) => reader(wanted, before[wanted]);
  const getAfter = (wanted: string) => reader(wanted, wanted in writes ? writes[wanted] : before[wanted]);
  const judged = Object.keys(writes).filter((path) => collections.includes(path.split('/')[0] ?? ''));
  return Object.fromEntries(
    judged.map((path) => {
      const [resource, newResource] = [get(path), getAfter(path)];
      const method = newResource === null ? 'delete' : resource === null ? 'create' : 'update';
      const decision = ruleset.evaluate(
        {
          service: 'cloud.firestore',
          database: '(default)',
          path,
          method,
          auth: { uid, token: fieldsOf({ email: `${uid}@example.test`, sub: uid }) },
          time: { seconds: NOW, nanos: 0 },
          resource,
          newResource,
          query: null,
        },
        { get, getAfter },
      );
      return [path, decision];
    }),
  );
}

/**
 * Judges one update of a document at NOW without a suite, for thousands of requests a second and to see what each costs.
 * @param before all documents by path; @param after what the update makes of `path`; @param along what the same batch makes of others.
 */
export function judgeUpdate(
  ruleset: Ruleset,
  uid: string,
  path: string,
  before: Record<string, DocumentData>,
  after: DocumentData,
  along: Record<string, DocumentData> = {},
): Decision {
  const documents = { ...before, ...along, [path]: after };
  const reader = (all: Record<string, DocumentData>) => (wanted: string) => {
    const found = all[wanted];
    return found === undefined ? null : { path: wanted, fields: fieldsOf(found) };
  };
  return ruleset.evaluate(
    {
      service: 'cloud.firestore',
      database: '(default)',
      path,
      method: 'update',
      auth: { uid, token: fieldsOf({ email: `${uid}@example.test`, sub: uid }) },
      time: { seconds: NOW, nanos: 0 },
      resource: reader(before)(path),
      newResource: reader(documents)(path),
      query: null,
    },
    { get: reader(before), getAfter: reader(documents) },
  );
}
