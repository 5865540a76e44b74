import averages2025 from '../../data/averages-2025.json';
import type { Hundredths } from './hundredths';
import { DEFAULT_SCORING, type Scoring } from './scoring';
import { DEFAULT_SLOTS, FLEX_UNITS, type Slots } from './slots';
import { ALL_SQUADS, perUnit, unitOf, type SquadId, type Unit } from './squads';

type Averages = Record<string, { games: number; hundredths: number; receptions: number }>;

/** The average scores behind the projections, by season. A season without them uses the latest one before it. */
const TABLES: Record<number, Averages> = { 2025: averages2025.squads };

/** Each squad's projected points in a week it plays, in hundredths: its mean over the season's games. */
export type Projections = Record<SquadId, Hundredths>;

/** The projections for a season by a league's scoring. */
export function projections(season: number, scoring: Scoring = DEFAULT_SCORING): Projections {
  const table = tableFor(season);
  const extra = (scoring.reception - DEFAULT_SCORING.reception) * 100;
  const projected = ALL_SQUADS.map((squad): [SquadId, Hundredths] => {
    const sums = table[squad];
    return [squad, sums === undefined ? 0 : Math.round((sums.hundredths + extra * sums.receptions) / sums.games)];
  });
  return Object.fromEntries(projected) as Projections;
}

/** The shape of the league that a ranking is computed for. */
export type LeagueShape = { season: number; managers: number; slots: Slots; scoring?: Scoring };

/**
 * All squads, best first, by value over replacement: how much more a squad is projected to score than the best squad of
 * its unit left once every starting slot in the league is filled. This keeps the best of an even unit from crowding out
 * those of a scarce one. Ties go by projection, then by id.
 */
export function defaultRanking({ season, managers, slots, scoring = DEFAULT_SCORING }: LeagueShape): SquadId[] {
  const projected = projections(season, scoring);
  const replacement = replacementLevels(projected, managers, slots);
  const value = (squad: SquadId) => projected[squad] - replacement[unitOf(squad)];
  return [...ALL_SQUADS].sort((a, b) => value(b) - value(a) || projected[b] - projected[a] || (a < b ? -1 : 1));
}

/** The ranking published for a season, the same for every league: that of an eight-manager league with the default lineup and scoring. */
export function publishedRanking(season: number): SquadId[] {
  return defaultRanking({ season, managers: 8, slots: DEFAULT_SLOTS });
}

function replacementLevels(projected: Projections, managers: number, slots: Slots): Record<Unit, Hundredths> {
  const byUnit = perUnit((unit) =>
    ALL_SQUADS.filter((squad) => unitOf(squad) === unit)
      .map((squad) => projected[squad])
      .sort((a, b) => b - a),
  );
  const started = perUnit((unit) => managers * slots[unit]);
  for (let flex = 0; flex < managers * slots.FLEX; flex++) {
    const next = (unit: Unit) => byUnit[unit][started[unit]] ?? -Infinity;
    const best = FLEX_UNITS.reduce((one, other) => (next(other) > next(one) ? other : one));
    started[best]++;
  }
  return perUnit((unit) => byUnit[unit][Math.min(started[unit], byUnit[unit].length - 1)]!);
}

function tableFor(season: number): Averages {
  const seasons = Object.keys(TABLES)
    .map(Number)
    .sort((a, b) => b - a);
  return TABLES[seasons.find((one) => one <= season) ?? seasons.at(-1)!]!;
}
