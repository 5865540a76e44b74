import { configure, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league';
import type { LeagueSeason } from '@/domain/leagueSeason';
import { LOADING, failed, ready } from '@/domain/loadable';
import { parseWeekResults } from '@/domain/results';
import { parseWeek } from '@/domain/weeks';
import { Records } from './Records';

vi.mock('@/providers/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann' }) }));
configure({ defaultHidden: true });

const league = parseLeague('l', {
  name: 'Tailgate',
  season: 2025,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 1,
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
});

/** Weeks with the points of Ann's starter, Bob's starter and Bob's bench. */
function seasonOf(...weeks: [number, number, number][]): LeagueSeason {
  return {
    league,
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB', 'UK-QB'] },
    history: {},
    weeks: weeks.map(([ann, bob, bench], i) => {
      const id = `2025-${String(i + 1).padStart(2, '0')}`;
      const points = { 'ALA-QB': ann, 'LSU-QB': bob, 'UK-QB': bench };
      const squads = Object.fromEntries(
        Object.entries(points).map(([squad, score]) => [squad, { points: score, state: 'final' }]),
      );
      return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  };
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;

describe('the record book', () => {
  it('names each record’s holder and how it came about', () => {
    render(<Records league={league} season={ready(seasonOf([30, 10, 25.5], [20, 19, 0]))} teams={ready([])} />);
    const book = section('2025 record book');
    expect(book).toHaveTextContent('Best week30.00AnnYouWeek 1');
    expect(book).toHaveTextContent('Biggest blowout20.00AnnYouWeek 1: beat Bob, 30.00–10.00');
    expect(book).toHaveTextContent('Closest game1.00AnnYouWeek 2: beat Bob, 20.00–19.00');
    expect(book).toHaveTextContent('Most points in a loss19.00BobWeek 2: lost to Ann, 19.00–20.00');
    expect(book).toHaveTextContent('Longest winning streak2AnnYouWeeks 1 to 2');
    expect(book).toHaveTextContent('Bench blunder15.50BobWeek 1: points the best lineup would have added');
  });

  it('has awards for each week, the latest first', () => {
    render(<Records league={league} season={ready(seasonOf([30, 10, 25.5], [20, 19, 0]))} teams={ready([])} />);
    const weeks = screen.getAllByRole('heading', { name: /awards$/ }).map((heading) => heading.textContent);
    expect(weeks).toEqual(['Week 2 awards', 'Week 1 awards']);
    expect(section('Week 2 awards')).not.toHaveTextContent('Bench blunder');
    expect(section('Week 1 awards')).toHaveTextContent('Bench blunder15.50Bob');
    expect(section('Week 1 awards')).toHaveTextContent('Biggest robbery10.00Bob');
  });

  it('says so while it loads, fails, or is still empty', () => {
    const { rerender } = render(<Records league={league} season={LOADING} teams={ready([])} />);
    expect(screen.getByRole('status', { name: 'Loading records' })).toBeInTheDocument();
    rerender(<Records league={league} season={failed('No answer.')} teams={ready([])} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the records');
    rerender(<Records league={league} season={ready(seasonOf())} teams={ready([])} />);
    expect(screen.getByText('No records yet')).toBeInTheDocument();
  });
});
