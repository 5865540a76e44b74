import { describe, expect, it } from 'vitest';
import { bracketOf, byesInWeek, formatStage, type BracketSide } from './bracket';
import { playoffStart, type WeekScores } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import { finalPlaces, matchupsFor } from '../matchups/matchups';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { standings } from '../standings';

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
        `${String(week)}: ${sideText(home)} v ${sideText(away)}, ${formatStage({ stage, place })!}`,
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

  it('of six has byes for two seeds, and each meets the winner who would have met them in a full bracket', () => {
    const nine = schedule(9, { playoffTeams: 6 });
    const scores = seasonOf(nine, 11);
    expect(games(nine, scores)).toEqual([
      [
        '12: 3 v 6, Quarterfinal',
        '12: 4 v 5, Quarterfinal',
        '13: 1 v winner of 4-5, Semifinal',
        '13: 2 v winner of 3-6, Semifinal',
        '14: winner of 1-winner of 4-5 v winner of 2-winner of 3-6, Championship',
        '14: loser of 1-winner of 4-5 v loser of 2-winner of 3-6, Third-place game',
        '13: loser of 3-6 v loser of 4-5, Consolation',
        '14: loser of 3-6 v loser of 4-5, 5th-place game',
      ],
      ['12: 8 v 9, Consolation', '13: 7 v winner of 8-9, Consolation', '14: 7 v winner of 8-9, 7th-place game'],
    ]);
    expect(
      bracketOf(nine, scores)!.groups.map(({ byes }) => byes.map(({ week, side }) => [week, sideText(side)])),
    ).toEqual([
      [
        [12, '1'],
        [12, '2'],
      ],
      [[12, '7']],
    ]);
    expect(matchupsFor(nine, 12, scores).sitsOut).toEqual(['m1', 'm2', 'm7']);
    expect([...byesInWeek(nine, scores, 12)]).toEqual([
      ['m1', 13],
      ['m2', 13],
      ['m7', 13],
    ]);
    expect(byesInWeek(nine, seasonOf(nine, 10), 12).size).toBe(0);
    // The loser of 8 and 9 has a place, and no game before another.
    const decided = seasonOf(nine, 11, { m8: 1, m9: 2 });
    expect(matchupsFor(nine, 13, decided).sitsOut).toEqual(['m8']);
    expect(byesInWeek(nine, decided, 13).size).toBe(0);
  });

  it('of eight keeps its halves apart, and its losers play on for fifth place', () => {
    const eight = schedule(8, { playoffTeams: 8 });
    const quarterfinals = { m1: 1, m8: 2, m2: 3, m7: 2, m3: 2, m6: 1, m4: 1, m5: 2 };
    expect(games(eight, seasonOf(eight, 11))[0]!.slice(0, 6)).toEqual([
      '12: 1 v 8, Quarterfinal',
      '12: 2 v 7, Quarterfinal',
      '12: 3 v 6, Quarterfinal',
      '12: 4 v 5, Quarterfinal',
      '13: winner of 1-8 v winner of 4-5, Semifinal',
      '13: winner of 2-7 v winner of 3-6, Semifinal',
    ]);
    expect(games(eight, seasonOf(eight, 11, quarterfinals))[0]!.slice(4)).toEqual([
      '13: 5 v 8, Semifinal',
      '13: 2 v 3, Semifinal',
      '14: winner of 5-8 v winner of 2-3, Championship',
      '14: loser of 5-8 v loser of 2-3, Third-place game',
      '13: 1 v 4, Consolation',
      '13: 6 v 7, Consolation',
      '14: winner of 1-4 v winner of 6-7, 5th-place game',
      '14: loser of 1-4 v loser of 6-7, 7th-place game',
    ]);
  });

  it('reseeded has the highest seed left meet the lowest, which isn’t known before the games', () => {
    const eight = schedule(8, { playoffTeams: 8, reseeds: true });
    const later = (scores: WeekScores) => games(eight, scores)[0]!.filter((game) => game.startsWith('13'));
    expect(later(seasonOf(eight, 11))).toEqual([
      '13: winner 1 of 4 v winner 4 of 4, Semifinal',
      '13: winner 2 of 4 v winner 3 of 4, Semifinal',
      '13: loser 1 of 4 v loser 4 of 4, Consolation',
      '13: loser 2 of 4 v loser 3 of 4, Consolation',
    ]);
    const quarterfinals = { m1: 1, m8: 2, m2: 3, m7: 2, m3: 2, m6: 1, m4: 1, m5: 2 };
    expect(later(seasonOf(eight, 11, quarterfinals))).toEqual([
      '13: 2 v 8, Semifinal',
      '13: 3 v 5, Semifinal',
      '13: 1 v 7, Consolation',
      '13: 4 v 6, Consolation',
    ]);
    const six = schedule(6, { playoffTeams: 6, reseeds: true });
    const semifinals = (scores: WeekScores) => games(six, scores)[0]!.slice(2, 4);
    expect(semifinals(seasonOf(six, 11))).toEqual([
      '13: 1 v winner 4 of 4, Semifinal',
      '13: 2 v winner 3 of 4, Semifinal',
    ]);
    expect(semifinals(seasonOf(six, 11, { m3: 1, m6: 2, m4: 2, m5: 1 }))).toEqual([
      '13: 1 v 6, Semifinal',
      '13: 2 v 4, Semifinal',
    ]);
  });
});

describe('the bracket of two-week rounds', () => {
  const seven = schedule(7, { twoWeekRounds: true });

  it('has its semifinals in weeks 11 and 12 and the last games in 13 and 14', () => {
    expect(playoffStart(seven)).toBe(11);
    const played = bracketOf(seven, seasonOf(seven, 10))!.groups.flatMap((group) => group.games);
    expect(played.map(({ from, week, stage }) => `${String(from)}–${String(week)} ${stage}`)).toEqual([
      '11–12 semifinal',
      '11–12 semifinal',
      '13–14 final',
      '13–14 thirdPlace',
      '11–12 consolation',
      '13–14 placement',
    ]);
  });

  it('has the same matchups in both weeks, and the points of both decide, a tie for the higher seed', () => {
    const first = { m1: 10, m4: 20, m2: 30, m3: 30, m6: 1, m7: 2 };
    const halfway = seasonOf(seven, 10, first);
    expect(matchupsFor(seven, 11, halfway).matchups[0]).toEqual({
      home: 'm1',
      away: 'm4',
      stage: 'semifinal',
      roundWeek: 1,
    });
    const pairsIn = (week: number, scores: WeekScores) =>
      matchupsFor(seven, week, scores).matchups.map(({ home, away }) => `${home} ${away}`);
    expect(pairsIn(12, halfway)).toEqual(pairsIn(11, halfway));
    expect(matchupsFor(seven, 12, halfway).matchups.map(({ roundWeek }) => roundWeek)).toEqual([2, 2, 2]);
    expect(bracketOf(seven, halfway)!.groups[0]!.games.map(({ winner }) => winner)).toEqual([null, null, null, null]);
    expect(pairsIn(13, halfway)).toEqual([]);
    const semifinals = seasonOf(seven, 10, first, { m1: 25, m4: 15, m2: 1, m3: 2, m6: 3, m7: 1 });
    expect(pairsIn(13, semifinals)).toEqual(['m1 m3', 'm2 m4', 'm5 m6']);
  });

  it('has byes of two weeks', () => {
    const scores = seasonOf(seven, 10, { m6: 1, m7: 2 });
    for (const week of [11, 12]) {
      expect(matchupsFor(seven, week, scores).sitsOut).toEqual(['m5']);
      expect([...byesInWeek(seven, scores, week)]).toEqual([['m5', 13]]);
    }
  });

  it('of a league of three is a final of two weeks', () => {
    const three = schedule(3, { twoWeekRounds: true });
    expect(bracketOf(three, seasonOf(three, 12))!.groups[0]!.games).toMatchObject([{ from: 13, week: 14 }]);
  });

  it('gives way to rounds of one week where it would leave no regular week', () => {
    const start = (count: number, firstWeek: number) =>
      playoffStart(schedule(count, { firstWeek, twoWeekRounds: true }));
    expect([10, 11, 12, 13].map((firstWeek) => start(8, firstWeek))).toEqual([11, 13, 13, null]);
    expect([12, 13, 14].map((firstWeek) => start(3, firstWeek))).toEqual([13, 14, null]);
    const late = schedule(8, { firstWeek: 11, twoWeekRounds: true });
    expect(matchupsFor(late, 13, seasonOf(late, 2)).matchups[0]).not.toHaveProperty('roundWeek');
  });
});

/** Managers who can still reach the same places, from `best` on. */
type Range = { best: number; managers: string[] };

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
}

/**
 * The places that follow from the games played, week by week: of those who can still reach the same places, the winners
 * and those without a game can reach the better ones, the losers the others. Two who play before the last week stay
 * level. `length`: how many weeks a round takes.
 */
function countedPlaces(
  one: LeagueSchedule,
  size: number,
  { start, length }: { start: number; length: number },
  scores: WeekScores,
): string[] {
  const seeds = standings(one, scores).map(({ manager }) => manager);
  let ranges = Array.from({ length: Math.ceil(seeds.length / size) }, (_, i): Range => {
    return { best: i * size + 1, managers: seeds.slice(i * size, (i + 1) * size) };
  });
  for (let week = start + length - 1; week <= one.lastWeek; week += length) {
    const { matchups, sitsOut } = matchupsFor(one, week, scores);
    const inWeeks = Array.from({ length }, (_, i) => week - i);
    for (const other of inWeeks) {
      const pairs = matchupsFor(one, other, scores).matchups.map(({ home, away }) => [home, away]);
      must(pairs.join() === matchups.map(({ home, away }) => [home, away]).join(), 'a round has the same pairs');
    }
    const points = (manager: string) => inWeeks.reduce((sum, other) => sum + scores.get(other)![manager]!, 0);
    const everyone = [...matchups.flatMap(({ home, away }) => [home, away]), ...sitsOut];
    must(everyone.sort().join() === [...seeds].sort().join(), 'everyone is there once');
    ranges = ranges.flatMap(({ best, managers }): Range[] => {
      if (managers.length === 1) return [{ best, managers }];
      const own = matchups.filter(({ home }) => managers.includes(home));
      // Only those who can reach the same places meet, as many as possible, and the best seeds of six or of an odd
      // number rest.
      must(
        own.every(({ away }) => managers.includes(away)),
        'both can reach the same places',
      );
      const resting = managers.filter((manager) => sitsOut.includes(manager));
      must(resting.length === [0, 1, 0, 1, 0, 1, 2, 1, 0][managers.length], 'as many as possible play');
      const playing = own.flatMap(({ home, away }) => [seeds.indexOf(home), seeds.indexOf(away)]).sort((a, b) => a - b);
      must(
        resting.every((manager) => seeds.indexOf(manager) < playing[0]!),
        'the highest seeds rest',
      );
      for (const { home, away } of own) {
        must(seeds.indexOf(home) < seeds.indexOf(away), 'the higher seed is at home');
        if (week >= start + length && one.reseeds !== true) continue;
        const [higher, lower] = [home, away].map((manager) => playing.indexOf(seeds.indexOf(manager)));
        must(higher! + lower! === playing.length - 1, 'the highest plays the lowest');
      }
      if (managers.length === 2 && week < one.lastWeek) return [{ best, managers }];
      const losers = own.map(({ home, away }) => (points(away) > points(home) ? home : away));
      const winners = managers.filter((manager) => !losers.includes(manager));
      return [
        { best, managers: winners },
        { best: best + winners.length, managers: losers },
      ];
    });
  }
  must(
    ranges.every(({ managers }) => managers.length === 1),
    'every place is decided',
  );
  return ranges.sort((a, b) => a.best - b.best).flatMap(({ managers }) => managers);
}

describe.each([
  [4, false, 1],
  [4, false, 2],
  [6, false, 1],
  [6, true, 1],
  [8, false, 1],
  [8, true, 1],
])('playoffs of %i, reseeded: %s, in rounds of %i weeks', (playoffTeams, reseeds, length) => {
  it.each(Array.from({ length: 15 }, (_, i) => i + 2))('of %i managers give everyone one place', (count) => {
    for (let seed = 1; seed <= 2; seed++) {
      const random = seededRandom(100 * count + seed);
      const one = schedule(count, { playoffTeams, reseeds, twoWeekRounds: length === 2, lastWeek: 5 });
      const size = [8, 6, 4].find((fits) => fits <= playoffTeams && fits <= count) ?? 2;
      const start = 6 - length * { 2: 1, 4: 2, 6: 3, 8: 3 }[size]!;
      expect(playoffStart(one)).toBe(start);
      // Few points, so that there are ties.
      const points = () => Object.fromEntries(one.managers.map((manager) => [manager, random.between(0, 5)]));
      const scores = new Map(Array.from({ length: 5 }, (_, i) => [i + 1, points()]));
      expect(finalPlaces(one, scores)).toEqual(countedPlaces(one, size, { start, length }, scores));
      const title = bracketOf(one, scores)!.groups[0]!;
      expect(title.games.filter(({ stage }) => stage === 'final')).toHaveLength(1);
    }
  });
});
