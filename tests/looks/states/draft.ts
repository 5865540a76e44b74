import { expect, type Page } from '@playwright/test';
import { opened, press, squadDetails, until } from '../support/acts';
import { SIZES } from '../support/picture';
import type { Look } from '../support/takeLook';

/** Chooses one of the commissioner's tools, on a phone. */
const tool = (name: string) => async (page: Page) => {
  await press('Commissioner’s tools')(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** The draft room. */
export const DRAFT: readonly Look[] = [
  { name: 'draft-lobby-commissioner', path: '/draft/kickoff', who: 'fan', shows: 'Invite friends' },
  { name: 'draft-lobby-member', path: '/draft/openseats', who: 'member', shows: 'Waiting to start' },
  { name: 'draft-lobby-keepers', path: '/draft/keepers', who: 'seeded', shows: /^Your keepers: 2 of 3$/ },
  {
    name: 'draft-on-the-clock',
    path: '/draft/livedraft',
    who: 'onTheClock',
    shows: 'You’re on the clock',
    extent: 'window',
  },
  {
    name: 'draft-live',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    extent: 'window',
    main: true,
  },
  ...['Queue', 'Rosters', 'Chat', 'Log', 'Board'].map((part): Look => ({
    name: `draft-live-${part.toLowerCase()}`,
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    // The queue is a drawer.
    act: press(new RegExp(`^${part}`), part === 'Queue' ? 'button' : 'tab'),
    extent: 'window',
    // At a desk the queue and the board are there anyway.
    pictures: ['Queue', 'Board'].includes(part) ? ['phone'] : SIZES,
  })),
  {
    name: 'draft-squad-details',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: squadDetails,
    extent: 'window',
  },
  { name: 'draft-last-seconds', path: '/draft/lastseconds', who: 'hurried', shows: /^0:0\d$/, extent: 'window' },
  { name: 'draft-autopilot', path: '/draft/autopilot', who: 'away', shows: 'I’m back', extent: 'window' },
  { name: 'draft-quiet-hours', path: '/draft/quiethours', who: 'resting', shows: /^paused until/, extent: 'window' },
  {
    name: 'draft-tools',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: opened(press('Commissioner’s tools')),
    extent: 'window',
  },
  {
    name: 'draft-clock',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: async (page) => {
      await tool('Change the clock')(page);
      await page.getByRole('switch', { name: 'Pause the clock overnight' }).click();
      await expect(page.getByLabel('Pause at')).toBeVisible();
    },
    extent: 'window',
  },
  {
    name: 'draft-hand-over',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: opened(tool('Change commissioner')),
    extent: 'window',
  },
  { name: 'draft-paused', path: '/draft/pauseddraft', who: 'pauser', shows: 'The draft is paused', extent: 'window' },
  { name: 'draft-over', path: '/draft/saturdays', who: 'fan', shows: /^The draft is over/ },
  {
    name: 'draft-over-every-pick',
    path: '/draft/saturdays',
    who: 'fan',
    shows: /^The draft is over/,
    act: until(press('Show every pick'), 'Hide'),
    pictures: [],
  },
  { name: 'draft-over-long-words', path: '/draft/longwords', who: 'long', shows: /^The draft is over/ },
  { name: 'draft-none', path: '/draft', who: 'newcomer', shows: 'No draft yet', main: true, pictures: ['phone'] },
  {
    name: 'draft-unknown',
    path: '/draft/nosuchleague',
    who: 'newcomer',
    shows: 'Draft not found',
    pictures: ['phone'],
  },
  {
    name: 'draft-denied',
    path: '/draft/livedraft',
    who: 'newcomer',
    shows: 'Couldn’t load the draft',
    pictures: ['phone'],
  },
  {
    name: 'draft-loading',
    path: '/draft/livedraft',
    who: 'drafter',
    obstacle: { unanswered: 'drafts' },
    shows: 'Draft',
    extent: 'window',
  },
  {
    name: 'draft-offline',
    path: '/draft/livedraft',
    who: 'drafter',
    obstacle: 'offline',
    shows: 'You’re on deck',
    extent: 'window',
  },
];
