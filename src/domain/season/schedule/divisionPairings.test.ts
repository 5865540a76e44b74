import { describe, expect, it } from 'vitest';
import { divisionWeeks } from './divisionPairings';

const LEAGUES = [
  ...[4, 6, 8, 10, 12, 14, 16].map((teams) => [teams, 2] as const),
  ...[8, 12, 16].map((teams) => [teams, 4] as const),
];

/** How often each pair of teams meets: those of one division, and those of two. */
function meetings(teams: number, count: number, weeks: number) {
  const played = divisionWeeks(teams, count, weeks).flat();
  const [own, other]: number[][] = [[], []];
  for (let one = 0; one < teams; one++) {
    for (let two = one + 1; two < teams; two++) {
      const games = played.filter((pair) => pair.includes(one) && pair.includes(two)).length;
      ((two - one) % count === 0 ? own! : other!).push(games);
    }
  }
  return { own: own!, other: other! };
}
const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(LEAGUES)('%i teams in %i divisions', (teams, count) => {
  it('all play in every week of any season', () => {
    for (let weeks = 0; weeks <= 20; weeks++) {
      const season = divisionWeeks(teams, count, weeks);
      expect(season).toHaveLength(weeks);
      for (const week of season) {
        expect(week.flat().sort((one, other) => one - other)).toEqual(Array.from({ length: teams }, (_, i) => i));
      }
    }
  });

  it('meet their own division twice and all others once, where the season is long enough', () => {
    const size = teams / count;
    // Of an odd number, one plays in another division while its own does.
    const inside = size - 1 + (size % 2);
    const { own, other } = meetings(teams, count, inside + teams - 1);
    expect(new Set(own)).toEqual(new Set([2]));
    expect(Math.min(...other)).toBe(1);
    expect(Math.max(...other)).toBe(size % 2 === 0 ? 1 : 2);
  });

  it.each([10, 11, 12])('meet their own division more often than others in %i weeks', (weeks) => {
    const { own, other } = meetings(teams, count, weeks);
    expect(average(own)).toBeGreaterThan(average(other));
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
  });

  it('play in their own division at the end of a season that has room for it', () => {
    const size = teams / count;
    const inside = size - 1 + (size % 2);
    const last = divisionWeeks(teams, count, 2 * inside + 1).at(-1)!;
    const own = last.filter(([one, other]) => (other - one) % count === 0);
    expect(own).toHaveLength(size % 2 === 0 ? teams / 2 : teams / 2 - count / 2);
  });
});
