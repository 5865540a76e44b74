import { withoutIsolates } from '../kernel/isolated';
import { longestPrefix } from '../kernel/longestPrefix';
import { SCHOOLS, type SchoolCode } from './schools';
import { monogramColor, OPEN_PATTERNS, SHAPES, type Shield, type ShieldPattern, type ShieldShape } from './shields';

/** The shield of a person or a team without a picture, and the monogram on it in its color. */
export type Crest = { shield: Shield; monogram: string; color: string };

/** Colors for those without a favorite school; no school has them. */
const COLORS = [
  ['#14402a', '#f2c744'],
  ['#1f4e5f', '#f4f0e4'],
  ['#4a3b62', '#e6c9a8'],
  ['#f2c744', '#14402a'],
  ['#3d4a3a', '#e39b5b'],
  ['#e8e0c8', '#1f4e5f'],
] as const;

/**
 * The crest of a person or a team by name: always the same for the same name and favorite school, whose colors it has.
 */
export function crestOf(name: string | null | undefined, school: SchoolCode | null): Crest {
  const plain = withoutIsolates(name ?? '').trim();
  const pick = picker(plain);
  const shape = pick(Object.keys(SHAPES) as ShieldShape[]);
  const pattern = pick(Object.keys(OPEN_PATTERNS) as ShieldPattern[]);
  const [primary, secondary] =
    school === null ? pick(COLORS) : ([SCHOOLS[school].primary, SCHOOLS[school].secondary] as const);
  const shield = { shape, pattern, primary, secondary };
  return { shield, monogram: monogramOf(plain), color: monogramColor(shield) };
}

/** A name's first letter or digit with its marks; its first character if it has none, and U without a name. */
function monogramOf(name: string): string {
  if (name === '') return 'U';
  return (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? longestPrefix(name, () => false)).toUpperCase();
}

/** Picks from one list after another, by a hash of the text (FNV-1a). */
function picker(text: string): <Item>(list: readonly Item[]) => Item {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return (list) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return list[hash % list.length]!;
  };
}
