import { readFileSync } from 'node:fs';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import { compileRules, type Decision, type Fields, type Ruleset, type Value } from 'firestore-emulator-node/rules';

/** The most expressions that an honest request may cost. Firebase stops at 1,000. */
export const MAX_EXPRESSIONS = 700;

/** The time of a request that names none, in seconds. */
export const NOW = 1_764_000_000;

/**
 * Converts a plain document to the engine's values. Sentinels (`serverTimestamp()`) aren't supported; use
 * `Timestamp.fromMillis(NOW * 1000)`.
 */
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

/** The project's compiled rules. Throws when they don't compile. */
export function compiledRules(): Ruleset {
  const { ruleset, issues } = compileRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
  if (ruleset === null) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/**
 * One user's request at `now` (seconds). `before` and `after` are all documents by path, without and with the whole
 * batch.
 */
export interface AuthorizedRequest {
  readonly uid: string;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly before: Readonly<Record<string, DocumentData>>;
  /** Not needed for a read. */
  readonly after?: Readonly<Record<string, DocumentData>>;
  readonly now?: number;
}

/** Decides one request without a suite: fast enough for thousands a second, and it shows what each costs. */
export function authorizeRequest(
  ruleset: Ruleset,
  { uid, method, path, before, after = before, now = NOW }: AuthorizedRequest,
): Decision {
  const reader = (all: Readonly<Record<string, DocumentData>>) => (wanted: string) => {
    const found = all[wanted];
    return found === undefined ? null : { path: wanted, fields: fieldsOf(found) };
  };
  const isWrite = method !== 'get' && method !== 'list';
  return ruleset.evaluate(
    {
      service: 'cloud.firestore',
      database: '(default)',
      path,
      method,
      auth: { uid, token: fieldsOf({ email: `${uid}@example.test`, sub: uid }) },
      time: { seconds: now, nanos: 0 },
      resource: method === 'list' ? null : reader(before)(path),
      ...(isWrite && { newResource: reader(after)(path) }),
      query: method === 'list' ? { limit: null, offset: 0, orderBy: [], filter: null } : null,
    },
    { get: reader(before), getAfter: reader(after) },
  );
}

/** The documents of a batch by path; null deletes one. */
export type Writes = Readonly<Record<string, DocumentData | null>>;

/** Decides every write of a batch whose collection is in `collections`. Returns the decisions by path. */
export function authorizeBatch(
  ruleset: Ruleset,
  uid: string,
  before: Readonly<Record<string, DocumentData>>,
  writes: Writes,
  collections: readonly string[],
  now = NOW,
): Record<string, Decision> {
  const after = Object.fromEntries(
    Object.entries({ ...before, ...writes }).filter((entry): entry is [string, DocumentData] => entry[1] !== null),
  );
  const judged = Object.keys(writes).filter((path) => collections.includes(path.split('/')[0] ?? ''));
  return Object.fromEntries(
    judged.map((path) => {
      const method = !(path in after) ? 'delete' : path in before ? 'update' : 'create';
      return [path, authorizeRequest(ruleset, { uid, method, path, before, after, now })];
    }),
  );
}

/**
 * Decides one update of a document.
 * @param before all documents by path; @param after `path` after the update; @param along other documents after the
 * same batch.
 */
export function authorizeUpdate(
  ruleset: Ruleset,
  uid: string,
  path: string,
  before: Record<string, DocumentData>,
  after: DocumentData,
  along: Record<string, DocumentData> = {},
): Decision {
  return authorizeRequest(ruleset, {
    uid,
    method: 'update',
    path,
    before,
    after: { ...before, ...along, [path]: after },
  });
}
