import { opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** Of an analysis whose simulations are over. */
const ODDS = /your playoff odds (go|stay)/;

/** Trades. */
export const TRADES: readonly Look[] = [
  { name: 'trades-empty', path: '/trades', who: 'newcomer', shows: 'You’re not in a league yet', pictures: ['phone'] },
  {
    name: 'trades-before-draft',
    path: '/trades?league=kickoff',
    who: 'fan',
    shows: 'The draft hasn’t started',
    pictures: ['phone'],
  },
  { name: 'trades', path: '/trades', who: 'fan', shows: 'Needs your answer', main: true },
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
    act: until(press('Counter'), ODDS),
  },
  {
    name: 'trades-analysis',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: until((page) => page.getByText('Trade analysis').first().click(), ODDS),
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
  {
    name: 'trades-block-change',
    path: '/trades',
    who: 'fan',
    shows: 'Needs your answer',
    act: opened(press('Change your block')),
    extent: 'window',
  },
  {
    name: 'trades-block-empty',
    path: '/trades?league=vacancy',
    who: 'successor',
    shows: /^No squads yet\./,
    pictures: ['phone'],
  },
  { name: 'trades-block-long-words', path: '/trades', who: 'long', shows: 'Trade block', pictures: ['phone'] },
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
    name: 'trades-none',
    path: '/trades?league=bestball',
    who: 'resting',
    shows: 'No trades in this league',
    pictures: ['phone'],
  },
  {
    name: 'trades-season-over',
    path: '/trades',
    who: 'fan',
    moment: 'seasonOver',
    shows: 'Trading is over for the season',
  },
];
