import { press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Roster: the lineup. */
export const ROSTER: readonly Look[] = [
  { name: 'roster-empty', path: '/roster', who: 'newcomer', shows: 'You’re not in a league yet', pictures: ['phone'] },
  {
    name: 'roster-before-draft',
    path: '/roster?league=kickoff',
    who: 'fan',
    shows: 'The draft hasn’t started',
    pictures: ['phone'],
  },
  {
    name: 'roster-upcoming',
    path: '/roster',
    who: 'fan',
    shows: 'Lineup saved',
    linkedFrom: { path: '/', link: 'Roster' },
    main: true,
  },
  {
    name: 'roster-move',
    path: '/roster',
    who: 'fan',
    shows: 'Lineup saved',
    act: press(/^(Move|Swap)/),
    extent: 'window',
  },
  {
    name: 'roster-leagues',
    path: '/roster',
    who: 'fan',
    shows: 'Lineup saved',
    act: until(press(/^League: /), /^Projected$|^Final$/),
    extent: 'window',
  },
  { name: 'roster-past-week', path: '/roster?week=7', who: 'fan', shows: /^This week is final\./ },
  {
    name: 'roster-later-week',
    path: '/roster?week=9',
    who: 'fan',
    shows: /Changes you save here count from week 9 on/,
  },
  {
    name: 'roster-best-lineup',
    path: '/roster?week=10',
    who: 'fan',
    shows: /Changes you save here count from week 10 on/,
    act: until(press('Set best lineup'), /^Best lineup: /),
    extent: 'window',
  },
  { name: 'roster-long-words', path: '/roster', who: 'long', shows: /^Hail_State/ },
  {
    name: 'roster-loading',
    path: '/roster',
    who: 'champion',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Roster',
    extent: 'window',
  },
  {
    name: 'roster-error',
    path: '/roster',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: /^Couldn’t load/,
  },
  {
    name: 'roster-calendar-error',
    path: '/roster',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'This is your lineup without the week’s games.',
  },
  {
    name: 'roster-offline',
    path: '/roster',
    who: 'fan',
    obstacle: 'offline',
    shows: 'Lineup saved',
    extent: 'window',
  },
];
