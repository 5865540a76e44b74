import type { LeagueId } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger';
import type { Loadable } from '@/domain/kernel/loadable';
import { useLoadables } from '@/hooks/useLoadable';

/** The ledgers of some leagues, live, by league id: who owns which squads. */
export function useLedgers(leagueIds: readonly string[]): (leagueId: LeagueId) => Loadable<Ledger> {
  return useLoadables<Ledger>('ledger', leagueIds, async (leagueId, next) => {
    const { watchLedger } = await import('@/data/account/signedIn');
    return watchLedger(leagueId, next);
  });
}
