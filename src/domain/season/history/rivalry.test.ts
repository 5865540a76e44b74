import { describe, expect, it } from 'vitest';
import { parseWeek } from '../../football/weeks';
import { parseLeague } from '../../league/league';
import { parseWeekResults } from '../../scoring/results';
import type { LeagueSeason } from '../leagueSeason';
import { rivalriesOf, rivalryOf } from './rivalry';

const SQUADS = ['ALA-QB', 'LSU-QB'] as const;

/** A season of two teams from week 12 on, with their points in each week; the last two weeks are the playoffs. */
function seasonOf(season: number, userInfo: object, weeks: readonly (readonly [number, number])[]): LeagueSeason {
  const league = parseLeague(`l${String(season)}`, {
    name: 'Tailgate',
    season,
    firstWeek: 12,
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob'] },
    userInfo,
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 0,
  });
  return {
    league,
    rosters: { ann: [SQUADS[0]], bob: [SQUADS[1]] },
    history: {},
    weeks: weeks.map((points, i) => {
      const id = `${String(season)}-${String(12 + i)}`;
      const squads = Object.fromEntries(SQUADS.map((squad, s) => [squad, { points: points[s], state: 'final' }]));
      const week = parseWeek(id, { kickoffs: { ALA: 1, LSU: 1 } });
      return { week, results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  };
}

const PEOPLE = { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } };
const FIRST = seasonOf(2030, PEOPLE, [
  [30, 20],
  [7, 8.5],
  [40, 20],
]);
const SECOND = seasonOf(2031, PEOPLE, [[10, 10]]);

describe('a rivalry', () => {
  it('has all games over the seasons, playoffs included, the newest first', () => {
    const { meetings, streak, biggestWin, biggestLoss, ...sums } = rivalryOf([FIRST, SECOND], 'ann', 'bob');
    expect(sums).toEqual({ wins: 2, losses: 1, ties: 1, points: 8700, against: 5850 });
    expect(streak).toEqual({ outcome: 'tied', length: 1 });
    expect(rivalryOf([SECOND, SECOND], 'ann', 'bob').streak).toEqual({ outcome: 'tied', length: 2 });
    expect([biggestWin, biggestLoss]).toEqual([meetings[1], meetings[2]]);
    expect(meetings.map(({ stage }) => stage)).toEqual([null, 'Championship', null, null]);
    expect(meetings.map(({ league, week, outcome }) => `${String(league.season)} ${String(week)} ${outcome}`)).toEqual([
      '2031 12 tied',
      '2030 14 won',
      '2030 13 lost',
      '2030 12 won',
    ]);
    expect(meetings[2]).toMatchObject({ points: 700, against: 850 });
  });

  it('counts a game of two weeks once, by its total', () => {
    const league = { ...FIRST.league, playoffs: 'fourTwoWeeks' as const };
    const { meetings, ...sums } = rivalryOf([{ ...FIRST, league }], 'ann', 'bob');
    expect(sums).toMatchObject({ wins: 2, losses: 0, points: 7700, against: 4850, streak: { length: 2 } });
    expect(meetings[0]).toMatchObject({ from: 13, week: 14, points: 4700, against: 2850, stage: 'Championship' });
    expect(meetings[1]).toMatchObject({ from: 12, week: 12 });
  });

  it('is the other way around from the other side', () => {
    expect(rivalryOf([FIRST], 'bob', 'ann')).toMatchObject({ wins: 1, losses: 2, points: 4850, against: 7700 });
  });

  it('counts a team’s games for who took it over', () => {
    const taken = seasonOf(2030, { ann: PEOPLE.ann, cat: { displayName: 'Cat', team: 'bob' } }, [[30, 20]]);
    expect(rivalryOf([taken], 'ann', 'cat').wins).toBe(1);
    expect(rivalryOf([taken], 'ann', 'bob').meetings).toEqual([]);
  });

  it('is empty before the first game, and with someone who isn’t in the league', () => {
    expect(rivalryOf([seasonOf(2030, PEOPLE, [])], 'ann', 'bob').meetings).toEqual([]);
    expect(rivalryOf([FIRST], 'ann', 'dan').meetings).toEqual([]);
  });

  it('is listed by meetings, then by how close it is; people who never met have none', () => {
    const taken = seasonOf(2032, { ann: PEOPLE.ann, cat: { displayName: 'Cat', team: 'bob' } }, [
      [10, 20],
      [10, 20],
      [10, 20],
    ]);
    const one = seasonOf(2033, { ann: PEOPLE.ann, dan: { displayName: 'Dan', team: 'bob' } }, [
      [10, 20],
      [20, 10],
      [10, 20],
    ]);
    const people = ['ann', 'cat', 'eve', 'dan', 'bob'].map((manager) => ({ manager }));
    const found = rivalriesOf([FIRST, SECOND, taken, one], 'ann', people);
    expect(found.map(({ manager, rivalry }) => [manager, rivalry.meetings.length, rivalry.wins])).toEqual([
      ['bob', 4, 2],
      ['dan', 3, 1],
      ['cat', 3, 0],
    ]);
  });
});
