import { invalid } from '../errors';
import type { Value } from './value';

type Json = Readonly<Record<string, unknown>>;
type Vector = Extract<Value, { kind: 'vector' }>;

/** Maximum dimensions of a vector (documented limit). */
const MAX_DIMENSIONS = 2048;

const TYPE_FIELD = '__type__';
const VECTOR_TYPE = '__vector__';
const ELEMENTS_FIELD = 'value';

/** Whether a map in wire format has a `__type__` marker, as only vectors do. */
export function hasTypeMark(fields: unknown): fields is Json {
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, TYPE_FIELD);
}

/**
 * Parses the map that encodes a vector in wire format; null when its marker is of another type. `number` parses a
 * double.
 */
export function decodeVector(fields: Json, number: (json: unknown) => number): Vector | null {
  const mark = (fields[TYPE_FIELD] as { stringValue?: unknown } | null | undefined)?.stringValue;
  if (typeof mark !== 'string') throw invalid(`Field ${TYPE_FIELD} is not a string.`);
  if (mark !== VECTOR_TYPE) return null;
  const elements = fields[ELEMENTS_FIELD] as { arrayValue?: { values?: unknown } } | undefined;
  if (elements === undefined) throw invalid(`Vector map is missing key '${ELEMENTS_FIELD}'.`);
  if (Object.keys(fields).length > 2) throw invalid('Vector Value map has extraneous entries.');
  if (!elements.arrayValue) throw invalid('Vector Value type must be an array.');
  const list = (elements.arrayValue.values ?? []) as readonly { doubleValue?: unknown }[];
  if (!Array.isArray(list) || list.some((element) => element?.doubleValue === undefined))
    throw invalid("Vector must only contain values of type 'double'");
  if (list.length === 0) throw invalid('Cannot have a zero length vector.');
  if (list.length > MAX_DIMENSIONS) throw invalid(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  return { kind: 'vector', values: list.map(({ doubleValue }) => number(doubleValue)) };
}

/** A vector as the map that encodes it in wire format and in exports. */
export function vectorAsMap({ values }: Vector): Extract<Value, { kind: 'map' }> {
  const elements = values.map((value): Value => ({ kind: 'double', value }));
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      [TYPE_FIELD, { kind: 'string', value: VECTOR_TYPE }],
      [ELEMENTS_FIELD, { kind: 'array', values: elements }],
    ]),
  };
}

/** The vector that a map encodes, or else the map. */
export function mapAsVector(map: Extract<Value, { kind: 'map' }>): Value {
  const mark = map.fields.get(TYPE_FIELD);
  const elements = map.fields.get(ELEMENTS_FIELD);
  if (mark?.kind !== 'string' || mark.value !== VECTOR_TYPE || elements?.kind !== 'array') return map;
  return { kind: 'vector', values: elements.values.map((value) => (value.kind === 'double' ? value.value : NaN)) };
}
