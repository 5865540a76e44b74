import { asMap, asNumber } from '../kernel/parse';
import { SCHOOL_CODES } from '../football/schools';
import { UNIT_TABLE, UNITS, type Unit } from '../football/unitScoring';

/** The units that may start in FLEX. */
export const FLEX_UNITS = UNITS.filter(isFlexUnit);

const LAST_FLEX_UNIT = FLEX_UNITS.at(-1);

/** The slots of a starting lineup, in display order: FLEX follows the last unit it takes. */
export const SLOTS: readonly Slot[] = UNITS.flatMap((unit): Slot[] =>
  unit === LAST_FLEX_UNIT ? [unit, 'FLEX'] : [unit],
);
export type Slot = Unit | 'FLEX';

/** The number of starters in each slot. */
export type Slots = Record<Slot, number>;

/** The starters of a league by default. */
export const DEFAULT_SLOTS: Slots = perSlot((slot) => (slot === 'FLEX' ? 1 : UNIT_TABLE[slot].starters));
export const DEFAULT_BENCH = 3;

/** Maximum number of starters in a lineup. */
export const MAX_STARTERS = 16;

/** The number of schools, and so the number of squads of each unit. */
export const SQUADS_PER_UNIT = SCHOOL_CODES.length;

/** A value for each slot. */
export function perSlot<T>(valueOf: (slot: Slot) => T): Record<Slot, T> {
  return Object.fromEntries(SLOTS.map((slot) => [slot, valueOf(slot)])) as Record<Slot, T>;
}

/** Whether a unit may start in a slot. */
export function fits(unit: Unit, slot: Slot): boolean {
  return slot === 'FLEX' ? isFlexUnit(unit) : unit === slot;
}

/** Whether a unit may start in FLEX. */
export function isFlexUnit(unit: Unit): boolean {
  return UNIT_TABLE[unit].flex;
}

/** Formats the units that may start in FLEX: `RB, WR or TE`. */
export function formatFlexUnits(word: 'and' | 'or'): string {
  return FLEX_UNITS.join(', ').replace(/, (?=\w+$)/, ` ${word} `);
}

/** Reads stored slot counts. A missing slot counts 0; without any slot, returns the defaults. */
export function parseSlots(stored: unknown): Slots {
  const raw = asMap(stored);
  if (!SLOTS.some((slot) => slot in raw)) return { ...DEFAULT_SLOTS };
  return perSlot((slot) => asNumber(raw[slot], 0));
}

/** The number of starters. */
export function starterCount(slots: Slots): number {
  return SLOTS.reduce((sum, slot) => sum + slots[slot], 0);
}

/** The number of squads on a roster: starters and bench. */
export function rosterSize(slots: Slots, bench: number): number {
  return starterCount(slots) + bench;
}
