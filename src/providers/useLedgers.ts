'use client';

import type { LeagueId } from '@/domain/ids';
import type { Ledger } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { useLoadables } from '@/hooks/useLoadables';

/** The ledgers of some leagues, live, by league id: who owns which squads. */
export function useLedgers(leagueIds: readonly string[]): (leagueId: LeagueId) => Loadable<Ledger> {
  return useLoadables<Ledger>('ledger', leagueIds, async (leagueId, next) => {
    const { watchLedger } = await import('@/data/signedIn');
    return watchLedger(leagueId, next);
  });
}
