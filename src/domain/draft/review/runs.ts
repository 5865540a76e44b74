import { unitOf, UNITS, type SquadId, type Unit } from '../../football/squads';

/** A run: most of the latest picks are of one unit. */
export type Run = { unit: Unit; count: number; of: number };

/** How many of the latest picks a run is looked for in, and how many of them it takes. */
const LATEST = 6;
const RUN = 4;

/** The current run in a draft; null if there is none. */
export function runIn(picks: readonly SquadId[]): Run | null {
  const latest = picks.slice(-LATEST).map(unitOf);
  const counts = UNITS.map((unit) => ({ unit, count: latest.filter((one) => one === unit).length }));
  const run = counts.find(({ count }) => count >= RUN);
  return run === undefined ? null : { ...run, of: latest.length };
}
