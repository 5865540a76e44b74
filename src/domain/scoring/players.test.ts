import { describe, expect, it } from 'vitest';
import { loadPlayers, playersInWeek, type SchoolPlayers } from './players';
import { DEFAULT_SCORING } from './scoreSquad';

const TABLE: SchoolPlayers = {
  season: 2025,
  school: 'ALA',
  players: ['Quinn', 'Sam', 'Theo'],
  weeks: {
    '1': {
      QB: [[0, 250, 2, 1, 10, 0]],
      DST: [
        [2, 0.5, 0, 0],
        [1, 1.5, 1, 0],
      ],
      WR: [[1, 0, 0, 3, 20, 0]],
    },
  },
};

describe('the players of a squad’s week', () => {
  it('have points by the league’s scoring, which add up to the terms', () => {
    expect(playersInWeek(TABLE, 'QB', 1, DEFAULT_SCORING)).toEqual([
      {
        name: 'Quinn',
        hundredths: 1000 + 800 - 200 + 100,
        terms: [
          { label: 'passing yards', count: 250, each: 4, hundredths: 1000 },
          { label: 'passing touchdowns', count: 2, each: 400, hundredths: 800 },
          { label: 'interception thrown', count: 1, each: -200, hundredths: -200 },
          { label: 'rushing yards', count: 10, each: 10, hundredths: 100 },
        ],
      },
    ]);
    expect(playersInWeek(TABLE, 'WR', 1, { reception: 1 })[0]?.hundredths).toBe(300 + 200);
  });

  it('share sacks, have no part of the points allowed, and come with the most points first', () => {
    const players = playersInWeek(TABLE, 'DST', 1, DEFAULT_SCORING);
    expect(players.map(({ name, hundredths }) => [name, hundredths])).toEqual([
      ['Sam', 350],
      ['Theo', 50],
    ]);
    expect(players[0]?.terms.map(({ label, count }) => `${String(count)} ${label}`)).toEqual([
      '1.5 sacks',
      '1 interception',
    ]);
  });

  it('are none in a week without a game and without a table', () => {
    expect(playersInWeek(TABLE, 'QB', 2, DEFAULT_SCORING)).toEqual([]);
    expect(playersInWeek(null, 'QB', 1, DEFAULT_SCORING)).toEqual([]);
  });
});

describe('the stored tables of players', () => {
  it('load by school, and there is none for a season without them', async () => {
    expect((await loadPlayers(2025, 'TEX'))?.school).toBe('TEX');
    expect(await loadPlayers(2026, 'TEX')).toBeNull();
  });
});
