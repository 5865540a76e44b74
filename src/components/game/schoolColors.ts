import type { CSSProperties } from 'react';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { schoolOf, type SquadId } from '@/domain/football/squads';

/**
 * A stripe of a school's two colors, one of which shows in either theme: the style of the left end of a row. The first
 * is also there for animations (`--school`).
 */
export function spineOf(squad: SquadId): CSSProperties {
  const { primary, secondary } = SCHOOLS[schoolOf(squad)];
  return { boxShadow: `inset 3px 0 ${primary}, inset 5px 0 ${secondary}`, '--school': primary } as CSSProperties;
}

/** The band of a school's two colors at the head of a page. */
export function bandOf(code: SchoolCode): CSSProperties {
  const { primary, secondary } = SCHOOLS[code];
  return { backgroundImage: `linear-gradient(100deg, ${primary} 70%, ${secondary} 70%)` };
}
