import { SCHOOLS } from './schools';
import { schoolOf, UNIT_NAMES, unitOf, type SquadId } from './squads';

/** Whether a squad's names contain every word of a search. */
export function matchesSearch(squad: SquadId, search: string): boolean {
  const { name, mascot } = SCHOOLS[schoolOf(squad)];
  const text = `${squad} ${name} ${mascot} ${UNIT_NAMES[unitOf(squad)]}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}
