import { describe, expect, it } from 'vitest';
import { parseWeekResults } from './results';
import { DEFAULT_SCORING } from './scoreSquad';
import { allowedTo, meanOf, seasonLines, squadLog, unitAverages } from './squadLog';

const game = (opponent: string, state: string) => ({ opponent, home: true, state, pointsFor: 21, pointsAgainst: 14 });

/** A published week: for each school, its opponent, its QB's passing yards, and the state of its game. */
function week(number: number, schools: Record<string, [opponent: string, yards: number, state?: string]>) {
  return parseWeekResults(`2025-0${String(number)}`, {
    squads: Object.fromEntries(
      Object.entries(schools).map(([code, [, yards, state = 'final']]) => [
        `${code}-QB`,
        { points: 0, stats: { pass_yds: yards }, state },
      ]),
    ),
    games: Object.fromEntries(
      Object.entries(schools).map(([code, [opponent, , state = 'final']]) => [code, game(opponent, state)]),
    ),
  });
}

const SEASON = [
  week(1, { ALA: ['TEX', 200], TEX: ['ALA', 100], LSU: ['CLEM', 300] }),
  week(2, { ALA: ['LSU', 100], LSU: ['ALA', 250] }),
  week(3, { ALA: ['ULM', 300], TEX: ['LSU', 100] }),
  week(4, { ALA: ['UGA', 400], TEX: ['OK', 0, 'bye'] }),
];
const LIVE = week(5, { ALA: ['TEX', 50, 'live'], TEX: ['ALA', 0, 'pre'] });

describe('a squad’s log', () => {
  it('has the games that are final or under way, in order, by the league’s scoring', () => {
    const log = squadLog('ALA-QB', [...SEASON, LIVE], DEFAULT_SCORING);
    expect(log.map(({ week: number, points, game: played }) => [number, points.hundredths, played?.opponent])).toEqual([
      [1, 800, 'TEX'],
      [2, 400, 'LSU'],
      [3, 1200, 'ULM'],
      [4, 1600, 'UGA'],
      [5, 200, 'TEX'],
    ]);
    expect(log.at(-1)?.points.state).toBe('live');
    expect(squadLog('TEX-QB', [...SEASON, LIVE], DEFAULT_SCORING).map((one) => one.week)).toEqual([1, 3]);
  });
});

describe('the season’s lines', () => {
  const lines = seasonLines([...SEASON, LIVE], DEFAULT_SCORING);

  it('count final games only', () => {
    expect(lines['ALA-QB']).toMatchObject({ games: 4, hundredths: 4000, perGame: 1000 });
    expect([lines['ALA-QB'].best?.week, lines['ALA-QB'].worst?.week, lines['ALA-QB'].last?.week]).toEqual([4, 2, 4]);
  });

  it('compare the last three games with the season, from the fourth game on', () => {
    expect(lines['ALA-QB'].trend).toBe(Math.round((400 + 1200 + 1600) / 3) - 1000);
    expect(lines['LSU-QB'].trend).toBeNull();
  });

  it('rank a unit by points, with equals at the same place and no rank before the first game', () => {
    expect([lines['ALA-QB'].rank, lines['LSU-QB'].rank, lines['TEX-QB'].rank, lines['UGA-QB'].rank]).toEqual([
      1,
      2,
      3,
      null,
    ]);
    const level = seasonLines([week(1, { ALA: ['TEX', 100], TEX: ['ALA', 100] })], DEFAULT_SCORING);
    expect([level['ALA-QB'].rank, level['TEX-QB'].rank]).toEqual([1, 1]);
    expect(lines['UGA-QB']).toEqual({
      games: 0,
      hundredths: 0,
      perGame: null,
      best: null,
      worst: null,
      last: null,
      trend: null,
      rank: null,
    });
  });
});

describe('what a school allows', () => {
  const allowed = allowedTo('QB', [...SEASON, LIVE], DEFAULT_SCORING);

  it('is the mean of its opponents’ final games, the most generous first', () => {
    expect(allowed.LSU).toEqual({ school: 'LSU', games: 2, perGame: 400, rank: 4, of: 4 });
    expect(allowed.UGA).toEqual({ school: 'UGA', games: 1, perGame: 1600, rank: 1, of: 4 });
    expect(allowed.TEX).toMatchObject({ games: 1, perGame: 800, rank: 2 });
    expect(allowed.ALA).toMatchObject({ games: 2, perGame: 700, rank: 3 });
  });

  it('is unknown for a school that no squad has played, and for schools outside the conference', () => {
    expect(allowed.OK).toBeUndefined();
    expect(Object.keys(allowed)).toHaveLength(4);
  });
});

describe('a unit’s averages', () => {
  it('are the mean of each week’s final games', () => {
    expect([...unitAverages('QB', [...SEASON, LIVE], DEFAULT_SCORING)]).toEqual([
      [1, 800],
      [2, 700],
      [3, 800],
      [4, 1600],
    ]);
    expect(unitAverages('QB', [LIVE], DEFAULT_SCORING).size).toBe(0);
    expect(meanOf([])).toBeNull();
  });
});
