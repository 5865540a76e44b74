import { OPPONENTS } from '../../../data/opponents';
import { isSchoolCode, type SchoolCode } from '../football/schools';

/**
 * What an opponent is: a school of the conference, one of another power conference, another FBS school, or one a
 * division lower.
 */
export type OpponentKind = 'conference' | 'power' | 'fbs' | 'fcs';

/** Whom a school meets in a week, and where. */
export type Opponent = { code: string; kind: OpponentKind; site: 'home' | 'away' | 'neutral' };

interface Table {
  power: readonly string[];
  fcs: readonly string[];
  schools: Record<SchoolCode, Partial<Record<string, string>>>;
}

/** The opponents of each season. These tables hold no scores. */
const TABLES: Partial<Record<number, Table>> = OPPONENTS;

/** A school's opponent in a week of a season; null without a known game, as in a bye week. */
export function opponentIn(season: number, school: SchoolCode, week: number): Opponent | null {
  const table = TABLES[season];
  const entry = table?.schools[school][String(week)];
  if (table === undefined || entry === undefined) return null;
  const code = entry.replace(/^[@=]/, '');
  const site = entry.startsWith('@') ? 'away' : entry.startsWith('=') ? 'neutral' : 'home';
  return { code, kind: kindOf(code, table), site };
}

function kindOf(code: string, { power, fcs }: Table): OpponentKind {
  if (isSchoolCode(code)) return 'conference';
  if (power.includes(code)) return 'power';
  return fcs.includes(code) ? 'fcs' : 'fbs';
}
