import { invalid, StatusError } from '../errors';
import { fitsIn, MAX_NAME_BYTES } from '../limits';
import { formatTimestamp, parseTimestamp } from './timestamp';
import type { Fields, Value } from './value';

/** A value in the JSON form of the protocol: one of `nullValue`, `booleanValue`, `integerValue`, ... */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;

/** Deepest nesting of maps and arrays in one document (documented limit). */
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

/** A value that no property may hold; `of` puts it as the service does, which names the property. */
class UnfitValue extends StatusError {
  constructor(readonly of: (property: string) => string) {
    super('INVALID_ARGUMENT', of('value'));
  }
}

const invalidNesting = (): UnfitValue =>
  new UnfitValue((property) => `Property ${property} contains an invalid nested entity.`);

/** Largest text or byte string of a property (documented: 1 MiB less 89 bytes). */
const MAX_PROPERTY_BYTES = 1_048_487;

function fitting<T extends string | Uint8Array>(content: T): T {
  // A letter takes three bytes at most: most texts need not be measured.
  if (content.length * 3 > MAX_PROPERTY_BYTES && Buffer.byteLength(content) > MAX_PROPERTY_BYTES)
    throw new UnfitValue(
      (property) => `The value of property "${property}" is longer than ${MAX_PROPERTY_BYTES} bytes.`,
    );
  return content;
}

/** Reads one value; refuses an unknown kind, two kinds at once, an array directly in an array, and nesting beyond the limit. */
export function decodeValue(json: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalidNesting();
  const wire = record(json, 'Value');
  const kinds = Object.keys(wire).filter((key) => wire[key] !== undefined && key.endsWith('Value'));
  const kind = kinds[0];
  if (kinds.length !== 1 || kind === undefined) throw invalid('A value must have exactly one type.');
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
      return { kind: 'reference', value: content };
    case 'geoPointValue':
      return decodeGeoPoint(content);
    case 'arrayValue':
      return decodeArray(content, depth);
    case 'mapValue':
      return { kind: 'map', fields: decodeFields(record(content, 'mapValue').fields, depth + 1) };
    default:
      throw invalid(`Unknown value type: ${kind}.`);
  }
}

function decodeArray(json: unknown, depth: number): Value {
  const list = record(json, 'arrayValue').values ?? [];
  if (!Array.isArray(list)) throw invalid('arrayValue.values must be a list.');
  const values = list.map((item) => decodeValue(item, depth + 1));
  if (values.some((value) => value.kind === 'array')) throw invalidNesting();
  return { kind: 'array', values };
}

/** Reads a map of fields; absent means empty. Refuses empty and reserved names (`__name__`), except the marks of special maps. */
export function decodeFields(json: unknown, depth = 0): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  for (const [name, value] of Object.entries(record(json, 'fields'))) {
    if (name === '') throw invalid('Document fields must not be empty.');
    if (!fitsIn(MAX_NAME_BYTES, name)) throw invalid(`A field name is longer than ${MAX_NAME_BYTES} bytes.`);
    if (/^__.*__$/.test(name) && name !== '__type__') throw invalid(`Field name "${name}" is reserved.`);
    fields.set(name, depth === 0 ? decodeProperty(name, value) : decodeValue(value, depth));
  }
  return fields;
}

function decodeProperty(name: string, json: unknown): Value {
  try {
    return decodeValue(json);
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

/** The JSON form of one value: integers as strings, bytes in base64, the doubles that JSON lacks as strings. */
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
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: value.fields.size === 0 ? {} : { fields: encodeFields(value.fields) } };
  }
}

/** The JSON form of fields; a field called `__proto__` stays an ordinary field. */
export function encodeFields(fields: Fields): WireFields {
  const wire = Object.create(null) as Record<string, WireValue>;
  for (const [name, value] of fields) wire[name] = encodeValue(value);
  return wire;
}
