import { useMemo } from 'react';
import { careerOf, type Career } from '@/domain/season/career';
import { rivalryOf, type Rivalry } from '@/domain/season/rivalry';
import type { Uid } from '@/domain/kernel/ids';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeasons } from './useLeagueSeason';

/** The user's record in all of their leagues that have drafted. A league whose rosters aren't saved yet is left out. */
export function useCareer(): Loadable<Career> {
  const { uid } = useAuth();
  const seasons = useSeasonsWith(uid);
  return useMemo(
    () => (seasons.state !== 'ready' || uid === null ? whileWaiting(seasons) : ready(careerOf(seasons.value, uid))),
    [seasons, uid],
  );
}

/**
 * Another person's record in the leagues that the user shares with them, as in `useCareer`, and the user's games
 * against them.
 */
export function useSharedCareer(person: Uid): Loadable<{ career: Career; rivalry: Rivalry }> {
  const { uid } = useAuth();
  const seasons = useSeasonsWith(person);
  return useMemo(
    () =>
      seasons.state !== 'ready' || uid === null
        ? whileWaiting(seasons)
        : ready({ career: careerOf(seasons.value, person), rivalry: rivalryOf(seasons.value, uid, person) }),
    [seasons, uid, person],
  );
}

/** The seasons of the user's leagues that a person is a member of. */
function useSeasonsWith(person: Uid | null): Loadable<LeagueSeason[]> {
  const { leagues } = useLeagues();
  const drafted = useMemo(
    () =>
      leagues.state !== 'ready' || person === null
        ? []
        : leagues.value.filter(({ draftComplete, members }) => draftComplete && members.includes(person)),
    [leagues, person],
  );
  const seasons = useLeagueSeasons(drafted, { decidedOnly: true });
  return useMemo(() => {
    if (leagues.state === 'failed') return leagues;
    if (leagues.state === 'loading') return LOADING;
    const all = drafted.map(({ id }) => seasons[id] ?? LOADING);
    const failure = all.find((season) => season.state === 'failed');
    if (failure !== undefined) return failure;
    if (all.some((season) => season.state === 'loading')) return LOADING;
    return ready(all.flatMap((season) => (season.state === 'ready' ? [season.value] : [])));
  }, [leagues, drafted, seasons]);
}

function whileWaiting(seasons: Loadable<unknown>): Loadable<never> {
  return seasons.state === 'failed' ? seasons : LOADING;
}
