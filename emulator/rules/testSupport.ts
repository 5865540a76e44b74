import type { Fields, Value } from '../values/value';
import { compileRules } from './index';
import type { Decision, RulesDocument, RulesReader, RulesRequest } from './types';

/**
 * Shared helpers for rules tests: sources around one condition, plain values as stored ones, and documents for rules to
 * read.
 */

/** A plain value as a stored one: whole numbers are integers, `float(1)` is always a double. */
export function stored(plain: unknown): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { kind: 'integer', value: BigInt(plain) } : { kind: 'double', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(stored) };
  if (plain instanceof Date)
    return {
      kind: 'timestamp',
      value: { seconds: Math.floor(plain.getTime() / 1000), nanos: (plain.getTime() % 1000) * 1e6 },
    };
  if (plain instanceof Uint8Array) return { kind: 'bytes', value: plain };
  if (isStored(plain)) return plain;
  return { kind: 'map', fields: fieldsOf(plain as Record<string, unknown>) };
}

function isStored(plain: unknown): plain is Value {
  return typeof plain === 'object' && plain !== null && 'kind' in plain;
}

export function fieldsOf(plain: Readonly<Record<string, unknown>>): Fields {
  return new Map(Object.entries(plain).map(([name, value]) => [name, stored(value)]));
}

export function documentOf(path: string, plain: Readonly<Record<string, unknown>>): RulesDocument {
  return { path, fields: fieldsOf(plain) };
}

/** A source with these statements for the documents `docs/{id}`. */
export function sourceOf(statements: string, declarations = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
    match /docs/{id} {
      ${statements}
    }
  }
}`;
}

/** The documents that rules may read, before and after the request. */
export function readerOf(before: Readonly<Record<string, Record<string, unknown>>>, after = before): RulesReader {
  const read =
    (world: typeof before) =>
    (path: string): RulesDocument | null => {
      const plain = world[path];
      return plain === undefined ? null : documentOf(path, plain);
    };
  return { get: read(before), getAfter: read(after) };
}

/** A `get` of docs/one by ann at the start of 2025, with the given changes. */
export function requestOf(changes: Partial<RulesRequest> = {}): RulesRequest {
  return {
    service: 'cloud.firestore',
    database: '(default)',
    path: 'docs/one',
    method: 'get',
    auth: { uid: 'ann', token: fieldsOf({ email: 'ann@example.test' }) },
    time: { seconds: Date.UTC(2025, 0, 1) / 1000, nanos: 0 },
    resource: documentOf('docs/one', {}),
    query: null,
    ...changes,
  };
}

/** The evaluation of a source on a request. Throws when the source doesn't compile. */
export function evaluateSource(
  source: string,
  changes: Partial<RulesRequest> = {},
  reader: RulesReader = readerOf({}),
): Decision {
  const { ruleset, issues } = compileRules(source, 'test.rules');
  if (ruleset === null) throw new Error(`does not compile: ${issues.map(({ description }) => description).join(' ')}`);
  return ruleset.evaluate(requestOf(changes), reader);
}

/** The outcome of a condition: `true`, `false`, or the message of its fault. */
export function outcomeOf(
  condition: string,
  {
    data = {},
    declarations = '',
    reader,
    ...changes
  }: Partial<RulesRequest> & { data?: Record<string, unknown>; declarations?: string; reader?: RulesReader } = {},
): string {
  const ask = (tested: string): Decision =>
    evaluateSource(
      sourceOf(`allow get: if ${tested};`, declarations),
      { resource: documentOf('docs/one', data), ...changes },
      reader,
    );
  const straight = ask(condition);
  if (straight.allowed) return 'true';
  return ask(`!(${condition})`).allowed ? 'false' : straight.explanation;
}
