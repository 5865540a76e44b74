import { Fault } from './faults';
import { RulesSet, type RulesValue } from './values';

/**
 * Bytes of a value that isn't a string, list, map or set: the sizes differ little, and only matter in large numbers.
 */
const SMALL = 8;
/** Bytes that a list item or map entry takes in addition to its value. */
const ITEM = 2;

/** Lists and maps are immutable, and the same documents are measured repeatedly. */
const measured = new WeakMap<object, number>();

/** Approximate bytes of a value during evaluation: those of its strings, and a few for everything else. */
export function sizeOf(value: RulesValue | Fault): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null || value instanceof Fault) return SMALL;
  if (value instanceof Uint8Array) return value.length;
  const known = measured.get(value);
  if (known !== undefined) return known;
  let size = SMALL;
  if (Array.isArray(value)) for (const item of value as readonly RulesValue[]) size += ITEM + sizeOf(item);
  else if (value instanceof Map)
    for (const [key, item] of value as ReadonlyMap<string, RulesValue>) size += ITEM + sizeOf(key) + sizeOf(item);
  else if (value instanceof RulesSet) for (const item of value.items.values()) size += ITEM + sizeOf(item);
  measured.set(value, size);
  return size;
}
