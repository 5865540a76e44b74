import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tell, tellSeason } from '../../../../tests/support/page';
import { deviceIsOnline } from '../../../../tests/support/online';
import { storedClaim, type Claim } from '@/domain/moves/claims/claims';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { ready } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SquadId } from '@/domain/football/squads';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { parseWeek } from '@/domain/football/weeks';
import { LeaguePortal } from '../LeaguePortal';
import { LazyWaivers } from './LazyWaivers';

const HOUR = 3_600_000;
const NOW = Date.now();
const TOMORROW = NOW + 24 * HOUR;
const kickoffs = { UK: TOMORROW, UGA: TOMORROW };
/** The eighth week, whose portal is open, or will be after its claims. */
const weekWith = (state: 'open' | 'upcoming') =>
  parseWeek('2025-08', {
    ...{ season: 2025, week: 8, isCurrent: true, kickoffs, firstKickoff: TOMORROW },
    monday: NOW - (state === 'open' ? 48 : 1) * HOUR,
  });
let week = weekWith('upcoming');
const league = parseLeague('l', {
  name: 'Tailgate',
  members: ['ann', 'bob'],
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
  season: 2025,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'house-1', 'bob'] },
  slots: { QB: 1, RB: 1 },
  benchSize: 1,
  waivers: 'claims',
});
const MINE: SquadId[] = ['ALA-QB', 'ALA-RB', 'ALA-K'];

const world = vi.hoisted(() => ({
  stored: [] as unknown[],
  awards: [] as unknown[],
  next: null as ((claims: unknown) => void) | null,
  saved: [] as unknown[],
  answer: null as unknown,
  online: true,
}));
vi.mock('@/data/moves/claims', () => ({
  watchMyClaims: (_: unknown, __: unknown, ___: unknown, next: (claims: unknown) => void) => {
    world.next = next;
    next(ready(world.stored));
    return () => undefined;
  },
  saveClaims: (_: unknown, claims: Claim[]) => {
    world.saved.push(claims.map(storedClaim));
    const answer = world.answer as Result<void>;
    if (answer.ok) act(() => world.next?.(ready(claims)));
    return Promise.resolve(answer);
  },
  watchClaimAwards: (_: unknown, __: unknown, next: (awards: unknown) => void) => {
    next(ready(world.awards));
    return () => undefined;
  },
}));
deviceIsOnline(() => world.online);

let season: LeagueSeason;

function given({
  mine = MINE,
  waivers,
  claims = [],
}: { mine?: SquadId[]; waivers?: Ledger['waivers']; claims?: Claim[] } = {}) {
  world.stored = claims;
  season = {
    league,
    rosters: { ann: mine, bob: ['LSU-QB'] },
    history: {},
    weeks: [{ week, results: null, lineups: {} }],
  };
  tellSeason(season, waivers && { waivers });
}
beforeAll(() => LazyWaivers.load());
beforeEach(() => {
  localStorage.clear();
  Object.assign(world, { saved: [], awards: [], answer: succeed(), online: true });
  week = weekWith('upcoming');
  tell('schedule', '2025', ready([]));
  given();
});

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const card = (title: string): HTMLElement => screen.getByRole('heading', { name: title }).closest('section')!;
const button = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  if (found === null) throw new Error(`no button called ${name}`);
  return found;
};
async function enter() {
  render(<LeaguePortal league={league} />);
  await waitFor(() => expect(world.next).not.toBeNull());
}
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-claim]')].map((row) => row.dataset.claim);

describe('the claims for a week', () => {
  const three: Claim[] = [
    { add: 'UK-QB', drop: 'ALA-QB' },
    { add: 'UK-RB', drop: 'ALA-RB' },
    { add: 'UGA-K', drop: 'ALA-K' },
  ];

  it('say when they’re opened, and that they’re sealed', async () => {
    await enter();
    expect(screen.getByText('Claims for week 8 are open')).toBeInTheDocument();
    expect(within(card('Your claims')).getByText(/^Sealed until/)).toBeInTheDocument();
    expect(await within(card('Your claims')).findByText('No claims yet')).toBeInTheDocument();
  });

  it('show the games and byes of their week, also while the one before is the current one', async () => {
    const next = parseWeek('2025-09', {
      ...{ season: 2025, week: 9, kickoffs: { UK: NOW + 96 * HOUR }, firstKickoff: NOW + 96 * HOUR },
      monday: NOW + 12 * HOUR,
    });
    const present = { ...weekWith('open'), firstKickoff: NOW - HOUR };
    tellSeason({ ...season, weeks: [present, next].map((one) => ({ week: one, results: null, lineups: {} })) });
    const games = { UK: { opponent: 'TENN', home: true, state: 'pre' } };
    tell('coming week', next.id, ready(parseWeekResults(next.id, { games })));
    await enter();
    const row = (squad: SquadId) => within(document.querySelector<HTMLElement>(`tr[data-squad="${squad}"]`)!);
    await waitFor(() => button('Claim Kentucky QB'));
    expect(row('UK-QB').getByText('vs. TENN')).toBeInTheDocument();
    expect(row('UGA-QB').getAllByText('Bye')).not.toEqual([]);
    expect(within(card('Your roster')).getAllByText('Bye in week 9')).toHaveLength(3);
  });

  it('can be read, no longer changed, until the desk opens the week', async () => {
    const next = parseWeek('2025-09', {
      ...{ season: 2025, week: 9, kickoffs: { UK: NOW + 96 * HOUR }, firstKickoff: NOW + 96 * HOUR },
      monday: NOW - 12 * HOUR,
    });
    const present = { ...weekWith('open'), kickoffs: { ALA: NOW - 48 * HOUR }, firstKickoff: NOW - 48 * HOUR };
    world.stored = three;
    tellSeason({ ...season, weeks: [present, next].map((one) => ({ week: one, results: null, lineups: {} })) });
    await enter();
    expect(screen.getByText('The portal opens with week 9')).toBeInTheDocument();
    expect(await screen.findByText('Kentucky QB, drop Alabama QB')).toBeInTheDocument();
    expect(card('Your claims for week 9')).toBeInTheDocument();
    expect(document.querySelector('button[aria-label^="Claim "]')).toBeNull();
  });

  it('are added from the free squads, with a drop for a full roster', async () => {
    await enter();
    await waitFor(() => button('Claim Kentucky QB'));
    await user.click(button('Claim Kentucky QB'));
    await waitFor(() => expect(world.saved).toEqual([['UK-QB_NONE']]));
    expect(screen.getByText('Your roster is full: pick a squad to drop.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Drop for Kentucky QB'), 'ALA-K');
    await waitFor(() => expect(world.saved.at(-1)).toEqual(['UK-QB_ALA-K']));
    expect(screen.queryByText('Your roster is full: pick a squad to drop.')).toBeNull();
    const row = document.querySelector<HTMLElement>('tr[data-squad="UK-QB"]')!;
    expect(within(row).getByText('Claimed')).toBeInTheDocument();
    // The next claim drops the same squad, until another one is picked.
    await user.click(button('Claim Georgia QB'));
    await waitFor(() => expect(world.saved.at(-1)).toEqual(['UK-QB_ALA-K', 'UGA-QB_ALA-K']));
  });

  it('change their order with buttons and keys, and can be removed', async () => {
    given({ claims: three });
    await enter();
    await waitFor(() => expect(rows()).toEqual(['UK-QB', 'UK-RB', 'UGA-K']));
    await user.click(button('Move Kentucky RB up'));
    await waitFor(() => expect(rows()).toEqual(['UK-RB', 'UK-QB', 'UGA-K']));
    act(() => button('Move Georgia K up').focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rows()).toEqual(['UK-RB', 'UGA-K', 'UK-QB']));
    await user.click(button('Remove the claim on Georgia K'));
    await waitFor(() => expect(world.saved.at(-1)).toEqual(['UK-RB_ALA-RB', 'UK-QB_ALA-QB']));
    expect(document.activeElement).toHaveAttribute('aria-label', 'Remove the claim on Kentucky QB');
  });

  it('say what was wrong with a change, and show what is saved', async () => {
    given({ claims: three.slice(0, 1) });
    world.answer = fail('closed', 'Claims for this week are closed.');
    await enter();
    await waitFor(() => expect(rows()).toEqual(['UK-QB']));
    await user.click(button('Remove the claim on Kentucky QB'));
    expect(await screen.findByText('Claims for this week are closed.')).toBeInTheDocument();
    expect(rows()).toEqual(['UK-QB']);
  });

  it('can’t be made offline', async () => {
    world.online = false;
    await enter();
    expect(document.querySelector('button[aria-label^="Claim "]')).toBeNull();
    expect(screen.getByText('You’re offline')).toBeInTheDocument();
  });
});

describe('the waiver order', () => {
  it('begins with the draft in reverse, without house teams, and marks who made claims', async () => {
    given({ waivers: { week: week.id, priority: ['bob', 'house-1', 'ann'], turns: ['bob'] } });
    await enter();
    const order = within(card('Waiver order'));
    expect(order.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1BobMade claims', '2Ann']);
    expect(order.getByText('You’re 2nd of 2')).toBeInTheDocument();
  });

  it('doesn’t mark the user once their last claim is removed, though they keep their turn', async () => {
    given({
      waivers: { week: week.id, priority: ['ann', 'bob'], turns: ['ann', 'bob'] },
      claims: [{ add: 'UGA-QB', drop: 'ALA-K' }],
    });
    await enter();
    const marked = () => within(card('Waiver order')).getAllByText('Made claims').length;
    expect(marked()).toBe(2);
    await user.click(button('Remove the claim on Georgia QB'));
    await waitFor(() => expect(marked()).toBe(1));
  });
});

describe('once the portal’s opening time has come', () => {
  const claims: Claim[] = [
    { add: 'UK-QB', drop: 'ALA-QB' },
    { add: 'UK-RB', drop: 'ALA-RB' },
  ];
  const award = (step: number, manager: string, add: SquadId, drop: SquadId, turns: string[]): Transaction => ({
    leagueId: 'l',
    step,
    kind: 'claim',
    by: 'bob',
    at: 1,
    week: week.id,
    moves: [{ manager, adds: [add], drops: [drop] }],
    turns,
  });

  it('squads can’t be added while claims are being awarded', async () => {
    week = weekWith('open');
    given({ waivers: { week: week.id, priority: ['bob', 'ann'], turns: ['bob', 'ann'] }, claims });
    await enter();
    expect(screen.getByText('Claims are being awarded')).toBeInTheDocument();
    expect(screen.getByText('Opening')).toBeInTheDocument();
    expect(document.querySelector('button[aria-label^="Add "]')).toBeNull();
    expect(await within(card('Your claims this week')).findAllByText('Pending')).toHaveLength(2);
  });

  it('each claim has its receipt, and the portal is open', async () => {
    week = weekWith('open');
    given({ waivers: { week: week.id, priority: ['bob', 'ann'], turns: [] }, claims });
    world.awards = [
      award(1, 'bob', 'UK-QB', 'LSU-QB', ['bob', 'ann']),
      award(2, 'ann', 'UK-RB', 'ALA-RB', ['ann', 'bob']),
    ];
    await enter();
    const receipts = within(await waitFor(() => card('Your claims this week')));
    expect((await receipts.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
      '1Kentucky QB, drop Alabama QBBob was ahead of you in the waiver order.Lost',
      '2Kentucky RB, drop Alabama RBKentucky RB is on your roster.Won',
    ]);
    expect(button('Add Georgia K')).toBeInTheDocument();
  });

  it('shows nothing of claims to a manager without any', async () => {
    week = weekWith('open');
    given();
    await enter();
    expect(screen.queryByRole('heading', { name: 'Your claims this week' })).toBeNull();
  });
});
