import { product } from '@/config/product';

/** What a person's role can be called, as alternatives of a pattern. */
export const ROLES = 'admin(istrator)?|commissioner|help|moderator|official|security|staff|support|system';

/** What could be read as one of the letters below: digits, signs, accented letters and those of other alphabets. */
export const LOOK_ALIKE = '[01345@$!]|[^ -~\\n\\p{C}\\p{Z}]';

const PRODUCT = product.name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Pattern, on letters only, of names that could pass for the product's staff or for a former manager. An underscore
 * stands for a look-alike: it may follow any letter, and be one of those that others look like most.
 */
export const RESERVED_NAMES = [`(the)?(${ROLES})(team|desk|account)?`, 'former(manager|member)', `.*${PRODUCT}.*`]
  .join('|')
  .replace(/[a-z]/g, (letter) => ('aeiosu'.includes(letter) ? `[${letter}_]_*` : `${letter}_*`));
const RESERVED = new RegExp(`^_*(?:${RESERVED_NAMES})$`);
const LOOK_ALIKES = new RegExp(LOOK_ALIKE, 'gu');

/**
 * Whether a name is reserved: `support`, `the_admin`, `former_manager`, anything containing the product's name, and
 * what looks much like one (`@dm1n`). `isMisleading` knows more of these.
 */
export function isReservedName(name: string): boolean {
  return RESERVED.test(
    name
      .toLowerCase()
      .replace(LOOK_ALIKES, '_')
      .replace(/[^a-z_]/g, ''),
  );
}
