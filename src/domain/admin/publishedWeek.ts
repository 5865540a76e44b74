import type { ScheduledGame } from '../football/fixtures';
import type { WeekId } from '../kernel/ids';
import { asMap } from '../kernel/parse';
import type { GameState, SchoolGame } from '../scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { scoreChange } from '../scoring/scoreChanges';
import { DEFAULT_SCORING } from '../scoring/scoreSquad';
import { UNITS, squadId, unitOf, type SquadId } from '../football/squads';
import { parseStatLine, type StatLine } from '../football/statLines';
import { weekId } from '../football/weeks';
import type { Kickoffs } from '../football/kickoffs';
import type { WeekUpdate } from '../scoring/weekTimeline';

/** A squad's published week: points with two decimals by the default scoring, and the stat line they come from. */
export type PublishedSquad = { points: number; stats: StatLine | null; state: GameState };

/** A week's results before they are written. */
export type PublishedWeek = {
  weekId: WeekId;
  season: number;
  week: number;
  squads: Record<SquadId, PublishedSquad>;
  games: Partial<Record<SchoolCode, SchoolGame>>;
};

/** A week as it is published when it is opened: its opponents, and no results. */
export function upcomingWeek(
  season: number,
  week: number,
  games: readonly ScheduledGame[],
  kickoffs: Kickoffs,
): PublishedWeek {
  const squads = {} as PublishedWeek['squads'];
  const published: PublishedWeek['games'] = {};
  const ofWeek = games.filter((game) => game.phase === 'regular' && game.week === week);
  for (const code of SCHOOL_CODES) {
    const game = ofWeek.find(({ home, away }) => home === code || away === code);
    const state = game === undefined ? 'bye' : 'pre';
    for (const unit of UNITS) squads[squadId(code, unit)] = { points: 0, stats: null, state };
    if (game === undefined) continue;
    const home = game.home === code;
    published[code] = {
      opponent: home ? game.away : game.home,
      home,
      neutral: game.neutral,
      kickoff: kickoffs[code] ?? null,
      state: 'pre',
      pointsFor: null,
      pointsAgainst: null,
    };
  }
  return { weekId: weekId(season, week), season, week, squads, games: published };
}

/** The stat lines that are new or different from those stored. */
export function changedLines(stored: Record<string, unknown>, squads: Record<string, unknown>): WeekUpdate['lines'] {
  const lines: WeekUpdate['lines'] = {};
  for (const [key, squad] of Object.entries(squads)) {
    const id = key as SquadId;
    const before = parseStatLine(unitOf(id), asMap(stored[id]).stats);
    const after = parseStatLine(unitOf(id), asMap(squad).stats);
    if (after !== null && scoreChange(id, before, after, DEFAULT_SCORING) !== null) lines[id] = after;
  }
  return lines;
}
