import type { PublishedWeek } from '../admin/publishedWeek';
import { clockAt } from '../football/gameClock';
import { toPoints } from '../kernel/hundredths';
import type { GameState, SchoolGame } from '../scoring/results';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '../football/schools';
import { scoreSquad } from '../scoring/scoreSquad';
import { seededRandom } from '../kernel/seededRandom';
import { lineInWeek } from '../scoring/seasonLines';
import { UNITS, squadId, type Unit } from '../football/squads';
import type { StatLine } from '../football/statLines';
import { weekId } from '../football/weeks';
import type { Kickoffs } from '../football/kickoffs';
import { gameAt, type TeamAt } from './gameAt';
import { gameScript, type ReplayTeam } from './gameScript';
import type { PlayedGame, PlayedSeason } from './playedSeason';

/**
 * How much of each school's game has been played, from 0 at its kickoff to 1 at its end. A school that isn't in it
 * hasn't kicked off.
 */
export type Moments = Partial<Record<SchoolCode, number>>;

/**
 * What to publish: the season, the week, its kickoffs from the calendar, and how far the games are (default: all are
 * over).
 */
export type WeekToPublish = PlayedSeason & {
  week: number;
  kickoffs: Kickoffs;
  moments?: Moments;
};

/**
 * Computes a week's results from the season's tables with the domain's scoring. A school whose game hasn't kicked off
 * has no line and is stored as `pre`; one in play has the line and score of that moment of the game's replay; one that
 * doesn't play has a bye.
 */
export function publishedWeek({ table, games, week, kickoffs, moments }: WeekToPublish): PublishedWeek {
  const squads = {} as PublishedWeek['squads'];
  const published: PublishedWeek['games'] = {};
  for (const code of SCHOOL_CODES) {
    const game = games.find(
      (one) => one.phase === 'regular' && one.week === week && (one.home === code || one.away === code),
    );
    const played = moments === undefined ? 1 : (moments[code] ?? null);
    const state = game === undefined ? 'bye' : stateAt(played);
    const live = game !== undefined && state === 'live' ? replayedTeams(table, game, played ?? 0) : null;
    if (game !== undefined) published[code] = gameOf(game, code, state, kickoffs[code] ?? null, live, played ?? 0);
    for (const unit of UNITS) {
      const line =
        state === 'final'
          ? lineInWeek(table, code, unit, week)
          : (live?.[game?.home === code ? 0 : 1].lines[unit] ?? null);
      squads[squadId(code, unit)] = { points: toPoints(scoreSquad(unit, line).hundredths), stats: line, state };
    }
  }
  return { weekId: weekId(table.season, week), season: table.season, week, squads, games: published };
}

/** How long a game usually takes, from its kickoff to its end, in milliseconds. */
export const GAME_MS = 200 * 60_000;

/** How far the games are at `now` (milliseconds), if each takes `gameMs`. */
export function momentsAt(kickoffs: Kickoffs, now: number, gameMs = GAME_MS): Moments {
  const started = (Object.entries(kickoffs) as [SchoolCode, number][]).filter(([, kickoff]) => kickoff <= now);
  return Object.fromEntries(started.map(([code, kickoff]) => [code, Math.min(1, (now - kickoff) / gameMs)]));
}

/** All games over that these schools play in. */
export function finishedGames(schools: Iterable<SchoolCode>): Moments {
  return Object.fromEntries([...schools].map((code) => [code, 1]));
}

function stateAt(played: number | null): GameState {
  return played === null ? 'pre' : played >= 1 ? 'final' : 'live';
}

/** The home team and the visitors at a moment of their game, as the game's replay has it. */
function replayedTeams(table: PlayedSeason['table'], game: PlayedGame, played: number): [TeamAt, TeamAt] {
  const teamOf = (code: string, score: number | null): ReplayTeam => ({
    lines: isSchoolCode(code) ? linesIn(table, code, game.week) : null,
    score: score ?? 0,
  });
  const script = gameScript(
    [teamOf(game.home, game.homeScore), teamOf(game.away, game.awayScore)],
    seededRandom(Number(game.id)),
  );
  return gameAt(script, played);
}

function linesIn(table: PlayedSeason['table'], code: SchoolCode, week: number): ReplayTeam['lines'] {
  const lines = UNITS.map((unit) => [unit, lineInWeek(table, code, unit, week)] as const);
  return lines.some(([, line]) => line === null) ? null : (Object.fromEntries(lines) as Record<Unit, StatLine>);
}

function gameOf(
  game: PlayedGame,
  code: SchoolCode,
  state: GameState,
  kickoff: number | null,
  live: readonly [TeamAt, TeamAt] | null,
  played: number,
): SchoolGame {
  const home = game.home === code;
  const over = state === 'final';
  const homePoints = over ? game.homeScore : (live?.[0].score ?? null);
  const awayPoints = over ? game.awayScore : (live?.[1].score ?? null);
  return {
    opponent: home ? game.away : game.home,
    home,
    neutral: game.neutral,
    kickoff,
    state,
    pointsFor: home ? homePoints : awayPoints,
    pointsAgainst: home ? awayPoints : homePoints,
    ...(live === null ? {} : { clock: clockAt(played) }),
  };
}
