import { expect } from '@playwright/test';
import { opened, press, until } from '../support/acts';
import { VIEWERS } from '../support/people';
import type { Look } from '../support/takeLook';

/** The pages of the season at its other moments: live, final, over, and without a calendar. */
export const SEASON: readonly Look[] = [
  ...(['live', 'final', 'seasonOver'] as const).flatMap((moment): Look[] => {
    const [state, shows] =
      moment === 'live' ? ['live', 'Live'] : [moment === 'final' ? 'final' : 'season-over', 'Final'];
    return [
      { name: `home-${state}`, path: '/', who: 'fan', moment, shows: moment === 'live' ? shows : 'Read the recap' },
      { name: `roster-${state}`, path: '/roster', who: 'fan', moment, shows: 'Crimson Clock Management' },
      { name: `matchups-${state}`, path: '/matchups', who: 'fan', moment, shows },
      ...(moment === 'seasonOver'
        ? ([
            { name: 'profile-trophies', path: '/profile', who: 'champion', moment, shows: '2025 champion' },
            { name: 'home-champion', path: '/', who: 'champion', moment, shows: 'Read the recap' },
            {
              name: 'playoffs-season-over',
              path: '/matchups?view=playoffs',
              who: 'fan',
              moment,
              shows: 'Third-place game',
            },
            {
              name: 'playoffs-six-season-over',
              path: '/matchups?view=playoffs&league=sixteams',
              who: 'seeded',
              moment,
              shows: '5th-place game',
            },
            {
              name: 'playoffs-two-weeks-season-over',
              path: '/matchups?view=playoffs&league=twoweeks',
              who: 'seeded',
              moment,
              shows: 'Weeks 11 and 12',
            },
            {
              name: 'matchups-two-weeks-first',
              path: '/matchups?league=twoweeks&week=11',
              who: 'seeded',
              moment,
              shows: /, week 1 of 2$/,
            },
            {
              name: 'matchups-two-weeks-second',
              path: '/matchups?league=twoweeks&week=12',
              who: 'seeded',
              moment,
              shows: /, week 2 of 2$/,
              pictures: ['phone'],
            },
            {
              name: 'recap-season-over',
              path: '/matchups?view=recap',
              who: 'fan',
              moment,
              shows: 'Report cards',
            },
            {
              name: 'league-records-season-over',
              path: '/leagues?league=saturdays&tab=records',
              who: 'fan',
              moment,
              shows: 'Weekly recaps',
              pictures: ['phone'],
            },
            {
              name: 'team-season-over',
              path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
              who: 'fan',
              moment,
              shows: 'Head to head',
            },
          ] as const)
        : []),
      { name: `league-${state}`, path: '/leagues?league=saturdays', who: 'fan', moment, shows: 'Full standings' },
      ...(moment === 'live'
        ? []
        : [
            {
              name: `standings-${state}`,
              path: '/matchups?view=standings',
              who: 'fan',
              moment,
              shows: 'Bayou Blitz',
            } as const,
          ]),
    ];
  }),
  {
    name: 'matchups-timeline',
    path: '/matchups',
    who: 'fan',
    moment: 'live',
    shows: 'Live',
    act: async (page) => {
      await press('Show timeline')(page);
      await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
    },
  },
  {
    name: 'matchups-origin',
    path: '/matchups',
    who: 'fan',
    moment: 'live',
    shows: 'Live',
    act: until(press('Win probability'), 'How projections work'),
    extent: 'window',
  },
  { name: 'home-next-season', path: '/', who: 'claimer', shows: 'The 2026 season of The Waiver Wire is open' },
  {
    name: 'league-next-season',
    path: '/leagues?league=awarded',
    who: 'claimer',
    shows: 'The 2026 season of The Waiver Wire is open',
  },
  {
    name: 'league-note',
    path: '/leagues?league=awarded',
    who: 'claimer',
    shows: 'From the commissioner',
    act: opened(press('Edit note')),
    pictures: ['phone'],
  },
  {
    name: 'league-next-season-no-calendar',
    path: '/leagues?league=saturdays',
    who: 'fan',
    moment: 'seasonOver',
    shows: /^The calendar after the 2025 season isn’t out yet/,
    extent: 'window',
  },
  {
    name: 'league-records-rivalries',
    path: '/leagues?league=saturdays&tab=records&records=rivalries',
    who: 'unread',
    moment: 'seasonOver',
    shows: /^\d meetings?$/,
    act: until((page) => page.locator('summary').first().click(), /points for, /),
  },
  {
    name: 'league-records-all-time',
    path: '/leagues?league=saturdays&tab=records&records=all',
    who: 'unread',
    moment: 'seasonOver',
    shows: 'Best of all time',
  },
  {
    name: 'league-records-history',
    path: '/leagues?league=longwords&tab=records&records=all',
    who: 'long',
    moment: 'seasonOver',
    shows: 'Records from elsewhere',
  },
  {
    name: 'league-records-history-wrong',
    path: '/leagues?league=saturdays&tab=records&records=all',
    who: 'fan',
    moment: 'seasonOver',
    shows: 'Add history from elsewhere',
    act: until(async (page) => {
      await press('Add history from elsewhere')(page);
      await page
        .getByRole('textbox', { name: 'Champions and records' })
        .fill('2024,Champion,Dawg Pound,11–3\n2023,Champion\n2022;Best week;Roll Tide;201,4\n1890,Champion,Geaux Joe');
    }, /^Line 4: /),
    extent: 'window',
    pictures: ['phone'],
  },
  {
    name: 'matchups-details',
    path: '/matchups',
    who: 'fan',
    moment: 'seasonOver',
    shows: 'Final',
    act: until(press(/: scoring details$/), /yds|yards/),
  },
  { name: 'home-no-calendar', path: '/', who: 'unread', moment: 'noCalendar', shows: 'Under the Lights' },
  { name: 'roster-no-calendar', path: '/roster', who: 'unread', moment: 'noCalendar', shows: 'Hutch Punts on First' },
  { name: 'matchups-no-calendar', path: '/matchups', who: 'unread', moment: 'noCalendar', shows: 'Matchups' },
];
