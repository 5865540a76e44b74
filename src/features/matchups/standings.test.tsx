import { configure, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/leagueSeason';
import { parseWeekResults } from '@/domain/results';
import type { SquadId } from '@/domain/squads';
import { parseWeek } from '@/domain/weeks';
import { Standings } from './Standings';

configure({ defaultHidden: true });

const managers = ['me', 'her'];
const rosters: Record<string, SquadId[]> = { me: ['ALA-QB'], her: ['UGA-QB'] };

function week(number: number, mine: number, hers: number, state = 'final'): LeagueWeek {
  const id = `2025-${String(number).padStart(2, '0')}`;
  const squads = { 'ALA-QB': { points: mine, state }, 'UGA-QB': { points: hers, state } };
  return { week: parseWeek(id, { week: number }), results: parseWeekResults(id, { squads }), lineups: {} };
}

function season(weeks: LeagueWeek[]): LeagueSeason {
  const userInfo = { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } };
  const league = parseLeague('home', { name: 'Home', draftStatus: 'complete', schedule: { managers }, userInfo });
  return { league, rosters, history: {}, weeks };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Standings of Home' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the standings', () => {
  it('count decided weeks only: record, points for and against, streak', () => {
    const weeks = [week(1, 10.25, 8), week(2, 5, 30), week(3, 20, 19.5), week(4, 99, 0, 'live')];
    render(<Standings season={season(weeks)} leagueUsers={[]} me="me" />);
    expect(screen.getByText('after 3 weeks')).toBeInTheDocument();
    const [first, second] = rows();
    expect(first).toContain('Renee');
    for (const text of ['2-1', '35.25', '57.50', 'W1']) expect(first).toContain(text);
    for (const text of ['1-2', '57.50', '35.25', 'L1']) expect(second).toContain(text);
  });

  it('explain the tiebreaker between two managers with the same record', () => {
    const weeks = [week(1, 10, 8), week(2, 5, 30)];
    render(<Standings season={season(weeks)} leagueUsers={[]} me="me" />);
    expect(rows()[0]).toContain('Priya');
    expect(screen.getByText('Priya is ahead of Renee on points for, by 23.00.')).toBeInTheDocument();
  });

  it('are shown before the first week is decided and say so', () => {
    render(<Standings season={season([])} leagueUsers={[]} me="me" />);
    expect(screen.getByText('no weeks played yet')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });
});
