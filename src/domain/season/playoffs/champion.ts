import { formatRecord } from '../../scoring/formatScores';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { teamName } from '../../league/teamNames';
import { finalPlaces } from '../matchups/matchups';
import { SCHOOL_CODES, type SchoolCode } from '../../football/schools';
import { playedGames } from '../matchups/seasonGames';
import { schoolOf } from '../../football/squads';
import { standings } from '../standings';

/**
 * How a league's season ended. `places` has every manager, the champion first. `final` is the last game, in hundredths;
 * null in a league without playoffs.
 */
export type SeasonEnd = {
  champion: ManagerId;
  places: ManagerId[];
  final: { runnerUp: ManagerId; points: Hundredths; against: Hundredths } | null;
};

/** How a league's season ended; null until every week of it is decided. */
export function seasonEnd(season: LeagueSeason): SeasonEnd | null {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return null;
  const scores = decidedScores(season);
  const places = finalPlaces(schedule, scores);
  const champion = places?.[0];
  if (places === null || champion === undefined) return null;
  const game = playedGames(schedule, scores).find(({ stage }) => stage === 'final');
  if (game === undefined) return { champion, places, final: null };
  const atHome = game.home === champion;
  return {
    champion,
    places,
    final: {
      runnerUp: atHome ? game.away : game.home,
      points: atHome ? game.homePoints : game.awayPoints,
      against: atHome ? game.awayPoints : game.homePoints,
    },
  };
}

/** A league's champion with the names of teams and league. Points are in hundredths. */
export type ChampionSummary = {
  manager: ManagerId;
  team: string;
  league: string;
  /** The year. */
  season: number;
  /** The record in the standings: `9-3`. */
  record: string;
  /** The final; null when the standings decided. */
  final: { runnerUp: string; points: Hundredths; against: Hundredths } | null;
  /** The schools of the champion's roster, in display order. */
  schools: SchoolCode[];
};

/** A league's champion; null until every week of the season is decided. */
export function championSummary(season: LeagueSeason): ChampionSummary | null {
  const end = seasonEnd(season);
  const schedule = leagueSchedule(season.league);
  if (end === null || schedule === null) return null;
  const { league } = season;
  const nameOf = (manager: ManagerId) => teamName(manager, league);
  const standing = standings(schedule, decidedScores(season)).find(({ manager }) => manager === end.champion);
  const schools = new Set<string>((season.rosters[end.champion] ?? []).map(schoolOf));
  return {
    manager: end.champion,
    team: nameOf(end.champion),
    league: league.name,
    season: league.season,
    record: standing === undefined ? '' : formatRecord(standing),
    final: end.final && { ...end.final, runnerUp: nameOf(end.final.runnerUp) },
    schools: SCHOOL_CODES.filter((code) => schools.has(code)),
  };
}
