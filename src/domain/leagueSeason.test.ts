import { describe, expect, it } from 'vitest';
import { parseLeague } from './league';
import {
  decidedScores,
  lineupInWeek,
  mineFirst,
  outlook,
  scoreInWeek,
  teamName,
  type LeagueSeason,
  type LeagueWeek,
} from './leagueSeason';
import { benchedLineup, startersOf, type Lineup } from './lineup';
import { projections } from './ranking';
import { parseWeekResults } from './results';
import type { SquadId } from './squads';
import { parseWeek } from './weeks';

const roster: SquadId[] = [
  'ALA-QB',
  'TEX-QB',
  'ALA-RB',
  'LSU-WR',
  'UGA-TE',
  'TEX-RB',
  'OK-K',
  'UK-DST',
  'VAN-K',
  'MIZ-WR',
];
const league = parseLeague('home', {
  name: 'Home',
  draftStatus: 'complete',
  season: 2025,
  firstWeek: 1,
  schedule: { managers: ['me', 'house-1'] },
  userInfo: { me: { displayName: 'Renee', username: 'renee' } },
});
const kickoffs = Object.fromEntries(roster.map((squad) => [squad.split('-')[0], 1000]));
const week = (number: number, isCurrent = false) =>
  parseWeek(`2025-0${String(number)}`, { season: 2025, week: number, isCurrent, kickoffs });

function final(number: number, points: Record<string, number>, state = 'final') {
  const squads = Object.fromEntries(Object.entries(points).map(([squad, score]) => [squad, { points: score, state }]));
  return parseWeekResults(`2025-0${String(number)}`, { squads });
}

function own(starter: SquadId): Lineup {
  const lineup = benchedLineup(roster.filter((squad) => squad !== starter));
  lineup.starters.QB.push(starter);
  return lineup;
}

function season(weeks: LeagueWeek[]): LeagueSeason {
  return { league, rosters: { me: roster, 'house-1': ['UGA-QB', 'OK-QB'] }, history: {}, weeks };
}

describe('the lineup a manager plays', () => {
  const first: LeagueWeek = { week: week(1), results: null, lineups: { me: own('TEX-QB') } };
  const second: LeagueWeek = { week: week(2), results: null, lineups: {} };
  const third: LeagueWeek = { week: week(3, true), results: null, lineups: { me: own('ALA-QB') } };

  it('is the one set for the week, or the latest one before it', () => {
    const played = season([first, second, third]);
    expect(startersOf(lineupInWeek(played, 'me', first.week))).toEqual(['TEX-QB']);
    expect(startersOf(lineupInWeek(played, 'me', second.week))).toEqual(['TEX-QB']);
    expect(startersOf(lineupInWeek(played, 'me', third.week))).toEqual(['ALA-QB']);
  });

  it('is the default lineup before one is set', () => {
    const starters = startersOf(lineupInWeek(season([second]), 'me', second.week));
    expect(starters).toEqual(['ALA-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'TEX-RB', 'OK-K', 'UK-DST']);
  });

  it('keeps a past week’s starters after a squad has left the roster', () => {
    const traded = { ...season([first, third]), rosters: { me: roster.filter((squad) => squad !== 'TEX-QB') } };
    expect(startersOf(lineupInWeek(traded, 'me', first.week))).toEqual(['TEX-QB']);
    expect(startersOf(lineupInWeek(traded, 'me', second.week))).toEqual([]);
  });

  it('loses a squad from the week of its drop on, also where it was set earlier in that week', () => {
    const left = roster.filter((squad) => squad !== 'TEX-QB');
    const again: LeagueWeek = { ...second, lineups: { me: own('TEX-QB') } };
    const dropped = { ...season([first, again, third]), rosters: { me: left }, history: { '2025-02': { me: roster } } };
    expect(startersOf(lineupInWeek(dropped, 'me', first.week))).toEqual(['TEX-QB']);
    expect(startersOf(lineupInWeek(dropped, 'me', again.week))).toEqual([]);
    const later = { ...dropped, history: { '2025-03': { me: roster } } };
    expect(startersOf(lineupInWeek(later, 'me', again.week))).toEqual(['TEX-QB']);
  });

  it('carries over with the roster of its week, not with today’s', () => {
    const left = roster.filter((squad) => squad !== 'TEX-QB');
    const dropped = {
      ...season([first, second, third]),
      rosters: { me: left },
      history: { '2025-03': { me: roster } },
    };
    expect(startersOf(lineupInWeek(dropped, 'me', second.week))).toEqual(['TEX-QB']);
  });

  it('by default has no squad that was added later', () => {
    const before = roster.filter((squad) => squad !== 'OK-K');
    const added = { ...season([second]), history: { '2025-03': { me: before } } };
    expect(startersOf(lineupInWeek(added, 'me', second.week))).not.toContain('OK-K');
    expect(startersOf(lineupInWeek(added, 'me', third.week))).toContain('OK-K');
  });

  it('of a house team is the best by projection, and starts no squad on a bye ahead of one that plays', () => {
    const projected = projections(2025);
    const [best, other] =
      projected['UGA-QB'] > projected['OK-QB'] ? (['UGA', 'OK'] as const) : (['OK', 'UGA'] as const);
    expect(startersOf(lineupInWeek(season([]), 'house-1', week(5)))).toEqual([`${best}-QB`]);
    const bestRests = parseWeek('2025-05', { season: 2025, week: 5, kickoffs: { [other]: 1000 } });
    expect(startersOf(lineupInWeek(season([]), 'house-1', bestRests))).toEqual([`${other}-QB`]);
  });
});

describe('the scores of a league', () => {
  const lineups = { me: own('ALA-QB') };
  const over: LeagueWeek = { week: week(1), results: final(1, { 'ALA-QB': 20.5, 'TEX-QB': 99 }), lineups };
  const running: LeagueWeek = { week: week(2), results: final(2, { 'ALA-QB': 7 }, 'live'), lineups };

  it('count starters to the hundredth and exclude the bench', () => {
    expect(scoreInWeek(season([over]), 'me', over).hundredths).toBe(2050);
  });

  it('are decided only when every published game is final', () => {
    const scores = decidedScores(season([over, running, { week: week(3), results: null, lineups }]));
    expect([...scores.keys()]).toEqual([1]);
    expect(scores.get(1)).toEqual({ me: 2050, 'house-1': 0 });
  });
});

describe('the projected score', () => {
  const projected = projections(2025);
  const look = (state: string, points: number) =>
    outlook(
      scoreInWeek(season([]), 'me', { week: week(2), results: final(2, { 'ALA-QB': points }, state), lineups: {} }),
      week(2),
      projected,
    );

  it('uses final points, the greater of live and projected points, and the projection before kickoff', () => {
    const starters = startersOf(lineupInWeek(season([]), 'me', week(2)));
    const others = starters.filter((squad) => squad !== 'ALA-QB').reduce((sum, squad) => sum + projected[squad], 0);
    expect(look('final', 1).projected).toBe(100 + others);
    expect(look('live', 1).projected).toBe(projected['ALA-QB'] + others);
    expect(look('live', 99).projected).toBe(9900 + others);
    expect(look('pre', 0).projected).toBe(projected['ALA-QB'] + others);
    expect(look('final', 1).final).toBe(false);
  });
});

describe('team names and the order of matchups', () => {
  it('use the manager’s name for a team without its own name', () => {
    const leagueUsers = (name: string) => [
      { leagueId: 'home', userId: 'me', teamName: name, roster: [], lineupWeeks: [] },
    ];
    expect(teamName('me', league, leagueUsers('Red Zone'))).toBe('Red Zone');
    expect(teamName('me', league, leagueUsers('My Roster'))).toBe('Renee');
    expect(teamName('me', league, [])).toBe('Renee');
    expect(teamName('house-1', league, [])).toBe('Chalk Line Club');
  });

  it('put the user’s own matchup first', () => {
    const one = { home: 'a', away: 'b', stage: 'regular' } as const;
    const own = { home: 'c', away: 'me', stage: 'regular' } as const;
    expect(mineFirst([one, own], 'me')).toEqual([own, one]);
  });
});
