import { describe, expect, it } from 'vitest';
import { bracketOf, formatStage, type BracketSide } from './bracket';
import type { LeagueSchedule, WeekScores } from './leagueSchedule';
import { finalPlaces, matchupsFor } from './matchups';

const names = (count: number) => Array.from({ length: count }, (_, i) => `m${String(i + 1)}`);
const schedule = (count: number, changes: Partial<LeagueSchedule> = {}): LeagueSchedule => ({
  managers: names(count),
  firstWeek: 1,
  lastWeek: 14,
  playoffTeams: 4,
  ...changes,
});
/** A regular season in which the seeds are in the order of the managers, then the given weeks. */
function seasonOf(one: LeagueSchedule, regular: number, ...playoffs: Record<string, number>[]): WeekScores {
  const points = Object.fromEntries(one.managers.map((manager, i) => [manager, 1000 - i]));
  const weeks = Array.from({ length: regular }, (_, i) => [one.firstWeek + i, points] as const);
  return new Map([...weeks, ...playoffs.map((week, i) => [one.firstWeek + regular + i, week] as const)]);
}
const sideText = (side: BracketSide): string => {
  if (side.kind === 'manager') return String(side.seed);
  if (side.kind === 'ranked') return `${side.lost ? 'loser' : 'winner'} ${String(side.rank)} of ${String(side.among)}`;
  return `${side.kind} of ${[side.of.home, side.of.away].map(sideText).join('-')}`;
};
const games = (one: LeagueSchedule, scores: WeekScores) =>
  bracketOf(one, scores)!.groups.map((group) =>
    group.games.map(
      ({ week, stage, place, home, away }) =>
        `${String(week)}: ${sideText(home)} v ${sideText(away)}, ${formatStage(stage, place)!}`,
    ),
  );

describe('the bracket', () => {
  it('has a title group of four and groups of four for the other places', () => {
    const eight = schedule(8);
    expect(games(eight, seasonOf(eight, 12))).toEqual([
      [
        '13: 1 v 4, Semifinal',
        '13: 2 v 3, Semifinal',
        '14: winner of 1-4 v winner of 2-3, Championship',
        '14: loser of 1-4 v loser of 2-3, Third-place game',
      ],
      [
        '13: 5 v 8, Consolation',
        '13: 6 v 7, Consolation',
        '14: winner of 5-8 v winner of 6-7, 5th-place game',
        '14: loser of 5-8 v loser of 6-7, 7th-place game',
      ],
    ]);
  });

  it.each([
    [5, []],
    [6, ['13: 5 v 6, Consolation', '14: 5 v 6, 5th-place game']],
    [7, ['13: 6 v 7, Consolation', '14: 5 v winner of 6-7, 5th-place game']],
  ])('of %i managers gives those left over their games', (count, expected) => {
    const one = schedule(count);
    expect(games(one, seasonOf(one, 12))[1]).toEqual(expected);
  });

  it('of a league of three is one final, and pairs play in the last week where two make the playoffs', () => {
    const three = schedule(3);
    expect(games(three, seasonOf(three, 13))).toEqual([['14: 1 v 2, Championship'], []]);
    const six = schedule(6, { playoffTeams: 2 });
    expect(games(six, seasonOf(six, 13))).toEqual([
      ['14: 1 v 2, Championship'],
      ['14: 3 v 4, 3rd-place game'],
      ['14: 5 v 6, 5th-place game'],
    ]);
  });

  it('follows the calendar of a shorter season and of a league that starts late', () => {
    const short = schedule(4, { firstWeek: 10, lastWeek: 13 });
    expect(games(short, seasonOf(short, 2))[0]![0]).toBe('12: 1 v 4, Semifinal');
    expect(bracketOf(schedule(4, { firstWeek: 13 }), new Map())).toBeNull();
  });

  it('has seeds from the standings of now until the regular season is over', () => {
    const eight = schedule(8);
    const early = bracketOf(eight, seasonOf(eight, 3))!;
    expect(early.settled).toBe(false);
    expect(early.groups[0]!.games[0]!.winner).toBeNull();
    expect(bracketOf(eight, seasonOf(eight, 12))!.settled).toBe(true);
  });

  it('sends the winners on, the higher seed winning a tie in every game', () => {
    const eight = schedule(8);
    const semis = { m1: 10, m4: 20, m2: 30, m3: 30, m5: 7, m8: 7, m6: 1, m7: 2 };
    const scores = seasonOf(eight, 12, semis);
    expect(games(eight, scores).map((group) => group.slice(2))).toEqual([
      ['14: 2 v 4, Championship', '14: 1 v 3, Third-place game'],
      ['14: 5 v 7, 5th-place game', '14: 6 v 8, 7th-place game'],
    ]);
    const last = { m2: 5, m4: 5, m1: 1, m3: 2, m5: 3, m7: 4, m6: 6, m8: 6 };
    expect(finalPlaces(eight, seasonOf(eight, 12, semis, last))).toEqual([
      'm2',
      'm4',
      'm3',
      'm1',
      'm7',
      'm5',
      'm6',
      'm8',
    ]);
  });

  it('of seven lets the fifth seed wait for the winner, and ranks the first loser last', () => {
    const seven = schedule(7);
    const scores = seasonOf(seven, 12, { m6: 1, m7: 2 }, { m5: 1, m7: 9 });
    expect(matchupsFor(seven, 13, scores).sitsOut).toEqual(['m5']);
    expect(matchupsFor(seven, 14, scores).sitsOut).toEqual(['m6']);
    expect(finalPlaces(seven, scores)!.slice(4)).toEqual(['m7', 'm5', 'm6']);
  });

  it.each(Array.from({ length: 15 }, (_, i) => i + 2))('of %i managers gives everyone one place', (count) => {
    const one = schedule(count);
    const start = count < 4 ? 13 : 12;
    const random = Object.fromEntries(one.managers.map((manager, i) => [manager, (i * 7919) % 31]));
    const scores = seasonOf(one, start, ...Array.from({ length: 14 - start }, () => random));
    expect([...finalPlaces(one, scores)!].sort()).toEqual([...one.managers].sort());
    for (let week = start + 1; week <= 14; week++) {
      const { matchups, sitsOut } = matchupsFor(one, week, scores);
      const all = [...matchups.flatMap(({ home, away }) => [home, away]), ...sitsOut];
      expect(all.sort()).toEqual([...one.managers].sort());
    }
  });
});
