import { invalid } from '../errors';
import type { DatabaseName } from '../paths/resourceName';
import { MAX_DEPTH } from '../values/json';
import type { Fields, Timestamp, Value } from '../values/value';
import { mapAsVector, vectorAsMap } from '../values/vector';
import { double, readWire, signed, WireWriter } from './wire';
import type { WireField } from './wire';

/*
 * Exports store documents as Datastore entities: a key path of collections and ids, and properties. The kind of a
 * property's value follows from which member is set and from its `meaning`. The member numbers are those of Datastore's
 * published messages; the mapping of meanings to values follows the output of Google's emulator.
 */
const KEY = 13;
const PROPERTY = 14;
const RAW_PROPERTY = 15;
const ENTITY_GROUP = 16;
const REFERENCE = { app: 13, path: 14, element: 1, type: 2, id: 3, name: 4, database: 23 };
const REFERENCE_VALUE = { app: 13, element: 14, type: 15, id: 16, name: 17, database: 23 };
const PROPERTY_PARTS = { meaning: 1, name: 3, multiple: 4, value: 5 };
const VALUE = { integer: 1, boolean: 2, string: 3, double: 4, point: 5, x: 6, y: 7, reference: 12 };
const MEANING = { timestamp: 7, geoPoint: 9, bytes: 14, shortBytes: 16, map: 19, emptyArray: 24, vector: 31 };

/** The prefix of a project's name in exports by Google's emulator. */
const APP_PREFIX = 'dev~';

const DEFAULT = '(default)';

/** A document of an export, with its path relative to the database. */
export interface ExportedDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** Encodes a document as an entity, without its create and update times. */
export function encodeEntity({ project }: DatabaseName, { path, fields }: ExportedDocument): Buffer {
  const key = new WireWriter().delimited(REFERENCE.app, APP_PREFIX + project).delimited(REFERENCE.path, pathOf(path));
  const writer = new WireWriter().delimited(KEY, key);
  writeProperties(writer, fields);
  return writer.delimited(ENTITY_GROUP, pathOf(path.split('/').slice(0, 2).join('/'))).bytes();
}

function pathOf(path: string): WireWriter {
  const writer = new WireWriter();
  const segments = path.split('/');
  for (let i = 0; i + 1 < segments.length; i += 2) {
    const [collection, id] = segments.slice(i, i + 2) as [string, string];
    writer.group(
      REFERENCE.element,
      new WireWriter().delimited(REFERENCE.type, collection).delimited(REFERENCE.name, id),
    );
  }
  return writer;
}

/**
 * A list or vector is written as its items one after the other. Only an empty list needs a separate property; those
 * come first.
 */
function writeProperties(writer: WireWriter, fields: Fields): void {
  for (const [name, value] of fields) {
    if (value.kind !== 'array' || value.values.length > 0) continue;
    writer.delimited(PROPERTY, property(name, MEANING.emptyArray, false, new WireWriter()));
  }
  for (const [name, value] of fields) {
    const items = itemsOf(value);
    for (const item of items ?? [value]) {
      const meaning = value.kind === 'vector' ? MEANING.vector : meaningOf(item);
      writer.delimited(RAW_PROPERTY, property(name, meaning, items !== null, encodeValue(item)));
    }
  }
}

/** The items of a list or a vector; null for any other value. */
function itemsOf(value: Value): readonly Value[] | null {
  if (value.kind === 'vector') return value.values.map((number) => ({ kind: 'double', value: number }));
  return value.kind === 'array' ? value.values : null;
}

function property(name: string, meaning: number | null, multiple: boolean, value: WireWriter): WireWriter {
  const writer = new WireWriter();
  if (meaning !== null) writer.integer(PROPERTY_PARTS.meaning, meaning);
  return writer
    .delimited(PROPERTY_PARTS.name, name)
    .integer(PROPERTY_PARTS.multiple, multiple)
    .delimited(PROPERTY_PARTS.value, value);
}

/** A vector only occurs here within a list, where it is encoded as a map. */
function meaningOf({ kind }: Value): number | null {
  if (kind === 'vector') return MEANING.map;
  return kind === 'timestamp' || kind === 'geoPoint' || kind === 'bytes' || kind === 'map' ? MEANING[kind] : null;
}

function encodeValue(value: Value): WireWriter {
  const writer = new WireWriter();
  switch (value.kind) {
    case 'null':
    case 'array':
      return writer;
    case 'boolean':
      return writer.integer(VALUE.boolean, value.value);
    case 'integer':
      return writer.integer(VALUE.integer, value.value);
    case 'double':
      return writer.double(VALUE.double, value.value);
    case 'timestamp':
      return writer.integer(VALUE.integer, microsOf(value.value));
    case 'string':
    case 'bytes':
      return writer.delimited(VALUE.string, value.value);
    case 'reference':
      return writer.group(VALUE.reference, encodeReference(value.value));
    case 'geoPoint':
      return writer.group(
        VALUE.point,
        new WireWriter().double(VALUE.x, value.latitude).double(VALUE.y, value.longitude),
      );
    case 'vector':
      return encodeValue(vectorAsMap(value));
    case 'map':
      return writer.delimited(VALUE.string, encodeMap(value.fields));
  }
}

/** A map is encoded as an entity with an empty key. */
function encodeMap(fields: Fields): WireWriter {
  const key = new WireWriter().delimited(REFERENCE.app, '').delimited(REFERENCE.path, '');
  const writer = new WireWriter().delimited(KEY, key);
  writeProperties(writer, fields);
  return writer.delimited(ENTITY_GROUP, '');
}

function encodeReference(name: string): WireWriter {
  const [, project = '', , database = DEFAULT, , ...segments] = name.split('/');
  const writer = new WireWriter().delimited(REFERENCE_VALUE.app, APP_PREFIX + project);
  for (let i = 0; i + 1 < segments.length; i += 2) {
    const [collection, id] = segments.slice(i, i + 2) as [string, string];
    const element = new WireWriter().delimited(REFERENCE_VALUE.type, collection).delimited(REFERENCE_VALUE.name, id);
    writer.group(REFERENCE_VALUE.element, element);
  }
  return database === DEFAULT ? writer : writer.delimited(REFERENCE_VALUE.database, database);
}

/** A bigint, exact up to the year 9999, unlike a double. */
function microsOf({ seconds, nanos }: Timestamp): bigint {
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

function timestampOf(micros: bigint): Timestamp {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: Number((micros - rest) / 1_000_000n), nanos: Number(rest) * 1000 };
}

/** Decodes an entity. Throws when it isn't a document. */
export function decodeEntity(bytes: Buffer): ExportedDocument {
  let path = '';
  for (const { field, bytes: content } of readWire(bytes)) if (field === KEY) path = keyPath(content);
  if (path === '') throw invalid('The export holds an entity without a path.');
  return { path, fields: readProperties(bytes, 0) };
}

function keyPath(key: Buffer): string {
  const elements = [...readWire(key)]
    .filter(({ field }) => field === REFERENCE.path)
    .flatMap(({ bytes }) => [...readWire(bytes)].filter(({ field }) => field === REFERENCE.element));
  return elements.map(({ bytes }) => elementPath(bytes, REFERENCE)).join('/');
}

function elementPath(element: Buffer, numbers: { type: number; id: number; name: number }): string {
  let [collection, id] = ['', ''];
  for (const part of readWire(element)) {
    if (part.field === numbers.type) collection = part.bytes.toString('utf8');
    else if (part.field === numbers.name) id = part.bytes.toString('utf8');
    // A numeric id in Datastore.
    else if (part.field === numbers.id) id = `__id${signed(part)}__`;
  }
  return `${collection}/${id}`;
}

function readProperties(entity: Buffer, depth: number): Fields {
  if (depth > MAX_DEPTH) throw invalid('The export holds a map that is nested too deeply.');
  const fields = new Map<string, Value>();
  const lists = new Map<string, Value[]>();
  const vectors = new Set<string>();
  for (const { field, bytes } of readWire(entity)) {
    if (field !== PROPERTY && field !== RAW_PROPERTY) continue;
    const { name, multiple, isVector, value } = readProperty(bytes, depth);
    const list = lists.get(name);
    if (!multiple) fields.set(name, value);
    else if (list) list.push(value);
    else {
      const values = [value];
      lists.set(name, values);
      fields.set(name, { kind: 'array', values });
      if (isVector) vectors.add(name);
    }
  }
  for (const name of vectors) fields.set(name, vectorOf(lists.get(name) ?? []));
  return fields;
}

function vectorOf(items: readonly Value[]): Value {
  if (!items.every((item) => item.kind === 'double'))
    throw invalid('The export holds a vector of something else than doubles.');
  return { kind: 'vector', values: items.map(({ value }) => value) };
}

interface Property {
  readonly name: string;
  readonly multiple: boolean;
  readonly isVector: boolean;
  readonly value: Value;
}

function readProperty(bytes: Buffer, depth: number): Property {
  let [name, meaning, multiple] = ['', 0, false];
  let content: Buffer = Buffer.alloc(0);
  for (const part of readWire(bytes)) {
    if (part.field === PROPERTY_PARTS.name) name = part.bytes.toString('utf8');
    else if (part.field === PROPERTY_PARTS.meaning) meaning = Number(part.bits);
    else if (part.field === PROPERTY_PARTS.multiple) multiple = part.bits !== 0n;
    else if (part.field === PROPERTY_PARTS.value) content = part.bytes;
  }
  const isVector = meaning === MEANING.vector;
  if (meaning === MEANING.emptyArray) return { name, multiple: false, isVector, value: { kind: 'array', values: [] } };
  const [member] = readWire(content);
  return { name, multiple, isVector, value: member ? decodeMember(member, meaning, depth) : { kind: 'null' } };
}

function decodeMember(member: WireField, meaning: number, depth: number): Value {
  switch (member.field) {
    case VALUE.integer:
      return meaning === MEANING.timestamp
        ? { kind: 'timestamp', value: timestampOf(signed(member)) }
        : { kind: 'integer', value: signed(member) };
    case VALUE.boolean:
      return { kind: 'boolean', value: member.bits !== 0n };
    case VALUE.double:
      return { kind: 'double', value: double(member) };
    case VALUE.point:
      return decodePoint(member.bytes);
    case VALUE.reference:
      return { kind: 'reference', value: decodeReference(member.bytes) };
    case VALUE.string:
      if (meaning === MEANING.map) return mapAsVector({ kind: 'map', fields: readProperties(member.bytes, depth + 1) });
      if (meaning === MEANING.bytes || meaning === MEANING.shortBytes)
        return { kind: 'bytes', value: new Uint8Array(member.bytes) };
      return { kind: 'string', value: member.bytes.toString('utf8') };
    default:
      throw invalid(`The export holds a value of a kind that Firestore does not have (${member.field}).`);
  }
}

function decodePoint(bytes: Buffer): Value {
  let [latitude, longitude] = [0, 0];
  for (const part of readWire(bytes)) {
    if (part.field === VALUE.x) latitude = double(part);
    else if (part.field === VALUE.y) longitude = double(part);
  }
  return { kind: 'geoPoint', latitude, longitude };
}

function decodeReference(bytes: Buffer): string {
  let [project, database] = ['', DEFAULT];
  const elements: string[] = [];
  for (const part of readWire(bytes)) {
    // The prefix is `dev~` from the emulator, `s~` or another one from production.
    if (part.field === REFERENCE_VALUE.app) project = part.bytes.toString('utf8').replace(/^[a-z]+~/, '');
    else if (part.field === REFERENCE_VALUE.database) database = part.bytes.toString('utf8');
    else if (part.field === REFERENCE_VALUE.element) elements.push(elementPath(part.bytes, REFERENCE_VALUE));
  }
  return `projects/${project}/databases/${database}/documents/${elements.join('/')}`;
}
