import { opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** The list of leagues, and a league with its tabs. */
export const LEAGUES: readonly Look[] = [
  {
    name: 'leagues-empty',
    path: '/leagues',
    who: 'newcomer',
    shows: 'You’re not in a league yet',
    pictures: ['phone'],
  },
  { name: 'leagues-one', path: '/leagues', who: 'unread', shows: 'Under the Lights' },
  {
    name: 'leagues-many',
    path: '/leagues',
    who: 'fan',
    shows: 'Draft Me Now',
    linkedFrom: { path: '/', link: 'Leagues' },
  },
  { name: 'leagues-live', path: '/leagues', who: 'unread', moment: 'live', shows: 'Live', pictures: ['phone'] },
  { name: 'leagues-long-words', path: '/leagues', who: 'long', shows: /^Hail_State/ },
  { name: 'leagues-loading', path: '/leagues', who: 'fan', obstacle: { unanswered: 'leagues' }, shows: 'Join by code' },
  {
    name: 'leagues-error',
    path: '/leagues',
    who: 'fan',
    obstacle: { denied: ['leagues'] },
    shows: 'Couldn’t load your leagues',
  },
  {
    name: 'leagues-unknown-code',
    path: '/leagues',
    who: 'newcomer',
    shows: 'Join by code',
    act: until(async (page) => {
      await page.getByLabel('Code').fill('ZZZZZZ');
      await press('Find league')(page);
    }, /No league matches that code/),
    pictures: ['phone'],
  },
  {
    name: 'leagues-create',
    path: '/leagues?create=1',
    who: 'newcomer',
    shows: 'League name',
    act: until(press('Create league'), 'Name your league.'),
    extent: 'window',
  },
  {
    name: 'leagues-create-unfolded',
    path: '/leagues?create=1',
    who: 'newcomer',
    shows: 'League name',
    act: until((page) => page.getByText('More settings').click(), 'Trade review'),
  },
  {
    name: 'leagues-create-custom-scoring',
    path: '/leagues?create=1',
    who: 'newcomer',
    shows: 'League name',
    act: until(async (page) => {
      await page.getByText('More settings').click();
      await page.getByText('Custom scoring').click();
      await page.getByLabel('passing touchdown').fill('6');
    }, /instead of/),
  },
  {
    name: 'league-denied',
    path: '/leagues?league=livedraft',
    who: 'newcomer',
    shows: 'You’re not in this league, or the link is wrong.',
    pictures: ['phone'],
  },
  { name: 'league-commissioner', path: '/leagues?league=kickoff', who: 'fan', shows: 'Activity', main: true },
  { name: 'league-member', path: '/leagues?league=openseats', who: 'member', shows: 'Invite friends' },
  { name: 'league-mid-season', path: '/leagues?league=saturdays', who: 'unread', shows: 'Full standings' },
  { name: 'league-long-words', path: '/leagues?league=longwords', who: 'long', shows: 'Full standings' },
  {
    name: 'league-loading',
    path: '/leagues?league=saturdays',
    who: 'champion',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Under the Lights',
    extent: 'window',
  },
  {
    name: 'league-season-error',
    path: '/leagues?league=saturdays',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load the season',
  },
  { name: 'league-16-managers', path: '/leagues?league=sixteen', who: 'pauser', shows: '16 of 16 spots filled' },
  {
    name: 'league-members-commissioner',
    path: '/leagues?league=kickoff&tab=members',
    who: 'fan',
    shows: 'Personal invitations',
  },
  { name: 'league-members', path: '/leagues?league=saturdays&tab=members', who: 'unread', shows: /^\d–\d$/ },
  {
    name: 'league-moves',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    shows: 'Verify rosters',
  },
  {
    name: 'league-books',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    shows: 'Verify rosters',
    act: until(press('Verify rosters'), 'Rosters check out'),
  },
  {
    name: 'league-moves-error',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    obstacle: { denied: ['transactions'] },
    shows: 'Couldn’t load the activity',
  },
  {
    name: 'league-options-frozen',
    path: '/leagues?league=saturdays&tab=options',
    who: 'unread',
    shows: /^Locked since/,
  },
  {
    name: 'league-options',
    path: '/leagues?league=kickoff&tab=options',
    who: 'fan',
    shows: 'Delete this league',
    act: opened(press('Change')),
    extent: 'window',
  },
  {
    name: 'league-member-menu',
    path: '/leagues?league=kickoff&tab=members',
    who: 'fan',
    shows: 'Personal invitations',
    act: opened(press(/^More about/), 'menu'),
    extent: 'window',
  },
  {
    name: 'league-remove-member',
    path: '/leagues?league=kickoff&tab=members',
    who: 'fan',
    shows: 'Personal invitations',
    act: opened(async (page) => {
      await press(/^More about/)(page);
      await page.getByRole('menuitem', { name: 'Remove from the league' }).click();
    }),
    extent: 'window',
    pictures: [],
  },
  {
    name: 'league-members-vacant',
    path: '/leagues?league=vacancy&tab=members',
    who: 'replacing',
    shows: '3–3–1',
  },
  {
    name: 'league-remove-manager',
    path: '/leagues?league=vacancy&tab=members',
    who: 'replacing',
    shows: 'Wyn Abbott',
    act: opened(async (page) => {
      await press('More about Wyn Abbott')(page);
      await page.getByRole('menuitem', { name: 'Remove manager' }).click();
    }),
    extent: 'window',
  },
  {
    name: 'league-leave-season',
    path: '/leagues?league=vacancy&tab=options',
    who: 'successor',
    shows: 'Leave this league',
    act: opened(press('Leave this league')),
    extent: 'window',
  },
  {
    name: 'league-moves-managers',
    path: '/leagues?league=vacancy&tab=moves',
    who: 'successor',
    shows: 'Reason: “New job, no Saturdays.”',
  },
  {
    name: 'league-delete',
    path: '/leagues?league=kickoff&tab=options',
    who: 'fan',
    shows: 'Delete this league',
    act: opened(press('Delete this league')),
    extent: 'window',
  },
];
