import { isHouseTeam, type ManagerId } from './houseTeams';
import type { League } from './league';

/** The managers of a league: its members and, once the draft has filled open spots with them, its house teams. */
export function managersOf({ members, schedule }: Pick<League, 'members' | 'schedule'>): ManagerId[] {
  return [...members, ...(schedule?.managers ?? []).filter((manager) => isHouseTeam(manager))];
}

/** Whether someone can still join: there is room, and the draft hasn't begun. */
export function hasRoom({
  members,
  capacity,
  draftStatus,
}: Pick<League, 'members' | 'capacity' | 'draftStatus'>): boolean {
  return draftStatus === 'scheduled' && members.length < capacity;
}

/** `2 of 8 spots filled` before the draft; after it `8 managers`, or `7 managers and 1 house team`. */
export function formatSeats(league: Pick<League, 'members' | 'schedule' | 'capacity' | 'draftStatus'>): string {
  const people = league.members.length;
  if (league.draftStatus === 'scheduled') return `${String(people)} of ${String(league.capacity)} spots filled`;
  const bots = managersOf(league).length - people;
  const managers = count(people, 'manager');
  return bots === 0 ? managers : `${managers} and ${count(bots, 'house team')}`;
}

function count(number: number, word: string): string {
  return `${String(number)} ${word}${number === 1 ? '' : 's'}`;
}
