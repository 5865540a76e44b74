/** The page above those of the solo games. */
export const ALL_GAMES = { href: '/solo', label: 'All solo games' };
