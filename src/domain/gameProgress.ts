import { isWeekFinal, type SquadPoints, type WeekResults } from './results';
import type { SchoolCode } from './schools';
import { schoolOf } from './squads';
import { hasBye, type Week } from './weeks';

/** How far a squad's game is. `started`: it has kicked off, and nothing is published of it yet. */
export type GameProgress = 'bye' | 'upcoming' | 'started' | 'live' | 'final';

/** How far all games of some squads are. */
export type WeekProgress = 'upcoming' | 'live' | 'final';

/** How far a squad's game is: what was published says so, and until then the kickoff. `kickedOff` are the schools that have. */
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

/** How far the games of these squads are, a bye counting as played; without any squad, how far the week is. */
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
