import { expect, type Page } from '@playwright/test';
import { SCHOOL_CODES } from '@/domain/schools';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/slots';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { lastWeekOf } from '@/domain/weeks';
import { seasonKey } from '@/features/solo/seasonKey';
import { loadSeason } from '../../scripts/tables/load';
import { PRESENT } from './support/moments';
import { VIEWERS } from './support/people';
import type { Look } from './support/takeLook';

const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click();

/** Does the first, then waits until the words are on the screen. */
const until = (act: (page: Page) => Promise<unknown>, shows: string | RegExp) => async (page: Page) => {
  await act(page);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
};

/** Shows a portal's claims. At a desk they are beside the free squads. */
async function openClaims(page: Page) {
  const claims = page.getByRole('radio', { name: 'Claims' });
  if (await claims.isVisible()) await claims.check();
}

/** Shows the claims in a league of four, which leaves many squads free: axe takes a minute for all of them. */
async function openClaimsOfFour(page: Page) {
  await page.getByRole('searchbox').fill('alabama');
  await openClaims(page);
}

const opened =
  (act: (page: Page) => Promise<unknown>, role: 'dialog' | 'menu' = 'dialog') =>
  async (page: Page) => {
    await act(page);
    await expect(page.getByRole(role).first()).toBeVisible();
  };

/** Opens the details of the first squad on the screen. */
const squadDetails = until(async (page) => {
  await page.locator('[data-act="details"]').filter({ visible: true }).first().click();
}, '2025 by week');

/** A practice draft in which the person who practices is on the clock for the second time. */
const PRACTICE_UNDER_WAY = {
  version: 1,
  setup: {
    managers: 4,
    seat: 2,
    slots: DEFAULT_SLOTS,
    bench: DEFAULT_BENCH,
    format: 'snake',
    clock: 0,
    speed: 'brisk',
  },
  startedAt: PRESENT,
  turnStartedAt: null,
  usedMs: 0,
  pausedAt: null,
  picks: ['ALA-QB', 'UGA-RB', 'TEX-WR', 'LSU-RB', 'OK-WR', 'TENN-RB'],
  auto: [],
  pickedAt: [],
  misses: 0,
  queue: ['TEX-RB', 'MISS-WR', 'SC-DST'],
};

/** Toasts that would close by themselves stay: the bar that shows their time doesn't move. */
const keepToasts = (page: Page) =>
  page.addStyleTag({ content: '.Toastify__progress-bar { animation: none !important; }' });

const TABLE = loadSeason();
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

const PAGES_FOR_ALL: readonly Look[] = [
  {
    name: 'home-visitor',
    path: '/',
    shows: 'Own the running backs of Georgia.',
    linkedFrom: { path: '/about', link: 'Home' },
  },
  { name: 'about', path: '/about', shows: 'The rules, the scoring and the terms of the game.' },
  { name: 'careers', path: '/careers', shows: 'Working on Saturday Squads.' },
  { name: 'privacy', path: '/privacy', shows: 'What we keep about you, who can see it, and how to delete it.' },
  { name: 'terms', path: '/terms', shows: 'The rules for using the site, in plain words.' },
  { name: 'not-found', path: '/no-such-page', who: 'fan', shows: 'Out of bounds' },
  { name: 'connection-test', path: '/test-db', shows: 'Run the checks' },
  {
    name: 'footer',
    path: '/careers',
    shows: 'Working on Saturday Squads.',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    extent: 'window',
  },
  { name: 'visitor-offline', path: '/about', obstacle: 'offline', shows: 'How to play', extent: 'window' },
];

const SIGNING_IN: readonly Look[] = [
  { name: 'login', path: '/login', shows: 'Sign in with Google' },
  {
    name: 'login-error',
    path: '/login',
    shows: 'Sign in with Google',
    act: until(async (page) => {
      await page.getByLabel('Email').fill('visitor@looks.test');
      await page.getByLabel('Password', { exact: true }).fill('not-this-one');
      await press(/^sign in$/i)(page);
    }, /incorrect|wrong|don’t match|not found|no account/i),
  },
  { name: 'sign-up', path: '/signup', shows: 'Sign up' },
  { name: 'forgot-password', path: '/forgot-password', shows: 'Forgot your password?' },
  {
    name: 'sign-in-dialog',
    path: '/',
    shows: 'Own the running backs of Georgia.',
    act: until(press('Sign in'), 'Sign in with Google'),
    extent: 'window',
  },
  { name: 'signing-in', path: '/roster', who: 'fan', obstacle: 'signingIn', shows: 'Loading...', extent: 'window' },
  { name: 'menu-visitor', path: '/about', shows: 'How to play', act: phoneMenu, extent: 'window' },
  { name: 'menu-fan', path: '/about', who: 'fan', shows: 'How to play', act: phoneMenu, extent: 'window' },
];

/** The menu is the phone's; at a desk its places are in the bar, and the picture shows that. */
async function phoneMenu(page: Page): Promise<void> {
  await press('Menu')(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

const ONBOARDING: readonly Look[] = [
  { name: 'onboarding-account', path: '/onboarding', shows: 'Step 1 of 6' },
  {
    name: 'onboarding-account-error',
    path: '/onboarding',
    shows: 'Step 1 of 6',
    act: until(press('Create Account'), 'Please enter your email address'),
  },
  { name: 'onboarding-name', path: '/onboarding', who: 'arrived', shows: 'What should we call you?' },
  { name: 'onboarding-username', path: '/onboarding?step=3', who: 'halfway', shows: 'It’s yours' },
  { name: 'onboarding-team', path: '/onboarding?step=4', who: 'halfway', shows: 'Your favorite team' },
  { name: 'onboarding-picture', path: '/onboarding?step=5', who: 'halfway', shows: 'Choose a picture' },
  { name: 'onboarding-league', path: '/onboarding?step=6', who: 'halfway', shows: 'Your league' },
  { name: 'onboarding-done', path: '/onboarding', who: 'fan', shows: 'You are all set' },
];

const HOME: readonly Look[] = [
  { name: 'home-empty', path: '/', who: 'newcomer', shows: 'No league yet' },
  {
    name: 'home-many',
    path: '/',
    who: 'fan',
    shows: 'Under the Lights',
    linkedFrom: { path: '/leagues', link: 'Home' },
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
  { name: 'home-member', path: '/', who: 'member', shows: 'Under the Lights' },
  { name: 'home-offline', path: '/', who: 'fan', obstacle: 'offline', shows: 'Under the Lights', extent: 'window' },
];

const LEAGUES: readonly Look[] = [
  { name: 'leagues-empty', path: '/leagues', who: 'newcomer', shows: 'You’re not in a league yet' },
  { name: 'leagues-one', path: '/leagues', who: 'unread', shows: 'Under the Lights' },
  {
    name: 'leagues-many',
    path: '/leagues',
    who: 'fan',
    shows: 'Draft Me Now',
    linkedFrom: { path: '/', link: 'Leagues' },
  },
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
  },
  {
    name: 'leagues-create',
    path: '/leagues?create=1',
    who: 'newcomer',
    shows: 'League name',
    act: until(press('Create league'), 'Name your league.'),
    extent: 'window',
  },
  { name: 'league-denied', path: '/leagues?league=livedraft', who: 'newcomer', shows: 'You’re not in this league.' },
  { name: 'league-commissioner', path: '/leagues?league=kickoff', who: 'fan', shows: 'Recent activity' },
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
  { name: 'league-members', path: '/leagues?league=saturdays&tab=members', who: 'unread', shows: '6-1' },
  {
    name: 'league-moves',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    shows: 'Check this league’s books',
  },
  {
    name: 'league-books',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    shows: 'Check this league’s books',
    act: until(press('Check this league’s books'), 'The books are right'),
  },
  {
    name: 'league-moves-error',
    path: '/leagues?league=saturdays&tab=moves',
    who: 'unread',
    obstacle: { denied: ['transactions'] },
    shows: 'Couldn’t load the moves',
  },
  {
    name: 'league-options-frozen',
    path: '/leagues?league=saturdays&tab=options',
    who: 'unread',
    shows: /^frozen when/,
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
    name: 'league-delete',
    path: '/leagues?league=kickoff&tab=options',
    who: 'fan',
    shows: 'Delete this league',
    act: opened(press('Delete this league')),
    extent: 'window',
  },
  { name: 'public-leagues-visitor', path: '/leagues/join/public', shows: 'Tailgate 01' },
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
  { name: 'invitation-visitor', path: '/join/DRAFT2', shows: 'Create an account and join' },
  { name: 'invitation-fan', path: '/join/DRAFT2', who: 'newcomer', shows: 'Join the league' },
  { name: 'invitation-held-spot', path: '/join/HELD2345', who: 'newcomer', shows: 'Room for One More' },
  { name: 'invitation-own', path: '/join/DRAFT2', who: 'fan', shows: 'You’re already in this league.' },
  { name: 'invitation-full', path: '/join/FUHHHH', who: 'newcomer', shows: 'This code is closed' },
  { name: 'invitation-draft-begun', path: '/join/HVEDR2', who: 'newcomer', shows: 'This code is closed' },
  { name: 'invitation-long-words', path: '/join/WWWWWW', shows: 'This code is closed' },
  { name: 'invitation-unknown', path: '/join/ZZZZZZ', shows: 'Code not found' },
];

const DRAFT: readonly Look[] = [
  { name: 'draft-lobby-commissioner', path: '/draft/kickoff', who: 'fan', shows: 'Invite friends' },
  { name: 'draft-lobby-member', path: '/draft/openseats', who: 'member', shows: 'Waiting to start' },
  {
    name: 'draft-on-the-clock',
    path: '/draft/livedraft',
    who: 'onTheClock',
    shows: 'You’re on the clock',
    extent: 'window',
  },
  { name: 'draft-live', path: '/draft/livedraft', who: 'drafter', shows: 'You’re on deck', extent: 'window' },
  ...['Queue', 'Rosters', 'Chat', 'Log', 'Board'].map((part): Look => ({
    name: `draft-live-${part.toLowerCase()}`,
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: press(new RegExp(`^${part}`), 'tab'),
    extent: 'window',
  })),
  {
    name: 'draft-squad-details',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: squadDetails,
    extent: 'window',
  },
  { name: 'draft-last-seconds', path: '/draft/lastseconds', who: 'hurried', shows: /^0:0\d$/, extent: 'window' },
  { name: 'draft-autopilot', path: '/draft/autopilot', who: 'away', shows: 'I’m back', extent: 'window' },
  { name: 'draft-quiet-hours', path: '/draft/quiethours', who: 'resting', shows: /^paused until/, extent: 'window' },
  {
    name: 'draft-tools',
    path: '/draft/livedraft',
    who: 'drafter',
    shows: 'You’re on deck',
    act: opened(press('Commissioner’s tools'), 'menu'),
    extent: 'window',
  },
  { name: 'draft-paused', path: '/draft/pauseddraft', who: 'pauser', shows: 'The draft is paused', extent: 'window' },
  { name: 'draft-over', path: '/draft/saturdays', who: 'fan', shows: /^The draft is over/ },
  { name: 'draft-over-long-words', path: '/draft/longwords', who: 'long', shows: /^The draft is over/ },
  { name: 'draft-unknown', path: '/draft/nosuchleague', who: 'newcomer', shows: 'Draft not found' },
  { name: 'draft-denied', path: '/draft/livedraft', who: 'newcomer', shows: 'Couldn’t load the draft' },
  {
    name: 'draft-loading',
    path: '/draft/livedraft',
    who: 'drafter',
    obstacle: { unanswered: 'drafts' },
    shows: 'Home',
    extent: 'window',
  },
  {
    name: 'draft-offline',
    path: '/draft/livedraft',
    who: 'drafter',
    obstacle: 'offline',
    shows: 'You’re on deck',
    extent: 'window',
  },
  { name: 'board-shared', path: '/board/saturdays', shows: 'Under the Lights' },
  { name: 'board-unknown', path: '/board/kickoff', shows: 'Board not found' },
  { name: 'practice', path: '/practice', shows: 'Practice draft', extent: 'window' },
  {
    name: 'practice-under-way',
    path: '/practice',
    stored: { practiceDraft: PRACTICE_UNDER_WAY },
    shows: 'You’re on the clock',
    extent: 'window',
  },
  {
    name: 'practice-squad-details',
    path: '/practice',
    stored: { practiceDraft: PRACTICE_UNDER_WAY },
    shows: 'You’re on the clock',
    act: squadDetails,
    extent: 'window',
  },
  {
    name: 'practice-settings',
    path: '/practice',
    shows: 'Practice draft',
    act: opened(press(/^(Settings|Change)/)),
    extent: 'window',
  },
];

const SEASON: readonly Look[] = [
  { name: 'roster-empty', path: '/roster', who: 'newcomer', shows: 'You’re not in a league yet' },
  { name: 'roster-before-draft', path: '/roster?league=kickoff', who: 'fan', shows: 'The draft hasn’t started' },
  {
    name: 'roster-upcoming',
    path: '/roster',
    who: 'fan',
    shows: 'Lineup saved',
    linkedFrom: { path: '/', link: 'Roster' },
  },
  {
    name: 'roster-move',
    path: '/roster',
    who: 'fan',
    shows: 'Lineup saved',
    act: press(/^(Move|Swap)/),
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
    path: '/roster?week=11',
    who: 'fan',
    shows: /Changes you save here count from week 11 on/,
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
  { name: 'roster-offline', path: '/roster', who: 'fan', obstacle: 'offline', shows: 'Lineup saved', extent: 'window' },
  { name: 'portal-empty', path: '/portal', who: 'newcomer', shows: 'You’re not in a league yet' },
  { name: 'portal-before-draft', path: '/portal?league=kickoff', who: 'fan', shows: 'The draft hasn’t started' },
  { name: 'portal-open', path: '/portal', who: 'fan', shows: 'Closes', extent: 'window' },
  {
    name: 'portal-roster',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    // At a desk the roster is beside the free squads.
    act: async (page) => {
      const roster = page.getByRole('radio', { name: 'Your roster' });
      if (await roster.isVisible()) await roster.check();
    },
    extent: 'window',
  },
  {
    name: 'portal-no-match',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until((page) => page.getByRole('searchbox').fill('no such school'), 'No matches'),
  },
  {
    name: 'portal-details',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(
      (page) =>
        page
          .getByTitle(/season and schedule$/)
          .first()
          .click(),
      'Season points',
    ),
    extent: 'window',
  },
  {
    name: 'portal-add',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(press(/^Add /), 'Your roster is full. Pick a squad to drop.'),
    extent: 'window',
  },
  {
    name: 'portal-add-drop',
    path: '/portal',
    who: 'fan',
    shows: 'Closes',
    act: until(async (page) => {
      await press(/^Add /)(page);
      await page.getByRole('dialog').getByRole('radio').first().check();
    }, /^Open in your lineup/),
    extent: 'window',
  },
  {
    name: 'portal-long-words',
    path: '/portal',
    who: 'long',
    shows: 'Closes',
    // Two managers leave most squads free, and axe takes a minute for them.
    act: until((page) => page.getByRole('searchbox').fill('alabama'), /^Free squads [1-6]$/),
    extent: 'window',
  },
  {
    name: 'portal-loading',
    path: '/portal',
    who: 'champion',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Transfer Portal',
    extent: 'window',
  },
  {
    name: 'portal-error',
    path: '/portal',
    who: 'unread',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load the portal',
  },
  {
    name: 'portal-calendar-error',
    path: '/portal',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'Failed to load current week data',
  },
  {
    name: 'portal-offline',
    path: '/portal',
    who: 'fan',
    obstacle: 'offline',
    shows: 'Closes',
    extent: 'window',
  },
  {
    name: 'portal-closed',
    path: '/portal',
    who: 'fan',
    moment: 'live',
    shows: 'The portal is closed',
    extent: 'window',
  },
  {
    name: 'portal-claims-open',
    path: '/portal',
    who: 'champion',
    moment: 'final',
    shows: /^Claims for week 9 are open/,
    extent: 'window',
  },
  {
    name: 'portal-claims',
    path: '/portal',
    who: 'fan',
    moment: 'final',
    shows: /^Claims for week 9 are open/,
    act: until(openClaims, 'Your roster is full: pick a squad to drop.'),
    extent: 'window',
  },
  {
    name: 'portal-awarding',
    path: '/portal?league=awarding',
    who: 'claimer',
    shows: 'Claims are being awarded',
    act: until(openClaimsOfFour, 'Your turn is still to come.'),
    extent: 'window',
  },
  {
    name: 'portal-receipts',
    path: '/portal?league=awarded',
    who: 'claimer',
    shows: 'Closes',
    act: until(openClaimsOfFour, 'Nia Cole’s Eleven was ahead of you in the waiver order.'),
    extent: 'window',
  },
  { name: 'portal-season-over', path: '/portal', who: 'fan', moment: 'seasonOver', shows: 'Season over' },
  {
    name: 'portal-no-calendar',
    path: '/portal',
    who: 'unread',
    moment: 'noCalendar',
    shows: 'Free squads',
    extent: 'window',
  },
  { name: 'trades-empty', path: '/trades', who: 'newcomer', shows: 'You’re not in a league yet' },
  { name: 'trades-before-draft', path: '/trades?league=kickoff', who: 'fan', shows: 'The draft hasn’t started' },
  { name: 'trades', path: '/trades', who: 'fan', shows: 'Needs your answer' },
  {
    name: 'trades-compose',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: until(async (page) => {
      await press('Offer a trade')(page);
      await page.getByRole('checkbox').first().click();
    }, '1 of 3'),
  },
  {
    name: 'trades-counter',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: until(press('Counter'), 'Send counteroffer'),
  },
  {
    name: 'trades-accept',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: opened(press('Accept')),
    extent: 'window',
  },
  {
    name: 'trades-veto',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: opened(press('Veto')),
    extent: 'window',
  },
  { name: 'trades-of-others', path: '/trades', who: 'champion', shows: 'Offer a trade' },
  {
    name: 'trades-long-words',
    path: '/trades',
    who: 'long',
    shows: 'Offer a trade',
    act: until(press('Offer a trade'), 'Send offer'),
  },
  {
    name: 'trades-loading',
    path: '/trades',
    who: 'champion',
    obstacle: { unanswered: 'trades' },
    shows: 'Trades',
    extent: 'window',
  },
  {
    name: 'trades-error',
    path: '/trades',
    who: 'unread',
    obstacle: { denied: ['trades'] },
    shows: 'Couldn’t load the trades',
  },
  {
    name: 'trades-calendar-error',
    path: '/trades',
    who: 'unread',
    obstacle: { denied: ['currentWeek'] },
    shows: 'Failed to load current week data',
  },
  {
    name: 'trades-offline',
    path: '/trades',
    who: 'fan',
    obstacle: 'offline',
    shows: 'Needs your answer',
    extent: 'window',
  },
  {
    name: 'trades-season-over',
    path: '/trades',
    who: 'fan',
    moment: 'seasonOver',
    shows: 'Trading is over for the season',
  },
  { name: 'matchups-empty', path: '/matchups', who: 'newcomer', shows: 'You’re not in a league yet' },
  { name: 'matchups-before-draft', path: '/matchups?league=kickoff', who: 'fan', shows: 'The draft hasn’t started' },
  {
    name: 'matchups-upcoming',
    path: '/matchups',
    who: 'fan',
    shows: 'Upcoming',
    linkedFrom: { path: '/', link: 'Matchups' },
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
  {
    name: 'team',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'unread',
    shows: 'Points against',
  },
  {
    name: 'team-long-words',
    path: `/leagues?league=longwords&team=${VIEWERS.long.uid}`,
    who: 'long',
    shows: 'Schedule',
  },
  {
    name: 'team-not-found',
    path: '/leagues?league=saturdays&team=nosuchteam',
    who: 'unread',
    shows: 'Team not found',
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
    shows: 'Correct roster',
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
      await press('Correct roster')(page);
    }, 'The roster isn’t corrected'),
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
    shows: /^Rosters can be corrected until/,
  },
  {
    name: 'team-moves-error',
    path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
    who: 'unread',
    obstacle: { denied: ['transactions'] },
    shows: 'Couldn’t load the moves',
  },
  ...(['live', 'final', 'seasonOver'] as const).flatMap((moment): Look[] => {
    const [state, shows] =
      moment === 'live' ? ['live', 'Live'] : [moment === 'final' ? 'final' : 'season-over', 'Final'];
    return [
      { name: `home-${state}`, path: '/', who: 'fan', moment, shows: moment === 'seasonOver' ? 'Season over' : shows },
      { name: `roster-${state}`, path: '/roster', who: 'fan', moment, shows: 'Crimson Clock Management' },
      { name: `matchups-${state}`, path: '/matchups', who: 'fan', moment, shows },
      ...(moment === 'seasonOver'
        ? ([
            { name: 'profile-trophies', path: '/profile', who: 'champion', moment, shows: '2025 champion' },
            { name: 'home-champion', path: '/', who: 'champion', moment, shows: 'You won the championship.' },
            {
              name: 'playoffs-season-over',
              path: '/matchups?view=playoffs',
              who: 'fan',
              moment,
              shows: 'Third-place game',
            },
            {
              name: 'league-records-season-over',
              path: '/leagues?league=saturdays&tab=records',
              who: 'fan',
              moment,
              shows: 'Week 14 awards',
            },
            {
              name: 'team-season-over',
              path: `/leagues?league=saturdays&team=${VIEWERS.champion.uid}`,
              who: 'fan',
              moment,
              shows: 'Points against',
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

const MESSAGES: readonly Look[] = [
  { name: 'messages-empty', path: '/messages', who: 'newcomer', shows: 'Join a league to chat' },
  {
    name: 'messages-none-yet',
    path: '/messages?league=openseats',
    who: 'member',
    shows: 'No messages yet',
    extent: 'window',
  },
  {
    name: 'messages-many',
    path: '/messages',
    who: 'fan',
    shows: /Bold words/,
    extent: 'window',
    linkedFrom: { path: '/', link: 'Messages' },
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

const PERSONAL: readonly Look[] = [
  {
    name: 'profile',
    path: '/profile',
    who: 'fan',
    shows: 'The kicker of my opponent has no stat line.',
    linkedFrom: { path: '/', link: 'Profile' },
  },
  { name: 'profile-long-words', path: '/profile', who: 'long', shows: 'Profile' },
  { name: 'account', path: '/acc', who: 'fan', shows: 'Delete account' },
  { name: 'account-visitor', path: '/acc', shows: 'Account' },
  {
    name: 'account-delete',
    path: '/acc',
    who: 'fan',
    shows: 'Delete account',
    act: opened(press('Delete account')),
    extent: 'window',
  },
  { name: 'solo', path: '/solo', who: 'fan', shows: 'Saturday Six', linkedFrom: { path: '/', link: 'Solo Games' } },
  {
    name: 'solo-mid-season',
    path: '/solo',
    who: 'fan',
    stored: { [seasonKey(VIEWERS.fan.uid)]: soloSeason(7) },
    shows: 'Saturday Six',
  },
  {
    name: 'solo-over',
    path: '/solo',
    who: 'fan',
    stored: { [seasonKey(VIEWERS.fan.uid)]: soloSeason(WEEKS) },
    shows: 'Season complete',
  },
  {
    name: 'feedback-dialog',
    path: '/about',
    who: 'fan',
    shows: 'How to play',
    act: opened(press('Feedback')),
    extent: 'window',
  },
  { name: 'feedback-desk', path: '/admin/feedback', who: 'admin', shows: /I want to gloat/ },
  {
    name: 'feedback-desk-answered',
    path: '/admin/feedback',
    who: 'admin',
    shows: /I want to gloat/,
    act: until((page) => page.getByRole('radio', { name: 'Answered' }).check(), /It’s there now/),
  },
  {
    name: 'feedback-desk-error',
    path: '/admin/feedback',
    who: 'admin',
    obstacle: { denied: ['feedback'] },
    shows: 'Couldn’t load feedback',
  },
  // After the desk's: it would show this message too.
  {
    name: 'feedback-sent',
    path: '/about',
    who: 'newcomer',
    shows: 'How to play',
    act: until(async (page) => {
      await keepToasts(page);
      await press('Feedback')(page);
      await page.getByLabel('Your message').fill('Make the marching bands louder.');
      await press('Send')(page);
    }, 'Thanks! We’ll answer in your messages.'),
    extent: 'window',
  },
  { name: 'feedback-desk-denied', path: '/admin/feedback', who: 'newcomer', shows: 'Administrators only' },
];

/**
 * Every state of every route that has pictures, a row each. Their moments follow one another, so that the season moves on only a few times.
 * A manager whose unread messages are shown never opens the conversation.
 */
export const LOOKS: readonly Look[] = [
  ...[...PAGES_FOR_ALL, ...SIGNING_IN, ...ONBOARDING, ...HOME, ...LEAGUES, ...DRAFT, ...MESSAGES, ...PERSONAL],
  ...SEASON,
];
