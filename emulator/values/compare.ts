import type { Fields, Value } from './value';
import { compareTimestamps } from './timestamp';

/**
 * The documented order of values across types: null, booleans, numbers (NaN first), timestamps, strings, bytes,
 * references, geopoints, arrays, vectors, maps. Integers and doubles are one type and compare by their exact
 * mathematical value.
 */
const TYPE_ORDER: Readonly<Record<Value['kind'], number>> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
};

const SLASH = 47;

/** The rank of a value's type; inequality filters match only values of the same rank. */
export function typeRank(value: Value): number {
  return TYPE_ORDER[value.kind];
}

/** Compares by UTF-8 bytes, which differs from JavaScript's UTF-16 order for surrogates and U+E000 to U+FFFF. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    const leftSurrogate = left >= 0xd800 && left <= 0xdfff;
    const rightSurrogate = right >= 0xd800 && right <= 0xdfff;
    return leftSurrogate === rightSurrogate ? left - right : leftSurrogate ? 1 : -1;
  }
  return a.length - b.length;
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  const aNaN = typeof a === 'number' && Number.isNaN(a);
  const bNaN = typeof b === 'number' && Number.isNaN(b);
  if (aNaN || bNaN) return aNaN && bNaN ? 0 : aNaN ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Compares two path segments: numeric ids (`__id7__`) first and by number, all others by their bytes. */
function compareSegment(a: string, b: string): number {
  if (!a.startsWith('__id') && !b.startsWith('__id')) return compareText(a, b);
  const left = NUMERIC_ID.exec(a);
  const right = NUMERIC_ID.exec(b);
  if (left && right) return compareNumbers(BigInt(left[1] ?? 0), BigInt(right[1] ?? 0));
  if (left || right) return left ? -1 : 1;
  return compareText(a, b);
}

/** The path segment that begins at `start`. */
function segmentAt(path: string, start: number): string {
  const end = path.indexOf('/', start);
  return end < 0 ? path.slice(start) : path.slice(start, end);
}

/** Compares document names segment by segment. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  // The paths are equal before the first segment that differs. Indexes compare very many paths, so only that segment is
  // extracted.
  let start = 0;
  for (let i = 0; i < a.length && i < b.length; i++) {
    const unit = a.charCodeAt(i);
    if (unit !== b.charCodeAt(i)) break;
    if (unit === SLASH) start = i + 1;
  }
  const [left, right] = [segmentAt(a, start), segmentAt(b, start)];
  return left === right ? a.length - b.length : compareSegment(left, right);
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i] as Value, b[i] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = [...a.keys()].sort(compareText);
  const right = [...b.keys()].sort(compareText);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const leftKey = left[i] as string;
    const rightKey = right[i] as string;
    const order = compareText(leftKey, rightKey) || compareValues(a.get(leftKey) as Value, b.get(rightKey) as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Compares by the number of dimensions, then element by element. */
function compareVectors(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (const [i, element] of a.entries()) {
    const order = compareNumbers(element, b[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Compares any two values in their total order: negative, zero or positive. Zero means equal for queries: 1 and 1.0, 0
 * and -0, NaN and NaN.
 */
export function compareValues(a: Value, b: Value): number {
  if (a.kind !== b.kind) {
    const rank = typeRank(a) - typeRank(b);
    if (rank !== 0) return rank;
  }
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return b.kind === 'boolean' ? Number(a.value) - Number(b.value) : 0;
    case 'integer':
    case 'double':
      return b.kind === 'integer' || b.kind === 'double' ? compareNumbers(a.value, b.value) : 0;
    case 'timestamp':
      return b.kind === 'timestamp' ? compareTimestamps(a.value, b.value) : 0;
    case 'string':
      return b.kind === 'string' ? compareText(a.value, b.value) : 0;
    case 'bytes':
      return b.kind === 'bytes' ? compareBytes(a.value, b.value) : 0;
    case 'reference':
      return b.kind === 'reference' ? comparePaths(a.value, b.value) : 0;
    case 'geoPoint':
      return b.kind === 'geoPoint' ? a.latitude - b.latitude || a.longitude - b.longitude : 0;
    case 'array':
      return b.kind === 'array' ? compareArrays(a.values, b.values) : 0;
    case 'vector':
      return b.kind === 'vector' ? compareVectors(a.values, b.values) : 0;
    case 'map':
      return b.kind === 'map' ? compareMaps(a.fields, b.fields) : 0;
  }
}

/** Equality in queries and array transforms. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/**
 * Identity: the same kind and the same bits (1 is not 1.0, 0 is not -0). A write that leaves a document identical
 * changes nothing.
 */
export function identicalValues(a: Value, b: Value): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length && a.values.every((value, i) => identicalValues(value, b.values[i] as Value))
    );
  }
  if (a.kind === 'vector' && b.kind === 'vector') {
    return a.values.length === b.values.length && a.values.every((value, i) => Object.is(value, b.values[i]));
  }
  if (a.kind === 'map' && b.kind === 'map') return identicalFields(a.fields, b.fields);
  return compareValues(a, b) === 0;
}

/** Identity of whole field maps, in any order. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}
