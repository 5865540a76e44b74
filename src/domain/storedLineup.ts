import { benchedLineup, startersOf, type Lineup } from './lineup';
import { asMap } from './parse';
import { SLOTS, fits, type Slot } from './slots';
import { parseSquadReference, unitOf, type SquadId } from './squads';

/** One manager's lineup as `weeklyRosters` stores it: the map `users.{uid}` and the list `starters.{uid}`. */
export type StoredLineup = {
  squads: Record<string, { position: Slot; bench: boolean }>;
  starters: SquadId[];
};

/** The two stored forms of a lineup. A benched squad carries its unit as position. */
export function encodeLineup(lineup: Lineup): StoredLineup {
  const squads: StoredLineup['squads'] = {};
  for (const slot of SLOTS) for (const squad of lineup.starters[slot]) squads[squad] = { position: slot, bench: false };
  for (const squad of lineup.bench) squads[squad] = { position: unitOf(squad), bench: true };
  return { squads, starters: startersOf(lineup) };
}

/**
 * Reads a stored lineup in any form the specification names (section 3, weeklyRosters): an array of entries, a map
 * of entries, or plain ids, bare or inside `roster`. An entry has `id` or `squadId` (or its key is the id),
 * `position` and `bench`. An entry without a fitting position starts at its unit, unless it says bench; an entry
 * without a bench flag whose position is a bench word sits.
 */
export function decodeLineup(stored: unknown): Lineup {
  const { roster } = asMap(stored);
  const lineup = benchedLineup([]);
  const seen = new Set<SquadId>();
  for (const [key, entry] of entriesOf(typeof roster === 'object' && roster !== null ? roster : stored)) {
    const squad = parseSquadReference(entry) ?? parseSquadReference(key);
    if (squad === null || seen.has(squad)) continue;
    seen.add(squad);
    const { position, bench } = asMap(entry);
    if (bench === true || isBenchWord(position)) lineup.bench.push(squad);
    else lineup.starters[slotOf(squad, position)].push(squad);
  }
  return lineup;
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}

function isBenchWord(position: unknown): boolean {
  return typeof position === 'string' && /^(bench|bn|be)$/i.test(position);
}

function slotOf(squad: SquadId, position: unknown): Slot {
  const slot = SLOTS.find((named) => typeof position === 'string' && named === position.toUpperCase());
  return slot !== undefined && fits(unitOf(squad), slot) ? slot : unitOf(squad);
}
