import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { fits } from '@/domain/lineup/slots';
import { schoolOf, squadName, unitOf, UNIT_NAMES, type SquadId, type Unit } from '@/domain/football/squads';

/** How the pool can be sorted. */
export const POOL_SORTS = ['rank', 'points', 'school', 'bye'] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

/** The user's search, filters and sort of the pool. */
export interface PoolFilter {
  unit: Unit | 'all' | 'FLEX';
  school: SchoolCode | 'all';
  search: string;
  sort: PoolSort;
  /** Whether to show only the squads that the user watches. */
  watchedOnly: boolean;
}

export const WHOLE_POOL: PoolFilter = { unit: 'all', school: 'all', search: '', sort: 'rank', watchedOnly: false };

/**
 * What is known about a squad besides the draft: projected points per game (in hundredths) and the bye weeks of its
 * school.
 */
export interface SquadProjection {
  hundredths: number;
  byes: readonly number[];
}

/** A row of the pool. `rank` counts from 1 in the league's ranking and doesn't change as squads are picked. */
export interface PoolRow {
  squad: SquadId;
  rank: number;
  hundredths: number;
  byes: readonly number[];
}

/** Rows for all squads with rank and projection, in ranking order. */
export function rankedRows(
  ranking: readonly SquadId[],
  projectionOf: (squad: SquadId) => SquadProjection,
): readonly PoolRow[] {
  return ranking.map((squad, i) => ({ squad, rank: i + 1, ...projectionOf(squad) }));
}

/** The bye weeks of a roster's squads, by unit: another one of the unit with the same bye leaves its slot open. */
export function byesOf(
  roster: readonly SquadId[],
  projectionOf: (squad: SquadId) => SquadProjection,
): ReadonlyMap<Unit, ReadonlySet<number>> {
  const byes = new Map<Unit, Set<number>>();
  for (const squad of roster) {
    const unit = unitOf(squad);
    byes.set(unit, new Set([...(byes.get(unit) ?? []), ...projectionOf(squad).byes]));
  }
  return byes;
}

/** The rows whose squads aren't taken. They are the same objects, so rows that stay aren't rendered again. */
export function freeRows(rows: readonly PoolRow[], taken: ReadonlySet<SquadId>): PoolRow[] {
  return rows.filter(({ squad }) => !taken.has(squad));
}

/** The rows that match the filter, sorted by it. Ties are in ranking order. */
export function shownRows(
  rows: readonly PoolRow[],
  filter: PoolFilter,
  watched: ReadonlySet<SquadId> = new Set(),
): PoolRow[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter(({ squad }) => isOfUnit(unitOf(squad), filter.unit))
    .filter(({ squad }) => !filter.watchedOnly || watched.has(squad))
    .filter(({ squad }) => filter.school === 'all' || schoolOf(squad) === filter.school)
    .filter(({ squad }) => words.every((word) => searchText(squad).includes(word)))
    .sort((one, other) => compare(one, other, filter.sort) || one.rank - other.rank);
}

function isOfUnit(unit: Unit, wanted: PoolFilter['unit']): boolean {
  if (wanted === 'all') return true;
  return fits(unit, wanted);
}

function searchText(squad: SquadId): string {
  const school = SCHOOLS[schoolOf(squad)];
  return `${squad} ${squadName(squad)} ${school.mascot} ${UNIT_NAMES[unitOf(squad)]}`.toLowerCase();
}

function compare(one: PoolRow, other: PoolRow, sort: PoolSort): number {
  switch (sort) {
    case 'rank':
      return one.rank - other.rank;
    case 'points':
      return other.hundredths - one.hundredths;
    case 'school':
      return SCHOOLS[schoolOf(one.squad)].name.localeCompare(SCHOOLS[schoolOf(other.squad)].name);
    case 'bye':
      return (one.byes[0] ?? 99) - (other.byes[0] ?? 99);
  }
}
