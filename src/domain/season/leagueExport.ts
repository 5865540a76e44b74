import { formatStage } from './bracket';
import { seasonEnd } from './champion';
import { plainPoints, toPoints } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { withoutIsolates } from '../kernel/isolated';
import { leagueSchedule, decidedScores, type LeagueSeason } from './leagueSeason';
import { teamName } from '../league/teamNames';
import { playedGames } from './seasonGames';
import { standings } from './standings';

/**
 * A league's decided games as CSV, one in each line: week, game, both teams with their points, and the winner (empty
 * for a tie). It begins with a byte order mark, without which Excel reads it as if it had no accents.
 */
export function resultsCsv(season: LeagueSeason): string {
  const nameOf = (manager: ManagerId) => withoutIsolates(teamName(manager, season.league));
  const lines = gamesOf(season).map(({ week, stage, place, home, away, homePoints, awayPoints, winner }) => [
    String(week),
    formatStage(stage, place) ?? 'Regular season',
    nameOf(home),
    plainPoints(homePoints),
    nameOf(away),
    plainPoints(awayPoints),
    winner === null ? '' : nameOf(winner),
  ]);
  const head = ['week', 'game', 'home', 'home points', 'away', 'away points', 'winner'];
  return `\ufeff${[head, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('')}`;
}

/**
 * A league's standings, decided games and, once the season is over, final places as JSON. Points are decimal numbers.
 */
export function resultsJson(season: LeagueSeason): string {
  const { league } = season;
  const schedule = leagueSchedule(league);
  const nameOf = (manager: ManagerId) => withoutIsolates(teamName(manager, league));
  const table = schedule === null ? [] : standings(schedule, decidedScores(season));
  return JSON.stringify(
    {
      league: league.name,
      season: league.season,
      standings: table.map(({ rank, manager, wins, losses, ties, pointsFor, pointsAgainst }) => ({
        rank,
        team: nameOf(manager),
        wins,
        losses,
        ties,
        pointsFor: toPoints(pointsFor),
        pointsAgainst: toPoints(pointsAgainst),
      })),
      games: gamesOf(season).map(({ week, stage, place, home, away, homePoints, awayPoints, winner }) => ({
        week,
        game: formatStage(stage, place) ?? 'Regular season',
        home: nameOf(home),
        homePoints: toPoints(homePoints),
        away: nameOf(away),
        awayPoints: toPoints(awayPoints),
        winner: winner === null ? null : nameOf(winner),
      })),
      places: seasonEnd(season)?.places.map(nameOf) ?? null,
    },
    null,
    2,
  );
}

function gamesOf(season: LeagueSeason) {
  const schedule = leagueSchedule(season.league);
  return schedule === null ? [] : playedGames(schedule, decidedScores(season));
}

/** A CSV field. A name that a spreadsheet would run as a formula gets an apostrophe; numbers keep their sign. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+\.\d\d$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
