import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { opened, press, squadDetails } from '../support/acts';
import { PRESENT } from '../support/moments';
import type { Look } from '../support/takeLook';

/** A mock draft in which the person who practices is on the clock for the second time. */
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

/** Shared boards and the mock draft. */
export const PRACTICE: readonly Look[] = [
  { name: 'board-shared', path: '/board/saturdays', shows: 'Under the Lights', main: true },
  { name: 'board-unknown', path: '/board/kickoff', shows: 'Board not found', pictures: ['phone'] },
  { name: 'practice', path: '/practice', shows: 'Mock draft', extent: 'window', main: true },
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
    shows: 'Mock draft',
    act: opened(press(/^(Settings|Change)/)),
    extent: 'window',
  },
];
