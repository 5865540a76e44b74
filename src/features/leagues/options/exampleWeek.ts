import { publishedRanking } from '@/domain/draft/ranking';
import { schoolOf, unitOf, type SquadId } from '@/domain/football/squads';
import type { Hundredths } from '@/domain/kernel/hundredths';
import { DEFAULT_SLOTS, fits, SLOTS } from '@/domain/lineup/slots';
import { DEFAULT_SCORING, type Scoring } from '@/domain/scoring/scoreSquad';
import { squadScoreInWeek, type SeasonLines } from '@/domain/scoring/seasonLines';

/** The week of the example. */
export const EXAMPLE_WEEK = 8;

/** A lineup's points in a real week by a league's scoring, and by the default one. */
export interface ExampleWeek {
  squads: SquadId[];
  points: Hundredths;
  usual: Hundredths;
}

/** The week of the best squads of the season's ranking that played in it, one for each starter of a default roster. */
export function exampleWeek(table: SeasonLines, scoring: Scoring): ExampleWeek {
  const pointsOf = (squad: SquadId, by: Scoring) =>
    squadScoreInWeek(table, schoolOf(squad), unitOf(squad), EXAMPLE_WEEK, by)?.hundredths ?? null;
  const ranked = publishedRanking(table.season).filter((squad) => pointsOf(squad, DEFAULT_SCORING) !== null);
  const squads = SLOTS.flatMap((slot) => Array.from({ length: DEFAULT_SLOTS[slot] }, () => slot)).reduce<SquadId[]>(
    (taken, slot) => [...taken, ranked.find((squad) => fits(unitOf(squad), slot) && !taken.includes(squad))!],
    [],
  );
  const sumBy = (by: Scoring) => squads.reduce((sum, squad) => sum + pointsOf(squad, by)!, 0);
  return { squads, points: sumBy(scoring), usual: sumBy(DEFAULT_SCORING) };
}
