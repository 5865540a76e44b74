import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { leagueWeekView } from '@/domain/season/leagueWeekView';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { parseWeek } from '@/domain/football/weeks';
import { LeagueList } from './LeagueList';

const world = vi.hoisted(() => ({ weeks: [] as unknown[], unread: {} }));
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => ({ uid: 'me' }) }));
vi.mock('@/providers/season/SeasonProvider', () => ({ useSeason: () => ({ week: LOADING }) }));
vi.mock('@/providers/messages/UnreadProvider', () => ({
  useUnread: () => ({ byLeague: world.unread, mentionedIn: [] }),
}));
vi.mock('@/providers/season/useScoreboard', () => ({ useScoreboard: () => world.weeks }));

const LEAGUE = parseLeague('home', {
  name: 'Home and Home',
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  schedule: { managers: ['me', 'her'] },
  userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
});
const KICKOFFS = { ALA: 1000, UGA: 1000 };
const weekOf = (week: number) =>
  parseWeek(`2025-0${String(week)}`, { season: 2025, week, isCurrent: week === 8, kickoffs: KICKOFFS });
const SEVEN = weekOf(7);
const EIGHT = weekOf(8);

/** My week in the league after a win: with these squads' results, once these schools have kicked off. */
function viewOf(squads: object | null, kickedOff: SchoolCode[] = []) {
  const won = { 'ALA-QB': { points: 20, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  const weeks = [
    { week: SEVEN, results: parseWeekResults(SEVEN.id, { squads: won }), lineups: {} },
    { week: EIGHT, results: squads === null ? null : parseWeekResults(EIGHT.id, { squads }), lineups: {} },
  ];
  const season = { league: LEAGUE, rosters: { me: ['ALA-QB'], her: ['UGA-QB'] } as never, history: {}, weeks };
  return leagueWeekView(season, EIGHT, 'me', new Set(kickedOff), 7)!;
}

function row(league: League, view?: Loadable<ReturnType<typeof viewOf>>) {
  world.weeks = view === undefined ? [] : [{ league, view }];
  render(<LeagueList leagues={[league]} />);
  return screen.getByRole('listitem');
}

it('has record, rank, opponent and both projections before the games', () => {
  const view = viewOf(null);
  const [mine, theirs] = [view.me, view.opponent!].map(({ outlook }) => formatPoints(outlook.projected));
  const shown = row(LEAGUE, ready(view));
  expect(shown).toHaveTextContent(/1–0, 1st of 2 · vs\. .?Priya/);
  expect(shown).toHaveTextContent(new RegExp(`${mine!}–${theirs!}.*Projected$`));
  expect(screen.getByRole('link', { name: 'Home and Home' })).toHaveAttribute('href', '/leagues?league=home');
});

it('has the score with my points first while games are on', () => {
  const live = { 'ALA-QB': { points: 9.5, state: 'live' }, 'UGA-QB': { points: 12, state: 'live' } };
  expect(row(LEAGUE, ready(viewOf(live, ['ALA', 'UGA'])))).toHaveTextContent(/9\.50–12\.00.*Live$/);
});

it('says how this week ended', () => {
  const final = { 'ALA-QB': { points: 9.5, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  expect(row(LEAGUE, ready(viewOf(final, ['ALA', 'UGA'])))).toHaveTextContent(/9\.50–12\.00.*Lost$/);
});

it('counts unread messages', () => {
  world.unread = { home: 3 };
  expect(row(LEAGUE, LOADING)).toHaveTextContent('3 unread');
  world.unread = {};
});

it('offers to try again when the week can’t be read', () => {
  expect(row(LEAGUE, failed('No answer.'))).toHaveTextContent('Couldn’t load this week');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('leads to the draft room until the draft is over', () => {
  const league = parseLeague('new', { name: 'New', capacity: 4, members: ['me'], draftStatus: 'active' });
  row(league);
  expect(screen.getByRole('link', { name: 'Join Draft' })).toHaveAttribute('href', '/draft/new');
});
