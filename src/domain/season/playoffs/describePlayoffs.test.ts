import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type OptionValues } from '../../league/options/leagueOptions';
import { describePlayoffs } from './describePlayoffs';

const meaning = (playoffs: OptionValues['playoffs'], capacity: number) =>
  describePlayoffs({ ...DEFAULT_OPTIONS, playoffs, capacity }).meaning;

/** What is said of a league of so many managers whose season of 14 weeks begins in this one. */
const begun = (playoffs: OptionValues['playoffs'], managers: number, firstWeek: number) =>
  describePlayoffs({
    ...DEFAULT_OPTIONS,
    playoffs,
    schedule: { managers: Array.from({ length: managers }, String) },
    season: 2025,
    firstWeek,
  }).meaning;

it('are as chosen in a league that is large enough', () => {
  expect(describePlayoffs({ ...DEFAULT_OPTIONS, playoffs: 'eight', capacity: 8 })).toEqual({
    name: '8 teams',
    meaning: 'Three rounds, in the last three weeks.',
  });
  expect(begun('eight', 8, 11)).toBe('Three rounds, in the last three weeks.');
});

it.each([
  ['eight', 7, 6],
  ['eightReseeded', 5, 4],
  ['six', 5, 4],
  ['four', 3, 2],
] as const)('are smaller where %s is more than %i managers have: %i teams', (playoffs, managers, size) => {
  const said = `With ${managers} managers, ${size} teams make the playoffs.`;
  expect(meaning(playoffs, managers)).toBe(said);
  expect(begun(playoffs, managers, 1)).toBe(said);
});

it('are smaller, or none, in a league that begins late', () => {
  expect(begun('eight', 8, 12)).toBe('With a start in week 12, 4 teams make the playoffs.');
  expect(begun('fourTwoWeeks', 8, 10)).toContain('two weeks');
  expect(begun('fourTwoWeeks', 8, 11)).toBe('With a start in week 11, each round takes one week.');
  expect(begun('four', 8, 13)).toBe('With a start in week 13, there are no playoffs. The standings decide who wins.');
});

it('are those of a full league before its draft, by the week in which it begins', () => {
  const before = (firstWeek: number) =>
    describePlayoffs({ playoffs: 'four', capacity: 8, schedule: null, season: 2025, firstWeek }).meaning;
  expect(before(12)).not.toContain('With');
  expect(before(13)).toContain('there are no playoffs');
});

it('count the managers who drafted, not the spots that there were', () => {
  expect(
    describePlayoffs({ playoffs: 'eight', capacity: 8, schedule: { managers: ['a', 'b', 'c', 'd', 'e', 'f'] } })
      .meaning,
  ).toBe('With 6 managers, 6 teams make the playoffs.');
});
