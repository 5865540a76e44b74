import { useMemo } from 'react';
import type { Uid } from '@/domain/kernel/ids';
import { allReady, LOADING, mapReady, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { careerOf, type Career } from '@/domain/season/history/career';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { rivalryOf, type Rivalry } from '@/domain/season/history/rivalry';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeasons } from './useLeagueSeason';

/** The user's record in all of their leagues that have drafted. A league whose rosters aren't saved yet is left out. */
export function useCareer(): Loadable<Career> {
  const me = useAuth().uid ?? '';
  const seasons = useSeasonsWith(me);
  return useMemo(() => mapReady(seasons, (all) => careerOf(all, me)), [seasons, me]);
}

/** The record of another person in the leagues that the user shares with them, and the user's games against them. */
export function useSharedCareer(person: Uid): Loadable<{ career: Career; rivalry: Rivalry }> {
  const me = useAuth().uid ?? '';
  const seasons = useSeasonsWith(person);
  return useMemo(
    () => mapReady(seasons, (all) => ({ career: careerOf(all, person), rivalry: rivalryOf(all, me, person) })),
    [seasons, me, person],
  );
}

/** The seasons of the user's leagues that a person is a member of. */
function useSeasonsWith(person: Uid): Loadable<LeagueSeason[]> {
  const { leagues } = useLeagues();
  const drafted = useMemo(
    () => valueOr(leagues, []).filter(({ draftComplete, members }) => draftComplete && members.includes(person)),
    [leagues, person],
  );
  const seasons = useLeagueSeasons(drafted, { decidedOnly: true });
  return useMemo(
    () => (leagues.state === 'ready' ? allReady(drafted.map(({ id }) => seasons[id] ?? LOADING)) : leagues),
    [leagues, drafted, seasons],
  );
}
