import { invalid, StatusError } from '../errors';
import { isReservedName, MAX_NAME_BYTES } from '../limits';
import { parseDocumentName } from '../paths/resourceName';
import { formatTimestamp, parseTimestamp } from './timestamp';
import type { Fields, Value } from './value';
import { decodeVector, hasTypeMark, vectorAsMap } from './vector';

/** A value in the protocol's JSON form: one of `nullValue`, `booleanValue`, `integerValue`, ... */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;

/** Maximum nesting of maps and arrays in one document (documented limit). */
export const MAX_DEPTH = 20;

function record(json: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(`${what} must be an object.`);
  return json as Readonly<Record<string, unknown>>;
}

function decodeInteger(json: unknown): bigint {
  if (typeof json === 'number' && Number.isInteger(json)) return BigInt(json);
  if (typeof json === 'string' && /^[+-]?\d{1,20}$/.test(json)) {
    const value = BigInt(json.startsWith('+') ? json.slice(1) : json);
    if (value >= MIN_INT && value <= MAX_INT) return value;
  }
  throw invalid(`Invalid integer value: ${JSON.stringify(json)}.`);
}

function decodeDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return NaN;
  if (json === 'Infinity') return Infinity;
  if (json === '-Infinity') return -Infinity;
  if (typeof json === 'string' && json.trim() !== '' && !Number.isNaN(Number(json))) return Number(json);
  throw invalid(`Invalid double value: ${JSON.stringify(json)}.`);
}

function decodeBytes(json: unknown): Uint8Array {
  if (json instanceof Uint8Array) return json;
  if (typeof json !== 'string') throw invalid('Invalid bytes value.');
  return new Uint8Array(Buffer.from(json, 'base64'));
}

function decodeGeoPoint(json: unknown): Value {
  const point = record(json, 'geoPointValue');
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(latitude >= -90 && latitude <= 90)) throw invalid('Latitude must be between -90 and 90.');
  if (!(longitude >= -180 && longitude <= 180)) throw invalid('Longitude must be between -180 and 180.');
  return { kind: 'geoPoint', latitude, longitude };
}

/** A value that no property may have. `of` returns the service's message, which names the property. */
class UnfitValue extends StatusError {
  constructor(readonly of: (property: string) => string) {
    super('INVALID_ARGUMENT', of('value'));
  }
}

const invalidNesting = (): UnfitValue =>
  new UnfitValue((property) => `Property ${property} contains an invalid nested entity.`);

/** Maximum size of a string or bytes property (documented: 1 MiB less 89 bytes). */
const MAX_PROPERTY_BYTES = 1_048_487;

function fitting<T extends string | Uint8Array>(content: T): T {
  // A character takes at most three bytes, so most strings needn't be measured.
  if (content.length * 3 > MAX_PROPERTY_BYTES && Buffer.byteLength(content) > MAX_PROPERTY_BYTES)
    throw new UnfitValue(
      (property) => `The value of property "${property}" is longer than ${MAX_PROPERTY_BYTES} bytes.`,
    );
  return content;
}

/**
 * Parses a document's value. Throws on an unknown kind, two kinds at once, values that an array may not contain, and
 * nesting beyond the limit.
 */
export function decodeValue(json: unknown): Value {
  return decode(json, 0, true, NO_PATH);
}

/**
 * Parses a comparison value of a query. Unlike a document's value it may contain, for example, an array in an array; it
 * then matches nothing.
 */
export function decodeOperand(json: unknown): Value {
  try {
    return decode(json, 0, false, NO_PATH);
  } catch (error) {
    throw error instanceof UnfitValue ? invalid(error.of('value')) : error;
  }
}

/** The bytes of an empty path, whose first name has no dot before it. */
const NO_PATH = -1;

/** `path` is the number of bytes of the path to the value, with a dot between its names. */
function decode(json: unknown, depth: number, stored: boolean, path: number): Value {
  if (depth > MAX_DEPTH) throw invalidNesting();
  const wire = record(json ?? {}, 'Value');
  const kinds = Object.keys(wire).filter((key) => wire[key] !== undefined && key.endsWith('Value'));
  const kind = kinds[0];
  if (kind === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  if (kinds.length !== 1) throw invalid('A value must have exactly one type.');
  const content = wire[kind];
  switch (kind) {
    case 'nullValue':
      return { kind: 'null' };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.');
      return { kind: 'boolean', value: content };
    case 'integerValue':
      return { kind: 'integer', value: decodeInteger(content) };
    case 'doubleValue':
      return { kind: 'double', value: decodeDouble(content) };
    case 'timestampValue':
      return { kind: 'timestamp', value: parseTimestamp(content) };
    case 'stringValue':
      if (typeof content !== 'string') throw invalid('stringValue must be a string.');
      return { kind: 'string', value: fitting(content) };
    case 'bytesValue':
      return { kind: 'bytes', value: fitting(decodeBytes(content)) };
    case 'referenceValue':
      if (typeof content !== 'string') throw invalid('referenceValue must be a string.');
      parseDocumentName(content, 'Resource name');
      return { kind: 'reference', value: content };
    case 'geoPointValue':
      return decodeGeoPoint(content);
    case 'arrayValue':
      return decodeArray(content, depth, stored, path);
    case 'mapValue':
      return decodeMap(record(content, 'mapValue').fields, depth, stored, path);
    default:
      throw invalid(`Unknown value type: ${kind}.`);
  }
}

function decodeArray(json: unknown, depth: number, stored: boolean, path: number): Value {
  const list = record(json, 'arrayValue').values ?? [];
  if (!Array.isArray(list)) throw invalid('arrayValue.values must be a list.');
  const values = list.map((item) => decode(item, depth + 1, stored, path));
  for (const { kind } of stored ? values : []) {
    if (kind === 'array') throw invalid('Cannot convert an array value in an array value.');
    if (kind === 'vector') throw invalid('Cannot convert a vector value in an array value.');
  }
  return { kind: 'array', values };
}

function decodeMap(json: unknown, depth: number, stored: boolean, path: number): Value {
  if (!hasTypeMark(json)) return { kind: 'map', fields: decodeEntries(json, depth + 1, stored, path) };
  const vector = decodeVector(json, decodeDouble);
  if (vector === null) throw invalidNesting();
  if (stored && vector.values.some(Number.isNaN)) throw invalid('Vector cannot contain NaN values.');
  return vector;
}

/** Parses the fields of a document; absent means none. Throws on empty and reserved names (`__name__`). */
export function decodeFields(json: unknown): Fields {
  return decodeEntries(json, 0, true, NO_PATH);
}

function decodeEntries(json: unknown, depth: number, stored: boolean, path: number): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  for (const [name, value] of Object.entries(record(json, 'fields'))) {
    const bytes = path + 1 + Buffer.byteLength(name);
    if (stored) checkName(name, depth, bytes);
    if (isReservedName(name))
      throw invalid(depth === 0 ? `field name ${name} is reserved` : `field name '${name}' is reserved.`);
    fields.set(name, depth === 0 ? decodeProperty(name, value, bytes) : decode(value, depth, stored, bytes));
  }
  return fields;
}

/** `bytes` is the size of the whole path to the field. */
function checkName(name: string, depth: number, bytes: number): void {
  if (name !== '' && bytes <= MAX_NAME_BYTES) return;
  if (depth > 0) throw invalidNesting();
  throw invalid(`The property.name is ${name === '' ? 'the empty string' : `longer than ${MAX_NAME_BYTES} bytes`}.`);
}

function decodeProperty(name: string, json: unknown, bytes: number): Value {
  try {
    return decode(json, 0, true, bytes);
  } catch (error) {
    throw error instanceof UnfitValue ? invalid(error.of(name)) : error;
  }
}

function encodeDouble(value: number): unknown {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return 'Infinity';
  if (value === -Infinity) return '-Infinity';
  return Object.is(value, -0) ? '-0' : value;
}

/** As in the protocol's JSON, a coordinate of zero is left out. */
function encodeGeoPoint({ latitude, longitude }: { latitude: number; longitude: number }): WireValue {
  return { ...(latitude !== 0 && { latitude }), ...(longitude !== 0 && { longitude }) };
}

/** The JSON form of one value: integers as strings, bytes in base64, and doubles that JSON lacks as strings. */
export function encodeValue(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geoPoint':
      return { geoPointValue: encodeGeoPoint(value) };
    case 'array':
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(encodeValue) } };
    case 'vector':
      return encodeValue(vectorAsMap(value));
    case 'map':
      return { mapValue: value.fields.size === 0 ? {} : { fields: encodeFields(value.fields) } };
  }
}

/** The JSON form of fields; a field named `__proto__` remains an ordinary field. */
export function encodeFields(fields: Fields): WireFields {
  const wire = Object.create(null) as Record<string, WireValue>;
  for (const [name, value] of fields) wire[name] = encodeValue(value);
  return wire;
}
