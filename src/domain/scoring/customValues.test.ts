import { describe, expect, it } from 'vitest';
import { seededRandom } from '../kernel/seededRandom';
import { parseStatLine } from '../football/statLines';
import { categoriesOf, UNITS } from '../football/unitScoring';
import { customValues, enteredValues, isValidValue, isValidValues, VALUE_GROUPS, withValue } from './customValues';
import { DEFAULT_SCORING, formatTerm, scoreSquad, scoringKey, type Scoring } from './scoreSquad';

const CATEGORIES = VALUE_GROUPS.flatMap(({ categories }) => categories);

describe('the values of a custom scoring', () => {
  it('can be chosen for every category but receptions and points allowed', () => {
    const all = new Set(UNITS.flatMap((unit) => categoriesOf(unit).map(({ column }) => column)));
    expect([...all].filter((column) => !CATEGORIES.some((one) => one.column === column))).toEqual([
      'rec',
      'points_against',
    ]);
    expect(VALUE_GROUPS.map(({ units }) => units.join(' '))).toEqual(['QB', 'RB WR TE', 'K', 'DST']);
  });

  it('are the same after writing and reading, in any order, and the defaults leave nothing', () => {
    const random = seededRandom(8);
    for (let round = 0; round < 200; round++) {
      const chosen = new Map(
        CATEGORIES.filter(() => random() < 0.4).map(({ column }) => [column, Math.floor(random() * 1999) - 999]),
      );
      const written = [...chosen]
        .sort(() => random() - 0.5)
        .reduce<Scoring>((scoring, [column, value]) => withValue(scoring, column, String(value)), { reception: 1 });
      const differing = CATEGORIES.filter(({ column, each }) => (chosen.get(column) ?? each) !== each);
      expect(isValidValues(written.custom ?? '')).toBe(true);
      expect(customValues(written.custom)).toEqual(
        new Map(differing.map(({ column }) => [column, chosen.get(column)])),
      );
      const back = CATEGORIES.reduce<Scoring>(
        (scoring, { column, each }) => withValue(scoring, column, String(each)),
        written,
      );
      expect(back).toStrictEqual({ reception: 1 });
    }
  });

  it('are as many as there are at the most, and then still valid', () => {
    const all = CATEGORIES.reduce<Scoring>((scoring, { column }) => withValue(scoring, column, '-999'), {
      reception: 0,
    });
    expect(customValues(all.custom).size).toBe(CATEGORIES.length);
    expect(isValidValues(all.custom!)).toBe(true);
    expect(isValidValues(`${all.custom!}pass_td=1,`)).toBe(false);
  });

  it.each([
    'pass_td=1000,',
    'pass_td=-1000,',
    'pass_td=6.5,',
    'pass_td=,',
    'pass_td=600',
    'pass_td=+5,',
    ' ',
    'x',
    'PASS=5,',
  ])('may not be stored as %o', (text) => {
    expect(isValidValues(text)).toBe(false);
  });

  it('are read from any text: what isn’t known, valid or different is left out', () => {
    const read = (text?: string) => [...customValues(text)];
    expect(read()).toEqual([]);
    expect(read('rec=300,points_against=5,toString=5,pass_td=400,sacks=1000,tds=6.5,xpm,=,safeties=')).toEqual([]);
    expect(read('what=5,pass_td=500,pass_td=600,sacks=-0,')).toEqual([
      ['pass_td', 600],
      ['sacks', 0],
    ]);
  });

  it('keep what was entered until it’s valid', () => {
    const scoring = withValue({ reception: 0.5, custom: 'sacks=200,' }, 'pass_td', '1200');
    expect(scoring.custom).toBe('pass_td=1200,sacks=200,');
    expect(enteredValues(scoring.custom).get('pass_td')).toBe('1200');
    expect(['', '0.5', '1000', 'NaN'].some(isValidValue)).toBe(false);
    expect(withValue(scoring, 'pass_td', '400')).toStrictEqual({ reception: 0.5, custom: 'sacks=200,' });
  });
});

describe('a score with custom values', () => {
  const scoring: Scoring = { reception: 1, custom: 'pass_yds=3,pass_td=650,rush_yds=7,sacks=-150,' };

  it('counts them, and still explains every number', () => {
    const qb = scoreSquad('QB', parseStatLine('QB', { pass_yds: 311, pass_td: 3, qb_rush_yds: 20 }), scoring);
    expect(qb.hundredths).toBe(311 * 3 + 3 * 650 + 20 * 10);
    expect(qb.terms.map(formatTerm)).toEqual([
      '311 passing yards × 0.03 = 9.33',
      '3 passing touchdowns × 6.50 = 19.50',
      '20 rushing yards × 0.10 = 2.00',
    ]);
    const dst = scoreSquad('DST', parseStatLine('DST', { sacks: 3, points_against: 0 }), scoring);
    expect(dst.terms.map(formatTerm)).toEqual(['3 sacks × −1.50 = −4.50', '0 points allowed = 10.00']);
  });

  it('has one value for runners and receivers', () => {
    for (const unit of ['RB', 'WR', 'TE'] as const) {
      expect(scoreSquad(unit, parseStatLine(unit, { rush_yds: 11, rec: 2 }), scoring).hundredths).toBe(77 + 200);
    }
  });

  it('has its own key for caches', () => {
    const keys = [DEFAULT_SCORING, scoring, { reception: 1 } as const, { ...scoring, reception: 0 } as const];
    expect(new Set(keys.map(scoringKey)).size).toBe(keys.length);
  });
});
