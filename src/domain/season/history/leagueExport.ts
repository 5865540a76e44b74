import { formatStage } from '../playoffs/bracket';
import { seasonEnd } from '../playoffs/champion';
import { plainPoints, toPoints } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { withoutIsolates } from '../../kernel/isolated';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { teamName } from '../../league/teamNames';
import { formatWeeks } from '../../football/weeks';
import { playedGames, type PlayedGame } from '../matchups/seasonGames';
import { standings } from '../standings';

/**
 * A league's decided games as CSV, one in each line: week, game, both teams with their points, and the winner (empty
 * for a tie). It begins with a byte order mark, without which Excel reads it as if it had no accents.
 */
export function resultsCsv(season: LeagueSeason): string {
  const nameOf = (manager: ManagerId) => withoutIsolates(teamName(manager, season.league));
  const lines = gamesOf(season).map((game) => [
    String(game.week),
    nameOfGame(game),
    nameOf(game.home),
    plainPoints(game.homePoints),
    nameOf(game.away),
    plainPoints(game.awayPoints),
    game.winner === null ? '' : nameOf(game.winner),
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
      games: gamesOf(season).map((game) => ({
        week: game.week,
        game: nameOfGame(game),
        home: nameOf(game.home),
        homePoints: toPoints(game.homePoints),
        away: nameOf(game.away),
        awayPoints: toPoints(game.awayPoints),
        winner: game.winner === null ? null : nameOf(game.winner),
      })),
      places: seasonEnd(season)?.places.map(nameOf) ?? null,
    },
    null,
    2,
  );
}

/** `Semifinal`, and where it took two weeks, `Semifinal (weeks 11 and 12)`. */
function nameOfGame(game: PlayedGame): string {
  const name = formatStage(game) ?? 'Regular season';
  return game.from === game.week ? name : `${name} (${formatWeeks(game.from, game.week).toLowerCase()})`;
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
