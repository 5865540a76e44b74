import { toPoints } from '@/domain/hundredths';
import type { GameState, SchoolGame } from '@/domain/results';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/schools';
import { scoreSquad } from '@/domain/scoring';
import { UNITS, squadId, type SquadId } from '@/domain/squads';
import type { StatLine } from '@/domain/statLines';
import { weekId, type Kickoffs } from '@/domain/weeks';
import type { Game } from '../tables/games';
import { statLineOf, type SeasonTable } from '../tables/season';

/** A squad's published week: points with two decimals by the default scoring, and the stat line they come from. */
export type PublishedSquad = { points: number; stats: StatLine | null; state: GameState };

/** A week's results before they are written. */
export type PublishedWeek = {
  weekId: string;
  season: number;
  week: number;
  squads: Record<SquadId, PublishedSquad>;
  games: Partial<Record<SchoolCode, SchoolGame>>;
};

/** What to publish: the tables, the week, its kickoffs from the calendar, and the schools whose games are over (default: all). */
export type WeekToPublish = {
  table: SeasonTable;
  games: readonly Game[];
  week: number;
  kickoffs: Kickoffs;
  finished?: ReadonlySet<SchoolCode>;
};

/**
 * Computes a week's results from the season's tables with the domain's scoring. A school whose game isn't over has no line and is stored as
 * `pre`; one that doesn't play has a bye.
 */
export function publishedWeek({ table, games, week, kickoffs, finished }: WeekToPublish): PublishedWeek {
  const squads = {} as PublishedWeek['squads'];
  const published: PublishedWeek['games'] = {};
  for (const code of SCHOOL_CODES) {
    const game = games.find(
      (one) => one.phase === 'regular' && one.week === week && (one.home === code || one.away === code),
    );
    const state: GameState =
      game === undefined ? 'bye' : finished === undefined || finished.has(code) ? 'final' : 'pre';
    if (game !== undefined) published[code] = gameOf(game, code, state, kickoffs[code] ?? null);
    for (const unit of UNITS) {
      const line = state === 'final' ? statLineOf(table, code, unit, week) : null;
      squads[squadId(code, unit)] = { points: toPoints(scoreSquad(unit, line).hundredths), stats: line, state };
    }
  }
  return { weekId: weekId(table.season, week), season: table.season, week, squads, games: published };
}

function gameOf(game: Game, code: SchoolCode, state: GameState, kickoff: number | null): SchoolGame {
  const home = game.home === code;
  const over = state === 'final';
  return {
    opponent: home ? game.away : game.home,
    home,
    neutral: game.neutral,
    kickoff,
    state,
    pointsFor: over ? (home ? game.homeScore : game.awayScore) : null,
    pointsAgainst: over ? (home ? game.awayScore : game.homeScore) : null,
  };
}
