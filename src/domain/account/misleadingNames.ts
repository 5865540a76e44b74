import { fail } from '../kernel/result';
import { isReservedName, ROLES } from './reservedNames';

/** The error for a name with a visible character and one that `isName` doesn't allow. */
export const UNREADABLE = fail(
  'characters',
  'That name has hidden characters that change how it’s read. Type it again.',
);

/**
 * What looks like a Latin letter, by letter: Cyrillic, Greek, small capitals, and digits and signs in their place. A
 * selection from Unicode's confusables (https://www.unicode.org/Public/security/latest/confusables.txt); full-width,
 * mathematical and accented letters need none.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@',
  b: 'Ьвʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєᴇ3',
  f: 'ꜰ',
  g: 'ɡɢ',
  h: 'һнʜ',
  i: 'іιıɪ1!|',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'ӏʟ',
  m: 'мᴍ',
  n: 'пηɴ',
  o: 'оοσᴏ0',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ7',
  u: 'υᴜ',
  v: 'νѵᴠ',
  w: 'ԝᴡ',
  x: 'хχ',
  y: 'уγʏ',
  z: 'ᴢ',
};
const LETTER_OF = new Map(Object.entries(LOOK_ALIKES).flatMap(([letter, all]) => [...all].map((one) => [one, letter])));

/** A role in parentheses, or before them: how the app writes a person's role beside their name. */
const ROLE_BESIDE = new RegExp(`\\(\\s*(?:${ROLES})\\s*\\)|^\\s*(?:${ROLES})\\s*\\(`);

/**
 * Whether a name could be taken for that of the product's staff, a role or a former manager: reserved names, `Ann
 * (commissioner)`, and what looks like one of these. The security rules know reserved names in Latin letters only.
 */
export function isMisleading(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase();
  const seen = [...plain].map((one) => LETTER_OF.get(one) ?? one).join('');
  return ROLE_BESIDE.test(seen) || isReservedName(plain) || isReservedName(seen);
}
