import type * as sdk from 'firebase/firestore';
import type { FieldPath, FieldValue, Query } from 'firebase/firestore';
import { vi } from 'vitest';

// Between the SDK's values and the protocol's JSON. References, queries and field values are the SDK's own.
const { Timestamp } = await vi.importActual<typeof sdk>('firebase/firestore');

export type Json = Readonly<Record<string, unknown>>;

type Segments = readonly string[];

/** The segments of a path as the SDK takes it. */
export function segmentsOf(path: string | FieldPath): Segments {
  return typeof path === 'string'
    ? path.split('.')
    : (path as unknown as { _internalPath: { segments: string[] } })._internalPath.segments;
}

const pathText = (segments: Segments): string =>
  segments.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part.replace(/[\\`]/g, '\\$&')}\``)).join('.');

type Sentinel = { _methodName: string; _elements?: unknown[]; _operand?: number };
const isSentinel = (value: unknown): value is FieldValue & Sentinel =>
  typeof value === 'object' && value !== null && '_methodName' in value;
const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function encodeValue(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Timestamp) return { timestampValue: timeText(value) };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`no stored form of ${String(value)}`);
}

const timeText = ({ seconds, nanoseconds }: { seconds: number; nanoseconds: number }): string =>
  new Date(seconds * 1000).toISOString().replace('000Z', `${String(nanoseconds).padStart(9, '0')}Z`);

function encodeFields(map: Json): Json {
  const known = Object.entries(map).filter(([, value]) => value !== undefined && !isSentinel(value));
  return Object.fromEntries(known.map(([name, value]) => [name, encodeValue(value)]));
}

function decodeValue(wire: Json): unknown {
  const [[kind, value] = ['nullValue', null]] = Object.entries(wire);
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(value);
  if (kind === 'arrayValue') return ((value as { values?: Json[] }).values ?? []).map(decodeValue);
  if (kind === 'mapValue') return decodeFields((value as { fields?: Json }).fields ?? {});
  if (kind !== 'timestampValue') return value;
  const [, nanos = ''] = /\.(\d+)Z/.exec(String(value)) ?? [];
  return new Timestamp(Math.floor(Date.parse(String(value)) / 1000), Number(nanos.padEnd(9, '0')));
}

/** A document's fields as the SDK gives them. */
export function decodeFields(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value as Json)]));
}

/** The transforms that the values in a map stand for. */
function transformsIn(map: Json, above: Segments = []): Json[] {
  return Object.entries(map).flatMap(([name, value]) => {
    const path = [...above, name];
    if (isMap(value) && !isSentinel(value)) return transformsIn(value, path);
    if (!isSentinel(value) || value._methodName === 'deleteField') return [];
    const elements = { values: value._elements?.map(encodeValue) };
    const transform = {
      serverTimestamp: { setToServerValue: 'REQUEST_TIME' },
      arrayUnion: { appendMissingElements: elements },
      arrayRemove: { removeAllFromArray: elements },
      increment: { increment: encodeValue(value._operand ?? 0) },
    }[value._methodName];
    return [{ fieldPath: pathText(path), ...transform }];
  });
}

const isTransform = (value: unknown) => isSentinel(value) && value._methodName !== 'deleteField';

/** The paths of a map that a merge writes. */
function leavesOf(map: Json, above: Segments = []): string[] {
  return Object.entries(map).flatMap(([name, value]) => {
    const path = [...above, name];
    if (isTransform(value) || value === undefined) return [];
    return isMap(value) && Object.keys(value).length > 0 ? leavesOf(value, path) : [pathText(path)];
  });
}

const writeOf = (name: string, data: Json, mask: readonly string[] | null): Json => ({
  update: { name, fields: encodeFields(data) },
  ...(mask === null ? {} : { updateMask: { fieldPaths: mask } }),
  updateTransforms: transformsIn(data),
});

export type SetOptions = { merge?: boolean; mergeFields?: readonly (string | FieldPath)[] };

/** The write of `set`. */
export function setWrite(name: string, data: Json, { merge, mergeFields }: SetOptions = {}): Json {
  const mask = merge === true ? leavesOf(data) : (mergeFields?.map((path) => pathText(segmentsOf(path))) ?? null);
  return writeOf(name, data, mask);
}

/** The write of `update`, whose arguments are fields by their paths, or paths and values in turn. */
export function updateWrite(name: string, change: readonly unknown[]): Json {
  const pairs: [string | FieldPath, unknown][] =
    change.length === 1
      ? Object.entries(change[0] as Json)
      : change.flatMap((path, i) => (i % 2 === 0 ? [[path as string | FieldPath, change[i + 1]]] : []));
  const data: Record<string, unknown> = {};
  for (const [path, value] of pairs) {
    const segments = segmentsOf(path);
    const at = segments.slice(0, -1).reduce((map, part) => (map[part] ??= {}) as typeof data, data);
    at[segments.at(-1)!] = value;
  }
  const mask = pairs.flatMap(([path, value]) =>
    isTransform(value) || value === undefined ? [] : [pathText(segmentsOf(path))],
  );
  return { ...writeOf(name, data, mask), currentDocument: { exists: true } };
}

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
type Path = { segments: string[]; offset: number; len: number };
type Filter = { filters: Filter[]; op: string } | { field: Path; op: string; value: Json; filters?: undefined };
type Bound = { position: Json[]; inclusive: boolean } | null;
type InnerQuery = {
  path: Path;
  collectionGroup: string | null;
  filters: Filter[];
  explicitOrderBy: { field: Path; dir: string }[];
  limit: number | null;
  startAt: Bound;
  endAt: Bound;
};

const partsOf = ({ segments, offset, len }: Path): string[] => segments.slice(offset, offset + len);
const fieldOf = (path: Path): Json => ({ fieldPath: pathText(partsOf(path)) });
const isNull = (value: Json): boolean => 'nullValue' in value;

function filterOf(filter: Filter): Json {
  if (filter.filters !== undefined)
    return { compositeFilter: { op: filter.op.toUpperCase(), filters: filter.filters.map(filterOf) } };
  const field = fieldOf(filter.field);
  if (isNull(filter.value)) return { unaryFilter: { field, op: filter.op === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
  return { fieldFilter: { field, op: OPERATORS[filter.op], value: filter.value } };
}

/** A query of the SDK as a request's: the path of its parent, and the structured query. */
export function structuredQuery(query: Query): { parent: string; structuredQuery: Json } {
  const inner = (query as unknown as { _query: InnerQuery })._query;
  const path = partsOf(inner.path);
  const group = inner.collectionGroup;
  const collectionId = group ?? path.pop();
  const { filters, explicitOrderBy, limit, startAt, endAt } = inner;
  return {
    parent: path.join('/'),
    structuredQuery: {
      from: [{ collectionId, allDescendants: group !== null }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters: filters.map(filterOf) } } }),
      orderBy: explicitOrderBy.map(({ field, dir }) => ({
        field: fieldOf(field),
        direction: dir === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
      ...(limit !== null && { limit }),
      ...(startAt && { startAt: { values: startAt.position, before: startAt.inclusive } }),
      ...(endAt && { endAt: { values: endAt.position, before: !endAt.inclusive } }),
    },
  };
}
