import { benchedLineup, type Lineup } from './lineup';
import { asMap } from '../kernel/parse';
import { SLOTS, fits, type Slot } from './slots';
import { parseSquadReference, unitOf, type SquadId } from '../football/squads';

/**
 * A lineup in the form that `weeklyRosters` stores in `users.{uid}`: each squad with its spot (`ALA-QB_QB`,
 * `TEX-RB_FLEX`, `UK-QB_BENCH`), slot by slot, the bench last (docs/documents.md, weeklyRosters).
 */
export function encodeLineup(lineup: Lineup): string[] {
  return [
    ...SLOTS.flatMap((slot) => lineup.starters[slot].map((squad) => `${squad}_${slot}`)),
    ...lineup.bench.map((squad) => `${squad}_BENCH`),
  ];
}

/** Reads the stored lineups of a week, by manager. */
export function decodeLineups(stored: unknown): Record<string, Lineup> {
  return Object.fromEntries(Object.entries(asMap(stored)).map(([manager, lineup]) => [manager, decodeLineup(lineup)]));
}

/**
 * Reads a stored lineup in any form of docs/requirements.md R3.9: an array of entries, a map of entries, or plain ids,
 * either bare or inside `roster`.
 * An entry has `id` or `squadId` (or its key is the id), `position` and `bench`; a plain id may name its position after
 * the first underscore. An entry without a fitting position starts at its own unit, unless `bench` is set. A position
 * such as `bench`, `bn` or `be` puts it on the bench.
 */
export function decodeLineup(stored: unknown): Lineup {
  const { roster } = asMap(stored);
  const lineup = benchedLineup([]);
  const seen = new Set<SquadId>();
  for (const [key, entry] of entriesOf(typeof roster === 'object' && roster !== null ? roster : stored)) {
    const squad = parseSquadReference(entry) ?? parseSquadReference(key);
    if (squad === null || seen.has(squad)) continue;
    seen.add(squad);
    const { position, bench } = typeof entry === 'string' ? { position: positionIn(entry), bench: null } : asMap(entry);
    if (bench === true || isBenchWord(position)) lineup.bench.push(squad);
    else lineup.starters[slotOf(squad, position)].push(squad);
  }
  return lineup;
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}

function positionIn(reference: string): string {
  return reference.slice(reference.indexOf('_') + 1);
}

function isBenchWord(position: unknown): boolean {
  return typeof position === 'string' && /^(bench|bn|be)$/i.test(position);
}

function slotOf(squad: SquadId, position: unknown): Slot {
  const slot = SLOTS.find((named) => typeof position === 'string' && named === position.toUpperCase());
  return slot !== undefined && fits(unitOf(squad), slot) ? slot : unitOf(squad);
}
