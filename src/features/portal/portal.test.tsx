import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tell, tellSeason } from '../../../tests/support/page';
import { deviceIsOnline } from '../../../tests/support/online';
import { defaultLineup, type Lineup } from '@/domain/lineup/lineup';
import { parseLeague } from '@/domain/league/league';
import { formatSigned } from '@/domain/kernel/hundredths';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { PortalState } from '@/domain/moves/portal/portal';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { parseWeekResults } from '@/domain/scoring/results';
import { restOfSeasonFrom } from '@/domain/season/moveAnalysis/restOfSeason';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { ALL_SQUADS, squadName, type SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { FreeSquadRow } from './FreeSquadRow';
import { LazyMoveDialog } from './LazyMoveDialog';
import { LeaguePortal } from './LeaguePortal';

const HOUR = 3_600_000;
const NOW = Date.now();
const TOMORROW = NOW + 24 * HOUR;
const WINDOWS: Record<PortalState, { monday: number | null; firstKickoff: number | null }> = {
  open: { monday: NOW - 48 * HOUR, firstKickoff: TOMORROW },
  upcoming: { monday: NOW - HOUR, firstKickoff: TOMORROW },
  closed: { monday: NOW - 48 * HOUR, firstKickoff: NOW - HOUR },
  unknown: { monday: null, firstKickoff: null },
};
/** The eighth week, in which Vanderbilt is off, with its portal in this state. These schools have kicked off. */
function weekWith(state: PortalState, kickedOff: readonly string[] = []) {
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.filter((code) => code !== 'VAN').map((code) => [code, kickedOff.includes(code) ? NOW - 1 : TOMORROW]),
  );
  return parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs, ...WINDOWS[state] });
}
const league = parseLeague('l', {
  name: 'Tailgate',
  members: ['ann', 'bob'],
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
  season: 2025,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 1, K: 1 },
  benchSize: 1,
});
const MINE: SquadId[] = ['ALA-QB', 'ALA-RB', 'ALA-K', 'TEX-QB'];
/** Few are free, since a row takes its time here. */
const FREE: readonly SquadId[] = ['UK-K', 'UGA-K', 'VAN-K', 'UK-WR', 'TEX-WR', 'OK-RB', 'LSU-TE', 'UGA-DST'];
const HIS = ALL_SQUADS.filter((squad) => !MINE.includes(squad) && !FREE.includes(squad));

const world = vi.hoisted(() => ({
  online: true,
  sent: [] as unknown[],
  answer: null as unknown,
}));
vi.mock('@/data/moves/portal', () => {
  const command =
    (kind: string) =>
    (_: unknown, ...squads: unknown[]) => {
      world.sent.push([kind, ...squads]);
      return Promise.resolve(world.answer);
    };
  return { addSquad: command('add'), dropSquad: command('drop') };
});
deviceIsOnline(() => world.online);

let season: LeagueSeason;
let week = weekWith('open');

/** The league with these rosters, and the results of a week that was played. */
function given(mine: SquadId[] = MINE, others: SquadId[] = HIS, lineups: Record<string, Lineup> = {}): void {
  const past = parseWeek('2025-07', { season: 2025, week: 7 });
  const results = parseWeekResults('2025-07', { squads: { 'UK-K': { points: 30, state: 'final' } } });
  season = {
    league,
    rosters: { ann: mine, bob: others },
    history: {},
    weeks: [
      { week: past, results, lineups: {} },
      { week, results: null, lineups },
    ],
  };
  tellSeason(season);
}
function portalIs(...state: Parameters<typeof weekWith>): void {
  week = weekWith(...state);
  given();
}

beforeAll(() => LazyMoveDialog.load());

beforeEach(() => {
  localStorage.clear();
  Object.assign(world, { online: true, sent: [], answer: succeed() });
  tell('schedule', '2025', ready([]));
  portalIs('open');
});

const enter = () => render(<LeaguePortal league={league} />);
const shown = () => [...document.querySelectorAll<HTMLElement>('tr[data-squad]')].map((row) => row.dataset.squad);
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const buttons = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].filter((button) => {
    const called = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? called === name : name.test(called);
  });
/** The only button with that name. Doesn't use a query by role, because that takes a second in a table of this size. */
function button(name: string): HTMLButtonElement {
  const [found, another] = buttons(name);
  if (found === undefined || another !== undefined) throw new Error(`not one button called ${name}`);
  return found;
}
const press = (name: string) => user.click(button(name));
/** The open dialog. */
function dialog() {
  const open = document.querySelector<HTMLElement>('[role=dialog]');
  if (open === null) throw new Error('no dialog is open');
  return within(open);
}
const isOpen = () => document.querySelector('[role=dialog]') !== null;

describe('the free squads', () => {
  it('are those that no manager owns, the best projection first', () => {
    given(MINE, ['LSU-QB']);
    enter();
    expect(shown()).toHaveLength(ALL_SQUADS.length - MINE.length - 1);
    expect(shown()).not.toContain('LSU-QB');
    expect(shown()[0]).toMatch(/-WR$/);
  });

  it('are drawn once, and only the row whose star is pressed is drawn again', async () => {
    const drawn = vi.spyOn(FreeSquadRow as unknown as { type: (props: object) => ReactNode }, 'type');
    enter();
    await waitFor(() => expect(drawn).toHaveBeenCalledTimes(shown().length));
    const squad = shown()[3] as SquadId;
    // For the star and the focus, and the row that had the focus before.
    await press(`Watch ${squadName(squad)}`);
    expect(drawn).toHaveBeenCalledTimes(shown().length + 3);
    drawn.mockRestore();
  });

  it('can be searched, filtered by position and sorted by season points', async () => {
    enter();
    await user.click(screen.getByLabelText('K'));
    await waitFor(() => expect(shown().every((squad) => squad?.endsWith('-K'))).toBe(true));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Season points');
    await waitFor(() => expect(shown()[0]).toBe('UK-K'));
    await user.type(screen.getByLabelText('Search squads'), 'georgia');
    await waitFor(() => expect(shown()).toEqual(['UGA-K']));
    await user.type(screen.getByLabelText('Search squads'), ' no such school');
    await waitFor(() => button('Show all squads'));
    await press('Show all squads');
    await waitFor(() => expect(shown()).toHaveLength(FREE.length));
  });

  it('keep their stars for this person and league', async () => {
    const { unmount } = enter();
    await press('Watch Kentucky K');
    await press('Watched squads only');
    await waitFor(() => expect(shown()).toEqual(['UK-K']));
    unmount();
    enter();
    expect(button('Watch Kentucky K')).toHaveAttribute('aria-pressed', 'true');
  });

  it('open their details, with this season’s points and a button to add', async () => {
    enter();
    await user.click(screen.getByTitle('Kentucky K: season and schedule'));
    await waitFor(() => expect(isOpen()).toBe(true));
    const details = dialog();
    expect((await details.findByText('Season points')).nextSibling).toHaveTextContent('30.00');
    await user.click(details.getByRole('button', { name: 'Add' }));
    expect(dialog().getByRole('heading', { name: 'Add Kentucky K' })).toBeInTheDocument();
  });

  it('say that they are locked once they have kicked off, and can’t be added then', () => {
    portalIs('open', ['UK']);
    enter();
    const row = document.querySelector<HTMLElement>('tr[data-squad="UK-K"]')!;
    expect(within(row).getByText('Locked')).toBeInTheDocument();
    expect(buttons('Add Kentucky K')).toEqual([]);
  });
});

describe('adding a squad to a full roster', () => {
  it('asks for a drop, shows the roster after it with its open slot, and sends both', async () => {
    given(MINE, HIS, { ann: defaultLineup(MINE, league.slots) });
    enter();
    await press('Add Kentucky K');
    expect(dialog().getByText('Your roster is full: pick a squad to drop.')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Add Kentucky K' })).toBeDisabled();
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    expect(dialog().getByText('Empty in your lineup: K')).toBeInTheDocument();
    expect(dialog().getByText(/goes to your bench and can start at K/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Add Kentucky K, drop Alabama K' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(world.sent).toEqual([['add', 'UK-K', 'ALA-K']]);
    expect(screen.getByText('Kentucky K added, Alabama K dropped.')).toBeInTheDocument();
  });

  it('opens no slot that it fills itself, where no lineup was ever set', async () => {
    enter();
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    expect(dialog().queryByText(/^Empty in your lineup/)).toBeNull();
  });

  it('names byes', async () => {
    given(['ALA-QB', 'VAN-RB', 'ALA-K', 'TEX-QB']);
    enter();
    await press('Add Vanderbilt K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Texas QB' }));
    expect(dialog().getByText('Starters on a bye this week').nextSibling).toHaveTextContent('Vanderbilt RB');
    expect(dialog().getByText('Vanderbilt K has a bye this week.')).toBeInTheDocument();
    expect(dialog().queryByText(/^Open in your lineup/)).toBeNull();
  });

  it('says what the move does to the best lineup with each drop', async () => {
    const roster: SquadId[] = ['ALA-QB', 'ALA-RB', 'ALA-K', 'VAN-RB'];
    given(roster);
    enter();
    const restOfSeason = restOfSeasonFrom(season, 8)!;
    const gains = roster.map((drop) => formatSigned(restOfSeason.gain(roster, { adds: ['UK-K'], drops: [drop] })));
    expect(new Set(gains).size).toBeGreaterThan(1);
    await press('Add Kentucky K');
    for (const [i, drop] of roster.entries())
      expect(
        dialog()
          .getByRole('radio', { name: `Drop ${squadName(drop)}` })
          .closest('tr'),
      ).toHaveTextContent(RegExp(`${gains[i]!.replace('+', '\\+')}$`));
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama QB' }));
    expect(document.querySelector('[role=dialog]')).toHaveTextContent(`Best lineup ${gains[0]!} a week`);
  });

  it('puts what is best for the user first, and says what it adds', async () => {
    enter();
    const restOfSeason = restOfSeasonFrom(season, 8)!;
    const best = FREE.map((squad) => ({ squad, gain: restOfSeason.bestGain(MINE, squad, true) })).sort(
      (one, other) => other.gain - one.gain,
    )[0]!;
    expect(best.gain).toBeGreaterThan(0);
    await user.selectOptions(document.querySelector('select[aria-label="Sort by"]')!, 'Best for you');
    await waitFor(() => expect(shown()[0]).toBe(best.squad));
    expect(document.querySelector(`tr[data-squad="${best.squad}"]`)).toHaveTextContent(
      `Lineup ${formatSigned(best.gain)} a week`,
    );
  });

  it('tells the loser of a race who has the squad, and keeps the chosen drop', async () => {
    enter();
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    given(MINE, [...HIS, 'UK-K']);
    expect(dialog().getByText('Bob got Kentucky K first')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Pick another squad' }));
    expect(shown()).not.toContain('UK-K');
    await press('Add Georgia K');
    expect(dialog().getByRole('radio', { name: 'Drop Alabama K' })).toBeChecked();
    expect(world.sent).toEqual([]);
  });

  it('doesn’t take a press on the confirmation for one on the button that replaces it', async () => {
    enter();
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    const confirmation = dialog().getByRole('button', { name: 'Add Kentucky K, drop Alabama K' });
    given(MINE, [...HIS, 'UK-K']);
    act(() => confirmation.click());
    expect(dialog().getByText('Bob got Kentucky K first')).toBeInTheDocument();
  });

  it('shows why the server said no, and keeps the dialog', async () => {
    world.answer = fail('closed', 'The portal closed at kickoff.') satisfies Result<void>;
    enter();
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    await user.click(dialog().getByRole('button', { name: 'Add Kentucky K, drop Alabama K' }));
    expect(await dialog().findByText('The portal closed at kickoff.')).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: 'Drop Alabama K' })).toBeChecked();
  });

  it('can’t be confirmed once the portal has closed', async () => {
    enter();
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    portalIs('closed');
    expect(dialog().getByRole('button', { name: /^Add Kentucky K/ })).toBeDisabled();
  });
});

describe('an empty roster slot', () => {
  it('needs no drop, and a chosen one can be taken back', async () => {
    given(MINE.slice(0, 3));
    enter();
    expect(screen.getAllByText('3 of 4').length).toBeGreaterThan(0);
    await press('Add Kentucky K');
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    await user.click(dialog().getByRole('radio', { name: 'Drop Alabama K' }));
    await user.click(dialog().getByRole('button', { name: 'Add Kentucky K' }));
    await waitFor(() => expect(world.sent).toEqual([['add', 'UK-K', null]]));
  });
});

describe('dropping a squad', () => {
  it('asks first, and says what opens in the lineup', async () => {
    enter();
    await press('Drop Alabama RB');
    expect(dialog().getByText('Empty in your lineup: RB')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Drop Alabama RB' }));
    await waitFor(() => expect(world.sent).toEqual([['drop', 'ALA-RB']]));
  });
});

describe('the portal', () => {
  it.each([
    ['upcoming', 'The portal isn’t open yet'],
    ['closed', 'The portal is closed'],
    ['unknown', 'Portal hours aren’t set yet'],
  ] as const)('shows the squads without buttons to add while it’s %s, and why', (state, title) => {
    portalIs(state);
    enter();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(shown()).toHaveLength(FREE.length);
    expect(buttons(/^(Add|Drop) /)).toEqual([]);
    // What can't be added has no worth to sort by.
    expect(screen.queryByRole('option', { name: 'Best for you' })).toBeNull();
  });

  it('shows the squads without buttons to add while offline', () => {
    world.online = false;
    enter();
    expect(screen.getByText('You’re offline')).toBeInTheDocument();
    expect(buttons(/^(Add|Drop) /)).toEqual([]);
  });

  it.each([
    ['loads', LOADING, 'Loading the portal'],
    ['failed', failed('No access.'), 'Couldn’t load the portal'],
    ['has no rosters', { state: 'missing' }, 'No rosters yet'],
  ] as const)('has a state for a season that %s', (_, season, words) => {
    tell('ledger', 'l', season satisfies Loadable<never>);
    enter();
    expect(screen.queryByText(words) ?? screen.getByRole('status', { name: words })).toBeInTheDocument();
  });

  it('isn’t there in a league without one', () => {
    render(<LeaguePortal league={{ ...league, waivers: 'closed' }} />);
    expect(screen.getByText('No transfer portal')).toBeInTheDocument();
    expect(shown()).toEqual([]);
  });

  it('is closed for good once the last week is final', () => {
    const last = parseWeek('2025-14', { season: 2025, week: 14 });
    const results = parseWeekResults('2025-14', { squads: { 'UK-K': { points: 3, state: 'final' } } });
    tellSeason({ ...season, weeks: [{ week: last, results, lineups: {} }] });
    enter();
    expect(screen.getByText('Season over')).toBeInTheDocument();
  });

  it('moves between rows with the arrow keys', async () => {
    enter();
    const first = buttons(/^Add /)[0]!;
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('tr')?.dataset.row).toBe('1');
  });
});
