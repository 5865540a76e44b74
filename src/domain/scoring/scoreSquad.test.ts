import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSeason } from '../../../scripts/tables/load';
import { squadWeeks } from '../../../scripts/tables/season';
import { formatPoints, fromPoints, toPoints } from '../kernel/hundredths';
import { formatCount, scoreSquad } from './scoreSquad';
import { parseStatLine } from '../football/statLines';
import { ALL_SQUADS, UNITS, type Unit } from '../football/squads';

describe('scoreSquad', () => {
  it.each([
    ['QB', { pass_yds: 312, pass_td: 3, pass_int: 1, qb_rush_yds: -7, qb_rush_td: 1 }, '27.78'],
    ['RB', { rush_yds: 187, rush_td: 2, rec: 3, rec_yds: 21, rec_td: 0 }, '34.30'],
    ['TE', { rush_yds: 0, rush_td: 0, rec: 5, rec_yds: 49, rec_td: 1 }, '13.40'],
    ['K', { fgm_0_39: 1, fgm_40_49: 1, fgm_50p: 1, fgm_unknown: 2, fg_missed: 2, xpm: 4, xp_missed: 1 }, '19.00'],
    ['K', { fg_missed: 2 }, '−2.00'],
    ['DST', { sacks: 4, def_int: 2, opp_fum_lost: 1, tds: 1, safeties: 1, points_against: 0 }, '28.00'],
  ] as const)('gives %s %o a score of %s', (unit, line, points) => {
    expect(formatPoints(scoreSquad(unit, parseStatLine(unit, line)).hundredths)).toBe(points);
  });

  it.each([
    [0, 1000],
    [1, 700],
    [6, 700],
    [7, 400],
    [13, 400],
    [14, 100],
    [20, 100],
    [21, 0],
    [27, 0],
    [28, -100],
    [34, -100],
    [35, -400],
    [70, -400],
  ])('scores %i points allowed as %i', (points_against, worth) => {
    expect(scoreSquad('DST', parseStatLine('DST', { points_against })).hundredths).toBe(worth);
  });

  it('scores receptions by the league’s scoring', () => {
    const line = parseStatLine('WR', { rec: 7 });
    expect(
      [0, 0.5, 1].map((reception) => scoreSquad('WR', line, { reception: reception as 0 | 0.5 | 1 }).hundredths),
    ).toEqual([0, 350, 700]);
  });

  it('returns terms that add up, each its count times its value', () => {
    for (const { unit, line } of squadWeeks(loadSeason(2025))) {
      const { hundredths, terms } = scoreSquad(unit, line);
      expect(terms.reduce((sum, term) => sum + term.hundredths, 0)).toBe(hundredths);
      expect(terms.every(({ count, each, hundredths: points }) => each === null || points === count * each)).toBe(true);
      expect(Number.isInteger(hundredths)).toBe(true);
    }
  });

  it.each([
    ['QB', { pass_yds: 312 }, ['312 passing yards × 0.04']],
    ['K', { fgm_0_39: 1, xpm: 3 }, ['1 field goal to 39 yards × 3.00', '3 extra points × 1.00']],
    ['DST', { safeties: 1, points_against: 21 }, ['1 safety × 2.00', '21 points allowed']],
    ['DST', { points_against: 0 }, ['0 points allowed']],
  ] as const)('describes for %s %o the counts %o', (unit, line, said) => {
    expect(scoreSquad(unit, parseStatLine(unit, line)).terms.map(formatCount)).toEqual(said);
  });

  it('returns no points without a stat line', () => {
    expect(scoreSquad('QB', null)).toEqual({ hundredths: 0, terms: [] });
  });

  it('matches the 2025 regular season averages in game.md', () => {
    const weeks = squadWeeks(loadSeason(2025));
    const mean = (unit: Unit) => {
      const own = weeks.filter((week) => week.unit === unit);
      return own.reduce((sum, { line }) => sum + scoreSquad(unit, line).hundredths, 0) / own.length / 100;
    };
    expect(weeks).toHaveLength(12 * ALL_SQUADS.length);
    const page = readFileSync(new URL('../../../docs/game.md', import.meta.url), 'utf8').replaceAll('\n', ' ');
    const [, stated] = /a unit averages: (.*?)\. A test/.exec(page)!;
    expect(UNITS.map((unit) => `${unit} ${mean(unit).toFixed(1)}`)).toEqual(stated!.split(', '));
  });
});

describe('parseStatLine', () => {
  it('counts absent columns as zero, but needs points allowed for a DST', () => {
    expect(parseStatLine('K', { xpm: 2 })).toMatchObject({ xpm: 2, fgm_50p: 0 });
    expect(parseStatLine('DST', { sacks: 2 })).toBeNull();
  });

  it.each([null, 'x', { pass_yds: '12' }, { pass_yds: 1.5 }])('refuses %o', (stored) => {
    expect(parseStatLine('QB', stored)).toBeNull();
  });
});

describe('hundredths', () => {
  it.each([
    [1248, '12.48'],
    [5, '0.05'],
    [-50, '−0.50'],
    [0, '0.00'],
    [-1205, '−12.05'],
    [100, '1.00'],
  ])('formats %i as %s', (hundredths, shown) => expect(formatPoints(hundredths)).toBe(shown));

  it('are unchanged after storing and reading', () => {
    for (let hundredths = -5000; hundredths < 20_000; hundredths++) {
      if (fromPoints(toPoints(hundredths)) !== hundredths) expect.fail(String(hundredths));
    }
  });
});
