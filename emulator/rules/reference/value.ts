/** A value with its type in plain sight. Sets hold no two of the same value; times and spans are nanoseconds. */
export type Value =
  | { readonly is: 'null' }
  | { readonly is: 'bool'; readonly of: boolean }
  | { readonly is: 'int'; readonly of: bigint }
  | { readonly is: 'float'; readonly of: number }
  | { readonly is: 'string'; readonly of: string }
  | { readonly is: 'list' | 'set'; readonly of: readonly Value[] }
  | { readonly is: 'map'; readonly of: readonly (readonly [string, Value])[] }
  | { readonly is: 'timestamp' | 'duration'; readonly of: bigint }
  | { readonly is: 'diff'; readonly now: Value; readonly then: Value };

/** What the documentation calls an error. */
export class RuleError extends Error {}

export function wrong(why: string): never {
  throw new RuleError(why);
}

export const bool = (of: boolean): Value => ({ is: 'bool', of });
export const int = (of: bigint): Value =>
  of >= -(2n ** 63n) && of < 2n ** 63n ? { is: 'int', of } : wrong('beyond 64 bits');
export const float = (of: number): Value => ({ is: 'float', of });
export const text = (of: string): Value => ({ is: 'string', of });
export const list = (of: readonly Value[]): Value => ({ is: 'list', of });

/** Numbers of either type, compared exactly. */
function sameNumber(a: bigint | number, b: bigint | number): boolean {
  if (typeof a === typeof b) return a === b;
  const [whole, real] = (typeof a === 'bigint' ? [a, b] : [b, a]) as [bigint, number];
  return Number.isInteger(real) && BigInt(real) === whole;
}

type Numbers = (a: Value & { is: 'int' | 'float' }, b: Value & { is: 'int' | 'float' }) => boolean;

/** `1 == 1.0`, and NaN is not itself. */
const byValue: Numbers = (a, b) => sameNumber(a.of, b.of);
/** The same, and NaN is itself: what sets and differences go by. */
const byValueAndNaN: Numbers = (a, b) => sameNumber(a.of, b.of) || (Number.isNaN(a.of) && Number.isNaN(b.of));
/** An integer is no float. */
const byType: Numbers = (a, b) => a.is === b.is && a.of === b.of;
/** An integer is no float, NaN is itself, and zero is not minus zero: what stands inside of lists and maps. */
const byBits: Numbers = (a, b) => a.is === b.is && Object.is(a.of, b.of);

function equal(a: Value, b: Value, here: Numbers, inside: Numbers): boolean {
  if ((a.is === 'int' || a.is === 'float') && (b.is === 'int' || b.is === 'float')) return here(a, b);
  if (a.is === 'diff' || b.is === 'diff') return a === b;
  if (a.is === 'set' && b.is === 'set')
    return a.of.length === b.of.length && a.of.every((item) => hasMember(b.of, item));
  if (a.is === 'list' && b.is === 'list')
    return a.of.length === b.of.length && a.of.every((item, at) => equal(item, b.of[at] as Value, inside, inside));
  if (a.is === 'map' && b.is === 'map')
    return (
      a.of.length === b.of.length &&
      a.of.every(([key, value]) => b.of.some(([other, its]) => key === other && equal(value, its, inside, inside)))
    );
  if (a.is === 'null' || b.is === 'null') return a.is === b.is;
  return a.is === b.is && a.of === b.of;
}

/** `a == b`. */
export const equals = (a: Value, b: Value): boolean => equal(a, b, byValue, byBits);
/** Whether a list's item is this one. */
export const isItem = (a: Value, b: Value): boolean => equal(a, b, byType, byBits);
/** Whether a set takes the two for one, and a difference for unchanged. */
export const isSame = (a: Value, b: Value): boolean => equal(a, b, byValueAndNaN, byValueAndNaN);

export function hasMember(members: readonly Value[], value: Value): boolean {
  return members.some((member) => isSame(member, value));
}

export function setOf(values: readonly Value[]): Value {
  const members: Value[] = [];
  for (const value of values) if (!hasMember(members, value)) members.push(value);
  return { is: 'set', of: members };
}
