import { formatSigned } from '../kernel/hundredths';
import { describe, expect, it } from 'vitest';
import { changesBetween, formatReasons, scoreChange } from './scoreChanges';
import { DEFAULT_SCORING, scoreSquad } from './scoreSquad';

const RB = { rush_yds: 40, rush_td: 0, rec: 2, rec_yds: 11, rec_td: 0 };
const DST = { sacks: 0, def_int: 0, opp_fum_lost: 0, tds: 0, safeties: 0, points_against: 0 };

const change = (squad: 'UGA-RB' | 'UGA-DST', before: object | null, after: object | null) =>
  scoreChange(squad, before as never, after as never, DEFAULT_SCORING);

describe('a change of a score', () => {
  it('names what is worth most first', () => {
    const touchdown = change('UGA-RB', RB, { ...RB, rush_yds: 44, rush_td: 1 })!;
    expect(touchdown.hundredths).toBe(640);
    expect(formatReasons(touchdown)).toBe('1 rushing touchdown, 4 rushing yards');
  });

  it('is the difference of the two scores', () => {
    const after = { rush_yds: 90, rush_td: 2, rec: 5, rec_yds: 3, rec_td: 1 };
    const scored = (line: object) => scoreSquad('RB', line as never, DEFAULT_SCORING).hundredths;
    expect(change('UGA-RB', RB, after)!.hundredths).toBe(scored(after) - scored(RB));
    expect(change('UGA-RB', null, after)!.hundredths).toBe(scored(after));
  });

  it('says what a correction took back', () => {
    const corrected = change('UGA-RB', RB, { ...RB, rush_yds: 37 })!;
    expect(formatSigned(corrected.hundredths)).toBe('−0.30');
    expect(formatReasons(corrected)).toBe('3 fewer rushing yards');
  });

  it('names points allowed as they are, and only when their value changes', () => {
    expect(change('UGA-DST', null, DST)).toMatchObject({ hundredths: 1000, reasons: ['0 points allowed'] });
    expect(change('UGA-DST', DST, { ...DST, points_against: 7 })).toMatchObject({
      hundredths: -600,
      reasons: ['7 points allowed'],
    });
    expect(change('UGA-DST', { ...DST, points_against: 7 }, { ...DST, points_against: 10 })).toBeNull();
  });

  it('is none if nothing changed, or the game has no line yet', () => {
    expect(change('UGA-RB', RB, { ...RB })).toBeNull();
    expect(change('UGA-RB', null, null)).toBeNull();
  });

  it('counts what the league scores', () => {
    const catchOnly = scoreChange('UGA-RB', RB as never, { ...RB, rec: 3 } as never, { reception: 0 });
    expect(catchOnly).toBeNull();
  });

  it('has a sign', () => expect([640, 0, -50].map(formatSigned)).toEqual(['+6.40', '0.00', '−0.50']));
});

describe('the changes between two states of a week', () => {
  const week = (rush_yds: number) => ({
    squads: {
      'UGA-RB': { points: 0, stats: { ...RB, rush_yds } as never, state: 'live' as const },
      'ALA-RB': { points: 0, stats: RB as never, state: 'live' as const },
      'LSU-RB': { points: 0, stats: null, state: 'pre' as const },
    },
  });

  it('are of the squads whose points changed', () => {
    const changes = changesBetween(week(40), week(52), DEFAULT_SCORING);
    expect([...changes.keys()]).toEqual(['UGA-RB']);
    expect(changes.get('UGA-RB')!.hundredths).toBe(120);
    expect(changesBetween(week(40), week(40), DEFAULT_SCORING).size).toBe(0);
  });

  it('are corrections where the game was over', () => {
    const over = (rush_yds: number) => ({
      squads: { 'UGA-RB': { points: 0, stats: { ...RB, rush_yds } as never, state: 'final' as const } },
    });
    expect(changesBetween(over(40), over(38), DEFAULT_SCORING).get('UGA-RB')!.correction).toBe(true);
    expect(changesBetween(week(40), over(52), DEFAULT_SCORING).get('UGA-RB')!.correction).toBeUndefined();
  });
});
