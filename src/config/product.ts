const name = 'Saturday Squads';

/**
 * The product's name and colors. The manifest, icons, titles, copy and demo accounts use them; `npm run icons` draws
 * the icons.
 */
export const product = {
  name,
  shortName: 'Squads',
  description:
    'Draft whole units from sixteen schools, set a lineup each week and settle it with your friends on Saturday.',
  /** The name as used in file names. */
  slug: name.toLowerCase().replaceAll(' ', '-'),
  /** The domain of the demo's email addresses. `.test` is a reserved domain that can't belong to anyone. */
  demoDomain: `${name.toLowerCase().replaceAll(' ', '')}.test`,
  logo: '/logos/product.svg',
  colors: {
    /** The page's background in light and dark mode, as in src/app/tokens.css. */
    light: '#f3eddd',
    dark: '#0a130e',
    /** Logo colors: the field, then its lines and the first letter, then the second letter. */
    field: '#14402a',
    chalk: '#f4f0e4',
    gold: '#f2c744',
  },
} as const;
