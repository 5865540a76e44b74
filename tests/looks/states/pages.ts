import { expect } from '@playwright/test';
import { press } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Pages for everyone, and what every page has. */
export const PAGES_FOR_ALL: readonly Look[] = [
  {
    name: 'home-visitor',
    path: '/',
    shows: 'Own the running backs of Georgia.',
    linkedFrom: { path: '/about', link: 'Home' },
    main: true,
  },
  { name: 'about', path: '/about', shows: 'The rules, the scoring and the vocabulary.', main: true },
  { name: 'careers', path: '/careers', shows: 'Working on Saturday Squads.', main: true, pictures: ['phone'] },
  {
    name: 'privacy',
    path: '/privacy',
    shows: 'What we keep about you, who can see it, and how to delete it.',
    main: true,
    pictures: ['phone'],
  },
  { name: 'terms', path: '/terms', shows: 'The rules for using the site, in plain words.', main: true },
  { name: 'not-found', path: '/no-such-page', who: 'fan', shows: 'Out of bounds', main: true, pictures: ['phone'] },
  { name: 'connection-test', path: '/test-db', shows: 'Run the checks', main: true },
  {
    name: 'connection-test-answered',
    path: '/test-db',
    who: 'fan',
    shows: 'Run the checks',
    act: async (page) => {
      await press('Run the checks')(page);
      await expect(page.getByLabel('Answered')).toHaveCount(4);
    },
    // They would tell how long each service took.
    pictures: [],
  },
  {
    name: 'footer',
    path: '/careers',
    shows: 'Working on Saturday Squads.',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    extent: 'window',
  },
  {
    name: 'visitor-offline',
    path: '/about',
    obstacle: 'offline',
    shows: 'How to play',
    extent: 'window',
  },
];
