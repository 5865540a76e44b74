import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { render, tell, tellLeagues, tellLedger, tellWeek, visit } from '../../../tests/support/page';
import season2025 from '../../../data/season-2025.json';
import { statLineOf, type SeasonTable } from '../../../scripts/tables/season';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { DEFAULT_SCORING, scoreSquad } from '@/domain/scoring/scoreSquad';
import type { Unit } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { SquadPage } from './SquadPage';
import { SquadsPage, UnknownSquad } from './SquadsPage';

const TABLE = season2025 as unknown as SeasonTable;
/** A published week with the real stat lines of two units. */
const published = (week: number, state = 'final'): WeekResults =>
  parseWeekResults(`2025-0${String(week)}`, {
    squads: Object.fromEntries(
      SCHOOL_CODES.flatMap((code) =>
        (['QB', 'DST'] as const).flatMap((unit) => {
          const stats = statLineOf(TABLE, code, unit, week);
          return stats === null ? [] : [[`${code}-${unit}`, { stats, state }]];
        }),
      ),
    ),
    games: {
      ALA: { opponent: week === 1 ? 'FSU' : 'ULM', home: week === 2, state, pointsFor: 17, pointsAgainst: 31 },
      LSU: { opponent: 'UGA', home: true, state, pointsFor: 20, pointsAgainst: 17 },
    },
  });
const pointsOf = (code: SchoolCode, unit: Unit, week: number) =>
  formatPoints(scoreSquad(unit, statLineOf(TABLE, code, unit, week), DEFAULT_SCORING).hundredths);

const leagueOf = (id: string, change: Record<string, unknown> = {}): League =>
  parseLeague(id, {
    name: `League ${id}`,
    members: ['ann', 'bob'],
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
    season: 2025,
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob', 'house-1'] },
    ...change,
  });
/** Tells the current week, the third, and what is published of those before it. */
function tellResults(results: Loadable<WeekResults[]>, season: number | null = 2025): void {
  tellWeek(ready(parseWeek('2025-03', { season, week: 3, isCurrent: true })), []);
  tell('past results', '', results);
}

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const rowOf = (table: string, row: string) => screen.getByRole('table', { name: table }).querySelector(row)!;
const figure = (label: string) => screen.getByText(label, { selector: 'dt, dt *' }).closest('div');

beforeEach(() => {
  localStorage.clear();
  visit('/squad/ALA-QB');
  tellLeagues(ready([leagueOf('one')]));
  tellLedger('one', { ann: ['ALA-QB'], bob: ['TEX-QB'] });
  tellResults(ready([published(1), published(2)]));
  tell('week results', '2025-03', { state: 'missing' });
});

describe('a squad’s page', () => {
  it('shows its season line, its log with stat lines, and its schedule with byes', async () => {
    render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alabama QB');
    expect(figure('Best')).toHaveTextContent(`${pointsOf('ALA', 'QB', 2)}week 2`);
    expect(figure('Worst')).toHaveTextContent(`${pointsOf('ALA', 'QB', 1)}week 1`);
    expect(figure('Rank')).toHaveTextContent(/^Rank\d+\w\wof 16 QB$/);
    const first = (await screen.findByText('at Florida State Seminoles')).closest('tr')!;
    expect(first).toHaveTextContent('L 31–17');
    expect(first).toHaveTextContent('254 pass yds, 2 pass TD, 17 rush yds');
    expect(first).toHaveTextContent(pointsOf('ALA', 'QB', 1));
    const ahead = within(screen.getByRole('table', { name: 'Games to come of Alabama QB' }));
    const texts = ahead.getAllByRole('row').map((row) => row.textContent);
    expect(texts[1]).toMatch(/^3vs\. Wisconsin BadgersNo data$/);
    expect(texts[2]).toBe('4Bye');
    expect(texts[3]).toMatch(/^5at Georgia\d+\.\d\d\d+\w\w of \d+$/);
    expect(screen.getByText('bye 4, 10')).toBeInTheDocument();
  });

  it('shows a bye in the weeks in which its game was called off', async () => {
    const off = (week: number) => parseWeek(`2025-0${String(week)}`, { kickoffs: { LSU: 1, TEX: 1 } });
    tellWeek(ready(parseWeek('2025-03', { season: 2025, week: 3, isCurrent: true })), [2, 5].map(off));
    tell('past results', '2025-02', ready([published(1)]));
    render(<SquadPage squad="ALA-QB" />);
    const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
    await screen.findByText('at Florida State Seminoles');
    expect(rowsOf('Games of Alabama QB')[1]).toHaveTextContent(/^2Bye$/);
    expect(rowsOf('Games to come of Alabama QB')[1]).toHaveTextContent(/^3vs\. Wisconsin/);
    expect(rowsOf('Games to come of Alabama QB')[3]).toHaveTextContent(/^5Bye$/);
    expect(screen.getByText('bye 2, 4, 5, 10')).toBeInTheDocument();
  });

  it('opens a game: how its points add up, and who made them', async () => {
    render(<SquadPage squad="ALA-QB" />);
    await user.click(await screen.findByRole('button', { name: 'Week 1: scoring details' }));
    expect(screen.getByText('254 passing yards × 0.04 = 10.16')).toBeInTheDocument();
    const made = (await screen.findByText('Ty Simpson')).closest('li')!;
    expect(made).toHaveTextContent(pointsOf('ALA', 'QB', 1));
    await user.click(screen.getByRole('button', { name: 'Week 1: scoring details' }));
    expect(screen.queryByText('Ty Simpson')).toBeNull();
  });

  it('names no players while a game is on, and none of a week that isn’t published', async () => {
    tellResults(ready([published(1, 'live')]));
    render(<SquadPage squad="ALA-QB" />);
    await user.click(await screen.findByRole('button', { name: 'Week 1: scoring details' }));
    expect(screen.getByText('Live')).toBeInTheDocument();
    expect(screen.queryByText('Who scored')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Week 2: scoring details' })).toBeNull();
  });

  it('says which part of a defense’s points is no player’s', async () => {
    render(<SquadPage squad="ALA-DST" />);
    await user.click(await screen.findByRole('button', { name: 'Week 2: scoring details' }));
    expect(await screen.findByText(/are the whole unit’s\.$/)).toBeInTheDocument();
  });

  it('says by which scoring, and takes the default one without a league', () => {
    tellLeagues(ready([leagueOf('one', { scoring: { reception: 1, custom: 'rec_yds=20,' } })]));
    const { unmount } = render(<SquadPage squad="ALA-WR" />);
    expect(screen.getByText(/scoring \(/)).toHaveTextContent('League one scoring (full PPR, custom)');
    unmount();
    tellLeagues(ready([]));
    render(<SquadPage squad="ALA-WR" />);
    expect(screen.getByText('Default scoring (half-PPR)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find or create one' })).toBeInTheDocument();
  });

  it('says that it’s on the trade block, until the deadline', () => {
    const block = { ann: { 'ALA-QB': new Date() }, bob: { 'TEX-QB': new Date() } };
    tellWeek(ready(parseWeek('2025-06', { season: 2025, week: 6, isCurrent: true })), []);
    tellLeagues(ready([leagueOf('one', { block }), leagueOf('two', { block, tradeDeadline: 'week05' })]));
    tellLedger('two', { bob: ['TEX-QB'] });
    const { unmount } = render(<SquadPage squad="TEX-QB" />);
    expect(screen.getByText('Owned by Bob, on the trade block')).toBeInTheDocument();
    expect(screen.getByText('Owned by Bob')).toBeInTheDocument();
    unmount();
    render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByText('On your roster, on the trade block')).toBeInTheDocument();
  });

  it('says who owns it in each league, with what the user can do', () => {
    tellLeagues(
      ready([
        leagueOf('one'),
        leagueOf('two'),
        leagueOf('three'),
        leagueOf('four'),
        leagueOf('five', { draftStatus: 'scheduled' }),
      ]),
    );
    tellLedger('one', { ann: ['ALA-QB'] });
    tellLedger('two', { bob: ['ALA-QB'] });
    tellLedger('three', { bob: [] });
    tellLedger('four', { 'house-1': ['ALA-QB'] });
    render(<SquadPage squad="ALA-QB" />);
    const line = (id: string) => within(screen.getByText(`League ${id}`, { selector: 'li span' }).closest('li')!);
    const leads = (id: string) => line(id).queryByRole('link')?.getAttribute('href') ?? null;
    expect(line('one').getByText('On your roster')).toBeInTheDocument();
    expect(line('two').getByText('Owned by Bob')).toBeInTheDocument();
    expect(line('three').getByText('Free')).toBeInTheDocument();
    expect(line('four').getByText('Owned by a house team')).toBeInTheDocument();
    expect(line('five').getByText('The draft hasn’t started')).toBeInTheDocument();
    expect(['one', 'two', 'three', 'four', 'five'].map(leads)).toEqual([
      '/roster?league=one',
      '/trades?league=two&with=bob&squad=ALA-QB',
      '/portal?league=three',
      null,
      '/draft/five',
    ]);
  });

  it('leads to no offer after a league’s trade deadline', () => {
    tellWeek(ready(parseWeek('2025-06', { season: 2025, week: 6, isCurrent: true })), []);
    tellLeagues(ready([leagueOf('one', { tradeDeadline: 'week05' })]));
    tellLedger('one', { bob: ['ALA-QB'] });
    render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByText('Owned by Bob')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Offer a trade/ })).toBeNull();
  });

  it('compares with a squad that is searched for, keeps it in the address, and stops', async () => {
    render(<SquadPage squad="ALA-QB" />);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(15);
    await user.type(dialog.getByRole('searchbox'), 'longhorns def');
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), 'texas long');
    await user.click(dialog.getByRole('button', { name: 'Texas QB' }));
    expect(window.location.search).toBe('?league=one&with=TEX-QB');
    const table = screen.getByRole('table', { name: 'Alabama QB and Texas QB this season' });
    expect(within(table).getByRole('row', { name: /^Best/ })).toHaveTextContent(pointsOf('TEX', 'QB', 2));
    await user.click(screen.getByRole('button', { name: 'Stop comparing' }));
    expect(window.location.search).toBe('?league=one');
    expect(screen.queryByText('Side by side')).toBeNull();
  });

  it.each(['?with=ALA-QB', '?with=YALE-QB', '?with='])('ignores %s', (query) => {
    visit(`/squad/ALA-QB${query}`);
    render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByRole('button', { name: 'Compare' })).toBeInTheDocument();
  });

  it('takes a squad’s own record where the weeks have none of it', async () => {
    tellResults(ready([]));
    tell('squad scores', 'ALA-QB 2025 0.5', ready([{ week: 2, opponent: 'ULM', hundredths: 1234 }]));
    render(<SquadPage squad="ALA-QB" />);
    expect((await screen.findByText('vs. UL Monroe Warhawks')).closest('tr')).toHaveTextContent('12.34');
  });

  it('shows the schedule before the season, and an error when the weeks didn’t load', async () => {
    tellResults(ready([]), null);
    const { unmount } = render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByText('No games yet this season.')).toBeInTheDocument();
    expect(await screen.findByText('at Florida State Seminoles')).toBeInTheDocument();
    unmount();
    tellResults(failed('Check your connection.'));
    render(<SquadPage squad="ALA-QB" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the season so far');
  });
});

describe('the pool', () => {
  const squads = () => [...document.querySelectorAll<HTMLElement>('tr[data-squad]')].map((row) => row.dataset.squad);

  it('has all squads with their owners, and is filtered from the address', () => {
    const { unmount } = render(<SquadsPage />);
    expect(squads()).toHaveLength(96);
    expect(rowOf('Squads, 96', '[data-squad="ALA-QB"]')).toHaveTextContent('You');
    expect(rowOf('Squads, 96', '[data-squad="TEX-QB"]')).toHaveTextContent('Bob');
    expect(rowOf('Squads, 96', '[data-squad="LSU-K"]')).toHaveTextContent('Free');
    expect(rowOf('Squads, 96', '[data-squad="LSU-K"] a')).toHaveAccessibleName('LSU K, Free');
    expect(rowOf('Squads, 96', '[data-squad="TEX-QB"] a')).toHaveAccessibleName('Texas QB, Bob');
    unmount();
    visit('/squads?unit=QB&show=owned&sort=season');
    render(<SquadsPage />);
    expect(squads().toSorted()).toEqual(['ALA-QB', 'TEX-QB']);
  });

  it('keeps the filters in the address, and offers all squads when none matches', async () => {
    render(<SquadsPage />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'School' }), 'LSU');
    expect(squads()).toHaveLength(6);
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    expect(window.location.search).toBe('?league=one&school=LSU&show=mine');
    await user.click(screen.getByRole('button', { name: 'Show all squads' }));
    expect(squads()).toHaveLength(96);
    expect(window.location.search).toBe('?league=one');
  });

  it('leads to a squad in the selected league, and says how many of each unit are free', () => {
    render(<SquadsPage />);
    expect(rowOf('Squads, 96', '[data-squad="LSU-K"] a')).toHaveAttribute('href', '/squad/LSU-K?league=one');
    const scarce = screen.getByRole('table', { name: 'Free squads by unit, and the best of them' });
    expect(within(scarce).getByRole('row', { name: /^QB/ })).toHaveTextContent('14 free');
  });

  it('has no owners without a drafted league', () => {
    tellLeagues(ready([leagueOf('one', { draftStatus: 'scheduled' })]));
    render(<SquadsPage />);
    expect(squads()).toHaveLength(96);
    expect(screen.queryByRole('radio', { name: 'Mine' })).toBeNull();
    expect(screen.queryByText('Best free squad by unit')).toBeNull();
  });

  it('is shown for an unknown squad', () => {
    render(<UnknownSquad />);
    expect(screen.getByRole('heading', { level: 1, name: 'Squad not found' })).toBeInTheDocument();
    expect(squads()).toHaveLength(96);
  });
});
