import { expect, type Page } from '@playwright/test';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { lastWeekOf } from '@/domain/football/seasons';
import { seasonKey } from '@/features/solo/practice/seasonKey';
import { loadSeason } from '../../../scripts/tables/load';
import { keepToasts, opened, press, until } from '../support/acts';
import { LONG, VIEWERS } from '../support/people';
import type { Look } from '../support/takeLook';

const TABLE = loadSeason(2025);
const WEEKS = lastWeekOf(TABLE.season);

/** A solo season of which so many weeks were played, each with the first schools that had a game. */
const soloSeason = (weeks: number) => ({
  season: TABLE.season,
  picks: {},
  played: Object.fromEntries(
    Array.from({ length: weeks }, (_, i) => {
      const playing = SCHOOL_CODES.filter((code) => TABLE.lines[code][i + 1] !== undefined);
      return [i + 1, Object.fromEntries(SIX_UNITS.map((unit, at) => [unit, playing[at]]))];
    }),
  ),
});

async function choosePicture(page: Page, file: string) {
  const chooser = page.waitForEvent('filechooser');
  await press('Choose a picture')(page);
  await (await chooser).setFiles(file);
}

/** Chooses a picture, which opens the dialog in which it's cropped. */
async function crop(page: Page) {
  await choosePicture(page, 'public/icons/icon-512.png');
  await expect(page.getByRole('dialog', { name: 'Crop your picture' }).getByRole('group')).toBeVisible();
}

/** Profile, account and solo games. */
export const PERSONAL: readonly Look[] = [
  {
    name: 'profile',
    path: '/profile',
    who: 'fan',
    shows: 'The kicker of my opponent has no stat line.',
    linkedFrom: { path: '/', link: 'Profile' },
    main: true,
  },
  { name: 'profile-long-words', path: '/profile', who: 'long', shows: /^Won-lost$/, pictures: ['phone'] },
  { name: 'account', path: '/acc', who: 'fan', shows: 'Delete account', main: true },
  { name: 'account-visitor', path: '/acc', shows: 'Account', pictures: ['phone'] },
  {
    name: 'account-delete',
    path: '/acc',
    who: 'fan',
    shows: 'Delete account',
    act: opened(press('Delete account')),
    extent: 'window',
  },
  {
    name: 'account-delete-without-password',
    path: '/acc',
    who: 'fan',
    shows: 'Delete account',
    act: until(async (page) => {
      await press('Delete account')(page);
      await press('Delete my account')(page);
    }, 'Enter your password first.'),
    extent: 'window',
    pictures: [],
  },
  {
    name: 'profile-picture-refused',
    path: '/profile',
    who: 'pictured',
    shows: 'Choose a picture',
    act: async (page) => {
      await choosePicture(page, 'public/favicon.ico');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
    extent: 'window',
    pictures: [],
  },
  {
    name: 'profile-picture-cropped',
    path: '/profile',
    who: 'pictured',
    shows: 'Choose a picture',
    act: crop,
    extent: 'window',
    pictures: [],
  },
  {
    name: 'profile-picture-up',
    path: '/profile',
    who: 'pictured',
    shows: 'Choose a picture',
    act: until(async (page) => {
      await keepToasts(page);
      await crop(page);
      await press('Use this picture')(page);
    }, 'Your picture is up.'),
    extent: 'window',
    pictures: [],
  },
  {
    name: 'solo',
    path: '/solo',
    who: 'fan',
    shows: 'Practice: the 2025 season',
    linkedFrom: { path: '/', link: 'Solo Games' },
    main: true,
  },
  {
    name: 'solo-live',
    path: '/solo',
    who: 'fan',
    moment: 'live',
    shows: 'Practice: the 2025 season',
    pictures: ['phone'],
  },
  { name: 'solo-no-calendar', path: '/solo', who: 'fan', moment: 'noCalendar', shows: 'No games yet' },
  { name: 'solo-pickem', path: '/solo/pickem', who: 'fan', shows: 'Next lock in', main: true },
  {
    name: 'solo-pickem-refused',
    path: '/solo/pickem',
    who: 'drafter',
    shows: 'Games',
    // The games of the looks are over by the server's clock, so that it refuses a pick.
    act: until(press('Pick Georgia'), /One of those games has kicked off/),
    extent: 'window',
  },
  { name: 'solo-pickem-final', path: '/solo/pickem', who: 'fan', moment: 'final', shows: 'Locked for the week' },
  {
    name: 'solo-pickem-loading',
    path: '/solo/pickem',
    who: 'fan',
    obstacle: { unanswered: 'soloEntries' },
    shows: 'Pick’em',
  },
  {
    name: 'solo-pickem-denied',
    path: '/solo/pickem',
    who: 'fan',
    obstacle: { denied: ['soloEntries'] },
    shows: 'Couldn’t load your picks',
  },
  { name: 'solo-pickem-table', path: '/solo/pickem?view=table', who: 'fan', shows: 'No leaderboard yet' },
  { name: 'solo-pickem-history', path: '/solo/pickem?view=history', who: 'fan', shows: 'No weeks yet' },
  { name: 'solo-six', path: '/solo/six', who: 'fan', shows: 'Highest projection first.', main: true },
  { name: 'solo-six-final', path: '/solo/six', who: 'fan', moment: 'final', shows: 'The best possible six' },
  { name: 'solo-survivor', path: '/solo/survivor', who: 'fan', shows: 'pick a winner', main: true },
  { name: 'solo-picks', path: '/solo', who: 'player', moment: 'live', shows: /^Out$/ },
  { name: 'solo-pickem-picks', path: '/solo/pickem', who: 'player', moment: 'live', shows: 'Next lock in' },
  {
    name: 'solo-pickem-table-live',
    path: '/solo/pickem?view=table',
    who: 'player',
    moment: 'live',
    shows: LONG[1]!.username,
  },
  {
    name: 'solo-pickem-history-weeks',
    path: '/solo/pickem?view=history',
    who: 'player',
    moment: 'final',
    shows: 'Week 7',
  },
  { name: 'solo-six-picks', path: '/solo/six', who: 'player', moment: 'live', shows: '24.77' },
  {
    name: 'solo-six-table-season',
    path: '/solo/six?view=table',
    who: 'player',
    moment: 'final',
    shows: LONG[1]!.username,
    act: until((page) => page.getByRole('radio', { name: 'Season' }).check(), /Season 2025/),
  },
  { name: 'solo-survivor-out', path: '/solo/survivor', who: 'player', moment: 'final', shows: 'Out in week 5' },
  { name: 'solo-practice', path: '/solo/practice', who: 'fan', shows: 'Saturday Six', main: true },
  {
    name: 'solo-practice-mid-season',
    path: '/solo/practice',
    who: 'fan',
    stored: { [seasonKey(VIEWERS.fan.uid)]: soloSeason(7) },
    shows: 'Saturday Six',
  },
  {
    name: 'solo-practice-over',
    path: '/solo/practice',
    // A season from the browser moves into its person's record, so each of these two has its own person.
    who: 'member',
    stored: { [seasonKey(VIEWERS.member.uid)]: soloSeason(WEEKS) },
    shows: 'Season complete',
  },
];
