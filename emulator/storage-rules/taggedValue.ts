import { parseTimestamp } from '../values/timestamp';
import { timestampToRules } from '../rules/convert';
import { setOf } from '../rules/compare';
import { RulesPath, type RulesValue } from '../rules/values';

/**
 * Decodes a value of the runtime's protocol, an object with one member named after its type. Throws when it isn't one.
 */
export function decodeTagged(tagged: unknown): RulesValue {
  if (!isObject(tagged)) throw new Error('a value must be an object');
  const [tag] = Object.keys(tagged);
  const content = tag === undefined ? undefined : tagged[tag];
  switch (tag) {
    case 'null_value':
      return null;
    case 'string_value':
      return String(content);
    case 'bool_value':
      return content === true;
    case 'int_value':
      return BigInt(content as number | string);
    case 'float_value':
      return Number(content);
    case 'timestamp_value':
      return timestampToRules(parseTimestamp(content));
    case 'list_value':
      return valuesOf(content);
    case 'set_value':
      return setOf(valuesOf(content));
    case 'map_value':
      return decodeFields(content);
    case 'path_value':
      return decodePath(content);
    default:
      throw new Error(`${tag ?? 'nothing'} is not a type of value`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function valuesOf(content: unknown): RulesValue[] {
  const values = isObject(content) ? content['values'] : undefined;
  return Array.isArray(values) ? values.map(decodeTagged) : [];
}

function decodeFields(content: unknown): ReadonlyMap<string, RulesValue> {
  const fields = isObject(content) ? content['fields'] : undefined;
  return new Map(isObject(fields) ? Object.entries(fields).map(([name, value]) => [name, decodeTagged(value)]) : []);
}

function decodePath(content: unknown): RulesPath {
  const segments = isObject(content) ? content['segments'] : undefined;
  return new RulesPath(
    Array.isArray(segments) ? segments.map((segment) => String(isObject(segment) ? segment['simple'] : segment)) : [],
  );
}
