import type { Look } from '../support/takeLook';

/** Home of someone signed in. */
export const HOME: readonly Look[] = [
  { name: 'home-empty', path: '/', who: 'newcomer', shows: 'No league yet' },
  {
    name: 'home-many',
    path: '/',
    who: 'fan',
    shows: 'Under the Lights',
    linkedFrom: { path: '/leagues', link: 'Home' },
    main: true,
  },
  { name: 'home-unread', path: '/', who: 'unread', shows: 'Under the Lights' },
  { name: 'home-draft-live', path: '/', who: 'rival', shows: 'LIVE DRAFT:' },
  { name: 'home-long-words', path: '/', who: 'long', shows: /^Game on, Wolfe/ },
  { name: 'home-loading', path: '/', who: 'fan', obstacle: { unanswered: 'leagues' }, shows: 'Home', extent: 'window' },
  { name: 'home-error', path: '/', who: 'fan', obstacle: { denied: ['leagues'] }, shows: 'Couldn’t load your leagues' },
  {
    name: 'home-season-error',
    path: '/',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load this week',
  },
  {
    name: 'home-calendar-error',
    path: '/',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'Failed to load current week data',
  },
  {
    name: 'home-trades-error',
    path: '/',
    who: 'fan',
    obstacle: { denied: ['trades'] },
    shows: 'Couldn’t load your trades.',
  },
  { name: 'home-member', path: '/', who: 'member', shows: 'Under the Lights' },
  {
    name: 'home-offline',
    path: '/',
    who: 'fan',
    obstacle: 'offline',
    shows: 'Under the Lights',
    extent: 'window',
  },
];
