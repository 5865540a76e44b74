import type { Look } from '../support/takeLook';

/** Pages for everyone, and what every page has. */
export const PAGES_FOR_ALL: readonly Look[] = [
  {
    name: 'home-visitor',
    path: '/',
    shows: 'Own the running backs of Georgia.',
    linkedFrom: { path: '/about', link: 'Home' },
  },
  { name: 'about', path: '/about', shows: 'The rules, the scoring and the terms of the game.' },
  { name: 'careers', path: '/careers', shows: 'Working on Saturday Squads.' },
  { name: 'privacy', path: '/privacy', shows: 'What we keep about you, who can see it, and how to delete it.' },
  { name: 'terms', path: '/terms', shows: 'The rules for using the site, in plain words.' },
  { name: 'not-found', path: '/no-such-page', who: 'fan', shows: 'Out of bounds' },
  { name: 'connection-test', path: '/test-db', shows: 'Run the checks' },
  {
    name: 'footer',
    path: '/careers',
    shows: 'Working on Saturday Squads.',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    extent: 'window',
  },
  { name: 'visitor-offline', path: '/about', obstacle: 'offline', shows: 'How to play', extent: 'window' },
];
