import { Fault } from './faults';
import { RulesSet, type RulesValue } from './values';

/** Bytes of a value that is no text, list, map or set: they differ little, and many must come together to count. */
const SMALL = 8;
/** Bytes that an item of a list, or an entry of a map, takes besides its value. */
const ITEM = 2;

/** Lists and maps do not change once they are made, and documents are asked about again and again. */
const measured = new WeakMap<object, number>();

/** About how many bytes a value takes while an expression is evaluated: those of its texts, and a few for everything else. */
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
