import { nextOpponents, type ScheduledGame } from '@/domain/football/fixtures';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { playedBy, projectedPoints, weekProjections, type LeagueSeason } from '@/domain/season/leagueSeason';
import type { Projection } from '@/domain/projections/model';
import type { SchoolGame, WeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { fits, type Slot } from '@/domain/lineup/slots';
import { matchesSearch } from '@/domain/football/squadSearch';
import { ALL_SQUADS, schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { hasBye, type Week } from '@/domain/football/weeks';

/** How the free squads can be sorted. */
export const PORTAL_SORTS = ['projected', 'gain', 'season', 'name'] as const;
export type PortalSort = (typeof PORTAL_SORTS)[number];

/** The user's search, position and sort of the free squads. */
export interface PortalFilter {
  unit: Slot | 'all';
  search: string;
  sort: PortalSort;
  /** Whether to show only the squads that the user watches. */
  watchedOnly: boolean;
}

export const ALL_FREE: PortalFilter = { unit: 'all', search: '', sort: 'projected', watchedOnly: false };

/** How many of the games after this week's are shown. */
const NEXT_GAMES = 3;

/**
 * A squad in the portal: this week's projection and the points of the season so far (in hundredths), this week's game,
 * and the next opponents. `locked`: its school has kicked off this week.
 */
export interface PortalSquad {
  squad: SquadId;
  projected: Hundredths;
  /** Where the projection comes from; undefined in a bye week. */
  projection: { week: number; made: Projection } | undefined;
  season: Hundredths;
  bye: boolean;
  locked: boolean;
  kickoff: number | undefined;
  game: SchoolGame | undefined;
  next: readonly string[];
}

/** What the rows are built from. `games` are the season's schedule; empty until it has loaded. */
export interface PortalFacts {
  season: LeagueSeason;
  week: Week;
  results: WeekResults | null;
  locked: ReadonlySet<SchoolCode>;
  games: readonly ScheduledGame[];
}

/** All squads as the portal shows them, by id. */
export function portalSquads({ season, week, results, locked, games }: PortalFacts): Record<SquadId, PortalSquad> {
  const projected = weekProjections(season, week.week);
  const next = new Map<SchoolCode, string[]>();
  const nextOf = (school: SchoolCode) => {
    const known = next.get(school) ?? nextOpponents(games, school, { from: week.week + 1, count: NEXT_GAMES });
    next.set(school, known);
    return known;
  };
  return Object.fromEntries(
    ALL_SQUADS.map((squad): [SquadId, PortalSquad] => {
      const school = schoolOf(squad);
      return [
        squad,
        {
          squad,
          projected: projectedPoints(projected, week, squad),
          projection: hasBye(week, school) ? undefined : { week: week.week, made: projected[squad] },
          season: [...playedBy(season, squad).values()].reduce((sum, points) => sum + points, 0),
          bye: hasBye(week, school),
          locked: locked.has(school),
          kickoff: week.kickoffs[school],
          game: results?.games[school],
          next: nextOf(school),
        },
      ];
    }),
  ) as Record<SquadId, PortalSquad>;
}

/** What free squads add to the user's best lineup, in hundredths a week; only those that add something. */
export type Gains = Readonly<Partial<Record<SquadId, Hundredths>>>;

/** What each free squad adds with the drop that costs least. `full`: whether the roster has no room without a drop. */
export function portalGains(
  restOfSeason: RestOfSeason,
  roster: readonly SquadId[],
  owned: readonly SquadId[],
  full: boolean,
): Gains {
  const taken = new Set(owned);
  return Object.fromEntries(
    ALL_SQUADS.filter((squad) => !taken.has(squad))
      .map((squad): [SquadId, Hundredths] => [squad, restOfSeason.bestGain(roster, squad, full)])
      .filter(([, gain]) => gain > 0),
  );
}

/** The free squads that match the filter, sorted by it. Ties go by projection, then by name. */
export function shownSquads(
  squads: Readonly<Record<SquadId, PortalSquad>>,
  owned: ReadonlySet<SquadId>,
  { unit, search, sort, watchedOnly }: PortalFilter,
  watched: ReadonlySet<SquadId>,
  gains: Gains | null = null,
): PortalSquad[] {
  return ALL_SQUADS.filter((squad) => !owned.has(squad))
    .filter((squad) => unit === 'all' || fits(unitOf(squad), unit))
    .filter((squad) => !watchedOnly || watched.has(squad))
    .filter((squad) => matchesSearch(squad, search))
    .map((squad) => squads[squad])
    .sort(
      (one, other) =>
        compare(one, other, sort, gains) ||
        other.projected - one.projected ||
        squadName(one.squad).localeCompare(squadName(other.squad)),
    );
}

function compare(one: PortalSquad, other: PortalSquad, sort: PortalSort, gains: Gains | null): number {
  switch (sort) {
    case 'projected':
      return other.projected - one.projected;
    case 'gain':
      return (gains?.[other.squad] ?? 0) - (gains?.[one.squad] ?? 0);
    case 'season':
      return other.season - one.season;
    case 'name':
      return squadName(one.squad).localeCompare(squadName(other.squad));
  }
}
