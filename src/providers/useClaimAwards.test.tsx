import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague, type Ledger } from '@/domain/league';
import { ready } from '@/domain/loadable';
import { parseWeek } from '@/domain/weeks';
import { useClaimAwards } from './useClaimAwards';

const world = vi.hoisted(() => ({
  uid: 'ann' as string | null,
  ledger: null as unknown,
  start: vi.fn(),
  stop: vi.fn(),
}));
const league = parseLeague('l', { members: ['ann'], season: 2025, draftStatus: 'complete', waivers: 'claims' });
const week = parseWeek('2025-07', { season: 2025, week: 7, isCurrent: true });
vi.mock('./AuthProvider', () => ({ useAuth: () => ({ uid: world.uid }) }));
vi.mock('./LeagueProvider', () => ({ useLeagues: () => ({ usual: league }), useLedger: () => world.ledger }));
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

describe('the awards of the usual league', () => {
  it('begin while managers are in line, and end with the page or the line', async () => {
    const ledger = ledgerOf(['ann']);
    world.ledger = ready(ledger);
    const { rerender, unmount } = renderHook(() => useClaimAwards());
    await waitFor(() => expect(world.start).toHaveBeenCalledExactlyOnceWith({ league, ledger, week, me: 'ann' }));
    world.ledger = ready(ledgerOf([]));
    rerender();
    await waitFor(() => expect(world.stop).toHaveBeenCalledTimes(1));
    world.ledger = ready(ledgerOf(['ann']));
    rerender();
    await waitFor(() => expect(world.start).toHaveBeenCalledTimes(2));
    unmount();
    expect(world.stop).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a line', ledgerOf([])],
    ['with the line of an earlier week', ledgerOf(['ann'], 'l', '2025-06')],
    ['with another league’s ledger', ledgerOf(['ann'], 'other')],
  ])('don’t begin %s', async (_, ledger) => {
    world.ledger = ready(ledger);
    renderHook(() => useClaimAwards());
    await import('./claimAwards');
    await Promise.resolve();
    expect(world.start).not.toHaveBeenCalled();
  });
});
