import type { ManagerId } from './houseTeams';
import type { Uid } from '../kernel/ids';
import { managerOf, type Teams } from './teams';

/**
 * A change of a team's manager, for the league's log. `uid`: who takes the team over; null if they have left again,
 * too.
 */
export type ManagerChange =
  | { kind: 'removed' | 'left'; team: ManagerId; at: number | null; by: Uid; reason: string }
  | { kind: 'takenOver'; team: ManagerId; at: number | null; uid: Uid | null };

/** All changes of managers in a league, the newest first. */
export function managerChanges(league: Teams): ManagerChange[] {
  const { departures } = league;
  const left = departures.map(({ uid, team, at, by, reason }): ManagerChange => ({
    kind: uid === by ? 'left' : 'removed',
    team,
    at,
    by,
    reason,
  }));
  const teams = [...new Set(departures.map(({ team }) => team))];
  const taken = teams.flatMap((team): ManagerChange[] => {
    const again = departures.filter((one) => one.team === team).slice(1);
    const present = managerOf(league, team);
    return [
      ...again.map(({ since }): ManagerChange => ({ kind: 'takenOver', team, at: since, uid: null })),
      ...(present === null ? [] : [{ kind: 'takenOver' as const, team, at: present.joinedAt, uid: present.uid }]),
    ];
  });
  return [...left, ...taken].sort((one, other) => (other.at ?? Infinity) - (one.at ?? Infinity));
}
