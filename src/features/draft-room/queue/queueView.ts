import type { SquadId } from '@/domain/football/squads';

/** The queue with a squad added at the end, or unchanged if the squad is already in it. */
export function added(queue: readonly SquadId[], squad: SquadId): SquadId[] {
  return queue.includes(squad) ? [...queue] : [...queue, squad];
}

/** The queue without a squad. */
export function removed(queue: readonly SquadId[], squad: SquadId): SquadId[] {
  return queue.filter((other) => other !== squad);
}

/**
 * The queue with a squad moved by this many places (negative is up), stopping at either end. Squads that have been
 * picked aren't on the screen, so they don't count as places and are left out of the result.
 */
export function moved(queue: readonly SquadId[], squad: SquadId, by: number, taken: ReadonlySet<SquadId>): SquadId[] {
  const free = queue.filter((other) => !taken.has(other));
  const from = free.indexOf(squad);
  if (from < 0) return [...queue];
  const to = Math.min(free.length - 1, Math.max(0, from + by));
  free.splice(to, 0, ...free.splice(from, 1));
  return free;
}
