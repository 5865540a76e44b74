import { formatCount } from '../kernel/formatCount';

import { isHouseTeam, type ManagerId } from './houseTeams';
import type { League } from './types';
import { teamOf } from './teams';

type Seats = Pick<League, 'members' | 'schedule' | 'userInfo' | 'vacant'>;

/**
 * The teams of a league: its members', the vacant ones and, once the draft has filled open spots with them, its house
 * teams.
 */
export function managersOf(league: Seats): ManagerId[] {
  const { members, schedule, vacant } = league;
  return [
    ...members.map((uid) => teamOf(league, uid)),
    ...Object.keys(vacant),
    ...(schedule?.managers ?? []).filter((manager) => isHouseTeam(manager)),
  ];
}

/** Whether someone can still join: there is room, and the draft hasn't begun. */
export function hasRoom({
  members,
  capacity,
  draftStatus,
}: Pick<League, 'members' | 'capacity' | 'draftStatus'>): boolean {
  return draftStatus === 'scheduled' && members.length < capacity;
}

/**
 * `2 of 8 spots filled` before the draft; after it `8 managers`, `7 managers and 1 house team`, or `7 managers and 1
 * vacant team`.
 */
export function formatSeats(league: Seats & Pick<League, 'capacity' | 'draftStatus'>): string {
  const people = league.members.length;
  if (league.draftStatus === 'scheduled') return `${String(people)} of ${String(league.capacity)} spots filled`;
  const vacant = Object.keys(league.vacant).length;
  const bots = managersOf(league).length - people - vacant;
  const parts = [
    formatCount(people, 'manager'),
    ...(vacant === 0 ? [] : [formatCount(vacant, 'vacant team')]),
    ...(bots === 0 ? [] : [formatCount(bots, 'house team')]),
  ];
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ');
}
