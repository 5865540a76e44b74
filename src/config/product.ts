const name = 'Saturday Squads';

/** The product's name and colors. Manifest, icons, titles, texts and the demo's accounts take them from here; `npm run icons` draws the icons. */
export const product = {
  name,
  shortName: 'Squads',
  description:
    'Draft position squads from sixteen schools, set a lineup each week and settle it with your friends on Saturday.',
  /** The name in the names of files. */
  slug: name.toLowerCase().replaceAll(' ', '-'),
  /** The domain of the demo's email addresses. `.test` is never anyone's. */
  demoDomain: `${name.toLowerCase().replaceAll(' ', '')}.test`,
  logo: '/logos/product.svg',
  colors: {
    /** The page's background by day and by night, as in src/app/tokens.css. */
    light: '#f3eddd',
    dark: '#0a130e',
    /** The logo: the field, its lines and the first letter, the second letter. */
    field: '#14402a',
    chalk: '#f4f0e4',
    gold: '#f2c744',
  },
} as const;
