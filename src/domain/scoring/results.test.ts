import { describe, expect, it } from 'vitest';
import { benchedLineup } from '../lineup/lineup';
import { isWeekFinal, matchupScore, parseScore, parseWeekResults, squadPoints } from './results';

const stats = { rush_yds: 0, rush_td: 0, rec: 6, rec_yds: 81, rec_td: 1 };

describe('parseScore', () => {
  it.each([
    [{ points: 1.1, currentPoints: 2 }, 110],
    [{ currentPoints: 2, weekPoints: 3 }, 200],
    [{ weekPoints: 3, score: 4 }, 300],
    [{ score: 4, total: 5 }, 400],
    [{ total: 5.05 }, 505],
    [{ points: 'many', total: -2 }, -200],
    [12.48, 1248],
    [{ points: Number.NaN }, null],
    [null, null],
    [{}, null],
  ])('reads %o as %s', (stored, hundredths) => expect(parseScore(stored)).toBe(hundredths));
});

describe('parseWeekResults', () => {
  const squads = { 'ALA-WR': { points: 17.1, stats, state: 'live' }, 'UGA-K_2025': 9, stranger: { points: 3 } };
  it('reads squads, and games with their kickoffs', () => {
    const results = parseWeekResults('2025-03', {
      squads,
      updatedAt: { seconds: 1, nanoseconds: 0 },
      games: {
        ALA: { opponent: 'UGA', home: true, kickoff: 5, state: 'live', pointsFor: 7, pointsAgainst: 0 },
        ZZZ: {},
      },
    });
    expect(results).toMatchObject({ season: 2025, week: 3, updatedAt: 1000 });
    expect(results.squads).toEqual({
      'ALA-WR': { points: 1710, stats, state: 'live' },
      'UGA-K': { points: 900, stats: null, state: 'final' },
    });
    expect(results.games).toEqual({
      ALA: { opponent: 'UGA', home: true, neutral: false, kickoff: 5, state: 'live', pointsFor: 7, pointsAgainst: 0 },
    });
  });
  it('reads squads stored under their league', () => {
    const stored = { squads: { l1: { 'UGA-K': 3 }, l2: { 'UGA-K': 4 } } };
    expect(parseWeekResults('2025-03', stored, 'l2').squads['UGA-K']?.points).toBe(400);
  });
  it('is final when every squad is final or on a bye', () => {
    const final = (...states: string[]) =>
      isWeekFinal(
        parseWeekResults('2025-03', {
          squads: Object.fromEntries(states.map((state, i) => [['ALA-K', 'UGA-K', 'LSU-K'][i]!, { points: 0, state }])),
        }),
      );
    expect([final('final', 'bye'), final('final', 'live'), final('pre'), final()]).toEqual([true, false, false, false]);
  });
});

describe('squadPoints', () => {
  const results = parseWeekResults('2025-03', {
    squads: { 'ALA-WR': { points: 1, stats, state: 'final' }, 'UGA-K': 9 },
  });
  it("recomputes points from the stat line by the league's own scoring", () => {
    expect(squadPoints(results, 'ALA-WR', { reception: 1 })).toMatchObject({ hundredths: 2010, state: 'final' });
    expect(squadPoints(results, 'ALA-WR', { reception: 0 })).toMatchObject({ hundredths: 1410 });
  });
  it('uses the published points without a stat line, and zero marked missing without either', () => {
    expect(squadPoints(results, 'UGA-K', { reception: 1 })).toMatchObject({ hundredths: 900, stats: null });
    expect(squadPoints(results, 'LSU-K', { reception: 1 })).toMatchObject({ hundredths: 0, state: 'missing' });
    expect(squadPoints(null, 'LSU-K', { reception: 1 }).state).toBe('missing');
  });
  it('adds up the starters and excludes the bench', () => {
    const lineup = benchedLineup(['UGA-K']);
    lineup.starters.WR = ['ALA-WR'];
    expect(matchupScore(lineup, results, { reception: 0.5 })).toMatchObject({
      hundredths: 1710,
      bench: [{ hundredths: 900 }],
    });
  });
});
