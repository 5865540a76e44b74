import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Career as CareerValue, LeagueRecord } from '@/domain/season/career';
import { parseLeague } from '@/domain/league/league';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { Career } from './Career';

const world = vi.hoisted(() => ({ career: null as unknown }));
vi.mock('@/providers/season/useCareer', () => ({ useCareer: () => world.career }));
vi.mock('@/providers/league/LeagueProvider', () => ({ useLeagues: () => ({ leagues: ready([1, 2, 3]) }) }));

const league = (name: string) => parseLeague(name, { name, season: 2025, firstWeek: 9 });
const finished: LeagueRecord = {
  league: league('Under the Lights'),
  standing: { rank: 1, wins: 9, losses: 3, ties: 0 } as LeagueRecord['standing'],
  of: 8,
  champion: true,
};
const upcoming: LeagueRecord = { league: league('Draft Me Now'), standing: null, of: 6, champion: false };

const show = (career: Loadable<CareerValue>) => {
  world.career = career;
  render(<Career />);
};

beforeEach(() => {
  world.career = LOADING;
});

describe('the record on the profile', () => {
  it('sums up all leagues, and shows each with its place or its first week', () => {
    show(
      ready({
        leagues: [finished, upcoming],
        best: { week: 2, points: 17_832, league: finished.league },
        wins: 9,
        losses: 3,
        ties: 0,
      }),
    );
    const fact = (label: string) => screen.getByText(label).nextSibling;
    expect(fact('Won-lost')).toHaveTextContent('9–3');
    expect(fact('Leagues')).toHaveTextContent('3');
    expect(fact('Trophies')).toHaveTextContent('1');
    expect(fact('Best week (Week 2)')).toHaveTextContent('178.32');
    expect(screen.getByRole('link', { name: /Under the Lights/ })).toHaveTextContent('9–3, 1st of 8');
    expect(screen.getByText('2025 champion')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Draft Me Now/ })).toHaveTextContent('Starts in week 9');
  });

  it('says when results show up, before the first draft', () => {
    show(ready({ leagues: [], best: null, wins: 0, losses: 0, ties: 0 }));
    expect(screen.getByText('Your results show up here after your first draft.')).toBeInTheDocument();
  });

  it('is announced while it loads, and can be tried again after a failure', () => {
    show(LOADING);
    expect(screen.getByRole('status', { name: 'Loading your record' })).toBeInTheDocument();
    show(failed('You’re offline.'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('You’re offline.')).toBeInTheDocument();
  });
});
