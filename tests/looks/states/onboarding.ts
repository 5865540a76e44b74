import { press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** The steps of onboarding. */
export const ONBOARDING: readonly Look[] = [
  { name: 'onboarding-account', path: '/onboarding', shows: 'Step 1 of 4', main: true },
  {
    name: 'onboarding-account-error',
    path: '/onboarding',
    shows: 'Step 1 of 4',
    act: until(press('Create account'), 'Please enter your email address'),
    pictures: ['phone'],
  },
  {
    name: 'onboarding-name',
    path: '/onboarding',
    who: 'arrived',
    shows: 'What should we call you?',
    pictures: ['phone'],
  },
  { name: 'onboarding-profile', path: '/onboarding?step=3', who: 'halfway', shows: 'Available' },
  { name: 'onboarding-league', path: '/onboarding?step=4', who: 'halfway', shows: 'Your league' },
  {
    name: 'onboarding-take-over',
    path: '/onboarding?step=4&leagueId=VACATE',
    who: 'halfway',
    shows: 'Take over a team in Next Man Up?',
  },
  { name: 'onboarding-done', path: '/onboarding', who: 'fan', shows: 'You’re in.' },
];
