import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render, tell, tellLeagues, tellSeason, tellWeek } from '../../../../tests/support/page';
import { parseWeek } from '@/domain/football/weeks';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseWeekResults } from '@/domain/scoring/results';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { ManagerProfile } from './ManagerProfile';

const SQUADS = { ann: 'ALA-QB', bob: 'LSU-QB' } as const;
const ANN = { displayName: 'Ann' };
const BOB = { displayName: 'Bob', username: 'bobby', favoriteTeam: 'LSU' };

function leagueOf(name: string, season: number, userInfo: object = { ann: ANN, bob: BOB }) {
  return parseLeague(name, {
    name,
    season,
    firstWeek: 13,
    draftStatus: 'complete',
    members: Object.keys(userInfo),
    schedule: { managers: ['ann', 'bob'] },
    userInfo,
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 0,
  });
}

/** A season with the points of Ann's and Bob's teams: a game of the standings, then the final. */
function seasonOf(league: League, ...weeks: [number, number][]): Loadable<LeagueSeason> {
  return ready({
    league,
    rosters: { ann: [SQUADS.ann], bob: [SQUADS.bob] },
    history: {},
    weeks: weeks.map(([ann, bob], i) => {
      const id = `${String(league.season)}-${String(13 + i)}`;
      const squads = { [SQUADS.ann]: { points: ann, state: 'final' }, [SQUADS.bob]: { points: bob, state: 'final' } };
      const week = parseWeek(id, { kickoffs: { ALA: 1, LSU: 1 } });
      return { week, results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  });
}

const NOW = leagueOf('Tailgate', 2031);
const BEFORE = leagueOf('Old Tailgate', 2030);
/** Without Bob. */
const OTHER = leagueOf('Elsewhere', 2031, { ann: ANN });

const BEGUN = parseWeek('2031-13', { season: 2031, isCurrent: true });
/** The season before its first week. */
const AHEAD: Loadable<LeagueSeason> = ready({
  ...{ league: NOW, rosters: { ann: [SQUADS.ann], bob: [SQUADS.bob] }, history: {} },
  weeks: [{ week: parseWeek('2031-12', { season: 2031, isCurrent: true }), results: null, lineups: {} }],
});

function show(leagues: Loadable<League[]>, seasons: Record<string, Loadable<LeagueSeason>> = {}) {
  cleanup();
  tellLeagues(leagues);
  for (const [id, season] of Object.entries(seasons)) {
    if (id === BEFORE.id) tell('past season', id, season);
    else if (season.state === 'ready') tellSeason(season.value);
    else {
      tellWeek(ready(BEGUN));
      tell('ledger', id, season);
    }
  }
  render(<ManagerProfile person={NOW.userInfo.bob!} />);
}
const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;

describe('another manager’s profile', () => {
  const seasons = {
    [NOW.id]: seasonOf(NOW, [20, 30]),
    [BEFORE.id]: seasonOf(BEFORE, [40, 10], [10, 25.5]),
    [OTHER.id]: seasonOf(OTHER, [99, 1]),
  };

  it('says who they are', () => {
    show(ready([NOW]), seasons);
    expect(section('Manager')).toHaveTextContent(/^ManagerBBob@bobbyLSU fan$/);
  });

  it('has their record and trophies in the leagues they share with the user, and no others', () => {
    show(ready([NOW, BEFORE, OTHER]), seasons);
    const record = section('Record in your leagues');
    expect(record).toHaveTextContent('Won-lost1–1Leagues2Trophies1Best week (Week 13)30.00');
    expect(record).toHaveTextContent('Old Tailgate0–1, 2nd of 2 in the standings2030 champion');
    expect(record).not.toHaveTextContent('Elsewhere');
    expect(within(record).getByRole('link', { name: /^Old Tailgate/ })).toHaveAttribute(
      'href',
      '/leagues?league=Old Tailgate&team=bob',
    );
  });

  it('has the user’s games against them, the newest first', () => {
    show(ready([NOW, BEFORE, OTHER]), seasons);
    const games = section('Head to head');
    expect(games).toHaveTextContent(
      '3 meetingsYou trail 1–270.00 points for, 65.50 against' +
        'Lost the last 2.Biggest win by 30.00, biggest loss by 15.50.',
    );
    expect(
      within(games)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Week 13, 2031TailgateLost30.00–20.00',
      'Week 14, 2030, ChampionshipOld TailgateLost25.50–10.00',
      'Week 13, 2030Old TailgateWon40.00–10.00',
    ]);
    expect(within(games).getByRole('link', { name: /^Week 14/ })).toHaveAttribute(
      'href',
      '/matchups?league=Old Tailgate&week=14',
    );
  });

  it.each([
    [[[30, 20]], 'You lead 1–0'],
    [[[20, 20]], 'All even at 0–0–1'],
  ] as [[number, number][], string][])('says who leads: %j', (weeks, words) => {
    show(ready([NOW]), { [NOW.id]: seasonOf(NOW, ...weeks) });
    expect(section('Head to head')).toHaveTextContent(words);
  });

  it('says that they haven’t played each other yet', () => {
    show(ready([NOW]), { [NOW.id]: AHEAD });
    expect(section('Head to head')).toHaveTextContent('You haven’t played each other yet.');
    expect(section('Record in your leagues')).toHaveTextContent('Won-lost0–0Leagues1Trophies0Best week–');
    expect(section('Record in your leagues')).toHaveTextContent('TailgateStarts in week 13');
  });

  it('says who they are while the record loads, and can be tried again if it doesn’t', () => {
    show(ready([NOW]), { [NOW.id]: LOADING });
    expect(screen.getByText('@bobby')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading the manager’s record' })).toBeInTheDocument();
    show(ready([NOW]), { [NOW.id]: failed('You’re offline.') });
    expect(screen.getByText('Couldn’t load this manager’s record')).toBeInTheDocument();
    expect(screen.getByText('You’re offline.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
