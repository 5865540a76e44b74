import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatPoints } from '@/domain/hundredths';
import { parseLeague } from '@/domain/league';
import { lineupInWeek, outlook, scoreInWeek, type LeagueSeason, type LeagueWeek } from '@/domain/leagueSeason';
import { startersOf } from '@/domain/lineup';
import { ready } from '@/domain/loadable';
import { projections } from '@/domain/ranking';
import { parseWeekResults } from '@/domain/results';
import { parseWeek, type Week } from '@/domain/weeks';
import { ThisWeekCard } from './ThisWeekCard';

const known = vi.hoisted(() => ({ season: null as unknown, week: null as unknown, previous: null as unknown }));
vi.mock('@/providers/SeasonProvider', () => ({ useSeason: () => ({ week: ready(known.week) }) }));
vi.mock('@/providers/useLeagueSeason', () => ({
  useLeagueSeason: () => ready(known.season),
}));
vi.mock('@/providers/useLeagueUsers', () => ({ useLeagueUsers: () => ready([]) }));

vi.mock('@/data/weeks', () => ({ getPreviousWeek: () => Promise.resolve(known.previous) }));

const AHEAD = Date.now() + 86_400_000;

function show({
  firstWeek = 1,
  kickoffs = {},
  squads = null as object | null,
  before = null as LeagueWeek | null,
} = {}): LeagueSeason {
  const week: Week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs });
  const results = squads === null ? null : parseWeekResults(week.id, { squads });
  const one: LeagueWeek = { week, results, lineups: {} };
  const league = parseLeague('home', {
    name: 'Home',
    season: 2025,
    firstWeek,
    draftStatus: 'complete',
    draftComplete: true,
    schedule: { managers: ['me', 'her'] },
    userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
  });
  const season: LeagueSeason = {
    league,
    rosters: { me: ['ALA-QB', 'LSU-RB'], her: ['UGA-QB'] },
    weeks: before === null ? [one] : [before, one],
  };
  Object.assign(known, { season, week });
  render(<ThisWeekCard league={league} uid="me" />);
  return season;
}

describe('this week on the home page', () => {
  it.each([
    ['Upcoming', 'Set lineup', { kickoffs: { ALA: AHEAD, UGA: AHEAD } }],
    ['Live', 'Set lineup', { kickoffs: { ALA: 1000, LSU: AHEAD } }],
    ['Live', 'View lineup', { kickoffs: { ALA: 1000, LSU: 1000 } }],
    ['Final', 'View lineup', { kickoffs: { ALA: 1000 }, squads: { 'ALA-QB': { points: 7, state: 'final' } } }],
  ])('shows %s based on kickoffs and results, with the link "%s"', (word, link, given) => {
    show(given);
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  });

  it('shows the projection of the matchup', () => {
    const season = show({ kickoffs: { ALA: 1000, LSU: AHEAD }, squads: { 'ALA-QB': { points: 40, state: 'final' } } });
    const [one] = season.weeks;
    const { projected: expected } = outlook(scoreInWeek(season, 'me', one!), one!.week, projections(2025));
    expect(startersOf(lineupInWeek(season, 'me', one!.week))).toEqual(['ALA-QB', 'LSU-RB']);
    expect(screen.getByText(`Projected ${formatPoints(expected)}`)).toBeInTheDocument();
  });

  it('shows last week’s result', async () => {
    const id = '2025-07';
    const before = parseWeek(id, { season: 2025, week: 7 });
    const squads = { 'ALA-QB': { points: 20.5, state: 'final' }, 'UGA-QB': { points: 30, state: 'final' } };
    known.previous = before;
    show({ before: { week: before, results: parseWeekResults(id, { squads }), lineups: {} } });
    expect(await screen.findByTestId('last-week')).toHaveTextContent('Week 7: you lost 20.50–30.00');
    expect(screen.getByText(/2nd of 2/)).toBeInTheDocument();
  });

  it('shows no lineup reminder when the lineup is locked', () => {
    show({ kickoffs: { ALA: 1000 } });
    expect(screen.queryByText('Check your lineup')).toBeNull();
  });

  it('says that the week doesn’t count in a league that starts later', () => {
    show({ firstWeek: 9, kickoffs: { ALA: AHEAD } });
    expect(screen.getByText(/Your league starts in week 9. This week doesn’t count./)).toBeInTheDocument();
    expect(screen.queryByText('Upcoming')).toBeNull();
  });
});
