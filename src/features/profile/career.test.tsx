import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render, tell, tellLeagues, tellLedger, tellSeason, tellWeek } from '../../../tests/support/page';
import { parseWeek } from '@/domain/football/weeks';
import { failed, LOADING, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { parseWeekResults } from '@/domain/scoring/results';
import { Career } from './Career';

const league = (name: string, changes: object) =>
  parseLeague(name, {
    name,
    season: 2025,
    members: ['ann', 'bob'],
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob'] },
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 0,
    ...changes,
  });
const weeks = Array.from({ length: 14 }, (_, i) => {
  const id = `2025-${String(i + 1).padStart(2, '0')}`;
  const squads = {
    'ALA-QB': { points: i === 1 ? 178.32 : 50, state: 'final' },
    'LSU-QB': { points: i % 4 === 3 ? 60 : 10, state: 'final' },
  };
  const week = parseWeek(id, { season: 2025, isCurrent: i === 13, lastFinal: i === 13 ? 1 : null });
  return { week, results: parseWeekResults(id, { squads }), lineups: {} };
});

describe('the record on the profile', () => {
  it('sums up all leagues, and shows each with its place or its first week', () => {
    const finished = league('Under the Lights', { firstWeek: 1 });
    const upcoming = league('Draft Me Now', { firstWeek: 9, season: 2026 });
    tellSeason({ league: finished, rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'] }, history: {}, weeks });
    tellLedger(upcoming.id, {});
    tell('past weeks', `${upcoming.id} 2026-08`, ready([]));
    tell('league results', `${upcoming.id} 2025-14`, { state: 'missing' });
    tell('lineups', `${upcoming.id} 2025-14`, ready({}));
    tellLeagues(ready([finished, upcoming, league('Not Yet', { draftStatus: 'scheduled' })]));
    render(<Career />);
    const fact = (label: string) => screen.getByText(label).nextSibling;
    expect(fact('Won-lost')).toHaveTextContent('10–3');
    expect(fact('Leagues')).toHaveTextContent('3');
    expect(fact('Trophies')).toHaveTextContent('1');
    expect(fact('Best week (Week 2)')).toHaveTextContent('178.32');
    expect(screen.getByRole('link', { name: /Under the Lights/ })).toHaveTextContent('10–3, 1st of 2');
    expect(screen.getByText('2025 champion')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Draft Me Now/ })).toHaveTextContent('Starts in week 9');
  });

  it('says when results show up, before the first draft', () => {
    render(<Career />);
    expect(screen.getByText('Your results show up here after your first draft.')).toBeInTheDocument();
  });

  it('is announced while it loads, and can be tried again after a failure', () => {
    tellLeagues(LOADING);
    tellWeek(LOADING);
    render(<Career />);
    expect(screen.getByRole('status', { name: 'Loading your record' })).toBeInTheDocument();
    tellLeagues(failed('You’re offline.'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('You’re offline.')).toBeInTheDocument();
  });
});
