import {
  isList,
  isMap,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesVector,
  type RulesValue,
} from './values';

/** The name of a value's type in rules syntax. */
export function describeType(value: RulesValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesVector) return 'vector';
  if (value instanceof RulesMapDiff) return 'map_diff';
  return value instanceof Uint8Array ? 'bytes' : 'unknown';
}

/** A short text of a value for a log; long ones are truncated. */
export function describeValue(value: RulesValue, maxLength = 80): string {
  const text = fullText(value, maxLength);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

function fullText(value: RulesValue, maxLength: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${someOf(value, maxLength, fullText)}]`;
  if (isMap(value)) return `{${someOf(value, maxLength, writeEntry)}}`;
  if (value instanceof RulesSet) return `set[${someOf(value.items.values(), maxLength, fullText)}]`;
  if (value instanceof RulesTimestamp) return describeInstant(value.nanos);
  if (value instanceof RulesDuration) return `${Number(value.nanos) / 1e9}s`;
  if (value instanceof RulesLatLng) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof RulesPath)
    return value.segments.map((segment) => `/${typeof segment === 'string' ? segment : `{${segment.name}}`}`).join('');
  if (value instanceof RulesVector) return `vector(${value.elements.length})`;
  if (value instanceof RulesMapDiff) return 'map_diff';
  return value instanceof Uint8Array ? `bytes(${value.length})` : value.source;
}

function describeInstant(nanos: bigint): string {
  const date = new Date(Number(nanos / 1_000_000n));
  return Number.isNaN(date.getTime()) ? `${nanos}ns` : date.toISOString();
}

/** Formats items only until they fill the available length, so that a big list isn't formatted just to be truncated. */
function someOf<Item>(
  items: Iterable<Item>,
  maxLength: number,
  write: (item: Item, maxLength: number) => string,
): string {
  const texts: string[] = [];
  let left = maxLength;
  for (const item of items) {
    const text = write(item, left);
    texts.push(text);
    left -= text.length + 2;
    if (left < 0) break;
  }
  return texts.join(', ');
}

function writeEntry([key, value]: readonly [string, RulesValue], maxLength: number): string {
  return `${key}: ${fullText(value, maxLength)}`;
}
