import { describeValue } from './describe';
import { Fault } from './faults';
import type { Context } from './context';
import { toFloat, toInteger, toPath, toText } from './stdlib/convert';
import { wrongType } from './stdlib/method';
import { RulesPath, type RulesValue } from './values';

/** A function that every source can call without declaring it. */
export interface Builtin {
  readonly arity: number;
  readonly run: (context: Context, argument: RulesValue) => RulesValue;
}

const CONVERSIONS: readonly (readonly [string, Builtin])[] = [
  ['float', { arity: 1, run: (_, value) => toFloat(value) }],
  ['int', { arity: 1, run: (_, value) => toInteger(value) }],
  ['path', { arity: 1, run: (_, value) => toPath(value) }],
  ['string', { arity: 1, run: (_, value) => toText(value) }],
];

const ACCESSES: readonly (readonly [string, Builtin])[] = [
  ['get', { arity: 1, run: (context, path) => existing(context, path, false) }],
  ['exists', { arity: 1, run: (context, path) => context.read(documentPath(context, path), false) !== null }],
  ['getAfter', { arity: 1, run: (context, path) => existing(context, path, true) }],
  ['existsAfter', { arity: 1, run: (context, path) => context.read(documentPath(context, path), true) !== null }],
];

/**
 * Functions from the reference that Firebase's own evaluation reports as "function not found" (recorded decisions of
 * its rules test service, 2026). They are unknown here too, with a warning from the compiler: what passes here must
 * pass there.
 */
export const UNKNOWN_TO_FIREBASE: ReadonlySet<string> = new Set(['bool', 'math.isInfinite']);

/** Receives the output of `debug()`, one line per call. Replaced by the program that shows logs; silent otherwise. */
export const debugLog: { write: (line: string) => void } = { write: () => undefined };

const DEBUG: Builtin = {
  arity: 1,
  run: (context, value) => {
    debugLog.write(`debug() at line ${context.at?.line ?? 0}: ${describeValue(value, 2_000)}`);
    return value;
  },
};

const FIRESTORE = new Map<string, Builtin>([...CONVERSIONS, ...ACCESSES, ['debug', DEBUG]]);
const STORAGE = new Map<string, Builtin>([...CONVERSIONS, ['debug', DEBUG]]);
const STORAGE_NAMESPACE = new Map<string, Builtin>(ACCESSES.slice(0, 2));
const NONE: ReadonlyMap<string, Builtin> = new Map();

/** The functions of a service. Firestore's can read documents; Storage's do that through the namespace `firestore`. */
export function builtinsOf(service: string): ReadonlyMap<string, Builtin> {
  return service === 'firebase.storage' ? STORAGE : FIRESTORE;
}

/** The functions of a service within a namespace. */
export function builtinsUnder(service: string, namespace: string): ReadonlyMap<string, Builtin> {
  return service === 'firebase.storage' && namespace === 'firestore' ? STORAGE_NAMESPACE : NONE;
}

/** A document that rules read; a fault when it doesn't exist. */
function existing(context: Context, path: RulesValue, after: boolean): RulesValue {
  const document = context.read(documentPath(context, path), after);
  if (document === null) throw new Fault(`there is no document ${describeValue(path)}`);
  return document;
}

/** Turns `/databases/D/documents/a/b` into `a/b`: only documents of the request's own database can be read. */
function documentPath(context: Context, value: RulesValue): string {
  if (!(value instanceof RulesPath)) return wrongType(value, 'path');
  const { segments } = value;
  if (segments.some((segment) => typeof segment !== 'string'))
    throw new Fault('the path has a segment that is not bound');
  const [databases, database, documents] = segments;
  if (databases !== 'databases' || documents !== 'documents' || database !== context.database) {
    throw new Fault(
      `a document's path begins with /databases/${context.database}/documents, got ${describeValue(value)}`,
    );
  }
  if (segments.length < 5 || segments.length % 2 === 0)
    throw new Fault(`${describeValue(value)} is not the path of a document`);
  return segments.slice(3).join('/');
}
