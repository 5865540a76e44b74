import { expect } from '@playwright/test';
import { opened, press } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Messages. */
export const MESSAGES: readonly Look[] = [
  { name: 'messages-empty', path: '/messages', who: 'newcomer', shows: 'Join a league to chat', pictures: ['phone'] },
  {
    name: 'messages-none-yet',
    path: '/messages?league=openseats',
    who: 'member',
    shows: 'No messages yet',
    extent: 'window',
    pictures: ['phone'],
  },
  {
    name: 'messages-many',
    path: '/messages',
    who: 'fan',
    shows: /Bold words/,
    extent: 'window',
    linkedFrom: { path: '/', link: 'Messages' },
    main: true,
  },
  // A mention, a reply, reactions, a report, an edited and a removed message among the league's news.
  {
    name: 'messages-talk',
    path: '/messages?league=awarded',
    who: 'claimer',
    shows: /^Removed by .+ \(commissioner\)$/,
    extent: 'window',
  },
  {
    name: 'messages-talk-menu',
    path: '/messages?league=awarded',
    who: 'claimer',
    shows: /^Removed by .+ \(commissioner\)$/,
    act: opened(press('Actions for Nia Cole’s message'), 'menu'),
    extent: 'window',
  },
  {
    name: 'messages-muted',
    path: '/messages?league=vacancy',
    who: 'replacing',
    shows: 'Quiet in here, and I like it.',
    act: (page) =>
      expect(page.getByRole('button', { name: 'Mute this league' })).toHaveAttribute('aria-pressed', 'true'),
    extent: 'window',
  },
  {
    name: 'messages-new-poll',
    path: '/messages?league=vacancy',
    who: 'replacing',
    shows: 'Quiet in here, and I like it.',
    act: opened(press('New poll')),
    extent: 'window',
  },
  { name: 'messages-long-words', path: '/messages', who: 'long', shows: /^Hail_State/, extent: 'window' },
  {
    name: 'messages-loading',
    path: '/messages',
    who: 'fan',
    obstacle: { unanswered: 'messages' },
    shows: 'Messages',
    extent: 'window',
  },
  {
    name: 'messages-error',
    path: '/messages',
    who: 'fan',
    obstacle: { denied: ['messages'] },
    shows: /^Couldn’t load/,
    extent: 'window',
  },
];
