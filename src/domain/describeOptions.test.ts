import { describe, expect, it } from 'vitest';
import { CLOCK_CHOICES, formatPickClock } from './pickClock';
import { parseLeague } from './league';
import { describeOptions, formatRoster } from './describeOptions';
import { DEFAULT_SLOTS } from './slots';

describe('the words of a league', () => {
  it('says every clock that a form offers in its largest whole unit', () => {
    expect(CLOCK_CHOICES.map(formatPickClock)).toEqual([
      '15 seconds',
      '30 seconds',
      '1 minute',
      '90 seconds',
      '2 minutes',
      '5 minutes',
      '1 hour',
      '4 hours',
      '8 hours',
      '24 hours',
    ]);
  });

  it('says a roster', () => {
    expect(formatRoster(DEFAULT_SLOTS, 3)).toBe('QB, RB, WR, TE, FLEX, K, DST and a bench of 3');
    expect(formatRoster({ ...DEFAULT_SLOTS, RB: 2, K: 0 }, 0)).toBe('QB, 2 RB, WR, TE, FLEX, DST and no bench');
  });

  it('says of every option what it means and when it freezes', () => {
    const words = describeOptions(
      parseLeague('x', { capacity: 8, members: ['a'], clockSeconds: 90, scoring: { reception: 1 } }),
    );
    expect(words.map(({ label }) => label)).toEqual([
      'Size',
      'Visibility',
      'Roster',
      'Scoring',
      'Draft',
      'Order',
      'Pick clock',
    ]);
    expect(
      words.every(({ value, meaning, freezes }) => value !== '' && meaning !== '' && freezes === 'at the draft'),
    ).toBe(true);
    expect(words[0]?.meaning).toBe('1 has joined; house teams can fill the rest when the draft starts.');
    expect(words[3]?.value).toBe('one point per reception');
  });
});
