import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tell, tellWeek, visit } from '../../../tests/support/page';
import { formatPoints } from '@/domain/kernel/hundredths';
import { projectWeek } from '@/domain/projections/model';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import type { SoloEntry } from '@/domain/solo/entries';
import { SOLO_GAMES, type SoloGame } from '@/domain/solo/soloGames';
import type { SoloLeaderboard } from '@/domain/solo/leaderboards';
import { ALL_SQUADS } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { PickemPage } from './pickem';
import { SixPage } from './six';
import { SurvivorPage } from './survivor';

type Saved = Omit<SoloEntry, 'username'>;
const server = vi.hoisted(() => ({
  entries: {} as Record<string, readonly string[]>,
  save: vi.fn<(entry: Saved) => Promise<Result<void>>>(),
  watching: [] as { key: string; tell: () => void }[],
  locked: [] as string[],
  results: null as WeekResults | null,
}));
vi.mock('@/data/solo/soloEntries', () => {
  const entryOf = (game: string, weekId: string, uid: string): Loadable<SoloEntry> => {
    const picks = server.entries[`${game} ${uid}`];
    return picks === undefined
      ? { state: 'missing' }
      : ready({ game: game as SoloEntry['game'], weekId, uid, username: '', picks });
  };
  const nothing = () => undefined;
  return {
    watchSoloEntry: (game: string, weekId: string, uid: string, next: (one: Loadable<SoloEntry>) => void) => {
      const tell = () => next(entryOf(game, weekId, uid));
      server.watching.push({ key: `${game} ${uid}`, tell });
      tell();
      return nothing;
    },
    watchMySoloEntries: (game: string, uid: string, next: (all: Loadable<SoloEntry[]>) => void) => {
      const own = entryOf(game, '2025-03', uid);
      next(ready(own.state === 'ready' ? [own.value] : []));
      return nothing;
    },
    saveSoloEntry: async (entry: Saved) => {
      const saved = await server.save(entry);
      const key = `${entry.game} ${entry.uid}`;
      if (saved.ok) {
        server.entries[key] = entry.picks;
        for (const { key: other, tell } of server.watching) if (other === key) tell();
      }
      return saved;
    },
  };
});
/** Longer than changes are gathered before they are saved. */
const SOON = { timeout: 30_000 };
const DAY = 86_400_000;
const later = Date.now() + 3 * DAY;
const KICKOFFS = { ALA: later, UGA: later + DAY, TENN: later + DAY, LSU: later + DAY, FLA: later + DAY };

function results(state: 'pre' | 'live' | 'final'): WeekResults {
  const game = (opponent: string, home: boolean, own: number, other: number) => ({
    opponent,
    home,
    state,
    ...(state === 'pre' ? {} : { pointsFor: own, pointsAgainst: other }),
  });
  return parseWeekResults('2025-03', {
    squads: Object.fromEntries(ALL_SQUADS.map((squad, i) => [squad, { points: state === 'pre' ? 0 : i, state }])),
    games: {
      ALA: game('Wisconsin Badgers', true, 38, 14),
      TENN: game('UGA', true, 41, 44),
      UGA: game('TENN', false, 44, 41),
      LSU: game('FLA', true, 20, 10),
      FLA: game('LSU', false, 10, 20),
    },
  });
}

const pick = (name: string) => screen.findByRole('button', { name: new RegExp(`^Pick ${name}(,|$)`) });
const school = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
/** Shows a page in the third week, in which the locked schools have kicked off. */
function show(page: ReactNode, table: Partial<Record<SoloGame, Loadable<SoloLeaderboard>>> = {}) {
  const kickoffs = { ...KICKOFFS, ...Object.fromEntries(server.locked.map((code) => [code, Date.now() - DAY])) };
  tellWeek(ready(parseWeek('2025-03', { season: 2025, week: 3, isCurrent: true, kickoffs })));
  tell('past results', '', ready([]));
  tell('week results', '2025-03', ready(server.results));
  for (const game of SOLO_GAMES) tell('solo table', `${game} 2025-03`, table[game] ?? { state: 'missing' });
  return render(page);
}
const savedPicks = () => server.save.mock.calls.at(-1)?.[0].picks;

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { watching: [], entries: {}, locked: [], results: results('pre') });
  visit('/solo');
  server.save.mockReset().mockResolvedValue(succeed());
});

describe('Pick’em', () => {
  it('takes a winner with one press, the first one with the highest confidence, and saves by itself', async () => {
    show(<PickemPage />);
    await userEvent.click(await pick('Alabama'));
    await userEvent.click(await pick('Georgia'));
    expect(await pick('Alabama')).toHaveAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(savedPicks()).toEqual(['ALA_W_3', 'TENN_L_2']), SOON);
    expect(screen.getByText('2 of 3 games picked')).toBeInTheDocument();
  });

  it('moves a pick up in the ranking by a button, and swaps confidences by the list of a game', async () => {
    server.entries['pickem ann'] = ['ALA_W_3', 'TENN_L_2'];
    show(<PickemPage />);
    // The rows that can be dragged replace plain ones, and with them a press that has only begun.
    await screen.findByRole('button', { name: 'Drag Georgia' });
    await userEvent.click(screen.getByRole('button', { name: 'Move Georgia up' }));
    await vi.waitFor(() => expect(savedPicks()).toEqual(['TENN_L_3', 'ALA_W_2']), SOON);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Confidence, Wisconsin Badgers/ }), '3');
    await vi.waitFor(() => expect(savedPicks()).toEqual(['ALA_W_3', 'TENN_L_2']), SOON);
  });

  it('drops a pick whose game has left the week with the next change, and says how many are picked', async () => {
    server.entries['pickem ann'] = ['ALA_W_4', 'TEX_W_3'];
    show(<PickemPage />);
    expect(await screen.findByText('1 of 3 games picked')).toBeInTheDocument();
    await userEvent.click(await pick('LSU'));
    await vi.waitFor(() => expect(savedPicks()).toEqual(['ALA_W_4', 'LSU_W_3']), SOON);
  });

  it('locks a game at its kickoff and leaves the others open', async () => {
    server.entries['pickem ann'] = ['ALA_W_3'];
    server.locked = ['ALA'];
    show(<PickemPage />);
    await userEvent.click(await pick('Wisconsin Badgers'));
    expect(await pick('Wisconsin Badgers')).toHaveAttribute('aria-disabled', 'true');
    expect(await pick('Alabama')).toHaveAttribute('aria-pressed', 'true');
    expect(server.save).not.toHaveBeenCalled();
    expect(await pick('LSU')).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows what was right and wrong, the points and the most possible', async () => {
    server.entries['pickem ann'] = ['ALA_W_3', 'TENN_W_2', 'LSU_W_1'];
    server.locked = Object.keys(KICKOFFS);
    server.results = results('final');
    show(<PickemPage />);
    expect(await screen.findAllByText('Correct', { selector: 'span' })).toHaveLength(2);
    expect(screen.getByText('Missed')).toBeInTheDocument();
    expect(screen.getByText('2–1')).toBeInTheDocument();
    expect(await pick('Alabama')).toHaveAccessibleName('Pick Alabama, 38');
    expect(screen.getByText('Locked for the week')).toBeInTheDocument();
  });

  it('keeps picks on the device without a connection, also over a reload, and says so', async () => {
    server.save.mockResolvedValue(fail('offline', 'You’re offline.'));
    const first = show(<PickemPage />);
    await userEvent.click(await pick('Alabama'));
    expect(await screen.findByText(/kept on this device/, undefined, SOON)).toBeInTheDocument();
    first.unmount();
    // Leaving the page sends them once more, which must be over before there is a connection.
    await vi.waitFor(() => expect(server.save).toHaveBeenCalledTimes(2), SOON);
    server.save.mockClear().mockResolvedValue(succeed());
    show(<PickemPage />);
    await vi.waitFor(() => expect(savedPicks()).toEqual(['ALA_W_3']), SOON);
  });

  it('shows the server’s picks again with the reason when a change is refused', async () => {
    server.entries['pickem ann'] = ['ALA_W_3'];
    server.save.mockResolvedValue(fail('permission-denied', 'A game in it has kicked off.'));
    show(<PickemPage />);
    await userEvent.click(await pick('LSU'));
    expect(await screen.findByText('A game in it has kicked off.', undefined, SOON)).toBeInTheDocument();
    expect(await pick('LSU')).toHaveAttribute('aria-pressed', 'false');
  });

  it('has nothing to pick before the schedule is out', async () => {
    server.results = parseWeekResults('2025-03', {});
    show(<PickemPage />);
    expect(await screen.findByText('No games yet')).toBeInTheDocument();
  });
});

describe('Saturday Six', () => {
  it('takes each school once and goes on to the next open unit', async () => {
    show(<SixPage />);
    await userEvent.click(await school('Alabama'));
    expect(screen.getByRole('button', { name: 'Quarterbacks: Alabama' })).toBeInTheDocument();
    expect(screen.getByText('Already your QB')).toBeInTheDocument();
    expect(await school('Alabama')).toHaveAttribute('aria-disabled', 'true');
    await vi.waitFor(() => expect(savedPicks()).toEqual(['ALA-QB']), SOON);
  });

  it('projects the points so far and what is still to come', async () => {
    server.entries['six ann'] = ['ALA-QB', 'UGA-RB'];
    const squads = { ...results('pre').squads, 'ALA-QB': { points: 4000, stats: null, state: 'final' } } as const;
    server.results = { ...results('pre'), squads };
    show(<SixPage />);
    const label = await screen.findByText('Projected', { selector: 'dt, dt *' });
    const expected = 4000 + projectWeek({ season: 2025, week: 3, played: [] })['UGA-RB'].hundredths;
    await vi.waitFor(() => expect(label.closest('div')).toHaveTextContent(`Projected${formatPoints(expected)}`));
  });

  it('takes a school by keyboard only once it’s pressed, and keeps the focus on it', async () => {
    show(<SixPage />);
    (await school('Georgia')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Quarterbacks: open' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Quarterbacks: Georgia' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Running backs: open' })).toBeInTheDocument();
    expect(await school('Georgia')).toHaveFocus();
  });

  it('shows the points and afterwards the best possible six', async () => {
    server.entries['six ann'] = ['ALA-QB', 'UGA-RB'];
    server.locked = Object.keys(KICKOFFS);
    server.results = results('final');
    show(<SixPage />);
    expect(await screen.findByRole('heading', { name: 'The best possible six' })).toBeInTheDocument();
    expect(screen.getByText('2 of 6')).toBeInTheDocument();
  });
});

describe('Survivor', () => {
  it('doesn’t offer a school that was used, and takes another', async () => {
    server.entries['survivor ann'] = ['2025-02_ALA'];
    show(<SurvivorPage />);
    expect(await screen.findByText('Used in week 2')).toBeInTheDocument();
    expect(await school('Alabama')).toHaveAttribute('aria-disabled', 'true');
    (await school('Georgia')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await school('Alabama'));
    await userEvent.click(await school('LSU'));
    expect(await school('LSU')).toHaveAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(savedPicks()).toEqual(['2025-02_ALA', '2025-03_LSU']), SOON);
  });

  it('counts a week that was lost', async () => {
    server.entries['survivor ann'] = ['2025-03_TENN'];
    server.locked = Object.keys(KICKOFFS);
    server.results = results('final');
    show(<SurvivorPage />);
    expect(await screen.findByText('Lost')).toBeInTheDocument();
    expect(screen.getByText('Lives').nextSibling).toHaveTextContent('1');
  });
});

describe('leaderboards', () => {
  const row = (uid: string, points: number) => ({ uid, username: uid, points, right: 1, wrong: 0, weeks: 1 });

  it('have the person’s own rank below the first hundred', async () => {
    visit('/solo?view=table');
    server.entries['pickem ann'] = ['ALA_W_3'];
    server.locked = Object.keys(KICKOFFS) as SchoolCode[];
    server.results = results('final');
    const table: SoloLeaderboard = {
      game: 'pickem',
      scope: '2025-03',
      entrants: 143,
      rows: [row('bob', 6), row('cam', 6)],
      counts: { 6: 140, 3: 2, 0: 1 },
      final: true,
      at: null,
    };
    show(<PickemPage />, { pickem: ready(table) });
    expect(await screen.findByText('You: 141st of 143, 3')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByText('T1')).toHaveLength(2);
  });

  it('say that there is none yet', async () => {
    visit('/solo?view=table');
    show(<PickemPage />);
    expect(await screen.findByText('No leaderboard yet')).toBeInTheDocument();
  });
});
