import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league';
import type { LeagueSeason } from '@/domain/leagueSeason';
import { ready } from '@/domain/loadable';
import { parseWeek } from '@/domain/weeks';
import { WeekLineup } from './WeekLineup';

const week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs: { ALA: 1000 } });
const known = vi.hoisted(() => ({ season: null as unknown }));
vi.mock('@/providers/LeagueProvider', () => ({
  useLeagues: () => ({ mine: ready({ leagueId: 'home', userId: 'me', teamName: 'Me', roster: [], lineupWeeks: [] }) }),
}));
vi.mock('@/providers/SeasonProvider', () => ({
  useSeason: () => ({ week: ready(week), weekFailure: null, weeks: ready([week]) }),
}));
vi.mock('@/providers/useOnline', () => ({ useOnline: () => true }));
vi.mock('@/providers/useLeagueSeason', () => ({
  useLeagueSeason: () => ready(known.season),
  useComingWeek: () => null,
}));

const leagueFrom = (firstWeek: number) =>
  parseLeague('home', { name: 'Home', firstWeek, season: 2025, draftStatus: 'complete' });

function show(firstWeek: number) {
  const league = leagueFrom(firstWeek);
  known.season = {
    league,
    rosters: { me: ['ALA-QB'] },
    history: {},
    weeks: [{ week, results: null, lineups: {} }],
  } satisfies LeagueSeason;
  render(<WeekLineup league={league} uid="me" viewedId={week.id} drop={() => null} />);
}

describe('this week’s lineup', () => {
  beforeEach(() => vi.clearAllMocks());

  it('says that it doesn’t count in a league that starts later', () => {
    show(9);
    expect(screen.getByText('Home starts in week 9')).toBeInTheDocument();
    expect(screen.getByText(/This week’s lineup doesn’t count/)).toBeInTheDocument();
  });

  it('says nothing about that in a league that has started', () => {
    show(8);
    expect(screen.queryByText(/doesn’t count/)).toBeNull();
  });
});
