import type { Hundredths } from './hundredths';
import type { ManagerId } from './houseTeams';
import { calendarOf, decidedScores, type LeagueSeason } from './leagueSeason';
import { finalPlaces } from './schedule';
import { playedGames } from './seasonGames';

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
  const calendar = calendarOf(season.league);
  if (calendar === null) return null;
  const scores = decidedScores(season);
  const places = finalPlaces(calendar, scores);
  const champion = places?.[0];
  if (places === null || champion === undefined) return null;
  const game = playedGames(calendar, scores).find(({ stage }) => stage === 'final');
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
