import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from './schools';
import { perUnit, UNIT_TABLE, UNITS, type Unit } from './unitScoring';

export { perUnit, UNITS, type Unit };

/**
 * One unit of one school: `ALA-QB`. Never contains an underscore, because that is where the id ends in a stored
 * reference.
 */
export type SquadId = `${SchoolCode}-${Unit}`;

/** The full name of each unit. */
export const UNIT_NAMES = perUnit((unit) => UNIT_TABLE[unit].name);

/** The id of one unit of one school. */
export function squadId(code: SchoolCode, unit: Unit): SquadId {
  return `${code}-${unit}`;
}

/** All squads, school by school. */
export const ALL_SQUADS: readonly SquadId[] = SCHOOL_CODES.flatMap((code) => UNITS.map((unit) => squadId(code, unit)));

const KNOWN = new Set<string>(ALL_SQUADS);

/** The school a squad belongs to. */
export function schoolOf(squad: SquadId): SchoolCode {
  return squad.slice(0, squad.indexOf('-')) as SchoolCode;
}

/** A squad's unit. */
export function unitOf(squad: SquadId): Unit {
  return squad.slice(squad.indexOf('-') + 1) as Unit;
}

/** A squad's display name: `Alabama QB`. */
export function squadName(squad: SquadId): string {
  return `${SCHOOLS[schoolOf(squad)].name} ${unitOf(squad)}`;
}

/** Whether the value is the id of a squad. */
export function isSquadId(value: unknown): value is SquadId {
  return typeof value === 'string' && KNOWN.has(value);
}

/**
 * Reads a stored squad reference (docs/requirements.md R3.7): a string whose id is the part before the first
 * underscore, or an object with `squadId` or `id`. Null if it doesn't name a squad.
 */
export function parseSquadReference(value: unknown): SquadId | null {
  if (typeof value === 'string') {
    const id = (value.split('_', 1)[0] ?? '').trim().toUpperCase();
    return isSquadId(id) ? id : null;
  }
  if (typeof value === 'object' && value !== null) {
    const { squadId: named, id } = value as { squadId?: unknown; id?: unknown };
    return typeof named === 'string'
      ? parseSquadReference(named)
      : typeof id === 'string'
        ? parseSquadReference(id)
        : null;
  }
  return null;
}

/** Reads a list or map of stored squad references; skips those that don't name a squad, and duplicates. */
export function parseSquadReferences(value: unknown): SquadId[] {
  const entries = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, entry]) => parseSquadReference(entry) ?? key)
      : [];
  const squads = entries.map(parseSquadReference).filter((squad) => squad !== null);
  return [...new Set(squads)];
}

/** A roster in the order of the units, to choose from. */
export function sortByUnit(roster: readonly SquadId[]): SquadId[] {
  return [...roster].sort((one, other) => UNITS.indexOf(unitOf(one)) - UNITS.indexOf(unitOf(other)));
}
