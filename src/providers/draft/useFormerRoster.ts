import { mapReady, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { teamOf } from '@/domain/league/teams';
import type { SquadId } from '@/domain/football/squads';
import { useLeagues, useLedger } from '../league/LeagueProvider';

/**
 * The roster that a member had in the league's last season, from which they keep squads. Missing if it's the league's
 * first, or they weren't in the one before.
 */
export function useFormerRoster({ previousLeagueId }: League, uid: Uid): Loadable<SquadId[]> {
  const { leagues } = useLeagues();
  const last = valueOr(leagues, []).find(({ id }) => id === previousLeagueId) ?? null;
  const ledger = useLedger(last);
  if (leagues.state !== 'ready') return leagues;
  return last === null ? { state: 'missing' } : mapReady(ledger, ({ rosters }) => rosters[teamOf(last, uid)] ?? []);
}
