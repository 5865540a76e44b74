import type { Hundredths } from '../kernel/hundredths';
import { asMap, asText } from '../kernel/parse';
import { parseSquadResult, squadPoints } from './results';
import type { Scoring } from './scoreSquad';
import type { SquadId } from '../football/squads';

/** What one squad scored in one week of a season, by a league's scoring. Opponent is null if unknown. */
export type SquadWeek = { week: number; opponent: string | null; hundredths: Hundredths };

/**
 * Reads a squad's week, as stored in `weeklySquadScores/{squad}/weeks/{season}_{week}`: points or currentPoints, and
 * the stat line that the league's own scoring is applied to. Null for another season, or if there is no score.
 */
export function parseSquadWeek(
  squad: SquadId,
  key: string,
  stored: unknown,
  { season, scoring }: { season: number; scoring: Scoring },
): SquadWeek | null {
  const named = /^(\d+)_(\d+)$/.exec(key);
  const result = parseSquadResult(squad, stored);
  if (named === null || Number(named[1]) !== season || result === null) return null;
  return {
    week: Number(named[2]),
    opponent: asText(asMap(stored).opponent, null),
    hundredths: squadPoints({ squads: { [squad]: result } }, squad, scoring).hundredths,
  };
}
