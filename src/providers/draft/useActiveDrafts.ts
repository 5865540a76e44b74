import { useMemo } from 'react';
import { isDraftActive } from '@/domain/league/draftActive';
import type { LeagueId } from '@/domain/kernel/ids';
import { useLeagues } from '../league/LeagueProvider';

/** A draft in progress in one of the user's leagues, for the menu's card and the banner. */
export interface ActiveDraft {
  leagueId: LeagueId;
  leagueName: string;
}

/**
 * Drafts in progress in the user's leagues, newest league first. Read from the leagues, which picks don't change, so
 * the banner costs no reads during a draft.
 */
export function useActiveDrafts(): ActiveDraft[] {
  const { leagues } = useLeagues();
  return useMemo(
    () =>
      leagues.state === 'ready'
        ? leagues.value.filter(isDraftActive).map((league) => ({ leagueId: league.id, leagueName: league.name }))
        : [],
    [leagues],
  );
}
