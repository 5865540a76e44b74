import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render, tell, tellLeagues, tellWeek } from '../../../../tests/support/page';
import { failed, LOADING, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SoloEntry } from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { parseWeek } from '@/domain/football/weeks';
import { Leaderboard } from './Leaderboard';

const DAY = 86_400_000;
const SOON = Date.now() + DAY;
const LEAGUE = parseLeague('league1', {
  name: 'Tailgate',
  members: ['ann', 'bob'],
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
});
const results = (weekId: string, state: 'pre' | 'final') =>
  parseWeekResults(weekId, {
    squads: { 'ALA-QB': { points: 0, state } },
    games: { ALA: { opponent: 'LSU', home: true, state, pointsFor: 7, pointsAgainst: 3 } },
  });
const entry = (uid: string, game: SoloGame = 'survivor'): SoloEntry => {
  const [weekId, picks] = game === 'survivor' ? ['2025-03', ['2025-02_ALA']] : ['2025-02', ['ALA_W_1']];
  return { game, weekId, uid, username: '', picks };
};
const leaderboard = (game: SoloGame) => ({
  game,
  scope: '2025-02',
  entrants: 150,
  rows: [{ uid: 'bob', username: 'bob', points: 1, right: 1, wrong: 0, weeks: 1 }],
  counts: { 1: 150 },
  final: true,
  at: null,
});

/** Shows week 2 of a game while the third is the present one, whose last game kicks off then. */
function show(game: SoloGame, lastKickoff: number) {
  const week = parseWeek('2025-02', { season: 2025, week: 2, kickoffs: { ALA: SOON - 8 * DAY } });
  const kickoffs = { ALA: SOON - 2 * DAY, LSU: lastKickoff };
  const present = parseWeek('2025-03', { season: 2025, week: 3, isCurrent: true, kickoffs });
  tellWeek(ready(present), [week, present]);
  tellLeagues(ready([LEAGUE]));
  tell('past results', '2025-02', ready([results('2025-02', 'final')]));
  tell('week results', '2025-03', ready(results('2025-03', 'pre')));
  tell('solo table', `${game} 2025-02`, ready(leaderboard(game)));
  const solo = {
    week,
    weeks: [week, present],
    failure: null,
    results: ready(results('2025-02', 'final')),
    locked: new Set(['ALA'] as const),
    isCurrent: false,
    final: true,
    view: vi.fn(),
  };
  render(<Leaderboard game={game} solo={solo} />);
}
const chooseLeague = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Players' }), 'Tailgate');
const NOTE = /^Managers who’ve picked this week show up again/;
/** What opens a player's picks. */
const opener = (name: string) => screen.getByText(name).closest('details');

describe('Survivor’s leaderboard of a past week', () => {
  it('says until the present week’s last kickoff that those who’ve picked this week aren’t in it', async () => {
    tell('solo entries', 'survivor ann', ready([]));
    show('survivor', SOON);
    expect(await screen.findByText('bob')).toBeInTheDocument();
    expect(opener('bob')).toBeNull();
    tell('league entries', '2025-02 survivor ann bob', ready([entry('ann')]));
    await chooseLeague();
    expect(await screen.findByText('Ann (you)')).toBeInTheDocument();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
  });

  it('doesn’t say that no one played when everyone has picked this week', async () => {
    tell('solo entries', 'survivor ann', ready([]));
    show('survivor', SOON);
    tell('league entries', '2025-02 survivor ann bob', ready([]));
    await chooseLeague();
    expect(await screen.findByText('Picks are hidden for now')).toBeInTheDocument();
  });

  it('has everyone, and their picks, after that kickoff', async () => {
    tell('solo entries', 'survivor ann', ready([]));
    show('survivor', SOON - 2 * DAY);
    tell('league entries', '2025-03 survivor ann bob', ready([entry('ann'), entry('bob')]));
    await chooseLeague();
    expect(await screen.findByText('Bob')).toBeInTheDocument();
    expect(opener('Bob')).not.toBeNull();
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

it('A weekly game’s leaderboard of a past week has everyone’s picks at any time', async () => {
  tell('solo entries', 'pickem ann', ready([]));
  show('pickem', SOON);
  tell('league entries', '2025-02 pickem ann bob', ready([entry('bob', 'pickem')]));
  await chooseLeague();
  expect(await screen.findByText('Bob')).toBeInTheDocument();
  expect(opener('Bob')).not.toBeNull();
});

it('says that one made no picks only once that is known', async () => {
  tell('solo entries', 'pickem ann', LOADING);
  show('pickem', SOON);
  expect(await screen.findByText(/^The first 1 of 150 players/)).toBeInTheDocument();
  expect(screen.queryByText(/You made no picks/)).toBeNull();
  tell('solo entries', 'pickem ann', failed('You’re offline.'));
  expect(screen.getByText(/Couldn’t load your rank. You’re offline.$/)).toBeInTheDocument();
  tell('solo entries', 'pickem ann', ready([]));
  expect(screen.getByText(/You made no picks this week.$/)).toBeInTheDocument();
  tell('solo entries', 'pickem ann', ready([entry('ann', 'pickem')]));
  expect(screen.getByText('You: 1st of 150, 1')).toBeInTheDocument();
});
