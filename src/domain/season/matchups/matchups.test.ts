import { describe, expect, it } from 'vitest';
import {
  playoffSize,
  playoffStart,
  regularWeeks,
  roundRobin,
  type Matchup,
  type WeekScores,
} from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import { finalPlaces, matchResult, matchupsFor } from './matchups';

const names = (count: number) => Array.from({ length: count }, (_, i) => `m${i + 1}`);
const schedule = (count: number, changes: Partial<LeagueSchedule> = {}): LeagueSchedule => ({
  managers: names(count),
  firstWeek: 1,
  lastWeek: 14,
  playoffTeams: 4,
  ...changes,
});
/** The same scores every week: the earlier a manager is in the list, the more points. */
const byName = (managers: readonly string[], weeks: number[]): WeekScores =>
  new Map(weeks.map((week) => [week, Object.fromEntries(managers.map((manager, i) => [manager, 1000 - i]))]));
const weeks = (to: number) => Array.from({ length: to }, (_, i) => i + 1);
const pairs = (matchups: Matchup[]) => matchups.map(({ home, away, stage }) => `${home}-${away} ${stage}`);

describe('roundRobin', () => {
  it.each([2, 3, 4, 5, 7, 8, 12, 16])('with %i managers has everyone meet once before any rematch', (count) => {
    const managers = names(count);
    const round = count % 2 === 0 ? count - 1 : count;
    const schedule = roundRobin(managers, round * 2);
    const met = (from: number) =>
      schedule
        .slice(from, from + round)
        .flatMap(({ matchups }) => matchups.map(({ home, away }) => [home, away].sort().join()));
    for (const from of [0, round]) {
      expect(met(from)).toHaveLength((count * (count - 1)) / 2);
      expect(new Set(met(from)).size).toBe(met(from).length);
    }
    for (const { matchups, sitsOut } of schedule) {
      expect([...matchups.flatMap(({ home, away }) => [home, away]), ...sitsOut].sort()).toEqual([...managers].sort());
      expect(sitsOut).toHaveLength(count % 2);
    }
  });
  it('gives a single manager a week off', () => {
    expect(roundRobin(['m1'], 1)).toEqual([{ week: 1, matchups: [], sitsOut: ['m1'] }]);
  });
});

describe('the season calendar', () => {
  it.each([
    [schedule(8), 13, 12],
    [schedule(3), 14, 13],
    [schedule(8, { firstWeek: 3 }), 13, 10],
    [schedule(8, { firstWeek: 12 }), 13, 1],
    [schedule(8, { firstWeek: 13 }), null, 2],
    [schedule(8, { lastWeek: 13 }), 12, 11],
    [schedule(8, { playoffTeams: 8 }), 12, 11],
    [schedule(7, { playoffTeams: 8 }), 12, 11],
    [schedule(6, { playoffTeams: 6 }), 12, 11],
    [schedule(5, { playoffTeams: 6 }), 13, 12],
    [schedule(3, { playoffTeams: 8 }), 14, 13],
    [schedule(8, { playoffTeams: 8, firstWeek: 11 }), 12, 1],
    [schedule(8, { playoffTeams: 8, firstWeek: 12 }), 13, 1],
    [schedule(8, { playoffTeams: 8, firstWeek: 13 }), null, 2],
  ])('has in case %#: playoffs from %s after %i weeks', (one, start, regular) => {
    expect(playoffStart(one)).toBe(start);
    expect(regularWeeks(one)).toHaveLength(regular);
    expect(regularWeeks(one)[0]?.week).toBe(one.firstWeek);
  });
});

describe('the number of teams in the playoffs', () => {
  it.each([
    [8, 8, 1, 8],
    [7, 8, 1, 6],
    [5, 8, 1, 4],
    [5, 6, 1, 4],
    [16, 4, 1, 4],
    [3, 8, 1, 2],
    [12, 8, 11, 8],
    [12, 8, 12, 4],
    [12, 6, 12, 4],
  ])('of %i managers who chose %i and begin in week %i is %i', (count, playoffTeams, firstWeek, size) => {
    expect(playoffSize(schedule(count, { playoffTeams, firstWeek }))).toBe(size);
  });
});

describe('matchupsFor', () => {
  const eight = schedule(8);
  it('follows the round robin during the regular season', () => {
    expect(matchupsFor(eight, 3, new Map())).toEqual(regularWeeks(eight)[2]);
    expect(matchupsFor(schedule(8, { firstWeek: 3 }), 2, new Map()).matchups).toEqual([]);
  });
  it('schedules no playoffs until the earlier weeks are decided', () => {
    expect(matchupsFor(eight, 13, byName(names(8), weeks(11))).matchups).toEqual([]);
    expect(matchupsFor(eight, 14, byName(names(8), weeks(12))).matchups).toEqual([]);
    expect(matchupsFor(eight, 15, byName(names(8), weeks(14))).matchups).toEqual([]);
  });
  it('pairs seeds 1-4 and 2-3 in the semifinals, and the others in the consolation', () => {
    const week = matchupsFor(eight, 13, byName(names(8), weeks(12)));
    expect(pairs(week.matchups).slice(0, 2)).toEqual(['m1-m4 semifinal', 'm2-m3 semifinal']);
    expect(week.matchups.slice(2).map(({ stage }) => stage)).toEqual(['consolation', 'consolation']);
    expect(
      week.matchups
        .slice(2)
        .flatMap(({ home, away }) => [home, away])
        .sort(),
    ).toEqual(['m5', 'm6', 'm7', 'm8']);
  });
  it('puts the semifinal winners in the final, the higher seed winning a tie', () => {
    const scores = new Map(byName(names(8), weeks(12)));
    scores.set(13, { m1: 10, m4: 20, m2: 30, m3: 30 });
    expect(pairs(matchupsFor(eight, 14, scores).matchups).slice(0, 2)).toEqual(['m2-m4 final', 'm1-m3 thirdPlace']);
  });
  it('changes the consolation opponents each week', () => {
    const scores = byName(names(8), weeks(13));
    const of = (week: number) =>
      matchupsFor(eight, week, scores)
        .matchups.slice(2)
        .map(({ home, away }) => [home, away].sort().join());
    expect(of(13)).not.toEqual(of(14));
  });
  it('lets one manager sit out when the number left is odd', () => {
    const week = matchupsFor(schedule(7), 13, byName(names(7), weeks(12)));
    expect(week.matchups).toHaveLength(3);
    expect(week.sitsOut).toHaveLength(1);
  });
  it('has one final in a league of three', () => {
    expect(pairs(matchupsFor(schedule(3), 14, byName(names(3), weeks(13))).matchups)).toEqual(['m1-m2 final']);
  });
});

describe('matchResult', () => {
  const two = schedule(2);
  it('returns a decided matchup’s result from either side', () => {
    const scores = new Map([[1, { m1: 20, m2: 30 }]]);
    expect(matchResult(two, 1, scores, 'm1')).toEqual({ opponent: 'm2', mine: 20, theirs: 30, outcome: 'lost' });
    expect(matchResult(two, 1, scores, 'm2')).toEqual({ opponent: 'm1', mine: 30, theirs: 20, outcome: 'won' });
    expect(matchResult(two, 1, new Map([[1, { m1: 7, m2: 7 }]]), 'm1')?.outcome).toBe('tied');
  });
  it('never returns a tie for a final: the higher seed wins', () => {
    const scores = new Map(byName(names(3), weeks(13)));
    scores.set(14, { m1: 10, m2: 10 });
    expect(matchResult(schedule(3), 14, scores, 'm1')?.outcome).toBe('won');
    expect(matchResult(schedule(3), 14, scores, 'm2')?.outcome).toBe('lost');
  });
  it('returns null before the week is decided and in an open week', () => {
    expect(matchResult(two, 1, new Map(), 'm1')).toBeNull();
    expect(matchResult(two, 1, new Map([[1, { m1: 1, m2: 2 }]]), 'm9')).toBeNull();
  });
});

describe('finalPlaces', () => {
  it('follows the final, the game for third place, and the games for the other places', () => {
    const scores = new Map(byName(names(8), weeks(12)));
    scores.set(13, { m1: 10, m4: 20, m2: 30, m3: 30 });
    expect(finalPlaces(schedule(8), scores)).toBeNull();
    scores.set(14, { m2: 5, m4: 6, m1: 7, m3: 7 });
    expect(finalPlaces(schedule(8), scores)).toEqual(['m4', 'm2', 'm1', 'm3', 'm5', 'm6', 'm7', 'm8']);
  });
  it('follows one final in a league of three, and the standings without playoffs', () => {
    const scores = new Map(byName(names(3), weeks(13)));
    scores.set(14, { m1: 1, m2: 2 });
    expect(finalPlaces(schedule(3), scores)).toEqual(['m2', 'm1', 'm3']);
    const late = schedule(4, { firstWeek: 13 });
    expect(finalPlaces(late, byName(names(4), [13, 14]))).toEqual(['m1', 'm2', 'm3', 'm4']);
  });
});
