import { describe, expect, it } from 'vitest';
import { clockAt, formatClock, parseClock, shareLeft } from './gameClock';

describe('the game clock', () => {
  it.each([
    [-1, 'Q1 15:00'],
    [0, 'Q1 15:00'],
    [0.1, 'Q1 9:00'],
    [0.25, 'End of Q1'],
    [0.2503, 'Q2 14:59'],
    [0.4999, 'Q2 0:01'],
    [0.5, 'Halftime'],
    [0.75, 'End of Q3'],
    [0.9, 'Q4 6:00'],
    [1, 'End of Q4'],
    [2, 'End of Q4'],
  ])('after %d of a game', (played, text) => expect(formatClock(clockAt(played))).toBe(text));

  it.each([
    [{ period: 1, seconds: 900 }, 1],
    [{ period: 2, seconds: 0 }, 0.5],
    [{ period: 3, seconds: 450 }, 0.375],
    [{ period: 4, seconds: 36 }, 0.01],
    [{ period: 4, seconds: 0 }, 1 / 120],
    [{ period: 5, seconds: 0 }, 1 / 12],
    [{ period: 0, seconds: 0 }, 1],
  ])('at %j leaves this share of the game', (clock, share) => expect(shareLeft(clock)).toBeCloseTo(share, 10));

  it('has overtime', () => expect(formatClock({ period: 5, seconds: 0 })).toBe('OT'));

  it('is read as it is stored', () => {
    expect(parseClock({ period: 3, seconds: 252 })).toEqual({ period: 3, seconds: 252 });
    expect(parseClock({ period: 3 })).toBeNull();
    expect(parseClock(undefined)).toBeNull();
    expect(parseClock('Q3')).toBeNull();
  });
});
