/** The product's name and logo, in one place. */
export const product = {
  name: 'Saturday Squads',
  shortName: 'Squads',
  tagline: 'The fantasy game of college football Saturdays',
  description:
    'Draft position squads from sixteen schools, set a lineup each week and settle it with your friends on Saturday.',
  logo: '/logos/saturday-squads.svg',
} as const;
