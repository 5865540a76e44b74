import { tzOffset } from '@date-fns/tz';
import type { ScheduledGame } from '../football/fixtures';
import { isSchoolCode } from '../football/schools';
import type { SeasonLines } from '../scoring/seasonLines';
import type { Kickoffs } from '../football/kickoffs';

/** A game of a season that was played. `kickoff` is ISO, or null where only the day (UTC) is known. */
export interface PlayedGame extends ScheduledGame {
  id: string;
  kickoff: string | null;
  date: string;
}

/** A season that was played: its stat lines and its schedule. */
export interface PlayedSeason {
  table: SeasonLines;
  games: readonly PlayedGame[];
}

/** The league's time zone: weeks begin and the portal opens in New York time, across daylight-saving changes. */
export const LEAGUE_ZONE = 'America/New_York';

/** When a game kicked off, in milliseconds since 1970: at noon in New York if only the day is known. */
export function startOfGame({ kickoff, date }: Pick<PlayedGame, 'kickoff' | 'date'>): number {
  if (kickoff !== null) return Date.parse(kickoff);
  const noon = new Date(`${date}T12:00:00Z`);
  return noon.getTime() - tzOffset(LEAGUE_ZONE, noon) * 60_000;
}

/** Each school's real kickoff in a week of the regular season. */
export function realKickoffs(games: readonly PlayedGame[], week: number): Kickoffs {
  const kickoffs: Kickoffs = {};
  for (const game of games) {
    if (game.phase !== 'regular' || game.week !== week) continue;
    for (const code of [game.home, game.away]) if (isSchoolCode(code)) kickoffs[code] = startOfGame(game);
  }
  return kickoffs;
}
