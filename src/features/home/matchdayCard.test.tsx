import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseLeague } from '@/domain/league/league';
import type { LeagueWeek } from '@/domain/season/leagueSeason';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import type { WeekUpdate } from '@/domain/scoring/weekTimeline';
import { parseStatLine } from '@/domain/football/statLines';
import { parseWeek } from '@/domain/football/weeks';
import { formatLock } from './HeadsUp';
import { leagueWeekView, type LeagueWeekView } from '@/domain/season/matchups/leagueWeekView';
import { MatchdayCard } from './MatchdayCard';

const LEAGUE = parseLeague('home', {
  name: 'Home and Home',
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  schedule: { managers: ['me', 'her'] },
  userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
});
const WEEK = parseWeek('2025-08', {
  season: 2025,
  week: 8,
  isCurrent: true,
  kickoffs: { ALA: 1000, UGA: 1000, LSU: 2000 },
});

function show(
  squads: object | null,
  kickedOff: SchoolCode[] = [],
  unread = 0,
  updates: Loadable<WeekUpdate[]> = ready([]),
) {
  const results = squads === null ? null : parseWeekResults(WEEK.id, { squads });
  const one: LeagueWeek = { week: WEEK, results, lineups: {} };
  const season = {
    league: LEAGUE,
    rosters: { me: ['ALA-QB', 'LSU-RB'], her: ['UGA-QB'] } as never,
    history: {},
    weeks: [one],
  };
  const view = leagueWeekView(season, WEEK, 'me', new Set(kickedOff), null)!;
  const matchday = { league: LEAGUE, season, view: ready(view) };
  render(
    <MatchdayCard matchday={matchday} week={WEEK} kickedOff={new Set(kickedOff)} updates={updates} unread={unread} />,
  );
  return view;
}

it('shows the projections and the chances before kickoff', () => {
  const { me, chances } = show(null);
  expect(screen.getByText('Upcoming')).toBeInTheDocument();
  expect(screen.getByText(formatPoints(me.projection.projected))).toBeInTheDocument();
  expect(screen.getAllByText('Projected')).toHaveLength(2);
  expect(screen.getByText(`${String(chances![0])}%`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set lineup' })).toHaveAttribute('href', '/roster?league=home');
});

it('says who leads, and how many games are left', () => {
  show({ 'ALA-QB': { points: 20, state: 'final' }, 'UGA-QB': { points: 12, state: 'live' } }, ['ALA', 'UGA']);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(screen.getByText('Leads').parentElement).toHaveTextContent('20.00');
  expect(screen.getByText('1 to play, 1 final')).toBeInTheDocument();
  expect(screen.getByText('1 live')).toBeInTheDocument();
});

it('says that you won, without projections, and leads to the recap', async () => {
  const final = { points: 12, state: 'final' };
  show({ 'ALA-QB': { points: 20, state: 'final' }, 'LSU-RB': final, 'UGA-QB': final }, ['ALA', 'UGA', 'LSU']);
  expect(screen.getByText('Final')).toBeInTheDocument();
  expect(screen.getByTestId('last-week')).toHaveTextContent('You won 32.00–12.00');
  expect(screen.queryByText(/Projected|Win probability/)).toBeNull();
  expect(screen.getByText('1–0')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View lineup' })).toBeInTheDocument();
  const recap = await screen.findByRole('region', { name: 'Recap' });
  expect(recap).toHaveTextContent(/Renee.*32\.00/);
  expect(within(recap).getByRole('link', { name: 'Read the recap' })).toHaveAttribute(
    'href',
    '/matchups?league=home&view=recap&week=8',
  );
});

it('says that there are no results yet only of a team without a record, not after a week off', () => {
  const view = show(null);
  expect(screen.getByText('No results yet.')).toBeInTheDocument();
  const off: LeagueWeekView = { ...view, opponent: null, place: { record: '0–4', rank: 3, of: 3 } };
  const matchday = { league: LEAGUE, season: null, view: ready(off) };
  const { container } = render(
    <MatchdayCard matchday={matchday} week={WEEK} kickedOff={new Set()} updates={ready([])} unread={0} />,
  );
  expect(container).toHaveTextContent('0–4, 3rd of 3');
  expect(container).not.toHaveTextContent('median');
  expect(container).not.toHaveTextContent('No results yet.');
  const median = { ...matchday, league: { ...LEAGUE, median: 'on' } as const };
  const withMedian = render(
    <MatchdayCard matchday={median} week={WEEK} kickedOff={new Set()} updates={ready([])} unread={0} />,
  );
  expect(withMedian.container).toHaveTextContent(
    'You’re off this week: no opponent. Your lineup still counts against the median.',
  );
});

it('has no week off where the playoffs wait for earlier results', () => {
  const view: LeagueWeekView = { ...show(null), opponent: null, awaiting: true };
  const matchday = { league: LEAGUE, season: null, view: ready(view) };
  const { container } = render(
    <MatchdayCard matchday={matchday} week={WEEK} kickedOff={new Set()} updates={ready([])} unread={0} />,
  );
  expect(container).toHaveTextContent(/Matchups for week \d+ depend on earlier results/);
  expect(container).not.toHaveTextContent('off this week');
});

it('counts unread messages in the link to them', () => {
  show(null, [], 3);
  expect(screen.getByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute('href', '/messages?league=home');
});

it('offers to try again when the week can’t be read', () => {
  const matchday = { league: LEAGUE, season: null, view: failed('No answer.') };
  render(<MatchdayCard matchday={matchday} week={WEEK} kickedOff={new Set()} updates={ready([])} unread={0} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load this week');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it.each([
  [['ALA'], 'Alabama locks in'],
  [['ALA', 'UGA'], 'Alabama and Georgia lock in'],
  [['ALA', 'UGA', 'LSU'], 'Alabama and 2 more schools lock in'],
] as const)('names the schools %j that lock', (schools, text) => {
  expect(formatLock([...schools])).toBe(text);
});

it('names the latest changes of either side, newest first, and marks corrections', () => {
  const line = (pass_td: number) => parseStatLine('QB', { pass_td })!;
  show(
    { 'ALA-QB': { points: 4, state: 'live' } },
    ['ALA', 'UGA'],
    0,
    ready([
      { at: 1000, lines: { 'ALA-QB': line(2) } },
      { at: 2000, lines: { 'UGA-QB': line(1), 'TEX-QB': line(3) } },
      { at: 3000, lines: { 'ALA-QB': line(1) }, correction: true },
    ]),
  );
  const latest = within(screen.getByRole('region', { name: 'Latest scoring' })).getAllByRole('listitem');
  expect(latest.map((one) => one.querySelector('span')?.textContent)).toEqual([
    '−4.00 Alabama QB, 1 fewer passing touchdown',
    '+4.00 Georgia QB, 1 passing touchdown',
    '+8.00 Alabama QB, 2 passing touchdowns',
  ]);
  expect(latest.map((one) => one.textContent.includes('Correction'))).toEqual([true, false, false]);
  expect(latest[0]).toHaveTextContent('Yours');
  expect(latest[1]).toHaveTextContent('Theirs');
});

it('says that the latest changes didn’t load, beside what did', () => {
  show({ 'ALA-QB': { points: 4, state: 'live' } }, ['ALA', 'UGA'], 0, failed('No answer.'));
  const latest = screen.getByRole('region', { name: 'Latest scoring' });
  expect(latest).toHaveTextContent('Couldn’t load the latest scoring.');
  expect(screen.getByText('Leads')).toBeInTheDocument();
});

it('has no latest changes before the first one', () => {
  show(null);
  expect(screen.queryByText('Latest scoring')).toBeNull();
});
