import type { ManagerId } from '../../league/houseTeams';
import { squadName, type SquadId } from '../../football/squads';
import type { Week } from '../../football/weeks';
import type { Lineup } from '../../lineup/lineup';
import { expectedLineup, lineupAsSet } from './lineupInWeek';
import type { LeagueSeason } from '../leagueSeason';
import { starterChanges } from '../../lineup/starterChanges';

/** A squad that comes in from the bench, and the starter without a game that it's in for; null for an empty slot. */
export type Substitution = { squad: SquadId; starter: SquadId | null };

/** Who comes in, or came in, for whom in a manager's lineup of a week. */
export function substitutionsInWeek(season: LeagueSeason, manager: ManagerId, week: Week): Substitution[] {
  if (season.league.lineups !== 'subs') return [];
  return substitutionsBetween(lineupAsSet(season, manager, week), expectedLineup(season, manager, week));
}

/** Who comes in for whom from a lineup as set to the same one with its substitutes. */
export function substitutionsBetween(asSet: Lineup, filled: Lineup): Substitution[] {
  if (asSet === filled) return [];
  return starterChanges(asSet, filled, () => 0).flatMap(({ start, sit }) =>
    start === null ? [] : [{ squad: start, starter: sit }],
  );
}

/** `Texas RB for Georgia RB (no game)`, `Texas RB for an empty slot`. */
export function formatSubstitution(one: Substitution): string {
  return `${squadName(one.squad)} for ${formatReplaced(one)}`;
}

/** `Georgia RB (no game)`, `an empty slot`. */
export function formatReplaced({ starter }: Substitution): string {
  return starter === null ? 'an empty slot' : `${squadName(starter)} (no game)`;
}
