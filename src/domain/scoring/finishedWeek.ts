import { decodeCounts, encodeCounts } from '../football/statLines';
import { unitOf, parseSquadReference, type SquadId } from '../football/squads';
import { toPoints } from '../kernel/hundredths';
import type { WeekId } from '../kernel/ids';
import { asMap, parseJson } from '../kernel/parse';
import { parseWeekResults, type SquadResult, type WeekResults } from './results';
import { scoreSquad } from './scoreSquad';

/**
 * A finished week as `weeklySquads/{season}` has it: its results as JSON, most squads' as `encodeCounts` writes them.
 * As fields of a document they would take six times as long on a slow connection.
 */
export function encodeFinishedWeek({ season, week, squads, games, calledOff }: WeekResults): string {
  const results = Object.entries(squads).map(([squad, result]) => [squad, encodeResult(squad as SquadId, result)]);
  return JSON.stringify({ season, week, squads: Object.fromEntries(results) as object, games, calledOff });
}

/** Reads a finished week; without squads if there is none. */
export function parseFinishedWeek(id: WeekId, stored: unknown): WeekResults {
  const raw = asMap(parseJson(stored));
  const squads = Object.entries(asMap(raw.squads)).map(([key, result]) => {
    const squad = parseSquadReference(key);
    return [
      key,
      squad !== null && typeof result === 'string' ? { stats: decodeCounts(unitOf(squad), result) } : result,
    ];
  });
  return parseWeekResults(id, { ...raw, squads: Object.fromEntries(squads) as object });
}

function encodeResult(squad: SquadId, { points, stats, state, was }: SquadResult): unknown {
  const isPlain = state === 'final' && was === undefined && points === scoreSquad(unitOf(squad), stats).hundredths;
  return isPlain && stats !== null
    ? encodeCounts(unitOf(squad), stats)
    : { points: toPoints(points), stats, state, was };
}
