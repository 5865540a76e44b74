import protobuf from 'protobufjs/light.js';
import { invalid } from '../../errors';
import { formOf, messageType } from '../definitions';

type Json = Readonly<Record<string, unknown>>;

/**
 * The body of a REST request, checked against the message that it encodes. Every name must be known, in its JSON or its
 * original spelling (`structuredQuery`, `structured_query`), lists must be lists, and at most one member of a oneof may
 * be given. Returns the names in their JSON spelling. Throws INVALID_ARGUMENT with the position for anything else, as
 * Google's emulator does. Values (a number's range, a path's form) are checked by the method that reads them.
 */
export function requestBody(message: string, body: Json): Json {
  return messageFrom(messageType(message), body, '');
}

/**
 * The parameters in a request's address (`mask.fieldPaths=a&pageSize=3`) as the message that they encode, checked like
 * a body. Unknown ones are ignored, and any text but "true" is false, as in Google's emulator.
 */
export function requestParameters(message: string, parameters: URLSearchParams): Json {
  const body: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys()))
    addParameter(messageType(message), body, name.split('.'), parameters.getAll(name));
  return messageFrom(messageType(message), body, '');
}

function addParameter(
  type: protobuf.Type,
  body: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  given: readonly string[],
): void {
  const field = own(type.fields, name) ?? own(type.fields, camelCase(name));
  if (!field || field.map) return;
  const inner = field.resolvedType instanceof protobuf.Type ? field.resolvedType : null;
  if (inner && formOf(inner) === 'message' && !field.repeated) {
    if (rest.length > 0) addParameter(inner, (body[field.name] ??= {}) as Record<string, unknown>, rest, given);
    return;
  }
  if (rest.length > 0) return;
  const values = field.type === 'bool' ? given.map((text) => text.toLowerCase() === 'true') : given;
  body[field.name] = field.repeated || values.length > 1 ? values : values[0];
}

function malformed(place: string, problem: string): Error {
  return invalid(`Payload isn't valid for request: ${place === '' ? 'the body' : place} ${problem}.`);
}

function messageFrom(type: protobuf.Type, json: unknown, place: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed(place, 'must be an object');
  const message = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(json)) {
    const field = own(type.fields, name) ?? own(type.fields, camelCase(name));
    const at = place === '' ? name : `${place}.${name}`;
    if (!field) throw malformed(at, 'is not known');
    // Null leaves a field unset, except for the one field whose value is null.
    if (value === null && !isNullValue(field)) continue;
    const other = field.partOf?.oneof.find((one) => one in message);
    if (other !== undefined) throw malformed(at, `cannot be given beside ${other}`);
    message[field.name] = fieldFrom(field, value, at);
  }
  return message;
}

function fieldFrom(field: protobuf.Field, json: unknown, place: string): unknown {
  if (field.repeated) {
    if (!Array.isArray(json)) throw malformed(place, 'must be a list');
    return json.map((item, at) => valueFrom(field, item, `${place}[${at}]`));
  }
  if (!field.map) return valueFrom(field, json, place);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed(place, 'must be an object');
  const map = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(json)) map[key] = valueFrom(field, value, `${place}.${key}`);
  return map;
}

function valueFrom(field: protobuf.Field, json: unknown, place: string): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return enumFrom(type, json, place);
  if (type instanceof protobuf.Type) {
    const form = formOf(type);
    if (form === 'timestamp') return json;
    return form === 'wrapper' ? scalarFrom(type.fields.value?.type, json, place) : messageFrom(type, json, place);
  }
  return scalarFrom(field.type, json, place);
}

function enumFrom({ name, values, valuesById }: protobuf.Enum, json: unknown, place: string): unknown {
  if (name === 'NullValue' && json === null) return null;
  if (typeof json === 'string' && Object.hasOwn(values, json)) return name === 'NullValue' ? null : json;
  if (typeof json === 'number' && Object.hasOwn(valuesById, json)) return valuesById[json];
  throw malformed(place, `must be one of ${Object.keys(values).join(', ')}`);
}

/** A scalar. Strings are converted to booleans and numbers to strings where possible, as in Google's emulator. */
function scalarFrom(type: string | undefined, json: unknown, place: string): unknown {
  if (typeof json === 'object') throw malformed(place, 'must be a single value');
  if (type === 'bool') {
    if (typeof json === 'boolean') return json;
    if (json === 'true' || json === 'false') return json === 'true';
    throw malformed(place, 'must be true or false');
  }
  if (type === 'string') return String(json);
  if (type === 'bytes' && !isBase64(json)) throw malformed(place, 'must be base64');
  return json;
}

/** Base64 in its standard or URL alphabet. Padding is optional, but the last group can't have a single character. */
function isBase64(json: unknown): boolean {
  return typeof json === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(json) && json.replace(/=+$/, '').length % 4 !== 1;
}

function isNullValue(field: protobuf.Field): boolean {
  return field.resolvedType?.name === 'NullValue';
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
