import { isFlexUnit, SLOTS, type Slot, type Slots } from '@/domain/lineup/slots';
import { unitOf, type SquadId, type Unit } from '@/domain/football/squads';

/** A line of a roster: a slot or a bench spot, filled or open. */
export interface RosterLine {
  key: string;
  place: Slot | 'Bench';
  squad: SquadId | null;
}

/**
 * A roster as lines. Each slot gets the first squad in draft order that fits it, FLEX one of those left over, and the
 * bench the rest.
 */
export function rosterLines(roster: readonly SquadId[], slots: Slots, rounds: number): RosterLine[] {
  const free = [...roster];
  const take = (fits: (unit: Unit) => boolean): SquadId | null => {
    const at = free.findIndex((squad) => fits(unitOf(squad)));
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null);
  };
  const named = SLOTS.filter((slot) => slot !== 'FLEX').flatMap((slot) =>
    Array.from({ length: slots[slot] }, (_, i): RosterLine => ({
      key: `${slot}${String(i)}`,
      place: slot,
      squad: take((unit) => unit === slot),
    })),
  );
  const flex = Array.from({ length: slots.FLEX }, (_, i): RosterLine => ({
    key: `FLEX${String(i)}`,
    place: 'FLEX',
    squad: take(isFlexUnit),
  }));
  const starters = SLOTS.flatMap((slot) => (slot === 'FLEX' ? flex : named.filter((line) => line.place === slot)));
  const bench = Array.from({ length: rounds - starters.length }, (_, i): RosterLine => ({
    key: `Bench${String(i)}`,
    place: 'Bench',
    squad: free[i] ?? null,
  }));
  return [...starters, ...bench];
}

/** What a roster still needs: `QB, 2 RB, FLEX`. Empty when the starting lineup is complete. */
export function formatNeeds(roster: readonly SquadId[], slots: Slots, rounds: number): string {
  const open = rosterLines(roster, slots, rounds).filter((line) => line.squad === null && line.place !== 'Bench');
  return SLOTS.map((slot) => ({ slot, count: open.filter((line) => line.place === slot).length }))
    .filter(({ count }) => count > 0)
    .map(({ slot, count }) => (count > 1 ? `${String(count)} ${slot}` : slot))
    .join(', ');
}
