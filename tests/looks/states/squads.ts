import { opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** The pages of squads, and the pool. */
export const SQUADS: readonly Look[] = [
  {
    name: 'squad',
    path: '/squad/ALA-QB?league=saturdays',
    who: 'fan',
    shows: 'at Florida State Seminoles',
    linkedFrom: { path: '/squads?school=ALA&unit=QB', link: 'Alabama QB' },
  },
  {
    name: 'squad-who-made-them',
    path: '/squad/TENN-DST',
    who: 'fan',
    shows: 'Game log',
    act: until(press('Week 1: scoring details'), 'Who made them'),
  },
  { name: 'squad-compared', path: '/squad/ALA-QB?with=TEX-QB', who: 'fan', shows: 'Side by side' },
  {
    name: 'squad-compare-dialog',
    path: '/squad/UGA-RB',
    who: 'fan',
    shows: 'Game log',
    act: opened(press('Compare')),
    extent: 'window',
  },
  { name: 'squad-live', path: '/squad/TENN-QB', who: 'fan', moment: 'live', shows: 'Game log' },
  { name: 'squad-season-over', path: '/squad/ALA-QB', who: 'fan', moment: 'seasonOver', shows: 'No games left' },
  {
    name: 'squad-no-calendar',
    path: '/squad/ALA-QB',
    who: 'fan',
    moment: 'noCalendar',
    shows: 'No games yet this season.',
  },
  {
    name: 'squad-loading',
    path: '/squad/ALA-QB',
    who: 'fan',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Alabama QB',
  },
  {
    name: 'squad-error',
    path: '/squad/ALA-QB',
    who: 'fan',
    obstacle: { denied: ['weeklySquads'] },
    shows: 'Couldn’t load the season so far',
  },
  { name: 'squad-long-words', path: '/squad/ALA-QB', who: 'long', shows: 'In your league' },
  {
    name: 'squads',
    path: '/squads',
    who: 'fan',
    shows: 'Free by unit',
    extent: 'window',
    linkedFrom: { path: '/squad/ALA-TE', link: 'All squads' },
  },
  { name: 'squads-free', path: '/squads?show=free&sort=trend', who: 'fan', shows: 'Free by unit' },
  { name: 'squads-no-match', path: '/squads?school=ALA&show=mine&unit=K', who: 'fan', shows: 'No matches' },
  {
    name: 'squads-loading',
    path: '/squads',
    who: 'fan',
    obstacle: { unanswered: 'weeklySquads' },
    shows: 'Squads',
  },
  { name: 'squad-not-found', path: '/squad/YALE-QB', who: 'fan', shows: 'Squad not found', extent: 'window' },
];
