import type { Page } from '@playwright/test';
import { press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Shows a portal's claims. At a desk they are beside the free squads. */
async function openClaims(page: Page) {
  const claims = page.getByRole('radio', { name: 'Claims' });
  if (await claims.isVisible()) await claims.check();
}

/** Shows the claims in a league of four, which leaves many squads free: axe takes a minute for all of them. */
async function openClaimsOfFour(page: Page) {
  await page.getByRole('searchbox').fill('alabama');
  await openClaims(page);
}

/** The transfer portal, with its claims. */
export const PORTAL: readonly Look[] = [
  { name: 'portal-empty', path: '/portal', who: 'newcomer', shows: 'You’re not in a league yet', pictures: ['phone'] },
  {
    name: 'portal-before-draft',
    path: '/portal?league=kickoff',
    who: 'fan',
    shows: 'The draft hasn’t started',
    pictures: ['phone'],
  },
  { name: 'portal-open', path: '/portal', who: 'fan', shows: 'Closes', extent: 'window', main: true },
  {
    name: 'portal-roster',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    // At a desk the roster is beside the free squads.
    act: async (page) => {
      const roster = page.getByRole('radio', { name: 'Your roster' });
      if (await roster.isVisible()) await roster.check();
    },
    extent: 'window',
  },
  {
    name: 'portal-no-match',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until((page) => page.getByRole('searchbox').fill('no such school'), 'No matches'),
    pictures: ['phone'],
  },
  {
    name: 'portal-details',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(
      (page) =>
        page
          .getByTitle(/season and schedule$/)
          .first()
          .click(),
      'Season points',
    ),
    extent: 'window',
  },
  {
    name: 'portal-add',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(press(/^Add /), 'Your roster is full: pick a squad to drop.'),
    extent: 'window',
  },
  {
    name: 'portal-add-drop',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(async (page) => {
      await press(/^Add /)(page);
      await page.getByRole('dialog').getByRole('radio').first().check();
    }, /^Empty in your lineup/),
    extent: 'window',
  },
  {
    name: 'portal-long-words',
    path: '/portal',
    who: 'long',
    shows: 'Closes',
    // Two managers leave most squads free, and axe takes a minute for them.
    act: until((page) => page.getByRole('searchbox').fill('alabama'), /^Free squads [1-6]$/),
    extent: 'window',
  },
  {
    name: 'portal-loading',
    path: '/portal',
    who: 'champion',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Transfer Portal',
    extent: 'window',
  },
  {
    name: 'portal-error',
    path: '/portal',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load the portal',
  },
  {
    name: 'portal-calendar-error',
    path: '/portal',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'Failed to load current week data',
  },
  {
    name: 'portal-offline',
    path: '/portal',
    who: 'fan',
    obstacle: 'offline',
    shows: 'Closes',
    extent: 'window',
  },
  {
    name: 'portal-closed',
    path: '/portal',
    who: 'fan',
    moment: 'live',
    shows: 'The portal is closed',
    extent: 'window',
    pictures: ['phone'],
  },
  {
    name: 'portal-claims-open',
    path: '/portal',
    who: 'champion',
    moment: 'final',
    shows: /^Claims for week 9 are open/,
    extent: 'window',
    pictures: ['phone'],
  },
  {
    name: 'portal-claims',
    path: '/portal',
    who: 'fan',
    moment: 'final',
    shows: /^Claims for week 9 are open/,
    act: until(openClaims, 'Your roster is full: pick a squad to drop.'),
    extent: 'window',
  },
  {
    name: 'portal-awarding',
    path: '/portal?league=awarding',
    who: 'claimer',
    shows: 'Claims are being awarded',
    act: until(openClaimsOfFour, 'Your turn is still to come.'),
    extent: 'window',
  },
  {
    name: 'portal-receipts',
    path: '/portal?league=awarded',
    who: 'claimer',
    shows: 'Closes',
    act: until(openClaimsOfFour, 'Nia Cole’s Eleven was ahead of you in the waiver order.'),
    extent: 'window',
  },
  {
    name: 'portal-none',
    path: '/portal?league=bestball',
    who: 'resting',
    shows: 'No transfer portal',
    pictures: ['phone'],
  },
  { name: 'portal-season-over', path: '/portal', who: 'fan', moment: 'seasonOver', shows: 'Season over' },
  {
    name: 'portal-no-calendar',
    path: '/portal',
    who: 'unread',
    moment: 'noCalendar',
    shows: 'Free squads',
    extent: 'window',
  },
];
