'use client';

import { useMemo } from 'react';
import { isDraftActive } from '@/domain/draftActive';
import { useLeagues } from './LeagueProvider';

/** A draft under way in one of one's leagues, for the menu's card and the banner. */
export interface ActiveDraft {
  leagueId: string;
  leagueName: string;
}

/**
 * The drafts under way in one's leagues, the newest league first. They are read off the leagues, which a pick does not touch, so a banner costs
 * no reads while a draft runs.
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
