import {
  bestLineup,
  fitToRoster,
  moveSquad,
  spotOf,
  startersOf,
  type Lineup,
  type LineupSpot,
} from '@/domain/lineup/lineup';
import { fail, type Result } from '@/domain/kernel/result';
import type { SchoolCode } from '@/domain/football/schools';
import { SLOTS, fits, type Slots } from '@/domain/lineup/slots';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';

/** The league settings and locks that a move is checked against. */
export type MoveRules = { slots: Slots; locked: ReadonlySet<SchoolCode> };

/** Where a chosen squad could move: a slot or the bench, and the squad that is there now, if any. */
export type Target = { place: LineupSpot; squad: SquadId | null };

/**
 * Returns the lineup after the chosen squad moves to a target. With a squad at the target the two swap, whichever was
 * chosen first. Fails if the swap doesn't fit both ways, if a squad is locked, or if both squads are on the bench.
 */
export function moveTo(lineup: Lineup, chosen: SquadId, target: Target, { slots, locked }: MoveRules): Result<Lineup> {
  const from = spotOf(lineup, chosen);
  if (target.squad === null) return moveSquad(lineup, { squad: chosen, to: target.place, slots, locked });
  if (from === null || from === target.place) return fail('same', 'These two are already in the same slot.');
  const [squad, to, swapWith] =
    target.place === 'BENCH'
      ? ([target.squad, from, chosen] as const)
      : ([chosen, target.place, target.squad] as const);
  if (from !== 'BENCH' && target.place !== 'BENCH' && !fits(unitOf(target.squad), from)) {
    return fail('misfit', `${squadName(target.squad)} can’t start at ${from}.`);
  }
  return moveSquad(lineup, { squad, to, swapWith, slots, locked });
}

/** The squads that would move between starting and bench although their school has kicked off. */
export function lockedMoves(before: Lineup, after: Lineup, locked: ReadonlySet<SchoolCode>): SquadId[] {
  const [started, starts] = [new Set(startersOf(before)), new Set(startersOf(after))];
  return [...new Set([...started, ...starts])].filter(
    (squad) => started.has(squad) !== starts.has(squad) && locked.has(schoolOf(squad)),
  );
}

/**
 * The edited lineup in which every locked squad starts or sits as in `before`; all other changes are kept as far as
 * they fit.
 */
export function withLocksKept(before: Lineup, edited: Lineup, slots: Slots, locked: ReadonlySet<SchoolCode>): Lineup {
  const roster = [...startersOf(before), ...before.bench];
  const wanted = new Set(startersOf(edited));
  const kept = new Set(startersOf(before).filter((squad) => locked.has(schoolOf(squad))));
  const best = bestLineup({ roster, slots, worth: (squad) => (wanted.has(squad) ? 1 : 0), locked, current: before });
  const starters = Object.fromEntries(
    SLOTS.map((slot) => [slot, best.starters[slot].filter((squad) => wanted.has(squad) || kept.has(squad))]),
  ) as Lineup['starters'];
  return fitToRoster({ starters, bench: [] }, roster);
}

/** A string for comparing lineups: the starters of each slot, regardless of their order. */
export function lineupKey(lineup: Lineup): string {
  return SLOTS.map((slot) => [...lineup.starters[slot]].sort().join(' ')).join('|');
}

/** The message for a lineup that can't change any more. */
export function formatLockedWeek({ week, lastFinal }: Week): string {
  return lastFinal === null ? 'Your lineup is locked for the week.' : `Week ${String(week)} is final.`;
}

/** The message for squads that can no longer be moved. */
export function formatLocked(squads: readonly SquadId[]): string {
  const names = squads.map(squadName);
  const all = names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  return `${all} ${names.length < 2 ? 'has' : 'have'} kicked off and can’t be moved this week.`;
}
