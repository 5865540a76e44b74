import { schoolOf, type SquadId } from '../football/squads';
import { hasBye, type Week } from '../football/weeks';
import { bestLineup, fitToRoster, startersOf, type Lineup } from './lineup';
import type { Slots } from './slots';

/**
 * Squads in the order in which they come in from the bench: the latest kickoff first, then as given. So a starter that
 * is benched before its kickoff comes in ahead of any squad whose result is known by then.
 */
export function substituteOrder(squads: readonly SquadId[], week: Week): SquadId[] {
  const kickoff = (squad: SquadId) => week.kickoffs[schoolOf(squad)] ?? 0;
  return [...squads].sort((one, other) => kickoff(other) - kickoff(one));
}

/**
 * A week's lineup with its substitutes (docs/game.md, Substitutes): for each place that is empty or has a squad without
 * a game, the first squad of the bench (`substituteOrder` of the roster) that has a game and fits. The same lineup if
 * none comes in. Every starter with a game stays one, though it may move between its unit's slot and FLEX to make room.
 */
export function withSubstitutes(
  lineup: Lineup,
  { roster, slots, week }: { roster: readonly SquadId[]; slots: Slots; week: Week },
): Lineup {
  const starts = new Set(startersOf(lineup));
  const plays = (squad: SquadId) => !hasBye(week, schoolOf(squad));
  const able = substituteOrder(roster, week).filter((squad) => starts.has(squad) || plays(squad));
  const worth = (squad: SquadId) => (plays(squad) ? (starts.has(squad) ? 2 : 1) : 0);
  const filled = bestLineup({ roster: able, slots, worth });
  return startersOf(filled).every((squad) => starts.has(squad)) ? lineup : fitToRoster(filled, roster);
}
