import type { LeagueId } from '@/domain/kernel/ids';
import type { RosterCode } from '@/domain/league/types';
import { useLoadable } from '@/hooks/useLoadable';

/** A league's personal invitations, live. Commissioner only. */
export function useRosterCodes(leagueId: LeagueId) {
  return useLoadable<RosterCode[]>('roster codes', leagueId, async (next) => {
    const { watchRosterCodes } = await import('@/data/league/rosterCodes');
    return watchRosterCodes(leagueId, next);
  });
}
