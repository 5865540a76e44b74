import { describe, expect, it } from 'vitest';
import { measure, outside, overlaps, textsOf } from '../../../tests/support/pictureLayouts';
import { awardsLayout, type AwardsPicture } from './awardsLayout';

const award = (label: string, team: string, detail = ''): AwardsPicture['awards'][number] => ({
  label,
  team,
  figure: '142.06',
  detail,
});
const picture = (awards: AwardsPicture['awards']): AwardsPicture => ({
  about: 'Under the Lights',
  title: 'Week 9 awards',
  awards,
});

describe('the picture of a week’s awards', () => {
  it('has the league, the week, and each award with its team, number and reason', () => {
    const awards = [award('Top score', 'Bayou Blitz'), award('Closest game', 'Red Zone', 'Week 9: beat Bob')];
    expect(textsOf(awardsLayout(picture(awards), measure)).map(({ text }) => text)).toEqual([
      'Saturday Squads',
      'Under the Lights',
      'Week 9 awards',
      ...['Top score', 'Bayou Blitz', '142.06'],
      ...['Closest game. Week 9: beat Bob', 'Red Zone', '142.06'],
    ]);
  });

  const word = 'W'.repeat(40);
  it.each<[string, AwardsPicture['awards']]>([
    ['one award', [award('Top score', 'Bayou Blitz')]],
    ...[4, 5, 6].map((count): [string, AwardsPicture['awards']] => [
      `${String(count)} with long names`,
      Array.from('ABCDEF'.slice(0, count), (label) => award(label, word, `Week 12: lost to ${word}, 100.00–99.99`)),
    ]),
    ['five with short names', Array.from('ABCDE', (label) => award(label, 'Bayou Blitz'))],
    ['six with short names', Array.from('ABCDEF', (label) => award(label, 'Bayou Blitz'))],
    ['many words', ['A', 'B', 'C', 'D'].map((label) => award(label, 'Ww '.repeat(13), 'Ww '.repeat(40)))],
  ])('keeps everything inside its margins and apart: %s', (_, awards) => {
    const all = awardsLayout({ ...picture(awards), about: word }, measure);
    expect(outside(all)).toEqual([]);
    expect(overlaps(all)).toEqual([]);
  });
});
