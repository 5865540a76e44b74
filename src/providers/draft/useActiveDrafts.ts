import { useMemo } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import { isDraftActive } from '@/domain/league/draftActive';
import { useLeagues } from '../league/LeagueProvider';

/** Drafts in progress in the user's leagues, newest league first. Picks don't change the leagues, so it's no read. */
export function useActiveDrafts(): { leagueId: LeagueId; leagueName: string }[] {
  const { leagues } = useLeagues();
  return useMemo(() => {
    const active = valueOr(leagues, []).filter(isDraftActive);
    return active.map(({ id, name }) => ({ leagueId: id, leagueName: name }));
  }, [leagues]);
}
