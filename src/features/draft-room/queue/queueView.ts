import type { SquadId } from '@/domain/squads';

/** The queue with a squad at its end; one that is in it already stays where it is. */
export function added(queue: readonly SquadId[], squad: SquadId): SquadId[] {
  return queue.includes(squad) ? [...queue] : [...queue, squad];
}

/** The queue without a squad. */
export function removed(queue: readonly SquadId[], squad: SquadId): SquadId[] {
  return queue.filter((other) => other !== squad);
}

/**
 * The queue with a squad moved by so many places among the squads that are still free (those taken are not on the screen, so they do not count);
 * it stops at either end.
 */
export function moved(queue: readonly SquadId[], squad: SquadId, by: number, taken: ReadonlySet<SquadId>): SquadId[] {
  const free = queue.filter((other) => !taken.has(other));
  const from = free.indexOf(squad);
  if (from < 0) return [...queue];
  const to = Math.min(free.length - 1, Math.max(0, from + by));
  free.splice(to, 0, ...free.splice(from, 1));
  return free;
}
