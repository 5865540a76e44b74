'use client';

import { useCallback } from 'react';
import type { League, Ledger } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { useLeagues } from './LeagueProvider';
import { useLoadables } from './useLoadables';

/** The ledgers of some leagues, live, by league id. The selected league's is watched anyway. */
export function useLedgers(leagues: readonly Pick<League, 'id'>[]): (leagueId: string) => Loadable<Ledger> {
  const { selected, ledger } = useLeagues();
  const others = useLoadables<Ledger>(
    leagues.map(({ id }) => id).filter((id) => id !== selected?.id),
    async (leagueId, next) => {
      const { watchLedger } = await import('@/data/signedIn');
      return watchLedger(leagueId, next);
    },
  );
  const own = selected?.id;
  return useCallback((leagueId) => (leagueId === own ? ledger : others(leagueId)), [own, ledger, others]);
}
