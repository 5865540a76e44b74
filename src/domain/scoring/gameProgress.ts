import { shareLeft } from '../football/gameClock';
import { isWeekFinal, type SquadPoints, type WeekResults } from './results';
import type { SchoolCode } from '../football/schools';
import { schoolOf } from '../football/squads';
import { hasBye, type Week } from '../football/weeks';

/** The progress of a squad's game. `started`: it has kicked off, but no results are published yet. */
export type GameProgress = 'bye' | 'upcoming' | 'started' | 'live' | 'final';

/** How much of a game in play is taken as still to come when no clock is published. */
const WITHOUT_CLOCK = 0.5;

/** The share of a squad's game that is still to come: 1 before the first results, 0 once it's final and on a bye. */
export function shareToCome(squad: Pick<SquadPoints, 'squad' | 'state' | 'clock'>, week: Week): number {
  switch (gameProgress(squad, week, NO_SCHOOLS)) {
    case 'final':
    case 'bye':
      return 0;
    case 'live':
      return squad.clock === undefined ? WITHOUT_CLOCK : shareLeft(squad.clock);
    default:
      return 1;
  }
}

/** The progress of several squads' games taken together. */
export type WeekProgress = 'upcoming' | 'live' | 'final';

/** An empty set, for what doesn't depend on kickoffs, such as whether a game is over. */
export const NO_SCHOOLS: ReadonlySet<SchoolCode> = new Set();

/**
 * A squad's game progress: from the published results, or from the kickoff until there are any. `kickedOff`: schools
 * that have kicked off.
 */
export function gameProgress(
  { squad, state }: Pick<SquadPoints, 'squad' | 'state'>,
  week: Week,
  kickedOff: ReadonlySet<SchoolCode>,
): GameProgress {
  if (state === 'bye' || state === 'live' || state === 'final') return state;
  const school = schoolOf(squad);
  if (state === 'missing' && hasBye(week, school)) return 'bye';
  return kickedOff.has(school) ? 'started' : 'upcoming';
}

/** The progress of these squads' games, with a bye counted as final. Without squads, the progress of the week. */
export function weekProgress(
  squads: readonly Pick<SquadPoints, 'squad' | 'state'>[],
  week: Week,
  results: WeekResults | null,
  kickedOff: ReadonlySet<SchoolCode>,
): WeekProgress {
  if (squads.length === 0) return results !== null && isWeekFinal(results) ? 'final' : 'upcoming';
  const all = squads.map((squad) => gameProgress(squad, week, kickedOff));
  if (all.every((progress) => progress === 'final' || progress === 'bye')) return 'final';
  return all.some((progress) => progress === 'started' || progress === 'live' || progress === 'final')
    ? 'live'
    : 'upcoming';
}

/** How many of a lineup's games are still to play, in play and final. A squad on a bye is in none of them. */
export type GameCounts = { toPlay: number; inPlay: number; final: number };

/** Counts the games of these squads by progress. */
export function countGames(
  squads: readonly Pick<SquadPoints, 'squad' | 'state'>[],
  week: Week,
  kickedOff: ReadonlySet<SchoolCode>,
): GameCounts {
  const all = squads.map((squad) => gameProgress(squad, week, kickedOff));
  const count = (...wanted: GameProgress[]) => all.filter((progress) => wanted.includes(progress)).length;
  return { toPlay: count('upcoming'), inPlay: count('started', 'live'), final: count('final') };
}
