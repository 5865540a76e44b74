import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render, signIn, tell, tellLeagues, tellSeason } from '../../../tests/support/page';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { leagueWeekView } from '@/domain/season/matchups/leagueWeekView';
import { failed, ready } from '@/domain/kernel/loadable';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseWeek } from '@/domain/football/weeks';
import { LeagueList } from './LeagueList';
import { LeagueSheet } from './LeagueSheet';

const LEAGUE = parseLeague('home', {
  name: 'Home and Home',
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  schedule: { managers: ['me', 'her'] },
  userInfo: { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } },
});
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const weekOf = (week: number, kickoff: number) =>
  parseWeek(`2025-${String(week).padStart(2, '0')}`, {
    season: 2025,
    week,
    isCurrent: week === 8 || week === 14,
    kickoffs: { ALA: kickoff, UGA: kickoff },
    endDate: new Date(kickoff + DAY),
  });

/** My season in the league after a win: this week with these squads' results, once it has kicked off. */
function seasonOf(squads: object | null, hasKickedOff = true): LeagueSeason {
  const [seven, eight] = [weekOf(7, Date.now() - 7 * DAY), weekOf(8, Date.now() + (hasKickedOff ? -HOUR : HOUR))];
  const won = { 'ALA-QB': { points: 20, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  const weeks = [
    { week: seven, results: parseWeekResults(seven.id, { squads: won }), lineups: {} },
    { week: eight, results: squads === null ? null : parseWeekResults(eight.id, { squads }), lineups: {} },
  ];
  return { league: LEAGUE, rosters: { me: ['ALA-QB'], her: ['UGA-QB'] }, history: {}, weeks };
}

function row(league: League, season?: LeagueSeason) {
  signIn('me');
  if (season !== undefined) tellSeason(season);
  tellLeagues(ready([league]));
  render(<LeagueList leagues={[league]} />);
  return screen.getByRole('listitem');
}

it('has record, rank, opponent and both projections before the games', () => {
  const season = seasonOf(null, false);
  const view = leagueWeekView(season, season.weeks[1]!.week, 'me', new Set(), 7)!;
  const [mine, theirs] = [view.me, view.opponent!].map(({ projection }) => formatPoints(projection.projected));
  const shown = row(LEAGUE, season);
  expect(shown).toHaveTextContent(/1–0, 1st of 2 · vs\. .?Priya/);
  expect(shown).toHaveTextContent(new RegExp(`${mine!}–${theirs!}.*Projected$`));
  expect(screen.getByRole('link', { name: 'Home and Home' })).toHaveAttribute('href', '/leagues?league=home');
});

it('has the points of the first week before the second of a two-week round', () => {
  const league = { ...LEAGUE, firstWeek: 12, playoffs: 'fourTwoWeeks' as const };
  const won = { 'ALA-QB': { points: 20, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  const weeks = [12, 13, 14].map((number) => {
    const week = weekOf(number, Date.now() + (number - 14) * 7 * DAY + HOUR);
    return { week, results: number === 14 ? null : parseWeekResults(week.id, { squads: won }), lineups: {} };
  });
  expect(row(league, { ...seasonOf(null), league, weeks })).toHaveTextContent(/20\.00–12\.00.*Halfway$/);
});

it('has the score with my points first while games are on', () => {
  const live = { 'ALA-QB': { points: 9.5, state: 'live' }, 'UGA-QB': { points: 12, state: 'live' } };
  expect(row(LEAGUE, seasonOf(live))).toHaveTextContent(/9\.50–12\.00.*Live$/);
});

it('says how this week ended', () => {
  const final = { 'ALA-QB': { points: 9.5, state: 'final' }, 'UGA-QB': { points: 12, state: 'final' } };
  expect(row(LEAGUE, seasonOf(final))).toHaveTextContent(/9\.50–12\.00.*Lost$/);
});

it('counts unread messages', () => {
  tell('unread', 'home me', ready({ count: 3, mentioned: false, mentionedAt: null }));
  expect(row(LEAGUE)).toHaveTextContent('3 unread');
});

it('offers to try again when the week can’t be read', () => {
  const shown = row(LEAGUE, seasonOf(null));
  tell('ledger', 'home', failed('No answer.'));
  expect(shown).toHaveTextContent('Couldn’t load this week');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('chooses a league in the sheet, which closes first', async () => {
  const other = { ...LEAGUE, id: 'away', season: 2024 };
  signIn('me');
  tellLeagues(ready([LEAGUE, other]));
  const acts: string[] = [];
  render(
    <LeagueSheet
      leagues={[LEAGUE, other]}
      value="home"
      onChoose={(id) => acts.push(id)}
      onClose={() => acts.push('closed')}
    />,
  );
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Home and Home, 2025');
  await userEvent.click(screen.getByRole('button', { name: 'Home and Home, 2024' }));
  expect(acts).toEqual(['closed', 'away']);
});

it('leads to the draft room until the draft is over', () => {
  const league = parseLeague('new', { name: 'New', capacity: 4, members: ['me'], draftStatus: 'active' });
  row(league);
  expect(screen.getByRole('link', { name: 'Join Draft' })).toHaveAttribute('href', '/draft/new');
});
