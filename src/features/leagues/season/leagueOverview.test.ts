import { describe, expect, it } from 'vitest';
import { careerOf } from '@/domain/season/history/career';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseWeek } from '@/domain/football/weeks';
import { leagueOverview, recordsOf, seasonActivity } from './leagueOverview';
import { recentActivity } from './recentActivity';

const league = parseLeague('l', {
  name: 'Tailgate',
  createdBy: 'ann',
  members: ['ann', 'bob'],
  capacity: 2,
  season: 2025,
  firstWeek: 12,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 0,
  userInfo: {
    ann: { username: 'ann', displayName: 'Ann', joinedAt: new Date(1000) },
    bob: { username: 'bob', displayName: 'Bob', teamName: 'Bob’s Best', joinedAt: new Date(2000) },
  },
});

/** The league after weeks with these points for Ann's and Bob's only squads; null is a week without results. */
function seasonOf(weeks: readonly (readonly [number, number] | null)[]): LeagueSeason {
  return {
    league,
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'] },
    history: {},
    weeks: weeks.map((points, i) => {
      const id = `2025-${String(12 + i)}`;
      const games = Object.fromEntries(['ALA', 'LSU'].map((code) => [code, { opponent: 'UK', state: 'final' }]));
      const squads = points && {
        'ALA-QB': { points: points[0], state: 'final' },
        'LSU-QB': { points: points[1], state: 'final' },
      };
      return {
        week: parseWeek(id, {
          isCurrent: i === weeks.length - 1,
          kickoffs: { ALA: 1000, LSU: 1000 },
          endDate: new Date(5000 + i),
        }),
        results: squads === null ? null : parseWeekResults(id, { squads, games }),
        lineups: {},
      };
    }),
  };
}

const overview = (season: LeagueSeason, me = 'bob') => leagueOverview(season, season.weeks.at(-1)!.week, me);

describe('the overview of a league', () => {
  it('ranks the teams and shows this week’s matchups, the user’s side first', () => {
    const view = overview(seasonOf([[20, 30], null]));
    expect(view.standings.map(({ team, record, isMe }) => [team, record, isMe])).toEqual([
      ['Bob’s Best', '1–0', true],
      ['Ann', '0–1', false],
    ]);
    expect(view.weeksPlayed).toBe(1);
    expect(view.matchups.map(({ left, right }) => [left.team, left.points, right.team])).toEqual([
      ['Bob’s Best', null, 'Ann'],
    ]);
    expect(view.progress).toBe('upcoming');
    expect(view.end).toBeNull();
  });

  it('is halfway between the two weeks of a round', () => {
    const season = seasonOf([[20, 30], [20, 30], null]);
    const after = (playoffs: League['playoffs']) =>
      leagueOverview({ ...season, league: { ...league, playoffs } }, season.weeks[1]!.week, 'bob').progress;
    expect(after('four')).toBe('final');
    expect(after('fourTwoWeeks')).toBe('halfway');
    const [second] = overview({ ...season, league: { ...league, playoffs: 'fourTwoWeeks' } }).matchups;
    expect([second!.left.points, second!.right.points]).toEqual([3000, 2000]);
  });

  it('names the champion once the final is decided', () => {
    const played = seasonOf([
      [20, 30],
      [20, 30],
      [40, 10],
    ]);
    expect(overview(played).end).toEqual({
      champion: expect.objectContaining({
        manager: 'ann',
        team: 'Ann',
        final: { runnerUp: 'Bob’s Best', points: 4000, against: 1000 },
      }),
      places: [
        { manager: 'ann', team: 'Ann', record: '0–2' },
        { manager: 'bob', team: 'Bob’s Best', record: '2–0' },
      ],
    });
    expect(careerOf([played], 'ann')).toMatchObject({
      wins: 0,
      losses: 2,
      best: { points: 4000, week: 14 },
      leagues: [{ champion: true, of: 2, standing: { rank: 2 } }],
    });
    expect(careerOf([played], 'bob').leagues[0]?.champion).toBe(false);
  });

  it('says that the playoffs wait for earlier results', () => {
    const waiting = overview(seasonOf([[20, 30], null, null]));
    expect(waiting.matchups).toEqual([]);
    expect(waiting.awaited).toMatch(/^Matchups for week 14 depend on earlier results\. /);
    expect(overview(seasonOf([[20, 30], [20, 30], null])).awaited).toBeNull();
  });

  it('has no records before a week is decided', () => {
    expect(recordsOf(seasonOf([null])).size).toBe(0);
    expect(recordsOf(seasonOf([[20, 30], null])).get('bob')).toBe('1–0');
    expect(careerOf([seasonOf([null])], 'bob')).toMatchObject({ best: null, leagues: [{ standing: null }] });
  });
});

describe('recent activity', () => {
  it('lists results first, then the draft, then who joined last', () => {
    const season = seasonOf([[20, 30], null]);
    expect(seasonActivity(season).map(({ text }) => text)).toEqual([
      'Week 12 is final. Bob’s Best had the top score, 30.00.',
      'The draft is over. Every roster is set.',
      'Bob joined.',
      'Ann joined.',
    ]);
  });
  it('dates a final week by its last final', () => {
    const season = seasonOf([[20, 30], null]);
    const [{ week, ...row }, next] = season.weeks as [LeagueWeek, LeagueWeek];
    const [result] = seasonActivity({ ...season, weeks: [{ ...row, week: { ...week, lastFinal: 4500 } }, next] });
    expect(result).toMatchObject({ kind: 'result', at: 4500 });
  });
  it('has the newest moves among the results, by time', () => {
    const move = { leagueId: 'l', step: 1, kind: 'add' as const, by: 'bob', week: '2025-13' };
    const moves = [{ manager: 'bob', adds: ['UK-K' as const], drops: [] }];
    const season = seasonOf([[20, 30], null]);
    const [newest] = seasonActivity(season, [{ ...move, at: Date.UTC(2100, 0, 1), moves }]);
    expect(newest?.text).toBe('Bob’s Best added Kentucky K.');
  });
  it('has those who took over a team where their time is: after the draft', () => {
    const { bob } = league.userInfo;
    const texts = (joinedAt: number) => {
      const cat = { ...bob!, uid: 'cat', displayName: 'Cat', team: 'ann', joinedAt };
      const taken = { ...league, members: ['bob', 'cat'], userInfo: { bob: bob!, cat } };
      const activities = seasonActivity({ ...seasonOf([[20, 30], null]), league: taken });
      return activities.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
    };
    expect(texts(6000)).toEqual(['Cat took', 'Week 12', 'The draft', 'Bob joined.']);
    expect(texts(4000)).toEqual(['Week 12', 'Cat took', 'The draft', 'Bob joined.']);
  });
  it('leaves out people who left', () => {
    expect(recentActivity({ ...league, members: ['ann'] }).map(({ text }) => text)).not.toContain('Bob joined.');
  });
});
