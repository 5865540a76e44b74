import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_SQUADS, schoolOf, type SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';
import { parseLeague } from '../../league/league';
import { bestLineup, startersOf } from '../../lineup/lineup';
import { DEFAULT_SLOTS } from '../../lineup/slots';
import { squadWorth } from '../lineups/lineupInWeek';
import { projectedPoints, weekProjections, type LeagueSeason } from '../leagueSeason';
import { nextToKickOff, restOfSeasonFrom } from './restOfSeason';

const roster: SquadId[] = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'TEX-RB', 'OK-K', 'UK-DST', 'MIZ-WR'];
const league = parseLeague('home', { draftStatus: 'complete', season: 2025, schedule: { managers: ['me', 'you'] } });
const schools = [...new Set(ALL_SQUADS.map(schoolOf))];

/** Weeks 1 to 4, which kick off at 1000 times their number; `byes` by week. */
function season(byes: Record<number, string[]> = {}): LeagueSeason {
  const weeks = [1, 2, 3, 4].map((number) => {
    const playing = schools.filter((code) => !byes[number]?.includes(code));
    const kickoffs = Object.fromEntries(playing.map((code) => [code, number * 1000]));
    return {
      week: parseWeek(`2025-0${String(number)}`, { kickoffs, firstKickoff: number * 1000 }),
      results: null,
      lineups: {},
    };
  });
  return { league, rosters: { me: roster }, history: {}, weeks };
}

/** The gain by the best lineups of the weeks after the second, one by one. */
function counted(of: LeagueSeason, squads: readonly SquadId[], adds: readonly SquadId[], drops: readonly SquadId[]) {
  const sums = of.weeks.slice(2).map(({ week }) => {
    const projected = weekProjections(of, week.week);
    const total = (owned: readonly SquadId[]) =>
      startersOf(bestLineup({ roster: owned, slots: DEFAULT_SLOTS, worth: squadWorth(projected, week) })).reduce(
        (sum, squad) => sum + projectedPoints(projected, week, squad),
        0,
      );
    return total([...squads.filter((squad) => !drops.includes(squad)), ...adds]) - total(squads);
  });
  return Math.round(sums.reduce((sum, one) => sum + one, 0) / sums.length);
}

describe('the rest of the season', () => {
  it('is of the weeks that haven’t kicked off, and nothing after the last one has', () => {
    expect([0, 999, 1000, 3999, 4000].map((now) => nextToKickOff(season(), now))).toEqual([1, 1, 2, 4, null]);
    expect(restOfSeasonFrom(season(), 5)).toBeNull();
  });

  it('knows a squad’s next bye, and projects nothing in it', () => {
    const restOfSeason = restOfSeasonFrom(season({ 2: ['ALA'], 3: ['LSU', 'ALA'] }), 2)!;
    expect([restOfSeason.bye('ALA-QB'), restOfSeason.bye('LSU-QB'), restOfSeason.bye('UGA-QB')]).toEqual([2, 3, null]);
    expect(restOfSeason.projected('ALA-QB')).toBeNull();
    expect(restOfSeason.projected('LSU-QB')).toBeGreaterThan(0);
  });

  it('counts what a bye costs, and what fills it', () => {
    const without = restOfSeasonFrom(season(), 3)!;
    const restOfSeason = restOfSeasonFrom(season({ 3: ['ALA'] }), 3)!;
    const add = { adds: ['TENN-QB'] as SquadId[], drops: [] };
    expect(restOfSeason.gain(roster, add)).toBeGreaterThan(without.gain(roster, add));
    expect(restOfSeason.gain(roster, { adds: [], drops: ['OK-K'] })).toBeLessThan(0);
    expect(restOfSeason.gain(roster, { adds: [], drops: [] })).toBe(0);
  });

  it('gains as much as the best lineups of each week score more, for any roster and move', () => {
    const squads = fc.uniqueArray(fc.constantFrom(...ALL_SQUADS), { minLength: 4, maxLength: 14 });
    const byes = fc.subarray(schools, { maxLength: 6 });
    fc.assert(
      fc.property(squads, byes, byes, fc.nat(3), fc.nat(3), (all, third, fourth, gone, come) => {
        const [adds, owned] = [all.slice(0, come), all.slice(come)];
        const drops = owned.slice(0, gone);
        const of = season({ 3: third, 4: fourth });
        expect(restOfSeasonFrom(of, 3)!.gain(owned, { adds, drops })).toBe(counted(of, owned, adds, drops));
      }),
      { numRuns: 60 },
    );
  });

  it('finds the drop that costs least', () => {
    const restOfSeason = restOfSeasonFrom(season(), 3)!;
    const each = roster.map((drop) => restOfSeason.gain(roster, { adds: ['TENN-QB'], drops: [drop] }));
    expect(restOfSeason.bestGain(roster, 'TENN-QB', true)).toBe(Math.max(...each));
    expect(restOfSeason.bestGain(roster, 'TENN-QB', false)).toBe(
      restOfSeason.gain(roster, { adds: ['TENN-QB'], drops: [] }),
    );
  });
});
