import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import type { Scoring } from '@/domain/scoring/scoring';
import type { SquadWeek } from '@/domain/scoring/squadScores';
import type { SquadId } from '@/domain/football/squads';
import { useLoadable } from '@/hooks/useLoadable';

/**
 * What a squad scored in each week of a season so far, with a league's scoring. Read once; nothing is read for null.
 */
export function useSquadScores(squad: SquadId | null, season: number, scoring: Scoring): Loadable<SquadWeek[]> {
  const key = squad === null ? null : `${squad} ${String(season)} ${String(scoring.reception)}`;
  return useLoadable<SquadWeek[]>('squad scores', key, async (next) => {
    if (squad === null) return null;
    const { getSquadScores } = await import('@/data/season/squadScores');
    await getSquadScores(squad, { season, scoring }).then(
      (scores) => next(ready(scores)),
      () => next(failed('Check your connection and try again.')),
    );
    return null;
  });
}
