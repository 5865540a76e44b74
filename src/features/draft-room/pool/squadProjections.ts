import { byeWeeks } from '@/domain/football/byes';
import type { League } from '@/domain/league/types';
import { draftProjections } from '@/domain/projections/preseason';
import { LAST_SEASON } from '@/domain/football/seasons';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import type { SquadProjection } from './poolView';

const DEFAULTS = { season: LAST_SEASON, scoring: { reception: 0.5 } } as const;

/**
 * Returns a function that gives a squad's projected points per game with the league's scoring, and the bye weeks of its
 * school.
 */
export function projectionsIn(league: Pick<League, 'season' | 'scoring'> | null): (squad: SquadId) => SquadProjection {
  const { season, scoring } = league ?? DEFAULTS;
  const projected = draftProjections(season, scoring);
  return (squad) => ({ hundredths: projected[squad], byes: byeWeeks(season, schoolOf(squad)) });
}
