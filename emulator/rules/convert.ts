import type { Fields, Timestamp, Value } from '../values/value';
import { RulesLatLng, RulesPath, RulesTimestamp, RulesVector, type RulesMap, type RulesValue } from './values';

/** Documents are immutable, so their fields are converted once, however often rules read them. */
const translated = new WeakMap<Fields, RulesMap>();

/** The fields of a document, a claim or a map as rules values. */
export function fieldsToRules(fields: Fields): RulesMap {
  const known = translated.get(fields);
  if (known !== undefined) return known;
  const map = new Map<string, RulesValue>();
  for (const [name, value] of fields) map.set(name, valueToRules(value));
  translated.set(fields, map);
  return map;
}

/** A stored value as a rules value; a reference becomes the path `/databases/D/documents/...`. */
export function valueToRules(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'timestamp':
      return timestampToRules(value.value);
    case 'reference':
      return new RulesPath(value.value.split('/').slice(2));
    case 'geoPoint':
      return new RulesLatLng(value.latitude, value.longitude);
    case 'array':
      return value.values.map(valueToRules);
    case 'vector':
      return new RulesVector(value.values);
    case 'map':
      return fieldsToRules(value.fields);
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
  }
}

/** A stored timestamp as a rules value. */
export function timestampToRules(time: Timestamp): RulesTimestamp {
  return new RulesTimestamp(BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos));
}
