import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeason } from './useLeagueSeason';

/** The season before a league's; missing if it's the league's first, or the user wasn't in the one before. */
export function useLastSeason({ previousLeagueId }: League): Loadable<LeagueSeason> {
  const { leagues } = useLeagues();
  const last = valueOr(leagues, []).find(({ id }) => id === previousLeagueId) ?? null;
  const season = useLeagueSeason(last);
  if (leagues.state !== 'ready') return leagues;
  return last === null ? { state: 'missing' } : season;
}
