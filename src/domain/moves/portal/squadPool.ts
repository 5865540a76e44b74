import type { ManagerId } from '../../league/houseTeams';
import type { Hundredths } from '../../kernel/hundredths';
import type { League } from '../../league/types';
import type { Ledger } from '../ledger/ledger';
import { managersOf } from '../../league/leagueSeats';
import { ownerOf } from './portal';
import type { WeekProjections } from '../../projections/model';
import { hasBye, type Week } from '../../football/weeks';
import type { SchoolCode } from '../../football/schools';
import { fits, type Slot } from '../../lineup/slots';
import { meanOf, squadsOf, type SeasonLine } from '../../scoring/squadLog';
import { matchesSearch } from '../../football/squadSearch';
import { ALL_SQUADS, schoolOf, squadName, UNITS, unitOf, type SquadId, type Unit } from '../../football/squads';

/** How the pool can be sorted. */
export const POOL_SORTS = ['projected', 'season', 'perGame', 'last', 'trend', 'name'] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

/** Whose squads the pool shows, in the selected league. */
export const POOL_OWNERS = ['all', 'free', 'owned', 'mine'] as const;
export type PoolOwner = (typeof POOL_OWNERS)[number];

/** What the pool shows, and in which order. */
export interface PoolFilter {
  unit: Slot | 'all';
  school: SchoolCode | 'all';
  owner: PoolOwner;
  search: string;
  sort: PoolSort;
}

export const WHOLE_POOL: PoolFilter = { unit: 'all', school: 'all', owner: 'all', search: '', sort: 'projected' };

/** A squad in the pool. `owner` is null if it's free, or without a league that has drafted. */
export interface PoolSquad {
  squad: SquadId;
  projected: Hundredths;
  line: SeasonLine;
  owner: ManagerId | null;
}

/** All squads with what they scored, who owns them and what is projected: 0 with a bye in `week`, if there is one. */
export function poolSquads(
  lines: Readonly<Record<SquadId, SeasonLine>>,
  projected: WeekProjections,
  ledger: Pick<Ledger, 'rosters'> | null,
  week: Week | null = null,
): PoolSquad[] {
  return ALL_SQUADS.map((squad) => ({
    squad,
    projected: week !== null && hasBye(week, schoolOf(squad)) ? 0 : projected[squad].hundredths,
    line: lines[squad],
    owner: ledger === null ? null : ownerOf(ledger, squad),
  }));
}

/**
 * The squads that match the filter, in its order. Squads without the figure come last; ties go by projection, then by
 * name.
 */
export function shownPool(pool: readonly PoolSquad[], filter: PoolFilter, me: ManagerId | null): PoolSquad[] {
  const { unit, school, owner, search, sort } = filter;
  return pool
    .filter(({ squad }) => unit === 'all' || fits(unitOf(squad), unit))
    .filter(({ squad }) => school === 'all' || schoolOf(squad) === school)
    .filter((one) => isOwned(one, owner, me))
    .filter(({ squad }) => matchesSearch(squad, search))
    .sort(
      (one, other) =>
        (sort === 'name' ? 0 : descending(figureOf(one, sort), figureOf(other, sort))) ||
        (sort === 'name' ? 0 : other.projected - one.projected) ||
        squadName(one.squad).localeCompare(squadName(other.squad)),
    );
}

/** A squad's figure in a column; null if it has none. */
export function figureOf({ projected, line }: PoolSquad, column: Exclude<PoolSort, 'name'>): Hundredths | null {
  switch (column) {
    case 'projected':
      return projected;
    case 'season':
      return line.games === 0 ? null : line.hundredths;
    case 'perGame':
      return line.perGame;
    case 'last':
      return line.last?.points.hundredths ?? null;
    case 'trend':
      return line.trend;
  }
}

function descending(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return other - one;
}

function isOwned({ owner }: PoolSquad, wanted: PoolOwner, me: ManagerId | null): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'free':
      return owner === null;
    case 'owned':
      return owner !== null;
    case 'mine':
      return owner !== null && owner === me;
  }
}

/**
 * How scarce a unit is in a league. `best`: the free squad with the highest projection; `starters`: the mean projection
 * of the unit's starters, the best owned squads, as many as the league starts without FLEX.
 */
export interface Scarcity {
  unit: Unit;
  free: number;
  best: { squad: SquadId; projected: Hundredths } | null;
  starters: Hundredths | null;
}

/** How scarce each unit is in a league. */
export function scarcity(pool: readonly PoolSquad[], league: League): Scarcity[] {
  const managers = managersOf(league).length;
  return UNITS.map((unit): Scarcity => {
    const ofUnit = new Set(squadsOf(unit));
    const all = pool
      .filter(({ squad }) => ofUnit.has(squad))
      .sort((one, other) => descending(one.projected, other.projected));
    const free = all.filter(({ owner }) => owner === null);
    const started = all.filter(({ owner }) => owner !== null).slice(0, managers * league.slots[unit]);
    return {
      unit,
      free: free.length,
      best: free[0] === undefined ? null : { squad: free[0].squad, projected: free[0].projected },
      starters: meanOf(started.map(({ projected }) => projected)),
    };
  });
}
