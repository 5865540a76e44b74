import type { ScheduledGame } from '../football/fixtures';
import { isSchoolCode } from '../football/schools';
import type { SeasonLines } from '../scoring/seasonLines';
import type { Kickoffs } from '../football/weeks';

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

/** The hour of kickoffs of which only the day is known: noon in New York, in summer. */
const USUAL_START = 'T16:00:00Z';

/** When a game kicked off, in milliseconds since 1970. */
export function startOfGame({ kickoff, date }: PlayedGame): number {
  return Date.parse(kickoff ?? `${date}${USUAL_START}`);
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
