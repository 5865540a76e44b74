import { describe, expect, it } from 'vitest';
import type { GameClock } from '../football/gameClock';
import { parseLeague } from '../league/league';
import type { League } from '../league/types';
import { decidedScores } from './scores/decidedScores';
import { leagueSchedule } from './schedule/leagueSchedule';
import { lineupInWeek } from './lineups/lineupInWeek';
import { mineFirst } from './matchups/matchups';
import { liveProjection } from './scores/liveProjection';
import { playedBy, type LeagueSeason, type LeagueWeek } from './leagueSeason';
import { bestScore, scoreInWeek } from './scores/scoreInWeek';
import { teamName } from '../league/teamNames';
import { benchedLineup, startersOf, type Lineup } from '../lineup/lineup';
import { projectWeek } from '../projections/model';
import { parseWeekResults, type SchoolGame, type SquadPoints } from '../scoring/results';
import { scoreSquad } from '../scoring/scoreSquad';
import type { SquadId } from '../football/squads';
import { parseStatLine } from '../football/statLines';
import { parseWeek } from '../football/weeks';

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
it.each([
  ['four', 4, false],
  ['six', 6, false],
  ['sixReseeded', 6, true],
  ['eight', 8, false],
  ['eightReseeded', 8, true],
  [undefined, 4, false],
])('playoffs of a league that has chosen %s are of %i, reseeded: %s', (playoffs, teams, reseeds) => {
  const raw = { schedule: { managers: ['me'] }, playoffs, playoffTeams: 2 };
  const { playoffTeams, reseeds: found = false } = leagueSchedule(parseLeague('home', raw))!;
  expect([playoffTeams, found]).toEqual([teams, reseeds]);
});

const kickoffs = Object.fromEntries(roster.map((squad) => [squad.split('-')[0], 1000]));
const week = (number: number, isCurrent = false) =>
  parseWeek(`2025-0${String(number)}`, { season: 2025, week: number, isCurrent, kickoffs });

function final(number: number, points: Record<string, number>, state = 'final') {
  const squads = Object.fromEntries(Object.entries(points).map(([squad, score]) => [squad, { points: score, state }]));
  return parseWeekResults(`2025-0${String(number)}`, { squads });
}

const game = (state: SchoolGame['state'], clock: GameClock): SchoolGame => ({
  opponent: 'TEX',
  home: true,
  neutral: false,
  kickoff: null,
  state,
  pointsFor: 0,
  pointsAgainst: 0,
  clock,
});

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
    const [best, other] = ['OK', 'UGA'] as const;
    const great: LeagueWeek = { week: week(4), results: final(4, { [`${best}-QB`]: 60 }), lineups: {} };
    expect(startersOf(lineupInWeek(season([great]), 'house-1', week(5)))).toEqual([`${best}-QB`]);
    const bestRests = parseWeek('2025-05', { season: 2025, week: 5, kickoffs: { [other]: 1000 } });
    expect(startersOf(lineupInWeek(season([great]), 'house-1', bestRests))).toEqual([`${other}-QB`]);
  });
});

it('a squad’s weeks are those of the season, also from before the league’s first', () => {
  const earlier = [final(1, { 'ALA-QB': 20.5 })];
  const weeks = [{ week: week(2), results: final(2, { 'ALA-QB': 7 }, 'live'), lineups: {} }];
  expect([...playedBy({ ...season(weeks), earlier }, 'ALA-QB')]).toEqual([
    [1, 2050],
    [2, 700],
  ]);
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

  it('begin with the league’s first week', () => {
    const later = { ...season([over]), league: { ...league, firstWeek: 2 } };
    expect(decidedScores(later).size).toBe(0);
  });

  it('are computed again for other rosters or lineups, and not for another live week', () => {
    const first = season([over, running]);
    const known = decidedScores(first).get(1);
    const next = { ...first, weeks: [over, { ...running, results: final(2, { 'ALA-QB': 8 }, 'live') }] };
    expect(decidedScores(next).get(1)).toBe(known);
    const changed = { ...over, lineups: { me: own('TEX-QB') } };
    expect(decidedScores({ ...first, weeks: [changed, running] }).get(1)).toEqual({ me: 9900, 'house-1': 0 });
    const dropped = { ...first, rosters: { ...first.rosters, me: roster.filter((squad) => squad !== 'ALA-QB') } };
    const history = { '2025-01': { me: roster } };
    expect(decidedScores(dropped).get(1)).not.toBe(known);
    expect(decidedScores({ ...dropped, history }).get(1)).not.toBe(known);
  });
});

describe('the projected score', () => {
  const projected = projectWeek({ season: 2025, week: 2, played: [] });
  const look = (state: string, points: number, clock?: GameClock) => {
    const results = { ...final(2, { 'ALA-QB': points }, state) };
    if (clock !== undefined) results.games = { ALA: game('live', clock) };
    return liveProjection(scoreInWeek(season([]), 'me', { week: week(2), results, lineups: {} }), week(2), projected);
  };
  const starters = startersOf(lineupInWeek(season([]), 'me', week(2)));
  const quarterback = projected['ALA-QB'].hundredths;
  const others = starters.reduce((sum, squad) => sum + projected[squad].hundredths, 0) - quarterback;

  it('uses final points, and the projection before kickoff', () => {
    expect(look('final', 1).projected).toBe(100 + others);
    expect(look('pre', 0).projected).toBe(quarterback + others);
    expect(look('final', 1).final).toBe(false);
  });

  it.each<[string, GameClock | undefined, number]>([
    ['all of it at the kickoff', { period: 1, seconds: 900 }, 1],
    ['a quarter of it with a quarter to play', { period: 3, seconds: 0 }, 0.25],
    ['half of it without a clock', undefined, 0.5],
  ])('adds what is projected of the rest of a game in play: %s', (_, clock, left) => {
    expect(look('live', 12.5, clock).projected).toBe(Math.round(1250 + left * quarterback) + others);
  });

  it('counts what can still change, such as points allowed, by how much of the game has been played', () => {
    const defense = projected['ALA-DST'].hundredths;
    const score = scoreSquad('DST', parseStatLine('DST', { sacks: 2, points_against: 0 }));
    const expected = (clock: GameClock) => {
      const starter: SquadPoints = { squad: 'ALA-DST', ...score, stats: null, state: 'live', clock };
      return liveProjection({ hundredths: score.hundredths, starters: [starter], bench: [] }, week(2), projected)
        .projected;
    };
    const [sacks, shutout] = [200, score.hundredths - 200];
    expect(shutout).toBeGreaterThan(0);
    expect(expected({ period: 1, seconds: 900 })).toBe(sacks + defense);
    expect(expected({ period: 2, seconds: 0 })).toBe(Math.round(sacks + 0.5 * shutout + 0.5 * defense));
  });
});

describe('what the bench would have added', () => {
  const at = (squad: SquadId, points: number): SquadPoints => ({
    ...{ squad, hundredths: points, terms: [], stats: null, state: 'final' },
  });
  const left = (starters: SquadPoints[], bench: SquadPoints[]) => {
    const hundredths = starters.reduce((sum, one) => sum + one.hundredths, 0);
    return bestScore(league, { hundredths, starters, bench }).hundredths - hundredths;
  };

  it('isn’t less for a bench squad that lost points, where a slot was left empty', () =>
    expect(left([at('ALA-QB', 1000)], [at('TEX-QB', 1300), at('OK-K', -400)])).toBe(300));

  it('counts one that lost less than the starter, and nothing for the starter’s loss alone', () => {
    expect(left([at('UK-DST', -400)], [at('LSU-DST', -100)])).toBe(300);
    expect(left([at('UK-DST', -400)], [])).toBe(0);
  });
});

describe('team names and the order of matchups', () => {
  it('use the manager’s name for a team without its own name', () => {
    const named = (name: string | null): League => ({
      ...league,
      userInfo: { ...league.userInfo, me: { ...league.userInfo.me!, teamName: name } },
    });
    expect(teamName('me', named('Red Zone'))).toBe('Red Zone');
    expect(teamName('me', named('My Roster'))).toBe('Renee');
    expect(teamName('me', league)).toBe('Renee');
    expect(teamName('me', { ...named(null), olderTeamNames: { me: 'Old Glory' } })).toBe('Old Glory');
    expect(teamName('me', { ...named('Red Zone'), olderTeamNames: { me: 'Old Glory' } })).toBe('Red Zone');
    expect(teamName('house-1', league)).toBe('Chalk Line Club');
  });

  it('put the user’s own matchup first', () => {
    const one = { home: 'a', away: 'b', stage: 'regular' } as const;
    const own = { home: 'c', away: 'me', stage: 'regular' } as const;
    expect(mineFirst([one, own], 'me')).toEqual([own, one]);
  });
});
