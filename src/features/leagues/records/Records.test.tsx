import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render, tell, tellLeagues, tellSeason } from '../../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseWeek } from '@/domain/football/weeks';
import { Records } from './Records';

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

function openRivalries() {
  window.history.replaceState(null, '', '?records=rivalries');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
}

const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;

describe('the record book', () => {
  it('names each record’s holder and how it came about', () => {
    render(<Records league={league} season={ready(seasonOf([30, 10, 25.5], [20, 19, 0]))} />);
    const book = section('2025 record book');
    expect(book).toHaveTextContent('Best week30.00AnnYouWeek 1');
    expect(book).toHaveTextContent('Biggest blowout20.00AnnYouWeek 1: beat Bob, 30.00–10.00');
    expect(book).toHaveTextContent('Closest game1.00AnnYouWeek 2: beat Bob, 20.00–19.00');
    expect(book).toHaveTextContent('Most points in a loss19.00BobWeek 2: lost to Ann, 20.00–19.00');
    expect(book).toHaveTextContent('Longest winning streak2AnnYouWeeks 1 to 2');
    expect(book).toHaveTextContent('Bench blunder15.50BobWeek 1: points the best lineup would have added');
  });

  it('leads to the recap of each week, the latest first', () => {
    render(<Records league={league} season={ready(seasonOf([30, 10, 25.5], [20, 19, 0]))} />);
    const links = within(section('Weekly recaps')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Week 2', '/matchups?league=l&view=recap&week=2'],
      ['Week 1', '/matchups?league=l&view=recap&week=1'],
    ]);
  });

  it('saves the results as a file', async () => {
    const made = vi.fn((_data: Blob) => 'blob:x');
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(<Records league={league} season={ready(seasonOf([30, 10, 25.5]))} />);
    const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await user.click(screen.getByRole('button', { name: 'Download JSON' }));
    expect(names).toEqual(['league-results-2025.csv', 'league-results-2025.json']);
    expect(await made.mock.calls[0]![0].text()).toContain('1,Regular season,Ann,30.00,Bob,10.00,Ann');
    expect(JSON.parse(await made.mock.calls[1]![0].text())).toMatchObject({ league: 'Tailgate', season: 2025 });
    click.mockRestore();
  });

  it('says so while it loads, fails, or is still empty', () => {
    const { rerender } = render(<Records league={league} season={LOADING} />);
    expect(screen.getByRole('status', { name: 'Loading records' })).toBeInTheDocument();
    rerender(<Records league={league} season={failed('No answer.')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the records');
    rerender(<Records league={league} season={ready(seasonOf())} />);
    expect(screen.getByText('No records yet')).toBeInTheDocument();
  });
});

describe('all-time records', () => {
  const season = seasonOf([30, 10, 25.5]);
  const continued = { ...league, previousLeagueId: 'k' };
  const show = async (seen: Loadable<League[]>) => {
    tellSeason({ ...season, league: continued });
    tellLeagues(seen);
    render(<Records league={continued} season={ready(season)} />);
    expect(screen.queryByRole('table', { name: 'All-time standings' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
  };

  it('are shown on demand: champions, best week and season, and everyone’s record', async () => {
    const before: League = { ...league, id: 'k', season: 2024 };
    const won = seasonOf(...Array.from({ length: 14 }, (): [number, number, number] => [20, 98.5, 0]));
    tell('past season', 'k', ready({ ...won, league: before }));
    await show(ready([continued, before]));
    expect(await screen.findByRole('table', { name: 'All-time standings' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Bob.*2 seasons.*13–1 1 / })).toBeInTheDocument();
    expect(section('Champions')).toHaveTextContent('2025To be decided2024Bob');
    expect(section('Best of all time')).toHaveTextContent('Best week98.50BobWeek 1, 2024');
    expect(section('Best of all time')).toHaveTextContent(/Most points in a season1,\d+\.\d\dBob2024/);
    expect(screen.queryByText(/before your time/)).not.toBeInTheDocument();
  });

  it('have every manager’s rivalries, the user’s first, by their own address', async () => {
    const before: League = { ...league, id: 'k', season: 2024 };
    tell('past season', 'k', ready({ ...seasonOf([20, 98.5, 0], [30, 20, 0]), league: before }));
    tellSeason({ ...season, league: continued });
    tellLeagues(ready([continued, before]));
    openRivalries();
    render(<Records league={continued} season={ready(season)} />);
    const pair = (await screen.findByText('3 meetings')).closest('li')!;
    expect(pair).toHaveTextContent('BobYou lead 2–13 meetings');
    expect(within(pair).getByText('Week 1, 2024')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rivals of' }), 'Bob');
    expect(screen.getByText('3 meetings').closest('li')).toHaveTextContent(/Ann.?.?Bob.? trails 1–2/);
  });

  it('have no rivalries where no other person has played', async () => {
    const alone = { ...continued, userInfo: { ann: continued.userInfo.ann! } };
    tellSeason({ ...season, league: alone });
    tellLeagues(ready([alone]));
    openRivalries();
    render(<Records league={alone} season={ready(season)} />);
    expect(await screen.findByText('No games against another manager yet.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('say that seasons were before someone’s time', async () => {
    await show(ready([continued]));
    expect(await screen.findByText(/^Earlier seasons of this league were before your time\./)).toBeInTheDocument();
  });

  it('have a loading state', async () => {
    await show(LOADING);
    expect(await screen.findByRole('status', { name: 'Loading earlier seasons' })).toBeInTheDocument();
  });

  it('say that there are none yet', async () => {
    tellSeason({ ...season, league: continued, weeks: season.weeks.map((one) => ({ ...one, results: null })) });
    tellLeagues(ready([continued]));
    render(<Records league={continued} season={ready(season)} />);
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    expect(await screen.findByText('No records yet')).toBeInTheDocument();
  });

  it('say that they didn’t load', async () => {
    await show(failed('No access.'));
    expect(await screen.findByText('Couldn’t load earlier seasons')).toBeInTheDocument();
  });
});
