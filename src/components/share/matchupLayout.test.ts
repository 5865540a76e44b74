import { describe, expect, it } from 'vitest';
import { measure, outside, overlaps, textsOf } from '../../../tests/support/pictureLayouts';
import { matchupLayout, type MatchupPicture, type PictureSide } from './matchupLayout';

const side = (team: string, changes: Partial<PictureSide> = {}): PictureSide => ({
  team,
  points: 11240,
  note: 'Projected 121.07',
  ahead: true,
  top: [
    { squad: 'UGA-RB', hundredths: 2410 },
    { squad: 'ALA-QB', hundredths: 1988 },
    { squad: 'LSU-WR', hundredths: -150 },
  ],
  ...changes,
});
const picture = (changes: Partial<MatchupPicture> = {}): MatchupPicture => ({
  about: 'Week 9 · Under the Lights',
  state: 'Live, Sat, Nov 22, 4:12 PM EST',
  sides: [side('Bayou Blitz'), side('Crimson Clock', { ahead: false, points: 9905 })],
  ball: 71,
  outcome: 'Bayou Blitz is projected to win by 12.30.',
  ...changes,
});

describe('the picture of a matchup', () => {
  it('has the league and week, the state, both sides with their best squads, and the outcome', () => {
    const squads = ['Georgia RB', '24.10', 'Alabama QB', '19.88', 'LSU WR', '−1.50'];
    expect(textsOf(matchupLayout(picture(), measure)).map(({ text }) => text)).toEqual([
      'Saturday Squads',
      'Week 9 · Under the Lights',
      'Live, Sat, Nov 22, 4:12 PM EST',
      ...['Bayou Blitz', '112.40', 'Projected 121.07', ...squads],
      ...['Crimson Clock', '99.05', 'Projected 121.07', ...squads],
      'Bayou Blitz is projected to win by 12.30.',
    ]);
  });

  it('mutes the side that is behind, and names no projection once it’s final', () => {
    const texts = textsOf(
      matchupLayout(picture({ sides: [side('One', { note: '' }), side('Two', { ahead: false })] }), measure),
    );
    const tokenOf = (text: string) => texts.find((one) => one.text === text)?.token;
    expect([tokenOf('One'), tokenOf('Two')]).toEqual(['ink', 'ink-muted']);
    expect(texts.filter(({ text }) => text.startsWith('Projected'))).toHaveLength(1);
  });

  const word = 'W'.repeat(40);
  const many = `${'Ww '.repeat(13)}W`;
  it.each<[string, MatchupPicture]>([
    ['usual names', picture()],
    [
      'names of one long word',
      picture({ about: word, outcome: `${word} won by 1.00.`, sides: [side(word), side(word)] }),
    ],
    [
      'names of many words',
      picture({ about: many.repeat(3), outcome: many.repeat(3), sides: [side(many), side(many)] }),
    ],
    ['many points', picture({ sides: [side('A', { points: 99999 }), side('B', { points: -99999 })] })],
    ['no squads', picture({ sides: [side('A', { top: [] }), side('B', { top: [] })] })],
  ])('keeps everything inside its margins and apart: %s', (_, given) => {
    const all = matchupLayout(given, measure);
    expect(outside(all)).toEqual([]);
    expect(overlaps(all)).toEqual([]);
  });
});
