import { isSchoolCode, SCHOOL_CODES, SCHOOLS, type SchoolCode } from '../football/schools';
import type { GameClock } from '../football/gameClock';
import type { SchoolGame, WeekResults } from './results';
import { hasBye, type Week } from '../football/weeks';

/** A team in a game. `code` is null for a team outside the conference; `points` until there are any. */
export type GameTeam = { code: SchoolCode | null; name: string; points: number | null };

/** A game of the week. `started`: it has kicked off, but no score is published yet. */
export type WeekGame = {
  id: string;
  state: 'upcoming' | 'started' | 'live' | 'final';
  /** In milliseconds since 1970. */
  kickoff: number | null;
  /** Of a game in play, if it was published. */
  clock?: GameClock;
  /** The visitors, then the home team. On a neutral site the order means nothing. */
  teams: [GameTeam, GameTeam];
};

/** The order of games on a scoreboard: those in play, then those to come, then the finished ones. */
const ORDER: Record<WeekGame['state'], number> = { live: 0, started: 0, upcoming: 1, final: 2 };

/** The week's games of the conference's schools, those in play first, and the schools on a bye. */
export function weekGames(
  week: Week,
  results: WeekResults | null,
  kickedOff: ReadonlySet<SchoolCode>,
): { games: WeekGame[]; byes: SchoolCode[] } {
  const games: WeekGame[] = [];
  const seen = new Set<SchoolCode>();
  for (const code of SCHOOL_CODES) {
    const game = results?.games[code];
    if (game === undefined || game.state === 'bye' || game.opponent === '' || seen.has(code)) continue;
    seen.add(code);
    if (isSchoolCode(game.opponent)) seen.add(game.opponent);
    games.push(gameOf(code, game, week, kickedOff.has(code)));
  }
  games.sort((one, other) => ORDER[one.state] - ORDER[other.state] || (one.kickoff ?? 0) - (other.kickoff ?? 0));
  return { games, byes: SCHOOL_CODES.filter((code) => hasBye(week, code) && !seen.has(code)) };
}

function gameOf(code: SchoolCode, game: SchoolGame, week: Week, hasKickedOff: boolean): WeekGame {
  const opponent = isSchoolCode(game.opponent) ? game.opponent : null;
  const own: GameTeam = { code, name: SCHOOLS[code].name, points: game.pointsFor };
  const other: GameTeam = {
    code: opponent,
    name: opponent === null ? game.opponent : SCHOOLS[opponent].name,
    points: game.pointsAgainst,
  };
  const published = game.state === 'live' || game.state === 'final' ? game.state : null;
  return {
    id: code,
    state: published ?? (hasKickedOff ? 'started' : 'upcoming'),
    kickoff: week.kickoffs[code] ?? game.kickoff,
    ...(game.clock === undefined ? {} : { clock: game.clock }),
    teams: game.home ? [other, own] : [own, other],
  };
}
