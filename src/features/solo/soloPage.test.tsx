import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { parseWeek } from '@/domain/football/weeks';
import { SoloPage } from './SoloPage';

const server = vi.hoisted(() => ({
  picks: {} as Record<string, readonly string[]>,
  locked: [] as string[],
  season: true,
}));
window.history.replaceState(null, '', '/solo');
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann', status: 'ready' }) }));
vi.mock('@/providers/solo/useSoloEntries', () => ({
  usePlayerEntry: (game: string, weekId: string, uid: string) => {
    const picks = server.picks[game];
    return picks === undefined ? { state: 'missing' } : ready({ game, weekId, uid, username: '', picks });
  },
}));
vi.mock('@/providers/solo/useSoloTable', () => ({
  useSoloTable: (_: string, scope: string | null) =>
    scope === null ? { state: 'loading' } : ready({ rows: [], counts: { 5: 2, 1: 1 }, entrants: 3, final: false }),
}));
vi.mock('@/providers/season/useSeasonResults', () => ({ useSeasonResults: () => ready([]) }));
vi.mock('@/providers/solo/useSoloWeek', () => ({
  useSoloWeek: () => {
    const at = Date.now() + 86_400_000;
    const stored = { season: 2025, week: 3, isCurrent: true, kickoffs: { ALA: at, LSU: at, FLA: at } };
    const game = (opponent: string, home: boolean) => ({
      opponent,
      home,
      state: 'live',
      pointsFor: 7,
      pointsAgainst: 3,
    });
    return {
      week: server.season ? parseWeek('2025-03', stored) : parseWeek('fallback-week-1', {}),
      failure: null,
      weeks: [],
      results: ready(
        parseWeekResults('2025-03', {
          games: {
            ALA: { ...game('Wisconsin Badgers', true), state: 'final' },
            LSU: game('FLA', true),
            FLA: game('LSU', false),
          },
        }),
      ),
      locked: new Set(server.locked as SchoolCode[]),
      isCurrent: true,
      final: false,
    };
  },
}));

beforeEach(() => {
  Object.assign(server, { picks: {}, locked: [], season: true });
});

it('shows how far each entry is, and marks what is practice', () => {
  server.picks = { pickem: ['ALA_W_1'], survivor: ['2025-02_ALA'] };
  render(<SoloPage />);
  expect(screen.getByText('1 of 2 games picked')).toBeInTheDocument();
  expect(screen.getByText('No picks yet')).toBeInTheDocument();
  expect(screen.getByText('Your pick is open')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play: Saturday Six' })).toHaveAttribute('href', '/solo/six');
  expect(screen.getByRole('heading', { name: 'Practice: the 2025 season' })).toBeInTheDocument();
});

it('has points, rank and players once games are on', () => {
  server.picks = { pickem: ['ALA_W_1'] };
  server.locked = ['ALA'];
  render(<SoloPage />);
  expect(screen.getByText('Rank').nextSibling).toHaveTextContent('3rd');
  expect(screen.getByText('Players').nextSibling).toHaveTextContent('3');
  expect(screen.getByText('Points').nextSibling).toHaveTextContent('1');
});

it('offers practice while there is no season', () => {
  server.season = false;
  render(<SoloPage />);
  expect(screen.getByRole('link', { name: 'Practice on the 2025 season' })).toBeInTheDocument();
});
