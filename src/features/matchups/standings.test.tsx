import { configure, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { formatGamesBehind } from '@/domain/season/standings';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { Standings } from './Standings';
import { formatRace } from './standingsView';

configure({ defaultHidden: true });

const managers = ['me', 'her'];
const rosters: Record<string, SquadId[]> = { me: ['ALA-QB'], her: ['UGA-QB'] };

function week(number: number, mine: number, hers: number, state = 'final'): LeagueWeek {
  const id = `2025-${String(number).padStart(2, '0')}`;
  const squads = { 'ALA-QB': { points: mine, state }, 'UGA-QB': { points: hers, state } };
  return { week: parseWeek(id, { week: number }), results: parseWeekResults(id, { squads }), lineups: {} };
}

function season(weeks: LeagueWeek[]): LeagueSeason {
  const userInfo = { me: { displayName: 'Renee' }, her: { displayName: 'Priya' } };
  const league = parseLeague('home', { name: 'Home', draftStatus: 'complete', schedule: { managers }, userInfo });
  return { league, rosters, history: {}, weeks };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Standings of Home' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the standings', () => {
  it('count decided weeks only: record, points for and against, streak', () => {
    const weeks = [week(1, 10.25, 8), week(2, 5, 30), week(3, 20, 19.5), week(4, 99, 0, 'live')];
    render(<Standings season={season(weeks)} me="me" />);
    expect(screen.getByText('after 3 weeks')).toBeInTheDocument();
    const [first, second] = rows();
    expect(first).toContain('Renee');
    for (const text of ['2–1', '35.25', '57.50', 'W1']) expect(first).toContain(text);
    for (const text of ['1–2', '57.50', '35.25', 'L1']) expect(second).toContain(text);
  });

  it('count each week as a game against the median, too, where the league has that', () => {
    const played = season([week(1, 10, 8), week(2, 5, 30), week(3, 20, 19)]);
    const { unmount } = render(<Standings season={played} me="me" />);
    expect(rows()[0]).toContain('2–1');
    expect(document.body).not.toHaveTextContent('median');
    unmount();
    render(<Standings season={{ ...played, league: { ...played.league, median: 'on' } }} me="me" />);
    expect(rows()[0]).toContain('4–2');
    expect(document.body).toHaveTextContent('Each week is also a game against the median of all scores');
  });

  it('say when the playoffs are and who has a bye', () => {
    const many = ['me', 'her', 'c', 'd', 'e', 'f', 'g', 'h'];
    const { league, ...rest } = season([week(1, 10, 8)]);
    const of = (playoffs: 'four' | 'six' | 'eight', count: number) => {
      const longer = { ...rest, league: { ...league, playoffs, schedule: { managers: many.slice(0, count) } } };
      const { unmount } = render(<Standings season={longer} me="me" />);
      const text = screen.getByText(/make the playoffs/).textContent;
      unmount();
      return text;
    };
    const others = 'The other teams play for the places after them. The higher seed wins a tie.';
    expect(of('four', 8)).toBe(`The first 4, above the heavy line, make the playoffs in weeks 13 and 14. ${others}`);
    const six = `The first 6, above the heavy line, make the playoffs in weeks 12 to 14. The first two have a bye in the first round.`;
    expect(of('six', 8)).toBe(`${six} ${others}`);
    // The seventh sits out.
    expect(of('six', 7)).toBe(`${six} The higher seed wins a tie.`);
    expect(of('eight', 7)).toBe(of('six', 7));
  });

  it('have no line and no other teams where everyone makes the playoffs', () => {
    render(<Standings season={season([week(1, 10, 8)])} me="me" />);
    expect(screen.getByText(/playoffs/).textContent).toBe(
      'Every team makes the playoffs in week 14. The higher seed wins a tie.',
    );
  });

  it('name the tiebreaker where it decides, and the games back', () => {
    const weeks = [week(1, 10, 8), week(2, 5, 30)];
    const { unmount } = render(<Standings season={season(weeks)} me="me" />);
    expect(rows()[0]).toMatch(/Priya.*Tiebreaker: points for/);
    expect(rows()[1]).not.toContain('Tiebreaker');
    unmount();

    render(<Standings season={season([...weeks, week(3, 1, 2)])} me="me" />);
    expect(rows()[0]).not.toContain('Tiebreaker');
    expect(rows()[1]).toMatch(/1–21/);
  });

  it('say how far each team has come since the week before', () => {
    const { unmount } = render(<Standings season={season([week(1, 10, 8)])} me="me" />);
    expect(rows()[0]).not.toMatch(/ up| down|No change/);
    unmount();
    render(<Standings season={season([week(1, 10, 8), week(2, 5, 30)])} me="me" />);
    expect(rows()[0]).toMatch(/^11 up.*Priya/);
    expect(rows()[1]).toMatch(/^21 down.*Renee/);
  });

  it('list stat corrections with the old points and the new, and say when they turned a game', async () => {
    const finals = week(1, 0, 0);
    const line = (yards: number) => ({ pass_yds: yards });
    const squads = {
      'ALA-QB': { stats: line(250), was: line(200), state: 'final' },
      'UGA-QB': { stats: line(225), state: 'final' },
    };
    const corrected = { ...finals, results: parseWeekResults('2025-01', { squads }) };
    render(<Standings season={season([corrected])} me="me" />);
    expect(await screen.findByText('Week 1: 8.00 → 10.00, a win instead of a loss')).toBeInTheDocument();
    expect(screen.getAllByText(/ → /)).toHaveLength(1);
    expect(rows()[0]).toContain('Renee');
  });

  it('list what a stat correction changed in best ball, where another squad may count since', async () => {
    const squads = {
      'ALA-QB': { stats: { pass_yds: 200 }, was: { pass_yds: 300 }, state: 'final' },
      'TEX-QB': { stats: { pass_yds: 250 }, state: 'final' },
      'UGA-QB': { stats: { pass_yds: 275 }, state: 'final' },
    };
    const { league, ...rest } = season([{ ...week(1, 0, 0), results: parseWeekResults('2025-01', { squads }) }]);
    const best = { ...rest, league: { ...league, lineups: 'best' as const } };
    render(<Standings season={{ ...best, rosters: { ...rosters, me: ['ALA-QB', 'TEX-QB'] } }} me="me" />);
    expect(await screen.findByText('Week 1: 12.00 → 10.00, a loss instead of a win')).toBeInTheDocument();
  });

  it('are shown before the first week is decided and say so', () => {
    render(<Standings season={season([])} me="me" />);
    expect(screen.getByText('no weeks played yet')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText('Playoff race')).toBeNull();
  });
});

describe('the playoff race', () => {
  const names = ['me', 'her', 'him', 'them', 'us'];
  const squads: Record<string, SquadId> = { me: 'ALA-QB', her: 'UGA-QB', him: 'LSU-QB', them: 'OK-QB', us: 'UK-QB' };

  function leagueOfFive(played: number): LeagueSeason {
    const userInfo = Object.fromEntries(names.map((name) => [name, { displayName: name }]));
    const league = parseLeague('home', {
      name: 'Home',
      draftStatus: 'complete',
      schedule: { managers: names },
      userInfo,
    });
    const points = Object.fromEntries(names.map((name, i) => [squads[name], { points: 50 - i, state: 'final' }]));
    const weeks = Array.from({ length: played }, (_, i) => {
      const id = `2025-${String(i + 1).padStart(2, '0')}`;
      return { week: parseWeek(id, { week: i + 1 }), results: parseWeekResults(id, { squads: points }), lineups: {} };
    });
    return { league, rosters: Object.fromEntries(names.map((name) => [name, [squads[name]!]])), history: {}, weeks };
  }
  const race = () => screen.getByRole('heading', { name: 'Playoff race' }).closest('section')!.textContent;

  it('marks who is in and out, and says what the others need', () => {
    render(<Standings season={leagueOfFive(9)} me="me" />);
    expect(rows()[0]).toContain('Clinched');
    expect(rows()[4]).toContain('us');
    expect(race()).toContain('meClinched');
    expect(race()).toMatch(/us(Needs|Out of the playoffs)/);
  });

  it('is over with the regular season', () => {
    render(<Standings season={leagueOfFive(12)} me="me" />);
    expect(screen.queryByText('Playoff race')).toBeNull();
  });

  it.each([
    [{ kind: 'topSeed' }, 'Clinched the top seed'],
    [{ kind: 'wins', wins: 1, left: 1 }, 'Clinches with a win in the last game'],
    [{ kind: 'wins', wins: 3, left: 3 }, 'Clinches by winning out'],
    [{ kind: 'wins', wins: 1, left: 3 }, 'Clinches with a win in the last 3'],
    [{ kind: 'wins', wins: 2, left: 3 }, 'Clinches with 2 wins in the last 3'],
    [{ kind: 'help', wins: 0, left: 2 }, 'Needs help'],
    [{ kind: 'help', wins: 2, left: 2 }, 'Needs 2 wins and help'],
    [{ kind: 'open' }, null],
  ] as const)('is put in words: %o', (one, text) => {
    expect(formatRace(one)).toBe(text);
  });

  it.each([
    [0, '–'],
    [0.5, '½'],
    [1, '1'],
    [2.5, '2½'],
  ])('writes %f games back as %s', (games, text) => {
    expect(formatGamesBehind(games)).toBe(text);
  });
});
