import { byeWeeks } from '../football/byes';
import { draftProjections, type Projections } from '../projections/preseason';
import { DEFAULT_SCORING, type Scoring } from '../scoring/scoreSquad';
import { DEFAULT_SLOTS, FLEX_UNITS, type Slots } from '../lineup/slots';
import { ALL_SQUADS, perUnit, unitOf, type SquadId, type Unit } from '../football/squads';
import type { Hundredths } from '../kernel/hundredths';
import { SCHOOL_CODES } from '../football/schools';
import { lastWeekOf } from '../football/seasons';

/** The shape of the league that a ranking is computed for. */
export type LeagueShape = { season: number; managers: number; slots: Slots; scoring?: Scoring };

/**
 * All squads, best first, by value over replacement (docs/game.md, The ranking): how much more a squad is projected to
 * score than the best squad of its unit left once every starting place is filled, in bye weeks too. This keeps the best
 * of an even unit from crowding out those of a scarce one. Ties go by projection, then by id.
 */
export function defaultRanking({ season, managers, slots, scoring = DEFAULT_SCORING }: LeagueShape): SquadId[] {
  const projected = draftProjections(season, scoring);
  const replacement = replacementLevels(projected, managers, slots, weeksPerGame(season));
  const value = (squad: SquadId) => projected[squad] - replacement[unitOf(squad)];
  return [...ALL_SQUADS].sort((a, b) => value(b) - value(a) || projected[b] - projected[a] || (a < b ? -1 : 1));
}

/**
 * The ranking published for a season, the same for every league: that of an eight-manager league with the default
 * lineup and scoring.
 */
export function publishedRanking(season: number): SquadId[] {
  return defaultRanking({ season, managers: 8, slots: DEFAULT_SLOTS });
}

/**
 * Each unit's projection at the replacement. It takes more squads than starting places to fill them, because a squad on
 * a bye needs a substitute.
 */
function replacementLevels(
  projected: Projections,
  managers: number,
  slots: Slots,
  squadsPerPlace: number,
): Record<Unit, Hundredths> {
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
  return perUnit((unit) => {
    const needed = Math.ceil(started[unit] * squadsPerPlace);
    return byUnit[unit][Math.min(needed, byUnit[unit].length - 1)]!;
  });
}

/** How many weeks a season has for each game of a school: 14 / 12 in 2025. */
function weeksPerGame(season: number): number {
  const weeks = lastWeekOf(season);
  const byes = SCHOOL_CODES.reduce((sum, code) => sum + byeWeeks(season, code).length, 0) / SCHOOL_CODES.length;
  return weeks / (weeks - byes);
}
