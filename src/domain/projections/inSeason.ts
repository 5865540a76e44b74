import type { League } from '../league/types';
import { squadPoints, type WeekResults } from '../scoring/results';
import { scoringKey, type Scoring } from '../scoring/scoreSquad';
import { ALL_SQUADS, type SquadId } from '../football/squads';
import { projectWeek, type PlayedWeek, type WeekProjections } from './model';

/** What a league's projections are made from: `played` are weeks with published results, in any order. */
export type ProjectionSource = { league: Pick<League, 'season' | 'scoring'>; played: readonly WeekResults[] };

/** A projected week, and the results it was made from. */
type Cached = { season: number; week: number; key: string; from: readonly WeekResults[]; made: WeekProjections };

/** The latest projections. Pages ask for the same ones again with every change of the live week. */
const cached: Cached[] = [];
const MAX_CACHED = 48;

const points = new WeakMap<WeekResults, Map<string, PlayedWeek>>();

/**
 * Every squad's projection for a week of a league's season, by the league's scoring. Computed once for the same
 * results.
 */
export function projectionsFor({ league, played }: ProjectionSource, week: number): WeekProjections {
  const { season, scoring } = league;
  const key = scoringKey(scoring);
  const from = played.filter((one) => one.week < week).sort((one, other) => one.week - other.week);
  const known = cached.find(
    (one) =>
      one.season === season &&
      one.week === week &&
      one.key === key &&
      one.from.length === from.length &&
      one.from.every((results, i) => results === from[i]),
  );
  if (known !== undefined) return known.made;
  const made = projectWeek({ season, week, scoring, played: from.map((results) => playedWeek(results, scoring)) });
  cached.unshift({ season, week, key, from, made });
  cached.length = Math.min(cached.length, MAX_CACHED);
  return made;
}

/** The points of the squads whose games are over. */
function playedWeek(results: WeekResults, scoring: Scoring): PlayedWeek {
  const byScoring = points.get(results) ?? new Map<string, PlayedWeek>();
  points.set(results, byScoring);
  const key = scoringKey(scoring);
  const found = byScoring.get(key);
  if (found !== undefined) return found;
  const scored = ALL_SQUADS.flatMap((squad): [SquadId, number][] => {
    const { hundredths, state } = squadPoints(results, squad, scoring);
    return state === 'final' ? [[squad, hundredths]] : [];
  });
  const made = { week: results.week, points: Object.fromEntries(scored) };
  byScoring.set(key, made);
  return made;
}
