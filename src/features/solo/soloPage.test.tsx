import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { render, tell, tellWeek, visit } from '../../../tests/support/page';
import { ready } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { FALLBACK_WEEK, parseWeek } from '@/domain/football/weeks';
import { entryId } from '@/domain/solo/entries';
import { SOLO_GAMES, type SoloGame } from '@/domain/solo/soloGames';
import { SoloPage } from './SoloPage';

const DAY = 86_400_000;
const game = (opponent: string, home: boolean) => ({ opponent, home, state: 'live', pointsFor: 7, pointsAgainst: 3 });
const GAMES = {
  ALA: { ...game('Wisconsin Badgers', true), state: 'final' },
  LSU: game('FLA', true),
  FLA: game('LSU', false),
};

/** The third week, of which the schools that have kicked off are known. */
function given(picks: Partial<Record<SoloGame, string[]>>, begun: SchoolCode[] = []) {
  const at = (code: SchoolCode) => Date.now() + (begun.includes(code) ? -DAY : DAY);
  const kickoffs = { ALA: at('ALA'), LSU: at('LSU'), FLA: at('FLA') };
  const week = parseWeek('2025-03', { season: 2025, week: 3, isCurrent: true, kickoffs });
  tellWeek(ready(week));
  tell('week results', week.id, ready(parseWeekResults(week.id, { games: GAMES })));
  tell('past results', '', ready([]));
  for (const name of SOLO_GAMES) {
    const entry = { game: name, weekId: week.id, uid: 'ann', username: '', picks: picks[name] };
    tell('solo entry', entryId(name, week.id, 'ann'), picks[name] ? ready(entry) : { state: 'missing' });
    tell('solo table', `${name} ${week.id}`, ready({ rows: [], counts: { 5: 2, 1: 1 }, entrants: 3, final: false }));
  }
}

beforeEach(() => visit('/solo'));

it('shows how far each entry is, and marks what is practice', () => {
  given({ pickem: ['ALA_W_1'], survivor: ['2025-02_ALA'] });
  render(<SoloPage />);
  expect(screen.getByText('1 of 2 games picked')).toBeInTheDocument();
  expect(screen.getByText('No picks yet')).toBeInTheDocument();
  expect(screen.getByText('Your pick is open')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play: Saturday Six' })).toHaveAttribute('href', '/solo/six');
  expect(screen.getByRole('heading', { name: 'Practice: the 2025 season' })).toBeInTheDocument();
});

it('has points, rank and players once games are on', () => {
  given({ pickem: ['ALA_W_1'] }, ['ALA']);
  render(<SoloPage />);
  expect(screen.getByText('Rank').nextSibling).toHaveTextContent('3rd');
  expect(screen.getByText('Players').nextSibling).toHaveTextContent('3');
  expect(screen.getByText('Points').nextSibling).toHaveTextContent('1');
});

it('offers practice while there is no season', () => {
  tellWeek(ready(FALLBACK_WEEK));
  render(<SoloPage />);
  expect(screen.getByRole('link', { name: 'Practice on the 2025 season' })).toBeInTheDocument();
});
