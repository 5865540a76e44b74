import { describe, expect, it } from 'vitest';
import {
  coverage,
  lastGame,
  meanError,
  modelMethod,
  played2025,
  seasonMean,
  simpleShrunk,
  walkedResults,
} from '../../../tests/support/walkForward';
import { RECEPTION_POINTS } from '../scoring/scoreSquad';
import { ALL_SQUADS, UNITS, schoolOf, unitOf, type SquadId } from '../football/squads';
import { UNIT_TABLE } from '../football/unitScoring';
import { squadWorth } from '../season/lineups/lineupInWeek';
import { projectedPoints } from '../season/leagueSeason';
import { parseWeek } from '../football/weeks';
import { projectWeek, type PlayedWeek } from './model';
import { opponentIn } from './opponents';
import { preseason } from './preseason';

const PLAYED = played2025();
const project = (week: number, played: readonly PlayedWeek[] = PLAYED) => projectWeek({ season: 2025, week, played });
/** A week in which every squad that plays scores what its unit usually does, but these. */
function usualWeek(week: number, others: Partial<Record<SquadId, number>> = {}): PlayedWeek {
  const { units } = preseason(2025);
  const playing = ALL_SQUADS.filter((squad) => opponentIn(2025, schoolOf(squad), week) !== null);
  return { week, points: { ...Object.fromEntries(playing.map((squad) => [squad, units[unitOf(squad)]])), ...others } };
}

describe('over weeks 3 to 14 of 2025', () => {
  it('is closer than the last game, the season mean and a simple shrunk mean', () => {
    expect(walkedResults(PLAYED)).toHaveLength(960);
    expect(meanError(lastGame, PLAYED)).toBeCloseTo(9.39, 2);
    expect(meanError(seasonMean, PLAYED)).toBeCloseTo(7.88, 2);
    expect(meanError(simpleShrunk, PLAYED)).toBeCloseTo(6.98, 2);
    expect(meanError(modelMethod(), PLAYED)).toBeLessThan(6.9);
  });
  it.each(RECEPTION_POINTS)('has four in five results within its range, with %d points a reception', (reception) => {
    const within = coverage(played2025({ reception }), { reception }).get('all')!;
    expect(within).toBeGreaterThan(0.76);
    expect(within).toBeLessThan(0.84);
  });
});

describe('the week it projects', () => {
  it.each([1, 2, 7, 14])('is cut from its input: week %i and later ones change nothing', (week) => {
    const known = PLAYED.filter((one) => one.week < week);
    const other = PLAYED.map((one) =>
      one.week < week
        ? one
        : { ...one, points: Object.fromEntries(ALL_SQUADS.map((squad, i) => [squad, 9999 * (i % 2)])) },
    );
    expect(project(week)).toEqual(project(week, known));
    expect(project(week, other)).toEqual(project(week, known));
  });
  it('does depend on the week before', () => {
    expect(project(8)).not.toEqual(
      project(
        8,
        PLAYED.filter(({ week }) => week < 7),
      ),
    );
  });
});

describe('a projection', () => {
  it('has no opponent in a bye week, and counts 0 then', () => {
    expect(project(4)['ALA-QB'].opponent).toBeNull();
    expect(project(5)['ALA-QB'].opponent).toEqual({ code: 'UGA', kind: 'conference', site: 'away' });
    const week = parseWeek('2025-04', { season: 2025, week: 4, kickoffs: { TEX: 1000 } });
    expect(projectedPoints(project(4), week, 'ALA-QB')).toBe(0);
    expect(projectedPoints(project(4), week, 'TEX-QB')).toBe(project(4)['TEX-QB'].hundredths);
    const worth = squadWorth(project(4), week);
    expect(worth('ALA-QB')).toBeLessThan(worth('TEX-QB'));
  });
  it('adds up from its parts, in whole hundredths', () => {
    for (const one of Object.values(project(9))) {
      const { unit, squad, opponent, homeField } = one.parts;
      expect(unit + squad + opponent + homeField).toBe(one.hundredths);
      expect(Object.values(one.parts).every(Number.isInteger)).toBe(true);
    }
  });
  it('before the first game, is what the unit usually scores', () => {
    const first = projectWeek({ season: 2025, week: 1, played: [] });
    expect(first['MISS-QB']).toMatchObject({ hundredths: preseason(2025).units.QB, games: 0, mean: null });
    expect(first['MISS-QB'].high - first['MISS-QB'].low).toBe(2 * Math.round(1.2 * UNIT_TABLE.QB.spread));
  });
  it('believes a squad’s record more with each game', () => {
    const great = (weeks: number) =>
      project(
        13,
        Array.from({ length: weeks }, (_, i) => usualWeek(12 - i, { 'TEX-RB': 6000 })),
      )['TEX-RB'];
    const own = [1, 3, 9].map((weeks) => great(weeks).parts.squad);
    expect(own[0]).toBeGreaterThan(0);
    expect(own[1]).toBeGreaterThan(own[0]!);
    expect(own[2]).toBeGreaterThan(own[1]!);
    expect(own[2]).toBeLessThan(6000 - preseason(2025).units.RB);
    expect(great(1)).toMatchObject({ games: 1, mean: 6000 });
  });
  it('is higher against an opponent that gives up more, and against a school a division lower', () => {
    // Week 12: every quarterback who has met Arkansas so far scored 40.
    const met = (squad: SquadId, week: number) => opponentIn(2025, schoolOf(squad), week)?.code === 'ARK';
    const weeks = Array.from({ length: 11 }, (_, i) => {
      const generous = ALL_SQUADS.filter((squad) => unitOf(squad) === 'QB' && met(squad, i + 1));
      return usualWeek(i + 1, Object.fromEntries(generous.map((squad) => [squad, 4000])));
    });
    expect(project(12, weeks)['LSU-QB'].opponent).toMatchObject({ code: 'ARK', site: 'home' });
    expect(project(12, weeks)['LSU-QB'].parts.opponent).toBeGreaterThan(400);
    expect(project(12, weeks)['LSU-RB'].parts.opponent).toBeLessThan(100);
    expect(project(13)['ALA-QB'].opponent).toMatchObject({ code: 'EIU', kind: 'fcs' });
    expect(project(13)['ALA-QB'].parts.opponent).toBeGreaterThan(800);
  });
});

describe('before a later season', () => {
  it('expects half of what the squads showed in the last one, and more against weaker opponents', () => {
    const first = projectWeek({ season: 2026, week: 1, played: [] });
    expect(first['VAN-QB'].parts.squad).toBeGreaterThan(100);
    expect(first['VAN-QB'].opponent?.kind).toBe('fcs');
    expect(first['VAN-QB'].parts.opponent).toBeGreaterThan(900);
  });
  it('takes what weaker opponents were worth in 2025 from its results', () => {
    const games = PLAYED.flatMap(({ week, points }) =>
      ALL_SQUADS.flatMap((squad) => {
        const scored = points[squad];
        const opponent = opponentIn(2025, schoolOf(squad), week);
        return scored === undefined ? [] : [{ unit: unitOf(squad), kind: opponent!.kind, scored }];
      }),
    );
    const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    for (const kind of ['fbs', 'fcs'] as const) {
      const worth = UNITS.map((unit) => {
        const own = games.filter((game) => game.unit === unit);
        const weaker = own.filter((game) => game.kind === kind).map(({ scored }) => scored);
        const others = own.filter((game) => !['fbs', 'fcs'].includes(game.kind)).map(({ scored }) => scored);
        return (mean(weaker) - mean(others)) / UNIT_TABLE[unit].spread;
      });
      expect(preseason(2026).kinds[kind]).toBeCloseTo(mean(worth), 2);
    }
  });
});
