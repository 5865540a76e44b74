import type { SchoolCode } from '@/domain/football/schools';
import type { SquadId } from '@/domain/football/squads';
import { failed, LOADING, ready } from '@/domain/kernel/loadable';
import { scoringKey, type Scoring } from '@/domain/scoring/scoreSquad';
import { useLoadable } from '@/hooks/useLoadable';

/** What a squad scored in each week of a season so far, with a league's scoring. Nothing is read for null. */
export function useSquadScores(squad: SquadId | null, season: number, scoring: Scoring) {
  const key = squad && `${squad} ${String(season)} ${scoringKey(scoring)}`;
  return useLoadable('squad scores', key, async () => {
    if (squad === null) return LOADING;
    const { getSquadScores } = await import('@/data/season/squadScores');
    return getSquadScores(squad, { season, scoring }).then(ready, () => failed('Check your connection and try again.'));
  });
}

/** Who made a school's stat lines in a season; null for a season without players. Loaded when it's `wanted`. */
export function useSchoolPlayers(season: number, school: SchoolCode, wanted: boolean) {
  return useLoadable('players', wanted ? `${String(season)} ${school}` : null, async () => {
    const { loadPlayers } = await import('@/domain/scoring/players');
    return loadPlayers(season, school).then(ready, () =>
      failed('The players didn’t load. Check your connection and try again.'),
    );
  });
}
