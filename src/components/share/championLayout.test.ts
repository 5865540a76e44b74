import { describe, expect, it } from 'vitest';
import type { ChampionSummary } from '@/domain/season/playoffs/champion';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { measure, outside, textsOf } from '../../../tests/support/pictureLayouts';
import { championLayout } from './championLayout';
import { fitText, type TextBox } from './fitText';
import { PICTURE } from './pictureLayout';

const champion: ChampionSummary = {
  manager: 'ann',
  team: 'Bayou Blitz',
  league: 'Under the Lights',
  season: 2025,
  record: '10–2',
  final: { runnerUp: 'Crimson Clock', points: 13_240, against: 11_810 },
  schools: ['ALA', 'LSU', 'TEX'],
};
const drawn = (changes: Partial<ChampionSummary> = {}) => championLayout({ ...champion, ...changes }, measure);
const texts = (changes?: Partial<ChampionSummary>) => textsOf(drawn(changes));

describe('the picture of a champion', () => {
  it('has the product, the season, the team, the league, the record, the final and the schools', () => {
    expect(texts().map(({ text }) => text)).toEqual([
      'Saturday Squads',
      '2025 champion',
      'Bayou Blitz',
      'Under the Lights',
      'Record 10–2. Beat Crimson Clock 132.40–118.10 in the championship.',
    ]);
    expect(drawn().flatMap((one) => (one.kind === 'mark' ? [one.code] : []))).toEqual([null, 'ALA', 'LSU', 'TEX']);
  });

  it('says how a tie, or a season without a final, was decided', () => {
    const last = (changes: Partial<ChampionSummary>) => texts(changes).at(-1)!.text;
    expect(last({ final: { runnerUp: 'Bob', points: 100, against: 100 } })).toBe(
      'Record 10–2. Beat Bob 1.00–1.00 in the championship, as the higher seed.',
    );
    expect(last({ final: null })).toBe('Record 10–2. First in the standings.');
    expect(last({ final: null, record: '' })).toBe('First in the standings.');
  });

  const word = 'W'.repeat(40);
  const many = `${'Ww '.repeat(13)}W`;
  it.each<[string, Partial<ChampionSummary>]>([
    ['usual names', {}],
    ['names of one long word', { team: word, league: word, final: { runnerUp: word, points: 1, against: 0 } }],
    ['names of many words', { team: many, league: many, final: { runnerUp: many, points: 99_999, against: -99_999 } }],
    ['all sixteen schools', { schools: [...SCHOOL_CODES] }],
    ['no schools', { schools: [] }],
  ])('keeps everything inside its margins: %s', (_, changes) => {
    const all = drawn(changes);
    const lines = texts(changes);
    expect(outside(all)).toEqual([]);
    // Below the header, lines follow one another without touching, and end above the marks.
    for (const [i, line] of lines.slice(2).entries()) expect(line.y - line.size * 0.8).toBeGreaterThan(lines[i + 1]!.y);
    const marks = all.flatMap((one) => (one.kind === 'mark' && one.code !== null ? [one.y] : []));
    expect(lines.at(-1)!.y).toBeLessThan(Math.min(PICTURE.height, ...marks));
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('…');
  });

  it('makes a long name smaller, on two lines', () => {
    const sizes = (team: string) => texts({ team }).filter(({ token, face }) => token === 'ink' && face === 'display');
    expect(sizes('Bayou Blitz').map(({ size }) => size)).toEqual([100]);
    const long = sizes('The Very Long Name of a Team in Our League');
    expect(long).toHaveLength(2);
    expect(long[0]!.size).toBeLessThan(68);
  });
});

describe('a text in a box', () => {
  const oneLine = { lines: 1, largest: 20, smallest: 10 };
  const box: TextBox = { face: 'plain', width: 111, forms: [oneLine] };
  const twoLines: TextBox = { ...box, forms: [{ ...oneLine, lines: 2 }] };
  it.each([
    ['fits at the largest size', 'ten chars!', { lines: ['ten chars!'], size: 20 }],
    ['shrinks', 'twelve chars', { lines: ['twelve chars'], size: 16 }],
    ['ends with an ellipsis', 'a'.repeat(30), { lines: [`${'a'.repeat(19)}…`], size: 10 }],
    ['may be empty', '', { lines: [''], size: 20 }],
  ])('%s', (_, text, expected) => {
    expect(fitText(text, box, measure)).toEqual(expected);
  });

  it('wraps between words before it breaks a word', () => {
    expect(fitText('one two three four five', twoLines, measure)).toEqual({
      lines: ['one two three', 'four five'],
      size: 14,
    });
    expect(fitText('a'.repeat(30), twoLines, measure)).toEqual({
      lines: ['a'.repeat(16), 'a'.repeat(14)],
      size: 12,
    });
  });

  it('doesn’t cut a character that has several code points', () => {
    const flag = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';
    const { lines } = fitText(flag.repeat(3), { ...box, forms: [{ ...oneLine, smallest: 20 }] }, measure);
    expect(lines).toEqual([`${flag}…`]);
  });
});
