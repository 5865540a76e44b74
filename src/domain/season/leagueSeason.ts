import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import type { League } from '../league/types';
import type { Lineup } from '../lineup/lineup';
import { projectionsFor } from '../projections/inSeason';
import type { WeekProjections } from '../projections/model';
import { squadPoints, type WeekResults } from '../scoring/results';
import type { RosterHistory } from '../moves/ledger/rosterHistory';
import { schoolOf, type SquadId } from '../football/squads';
import { hasBye, type Week } from '../football/weeks';

/** One week of a league: the week's document, the published results, and the lineups set for it, by uid. */
export type LeagueWeek = { week: Week; results: WeekResults | null; lineups: Readonly<Record<ManagerId, Lineup>> };

/**
 * A league in its season: the league, who owns and owned what, and every week loaded so far, in order. `earlier` are
 * the results of the season's weeks that `weeks` has none of, such as those before the league's first week: the
 * projections are made from all of them.
 */
export type LeagueSeason = RosterHistory & {
  league: League;
  weeks: readonly LeagueWeek[];
  earlier?: readonly WeekResults[];
};

/** The projections of a week, made from the weeks before it. */
export function weekProjections(season: LeagueSeason, week: number): WeekProjections {
  return projectionsFor({ league: season.league, played: published(season) }, week);
}

/** The results of the season so far, in order, with those from before the league's first week. */
function published({ weeks, earlier = [] }: LeagueSeason): WeekResults[] {
  return [...earlier, ...weeks.flatMap(({ results }) => results ?? [])];
}

/** A squad's projected points in a week, in hundredths: 0 on a bye. */
export function projectedPoints(projected: WeekProjections, week: Week, squad: SquadId): Hundredths {
  return hasBye(week, schoolOf(squad)) ? 0 : projected[squad].hundredths;
}

/** What a squad scored in each week of the season so far, by week number. */
export function playedBy(season: LeagueSeason, squad: SquadId): Map<number, Hundredths> {
  return new Map(
    published(season).flatMap((results): [number, Hundredths][] => {
      const { hundredths, state } = squadPoints(results, squad, season.league.scoring);
      return state === 'final' || state === 'live' ? [[results.week, hundredths]] : [];
    }),
  );
}
