import { press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Matchups, recap, standings, playoffs and records. */
export const MATCHUPS: readonly Look[] = [
  {
    name: 'matchups-empty',
    path: '/matchups',
    who: 'newcomer',
    shows: 'You’re not in a league yet',
    pictures: ['phone'],
  },
  {
    name: 'matchups-before-draft',
    path: '/matchups?league=kickoff',
    who: 'fan',
    shows: 'The draft hasn’t started',
    pictures: ['phone'],
  },
  {
    name: 'matchups-upcoming',
    path: '/matchups',
    who: 'fan',
    shows: 'Upcoming',
    linkedFrom: { path: '/', link: 'Matchups' },
    main: true,
  },
  { name: 'matchups-long-words', path: '/matchups', who: 'long', shows: 'Upcoming' },
  {
    name: 'matchups-loading',
    path: '/matchups',
    who: 'champion',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Matchups',
    extent: 'window',
  },
  {
    name: 'matchups-error',
    path: '/matchups',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load matchups',
  },
  {
    name: 'matchups-calendar-error',
    path: '/matchups',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'Failed to load current week data',
  },
  {
    name: 'matchups-bench',
    path: '/matchups?week=7',
    who: 'fan',
    shows: 'Final',
    act: until(press('Show bench'), 'Bench points don’t count.'),
  },
  { name: 'recap', path: '/matchups?view=recap', who: 'unread', shows: 'Report cards', main: true },
  { name: 'recap-long-words', path: '/matchups?view=recap', who: 'long', shows: /^(Report cards|No recap yet)$/ },
  {
    name: 'recap-later-week',
    path: '/matchups?view=recap&week=12',
    who: 'fan',
    shows: 'No recap of week 12',
    pictures: ['phone'],
  },
  { name: 'standings', path: '/matchups?view=standings', who: 'unread', shows: 'Bayou Blitz' },
  { name: 'standings-long-words', path: '/matchups?view=standings', who: 'long', shows: /^Hail_State/ },
  { name: 'playoffs-projected', path: '/matchups?view=playoffs', who: 'unread', shows: 'If the season ended today' },
  { name: 'playoffs-long-words', path: '/matchups?view=playoffs', who: 'long', shows: 'Championship bracket' },
  { name: 'league-records', path: '/leagues?league=saturdays&tab=records', who: 'unread', shows: '2025 record book' },
  {
    name: 'league-records-long-words',
    path: '/leagues?league=longwords&tab=records',
    who: 'long',
    shows: /^(No records yet|2025 record book)$/,
  },
];
