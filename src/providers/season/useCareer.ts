'use client';

import { useMemo } from 'react';
import { careerOf, type Career } from '@/domain/season/career';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeasons } from './useLeagueSeason';

/** The user's record in all of their leagues that have drafted. A league whose rosters aren't saved yet is left out. */
export function useCareer(): Loadable<Career> {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const drafted = useMemo(
    () => (leagues.state === 'ready' ? leagues.value.filter(({ draftComplete }) => draftComplete) : []),
    [leagues],
  );
  const seasons = useLeagueSeasons(drafted, { decidedOnly: true });
  return useMemo(() => {
    if (leagues.state === 'failed') return leagues;
    if (leagues.state === 'loading' || uid === null) return LOADING;
    const all = drafted.map(({ id }) => seasons[id] ?? LOADING);
    const failure = all.find((season) => season.state === 'failed');
    if (failure !== undefined) return failure;
    if (all.some((season) => season.state === 'loading')) return LOADING;
    return ready(
      careerOf(
        all.flatMap((season) => (season.state === 'ready' ? [season.value] : [])),
        uid,
      ),
    );
  }, [leagues, uid, drafted, seasons]);
}
