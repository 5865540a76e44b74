import protobuf from 'protobufjs/light.js';
import { invalid } from '../../errors';
import { formatTimestamp } from '../../values/timestamp';
import { formOf } from '../definitions';

type Json = Readonly<Record<string, unknown>>;

/** A 64-bit integer in protobufjs. */
interface Long {
  readonly low: number;
  readonly high: number;
}

function toBigInt(value: unknown): bigint {
  if (typeof value === 'number') return BigInt(value);
  const { low, high } = value as Long;
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

function toLong(value: unknown): Long {
  const big = BigInt.asUintN(64, BigInt(typeof value === 'number' || typeof value === 'string' ? value : 0));
  return { low: Number(big & 0xffffffffn) | 0, high: Number(big >> 32n) | 0 };
}

/** Converts a message decoded by protobufjs to the protocol's JSON form. */
function toJson(type: protobuf.Type, message: Json): unknown {
  const form = formOf(type);
  if (form === 'timestamp') {
    return formatTimestamp({ seconds: Number(toBigInt(message.seconds ?? 0)), nanos: Number(message.nanos ?? 0) });
  }
  if (form === 'wrapper') return scalarToJson(type.fields.value as protobuf.Field, message.value ?? 0);
  const json = Object.create(null) as Record<string, unknown>;
  for (const field of type.fieldsArray) {
    if (!Object.hasOwn(message, field.name)) continue;
    const value = message[field.name];
    if (value === null || value === undefined) continue;
    if (field.repeated) json[field.name] = (value as unknown[]).map((item) => fieldToJson(field, item));
    else if (field.map) json[field.name] = mapValues(value as Json, (item) => fieldToJson(field, item));
    else json[field.name] = fieldToJson(field, value);
  }
  return json;
}

function mapValues(map: Json, convert: (value: unknown) => unknown): Json {
  const result = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(map)) result[key] = convert(value);
  return result;
}

function fieldToJson(field: protobuf.Field, value: unknown): unknown {
  return field.resolvedType instanceof protobuf.Type
    ? toJson(field.resolvedType, value as Json)
    : scalarToJson(field, value);
}

function scalarToJson(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Enum) {
    return field.resolvedType.name === 'NullValue'
      ? null
      : (field.resolvedType.valuesById[Number(value)] ?? Number(value));
  }
  if (field.type === 'int64') return toBigInt(value).toString();
  if (field.type === 'bytes') return Buffer.from(value as Uint8Array).toString('base64');
  return value;
}

/** Converted documents: a changed document is sent to all of its listeners. */
const documents = new WeakMap<object, Json>();

/** Converts a message in JSON form to the one protobufjs encodes. */
function fromJson(type: protobuf.Type, json: unknown): Json {
  const form = formOf(type);
  if (form === 'timestamp') return timestampMessage(json);
  if (form === 'wrapper') return { value: scalarFromJson(type.fields.value as protobuf.Field, json) };
  if (form === 'message') return messageFromJson(type, json);
  const known = documents.get(json as object);
  if (known) return known;
  const message = messageFromJson(type, json);
  documents.set(json as object, message);
  return message;
}

function messageFromJson(type: protobuf.Type, json: unknown): Json {
  const message = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(json as Json)) {
    const field = type.fields[name];
    if (!field || value === undefined || (value === null && field.type !== 'google.protobuf.NullValue')) continue;
    if (field.repeated) message[name] = (value as unknown[]).map((item) => fieldFromJson(field, item));
    else if (field.map) message[name] = mapValues(value as Json, (item) => fieldFromJson(field, item));
    else message[name] = fieldFromJson(field, value);
  }
  return message;
}

let lastTime = { text: '', message: {} as Json };

function timestampMessage(json: unknown): Json {
  const text = String(json);
  // One commit sends the same time to many listeners.
  if (lastTime.text === text) return lastTime.message;
  const seconds = Math.floor(Date.parse(text.replace(/\.\d+/, '')) / 1000);
  const message = { seconds: toLong(seconds), nanos: Number((/\.(\d+)/.exec(text)?.[1] ?? '').padEnd(9, '0')) };
  lastTime = { text, message };
  return message;
}

function fieldFromJson(field: protobuf.Field, value: unknown): unknown {
  return field.resolvedType instanceof protobuf.Type
    ? fromJson(field.resolvedType, value)
    : scalarFromJson(field, value);
}

function scalarFromJson(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Enum)
    return value === null ? 0 : (field.resolvedType.values[String(value)] ?? 0);
  if (field.type === 'int64') return toLong(value);
  if (field.type === 'bytes') return Buffer.from(String(value), 'base64');
  if (field.type === 'double') return Number(value);
  return value;
}

/** Decodes a message. Throws on invalid bytes. */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): Json {
  try {
    return toJson(type, type.decode(bytes) as unknown as Json) as Json;
  } catch (error) {
    throw invalid(`The message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Encodes a message given in JSON form. */
export function encodeMessage(type: protobuf.Type, json: unknown): Uint8Array {
  return type.encode(fromJson(type, json) as { [key: string]: unknown }).finish();
}
