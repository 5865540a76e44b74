import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague, type Ledger } from '@/domain/league';
import { LOADING, ready } from '@/domain/loadable';
import { parseWeek } from '@/domain/weeks';
import { useClaimAwards } from './useClaimAwards';

const world = vi.hoisted(() => ({
  uid: 'ann' as string | null,
  ledgers: (_: string): unknown => null,
  start: vi.fn(),
  stop: vi.fn(),
}));
const league = parseLeague('l', { members: ['ann'], season: 2025, draftStatus: 'complete', waivers: 'claims' });
const week = parseWeek('2025-07', { season: 2025, week: 7, isCurrent: true });
vi.mock('./AuthProvider', () => ({ useAuth: () => ({ uid: world.uid }) }));
const LEAGUES = ready([league, parseLeague('other', { season: 2025 })]);
vi.mock('./LeagueProvider', () => ({ useLeagues: () => ({ leagues: LEAGUES, ledgers: world.ledgers }) }));
const WEEK = ready(week);
vi.mock('./SeasonProvider', () => ({ useSeason: () => ({ week: WEEK }) }));
vi.mock('./claimAwards', () => ({ startAwards: world.start }));

const ledgerOf = (turns: string[], leagueId = 'l', weekId = week.id): Ledger => ({
  leagueId,
  settled: true,
  rosters: {},
  owned: [],
  step: 0,
  history: {},
  waivers: { week: weekId, priority: ['ann'], turns },
});

beforeEach(() => {
  world.start.mockReset().mockReturnValue(world.stop);
  world.stop.mockReset();
});

/** The league's ledger is this one. */
const given = (ledger: Ledger) => {
  world.ledgers = (id) => (id === league.id ? ready(ledger) : LOADING);
};

describe('the awards of the user’s leagues', () => {
  it('begin while managers are in line, and end with the page or the line', async () => {
    const ledger = ledgerOf(['ann']);
    given(ledger);
    const { rerender, unmount } = renderHook(() => useClaimAwards());
    await waitFor(() => expect(world.start).toHaveBeenCalledExactlyOnceWith({ league, ledger, week, me: 'ann' }));
    given(ledgerOf([]));
    rerender();
    await waitFor(() => expect(world.stop).toHaveBeenCalledTimes(1));
    given(ledgerOf(['ann']));
    rerender();
    await waitFor(() => expect(world.start).toHaveBeenCalledTimes(2));
    unmount();
    expect(world.stop).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a line', ledgerOf([])],
    ['with the line of an earlier week', ledgerOf(['ann'], 'l', '2025-06')],
  ])('don’t begin %s', async (_, ledger) => {
    given(ledger);
    renderHook(() => useClaimAwards());
    await import('./claimAwards');
    await Promise.resolve();
    expect(world.start).not.toHaveBeenCalled();
  });
});
