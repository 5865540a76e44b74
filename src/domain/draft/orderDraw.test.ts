import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seededRandom';
import { drawnOrder, sealOf } from './orderDraw';

const EIGHT = Array.from({ length: 8 }, (_, i) => `fan${String(i + 1)}`);
const PLAYED = 200;
const NOW = 1_764_000_000_000;

/**
 * How often the first of eight managers is first in 200 draws, of which `play` decides one: it gets the league and a
 * source of numbers, and returns the secret and the time. By chance it's 25, and with 8 to 44 a fair draw fails once in
 * fifty thousand times.
 */
function timesFirst(play: (league: string, roll: ReturnType<typeof seededRandom>) => { secret: string; at: number }) {
  const roll = seededRandom(2025);
  const draws = Array.from({ length: PLAYED }, (_, i) => `league${String(i)}`);
  return draws.filter((league) => drawnOrder(league, play(league, roll), EIGHT)[0] === 'fan1').length;
}
const secretOf = (roll: ReturnType<typeof seededRandom>) => sealOf(String(roll.between(0, 1e9))).slice(0, 32);
const isFirst = (league: string, secret: string, at: number) => drawnOrder(league, { secret, at }, EIGHT)[0] === 'fan1';

describe('a draw', () => {
  it('can’t be steered by who seals it, who expects the answer within a few milliseconds and chooses among many secrets', () => {
    const won = timesFirst((league, roll) => {
      const expected = NOW + 400;
      const secrets = Array.from({ length: 40 }, () => secretOf(roll));
      const secret = secrets.find((one) => isFirst(league, one, expected)) ?? secrets[0]!;
      const at = expected + roll.one([-3, -2, -1, 1, 2, 3]);
      return { secret, at };
    });
    expect(won).toBeGreaterThanOrEqual(8);
    expect(won).toBeLessThanOrEqual(44);
  });

  it('can’t be steered by who answers it, who chooses the time for a secret that they guess', () => {
    const won = timesFirst((league, roll) => {
      const guess = secretOf(roll);
      const at = Array.from({ length: 100 }, (_, i) => NOW + i).find((time) => isFirst(league, guess, time)) ?? NOW;
      return { secret: secretOf(roll), at };
    });
    expect(won).toBeGreaterThanOrEqual(8);
    expect(won).toBeLessThanOrEqual(44);
  });

  it('could be steered by someone who knew both', () => {
    const won = timesFirst((league, roll) => {
      const secret = secretOf(roll);
      const at = Array.from({ length: 100 }, (_, i) => NOW + i).find((time) => isFirst(league, secret, time)) ?? NOW;
      return { secret, at };
    });
    expect(won).toBeGreaterThan(190);
  });
});
