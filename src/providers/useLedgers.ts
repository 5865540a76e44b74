'use client';

import { useCallback } from 'react';
import type { League, Ledger } from '@/domain/league';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useLeagues } from './LeagueProvider';
import { ledgersOnEveryPage } from './leagueChoice';
import { useLoadables } from './useLoadables';

const NONE: readonly League[] = [];

/** The ledgers of some leagues, live, by league id: those that every page has, and any others. */
export function useLedgers(leagues: readonly Pick<League, 'id'>[]): (leagueId: string) => Loadable<Ledger> {
  const { leagues: mine, usual, ledgers } = useLeagues();
  const watched = ledgersOnEveryPage(valueOr(mine, NONE), usual).join(' ');
  const isWatched = useCallback((leagueId: string) => watched.split(' ').includes(leagueId), [watched]);
  const others = useLoadables<Ledger>(
    leagues.map(({ id }) => id).filter((id) => !isWatched(id)),
    async (leagueId, next) => {
      const { watchLedger } = await import('@/data/signedIn');
      return watchLedger(leagueId, next);
    },
  );
  return useCallback(
    (leagueId) => (isWatched(leagueId) ? ledgers(leagueId) : others(leagueId)),
    [isWatched, ledgers, others],
  );
}
