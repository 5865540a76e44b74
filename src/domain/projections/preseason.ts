import { AVERAGES } from '../../../data/averages';
import type { Hundredths } from '../kernel/hundredths';
import { DEFAULT_SCORING, eachOf, type Scoring } from '../scoring/scoreSquad';
import { FIRST_SEASON } from '../football/seasons';
import { ALL_SQUADS, perUnit, unitOf, type SquadId, type Unit } from '../football/squads';
import { categoriesOf, UNIT_TABLE } from '../football/unitScoring';
import { shrink, WEIGHTS } from './weights';

/** A number of points for each squad, in hundredths. */
export type Projections = Record<SquadId, Hundredths>;

/** What the model takes for granted before a season's first game. `kinds` are in spreads, the others in hundredths. */
export type Preseason = {
  units: Record<Unit, Hundredths>;
  /** How far each squad is expected from its unit. */
  squads: Record<SquadId, Hundredths>;
  /** What an opponent of this kind adds. */
  kinds: { fbs: number; fcs: number };
};

/** `hundredths` by the default scoring, and the counts of the unit's columns, both of all games. */
type Averages = Record<string, { games: number; hundredths: number; counts: readonly number[] }>;

/** The average scores of finished seasons. */
const TABLES: Readonly<Record<number, { squads: Averages }>> = AVERAGES;

/**
 * How much of a squad's distance from its unit is left a season later. An assumption: rosters change, and with one
 * known season it can't be measured.
 */
const NEXT_SEASON = 0.5;

/**
 * What FBS schools outside the power conferences and FCS schools were worth to a unit in 2025, in spreads over the
 * other opponents, and their share of the games.
 */
const KINDS = { fbs: 0.67, fcs: 0.98 };
const SHARES = { fbs: 31 / 192, fcs: 15 / 192 };

/**
 * What is known before the season's first game. For the first season that is known, these are its units' averages and
 * nothing about squads or opponents; for a later one, the latest known season, with squads shrunk to their unit.
 */
export function preseason(season: number, scoring: Scoring = DEFAULT_SCORING): Preseason {
  const { units, squads } = lastSeason(season, scoring);
  if (season <= FIRST_SEASON) {
    return { units: perUnit((unit) => Math.round(units[unit])), squads: perSquad(() => 0), kinds: { fbs: 0, fcs: 0 } };
  }
  const easier = SHARES.fbs * KINDS.fbs + SHARES.fcs * KINDS.fcs;
  return {
    units: perUnit((unit) => Math.round(units[unit] - easier * UNIT_TABLE[unit].spread)),
    squads: perSquad((squad) => Math.round(NEXT_SEASON * squads[squad])),
    kinds: KINDS,
  };
}

/**
 * Each squad's points in a game of a whole season, for drafts: the latest known season, shrunk to the unit. The first
 * is known only from itself, so its drafts are made in hindsight; no projection of its weeks uses this.
 */
export function draftProjections(season: number, scoring: Scoring = DEFAULT_SCORING): Projections {
  const { units, squads } = lastSeason(season, scoring);
  const kept = season <= FIRST_SEASON ? 1 : NEXT_SEASON;
  return perSquad((squad) => Math.round(units[unitOf(squad)] + kept * squads[squad]));
}

/** The season that a season's drafts are projected from. */
export function draftSource(season: number): number {
  const known = Object.keys(TABLES).map(Number);
  return Math.max(...known.filter((one) => one < season), Math.min(...known));
}

/** The units' means in the latest known season, and each squad's distance from its unit, shrunk. */
function lastSeason(season: number, scoring: Scoring): Pick<Preseason, 'units' | 'squads'> {
  const table = TABLES[draftSource(season)]!.squads;
  const extras = perUnit((unit) =>
    categoriesOf(unit).map((category) => (eachOf(category, scoring) ?? 0) - (eachOf(category, DEFAULT_SCORING) ?? 0)),
  );
  const points = (squad: SquadId) => {
    const { hundredths, counts } = table[squad]!;
    return extras[unitOf(squad)].reduce((sum, extra, i) => sum + extra * counts[i]!, hundredths);
  };
  const units = perUnit((unit) => {
    const own = ALL_SQUADS.filter((squad) => unitOf(squad) === unit);
    const games = own.reduce((sum, squad) => sum + table[squad]!.games, 0);
    return own.reduce((sum, squad) => sum + points(squad), 0) / games;
  });
  const squads = perSquad((squad) => {
    const { games } = table[squad]!;
    return shrink(points(squad) - games * units[unitOf(squad)], games, WEIGHTS.squad);
  });
  return { units, squads };
}

function perSquad<T>(valueOf: (squad: SquadId) => T): Record<SquadId, T> {
  return Object.fromEntries(ALL_SQUADS.map((squad) => [squad, valueOf(squad)])) as Record<SquadId, T>;
}
