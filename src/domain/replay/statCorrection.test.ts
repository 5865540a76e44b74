import { describe, expect, it } from 'vitest';
import { parseStatLine, type StatLine } from '../football/statLines';
import { correctLines, drawCorrection, formatCorrection, type SquadLines } from './statCorrection';

const line = (unit: 'RB' | 'WR' | 'TE', counts: object): StatLine => parseStatLine(unit, counts)!;
const LINES: SquadLines = {
  'UGA-TE': line('TE', { rec: 3, rec_yds: 36 }),
  'UGA-WR': line('WR', { rec: 9, rec_yds: 140, rec_td: 1 }),
  'UGA-K': parseStatLine('K', { xpm: 2 })!,
};
const moved = { from: 'UGA-TE', to: 'UGA-WR', counts: { rec: 1, rec_yds: 12 } } as const;

describe('a corrected stat', () => {
  it('moves from one squad to another, and the totals stay the same', () => {
    const corrected = correctLines(LINES, moved);
    expect(corrected).toMatchObject({
      ok: true,
      value: { 'UGA-TE': { rec: 2, rec_yds: 24 }, 'UGA-WR': { rec: 10, rec_yds: 152, rec_td: 1 } },
    });
    expect(LINES['UGA-TE']).toMatchObject({ rec: 3 });
  });

  it('may leave fewer yards than none', () => {
    const corrected = correctLines(LINES, { ...moved, counts: { rec_yds: 40 } });
    expect(corrected).toMatchObject({ ok: true, value: { 'UGA-TE': { rec_yds: -4 } } });
  });

  it.each([
    ['same', { ...moved, to: 'UGA-TE' }],
    ['missing', { ...moved, to: 'UGA-RB' }],
    ['missing', { ...moved, from: 'UGA-RB' }],
    ['column', { ...moved, to: 'UGA-K' }],
    ['count', { ...moved, counts: { rec: 4 } }],
  ] as const)('is refused: %s', (code, correction) => {
    expect(correctLines(LINES, correction)).toMatchObject({ ok: false, error: { code } });
  });

  it('is said in words', () => {
    expect(formatCorrection(moved)).toBe('1 reception, 12 receiving yards: from Georgia TE to Georgia WR');
  });
});

describe('a drawn correction', () => {
  it('is always possible', () => {
    for (let i = 0; i < 20; i++) {
      const drawn = drawCorrection(LINES, () => i / 20)!;
      expect(correctLines(LINES, drawn).ok).toBe(true);
    }
  });

  it('is none where no pass was caught', () => {
    expect(drawCorrection({ 'UGA-TE': line('TE', {}), 'UGA-WR': line('WR', {}) }, () => 0)).toBeNull();
    expect(drawCorrection({}, () => 0)).toBeNull();
  });
});
