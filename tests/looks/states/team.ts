import type { Page } from '@playwright/test';
import { press, until } from '../support/acts';
import { VIEWERS } from '../support/people';
import type { Look } from '../support/takeLook';

/** Sends the first starter of a lineup that can still move to the bench. */
async function benchFirstStarter(page: Page) {
  await press(/^Move /)(page);
  await press(/^Send .* to the bench$/)(page);
}

/** A team’s page, and the commissioner’s corrections. */
export const TEAM: readonly Look[] = [
  {
    name: 'team',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'unread',
    shows: 'Head to head',
  },
  { name: 'team-vacant', path: '/leagues?league=vacancy&team=looktia', who: 'successor', shows: 'Schedule' },
  { name: 'team-taken-over', path: '/leagues?league=vacancy&team=lookvic', who: 'successor', shows: 'Schedule' },
  {
    name: 'team-long-words',
    path: '/leagues?league=longwords&team=looklonger',
    who: 'long',
    shows: 'Head to head',
  },
  {
    name: 'team-not-found',
    path: '/leagues?league=saturdays&team=nosuchteam',
    who: 'unread',
    shows: 'Team not found',
    pictures: ['phone'],
  },
  {
    name: 'team-error',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load this team',
  },
  {
    name: 'team-commissioner',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'fan',
    shows: 'Edit roster (commissioner)',
    extent: 'window',
  },
  {
    name: 'team-correct-roster',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=roster`,
    who: 'fan',
    shows: /^It counts from week/,
    act: until(async (page) => {
      await page.getByRole('checkbox').first().click();
    }, 'After'),
  },
  {
    name: 'team-correct-roster-error',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=roster`,
    who: 'fan',
    obstacle: { denied: ['transactions'] },
    shows: /^It counts from week/,
    act: until(async (page) => {
      await page.getByRole('checkbox').first().click();
      await page.getByLabel('Reason').fill('Asked for it before kickoff.');
      await press('Save roster')(page);
    }, 'The roster isn’t changed'),
  },
  {
    name: 'team-correct-roster-offline',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=roster`,
    who: 'fan',
    obstacle: 'offline',
    shows: /^It counts from week/,
    extent: 'window',
  },
  {
    name: 'team-correct-roster-kicked-off',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=roster`,
    who: 'fan',
    moment: 'live',
    shows: /^Rosters can be edited until/,
  },
  {
    name: 'team-correct-lineup',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=lineup`,
    who: 'fan',
    shows: /^It counts for week/,
    act: until(benchFirstStarter, 'Before and after'),
  },
  {
    name: 'team-correct-lineup-error',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=lineup`,
    who: 'fan',
    obstacle: { denied: ['transactions'] },
    shows: /^It counts for week/,
    act: until(async (page) => {
      await benchFirstStarter(page);
      await page.getByLabel('Reason').fill('Asked for it before kickoff.');
      await press('Save lineup')(page);
    }, 'The lineup isn’t changed'),
  },
  {
    name: 'team-correct-lineup-offline',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=lineup`,
    who: 'fan',
    obstacle: 'offline',
    shows: /^It counts for week/,
    extent: 'window',
  },
  {
    name: 'team-correct-lineup-locked',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}&correct=lineup`,
    who: 'fan',
    moment: 'live',
    shows: /^It counts for week/,
  },
  {
    name: 'team-moves-error',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'unread',
    obstacle: { denied: ['transactions'] },
    shows: 'Couldn’t load the activity',
  },
];
