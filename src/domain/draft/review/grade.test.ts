import { describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { draftProjections } from '../../projections/preseason';
import { perUnit } from '../../football/squads';
import { gradeOf } from './grade';
import { recapOf, type ManagerRecap } from './recap';

const recap = (manager: string, lineup: number): ManagerRecap => ({
  manager,
  lineup,
  byUnit: perUnit(() => 0),
  place: 1,
  steal: null,
  reach: null,
});

describe('the grade of a draft', () => {
  it('is better for a better lineup, and a B at the mean', () => {
    const recaps = [recap('ann', 14_000), recap('bob', 13_000), recap('cem', 12_000)];
    expect(recaps.map(({ manager }) => gradeOf(recaps, manager))).toEqual([
      { letter: 'A', aboveMean: 1000 },
      { letter: 'B', aboveMean: 0 },
      { letter: 'C-', aboveMean: -1000 },
    ]);
  });

  it('is a B for everyone when all lineups are worth the same', () => {
    const recaps = [recap('ann', 9000), recap('bob', 9000)];
    expect(recaps.map(({ manager }) => gradeOf(recaps, manager)?.letter)).toEqual(['B', 'B']);
  });

  it('tells lineups apart only as far as a percent of them', () => {
    const recaps = [recap('ann', 11_523), recap('bob', 11_516), recap('cem', 11_509)];
    expect(recaps.map(({ manager }) => gradeOf(recaps, manager)?.letter)).toEqual(['B', 'B', 'B']);
  });

  it('is null for someone who didn’t draft', () => {
    expect(gradeOf([recap('ann', 9000)], 'eve')).toBeNull();
  });

  it('never falls as the place rises, in a whole draft', () => {
    const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dot', 'eli', 'fay'], picks: 60 });
    const recaps = recapOf(draft, draftProjections(2025));
    const order = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D'];
    const ranks = recaps.map(({ manager }) => order.indexOf(gradeOf(recaps, manager)!.letter));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBeGreaterThan(2);
  });
});
