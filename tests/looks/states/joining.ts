import { until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Public leagues and invitations. */
export const JOINING: readonly Look[] = [
  { name: 'public-leagues-visitor', path: '/leagues/join/public', shows: 'Tailgate 01', main: true },
  { name: 'public-leagues-fan', path: '/leagues/join/public', who: 'fan', shows: 'Tailgate 01' },
  {
    name: 'public-leagues-no-match',
    path: '/leagues/join/public',
    who: 'fan',
    shows: 'Tailgate 01',
    act: until((page) => page.getByRole('searchbox').fill('no such league'), 'No matches'),
  },
  {
    name: 'public-leagues-none',
    path: '/leagues/join/public',
    who: 'fan',
    publicLeagues: 'none',
    shows: 'No open public leagues',
  },
  {
    name: 'public-leagues-one',
    path: '/leagues/join/public',
    who: 'fan',
    publicLeagues: 'one',
    shows: 'Open Gate Classic',
  },
  {
    name: 'public-leagues-loading',
    path: '/leagues/join/public',
    obstacle: { unanswered: 'joinCodes' },
    shows: 'Public leagues',
  },
  {
    name: 'public-leagues-error',
    path: '/leagues/join/public',
    who: 'fan',
    obstacle: { denied: ['joinCodes'] },
    shows: 'Couldn’t load the list',
  },
  { name: 'invitation-visitor', path: '/join/DRAFT2', shows: 'Create an account and join', main: true },
  { name: 'invitation-fan', path: '/join/DRAFT2', who: 'newcomer', shows: 'Join the league' },
  { name: 'invitation-held-spot', path: '/join/HELD2345', who: 'newcomer', shows: 'Room for One More' },
  { name: 'invitation-own', path: '/join/DRAFT2', who: 'fan', shows: 'You’re already in this league.' },
  { name: 'invitation-full', path: '/join/FUHHHH', who: 'newcomer', shows: 'This code is closed' },
  { name: 'invitation-draft-begun', path: '/join/HVEDR2', who: 'newcomer', shows: 'This code is closed' },
  { name: 'invitation-long-words', path: '/join/WWWWWW', shows: 'This code is closed' },
  { name: 'invitation-take-over-visitor', path: '/join/VACATE', shows: 'A team needs a manager in' },
  { name: 'invitation-take-over', path: '/join/VACATE', who: 'newcomer', shows: 'Take over Tia Marsh’s Eleven' },
  { name: 'invitation-unknown', path: '/join/ZZZZZZ', shows: 'Code not found' },
  { name: 'invitation-none-shared', path: '/join?text=Game+on', shows: 'No invitation found', main: true },
];
