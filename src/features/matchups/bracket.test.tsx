import { configure, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { Bracket } from './Bracket';

configure({ defaultHidden: true });

const SQUADS: Record<string, SquadId> = {
  Ann: 'ALA-QB',
  Ben: 'UGA-QB',
  Cal: 'LSU-QB',
  Dot: 'OK-QB',
  Eve: 'UK-QB',
  Fay: 'TEX-QB',
  Gus: 'VAN-QB',
  Hal: 'TENN-QB',
};
const names = Object.keys(SQUADS);

function week(number: number, points: readonly number[], state = 'final'): LeagueWeek {
  const id = `2025-${String(number).padStart(2, '0')}`;
  const squads = Object.fromEntries(names.map((name, i) => [SQUADS[name]!, { points: points[i] ?? 0, state }]));
  return { week: parseWeek(id, { week: number }), results: parseWeekResults(id, { squads }), lineups: {} };
}

function show(weeks: LeagueWeek[], raw: object = {}, managers = names.slice(0, 6)) {
  const userInfo = Object.fromEntries(managers.map((name) => [name, { displayName: name }]));
  const schedule = { managers };
  const league = parseLeague('home', { name: 'Home', draftStatus: 'complete', schedule, userInfo, ...raw });
  const season: LeagueSeason = {
    league,
    rosters: Object.fromEntries(managers.map((name) => [name, [SQUADS[name]!]])),
    history: {},
    weeks,
  };
  return render(<Bracket season={season} me="Ben" />);
}

const regular = (count: number) =>
  Array.from({ length: count }, (_, i) => week(i + 1, [80, 70, 60, 50, 40, 30, 20, 10]));
const round = (title: string, number: number) =>
  within(screen.getByRole('region', { name: `${title}, week ${String(number)}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the bracket', () => {
  it('shows the seeds of today before the playoffs', () => {
    show(regular(3));
    expect(screen.getByText('If the season ended today')).toBeInTheDocument();
    const [first, second] = round('Championship bracket', 13);
    expect(first).toMatch(/^SemifinalSeed 1Ann.*Seed 4Dot/);
    expect(second).toMatch(/^SemifinalSeed 2BenYou.*Seed 3Cal/);
    expect(round('Championship bracket', 14)[0]).toContain('Winner of 1 vs. 4');
    expect(screen.queryByRole('link', { name: /matchups$/ })).toBeNull();
  });

  it('shows points and who won, and sends them on', () => {
    show([...regular(12), week(13, [10, 30, 20, 15, 1, 2]), week(14, [1, 2, 3, 4, 5, 6], 'live')]);
    expect(screen.queryByText('If the season ended today')).toBeNull();
    const [first] = round('Championship bracket', 13);
    expect(first).toMatch(/Ann10\.00.*DotWon15\.00/);
    const [final, third] = round('Championship bracket', 14);
    expect(final).toMatch(/^ChampionshipSeed 2BenYou2\.00Seed 4Dot4\.00$/);
    expect(third).toMatch(/^Third-place gameSeed 1Ann.*Seed 3Cal/);
    expect(round('Consolation bracket', 14)[0]).toMatch(/^5th-place gameSeed 5Eve.*Seed 6Fay/);
    expect(screen.getByRole('link', { name: 'Week 13 matchups' })).toHaveAttribute(
      'href',
      '/matchups?league=home&week=13',
    );
  });

  it('joins the semifinals to the championship, which is level with their middle', () => {
    show(regular(12));
    const games = (number: number) =>
      within(screen.getByRole('region', { name: `Championship bracket, week ${String(number)}` }))
        .getAllByRole('listitem')
        .map((item) => ({ row: item.style.gridRow, lines: item.querySelectorAll(':scope > [aria-hidden]').length }));
    expect(games(13)).toEqual([
      { row: '', lines: 1 },
      { row: '', lines: 1 },
    ]);
    expect(games(14)).toEqual([
      { row: 'span 2', lines: 1 },
      { row: '', lines: 0 },
    ]);
    // Two teams alone play each other.
    const [alone] = within(screen.getByRole('region', { name: 'Consolation bracket, week 14' })).getAllByRole(
      'listitem',
    );
    expect(alone?.querySelector(':scope > [aria-hidden]')).toBeNull();
  });

  it('of two-week rounds has one box for both weeks, with their points together', () => {
    const longer = { playoffs: 'fourTwoWeeks' };
    const boxes = (weeks: string) =>
      within(screen.getByRole('region', { name: `Championship bracket, weeks ${weeks}` }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const first = [...regular(10), week(11, [10, 30, 20, 15, 1, 2])];
    const { unmount } = show(first, longer);
    expect(boxes('11 and 12')).toEqual([
      'SemifinalSeed 1Ann10.00Seed 4Dot15.00',
      'SemifinalSeed 2BenYou30.00Seed 3Cal20.00',
    ]);
    expect(boxes('13 and 14')[0]).toBe('ChampionshipWinner of 1 vs. 4Winner of 2 vs. 3');
    expect(screen.getByText(/Each round takes two weeks, and the points of both count\.$/)).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /^Week \d+ matchups$/ });
    expect(links.map((link) => link.getAttribute('href')!.split('=').at(-1))).toEqual(['11', '12', '13', '14']);
    unmount();
    show([...first, week(12, [10, 1, 5, 4, 1, 2])], longer);
    expect(boxes('11 and 12')[0]).toBe('SemifinalSeed 1AnnWon20.00Seed 4Dot19.00');
    expect(boxes('13 and 14')[0]).toBe('ChampionshipSeed 1AnnSeed 2BenYou');
  });

  it('of six shows who has a bye, where the winner of the game below it comes in', () => {
    show(regular(11), { playoffs: 'six' });
    expect(round('Championship bracket', 12)).toEqual([
      'ByeSeed 1Ann',
      'QuarterfinalSeed 4DotSeed 5Eve',
      'ByeSeed 2BenYou',
      'QuarterfinalSeed 3CalSeed 6Fay',
    ]);
    expect(round('Championship bracket', 13)).toEqual([
      'SemifinalSeed 1AnnWinner of 4 vs. 5',
      'SemifinalSeed 2BenYouWinner of 3 vs. 6',
      'ConsolationLoser of 3 vs. 6Loser of 4 vs. 5',
    ]);
    expect(round('Championship bracket', 14)).toEqual([
      'ChampionshipSemifinal winnerSemifinal winner',
      'Third-place gameSemifinal loserSemifinal loser',
      '5th-place gameLoser of 3 vs. 6Loser of 4 vs. 5',
    ]);
    expect(screen.queryByText(/After each round/)).toBeNull();
  });

  it('of eight has three rounds, each game level with the two that lead to it', () => {
    show(regular(11), { playoffs: 'eight' }, names);
    const rows = (number: number) =>
      within(screen.getByRole('region', { name: `Championship bracket, week ${String(number)}` }))
        .getAllByRole('listitem')
        .map((item) => [item.style.gridRow, item.querySelectorAll(':scope > [aria-hidden]').length]);
    const quarterfinals = round('Championship bracket', 12).map((text) => text.match(/\d/g)!.join('–'));
    expect(quarterfinals).toEqual(['1–8', '4–5', '2–7', '3–6']);
    expect(rows(12)).toEqual(Array.from({ length: 4 }, () => ['', 1]));
    expect(rows(13)).toEqual([
      ['span 2', 2],
      ['span 2', 2],
      ['', 0],
      ['', 0],
    ]);
    expect(rows(14)).toEqual([
      ['span 4', 1],
      ['', 0],
      ['', 0],
      ['', 0],
    ]);
  });

  it('reseeded says which seed is left, without lines to where it’s unknown', () => {
    show(regular(11), { playoffs: 'eightReseeded' }, names);
    expect(round('Championship bracket', 13)).toEqual([
      'SemifinalHighest seed leftLowest seed left',
      'Semifinal2nd-highest seed left2nd-lowest seed left',
      'ConsolationHighest losing seedLowest losing seed',
      'Consolation2nd-highest losing seed2nd-lowest losing seed',
    ]);
    const first = within(screen.getByRole('region', { name: 'Championship bracket, week 12' }));
    for (const item of first.getAllByRole('listitem')) {
      expect(item.querySelector(':scope > [aria-hidden]')).toBeNull();
    }
    expect(screen.getByText(/After each round, the highest seed left plays the lowest\.$/)).toBeInTheDocument();
  });

  it('says why a league that started late has none', () => {
    show([], { firstWeek: 13 });
    expect(screen.getByText('No playoffs')).toBeInTheDocument();
  });
});
