import { asMap, asNumber } from '../kernel/parse';
import { succeed, fail, type Result } from '../kernel/result';
import { SCHOOL_CODES } from '../football/schools';
import { ALL_SQUADS } from '../football/squads';
import { UNIT_TABLE, UNITS, type Unit } from '../football/unitTable';

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
export const MOST_STARTERS = 16;

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

/** One line of the pool check: how many squads the league needs, of how many there are. */
export type PoolLine = { label: string; used: number; of: number; ok: boolean };

/** The lines of the pool check, and whether a league of this shape can draft. */
export type PoolArithmetic = { lines: PoolLine[]; result: Result<void> };

/**
 * Whether there are enough squads for a league (docs/game.md, Size and rosters): in total, of each unit for everyone's
 * starters, and of the units that share FLEX together. The error describes the first line that fails.
 */
export function poolArithmetic({
  managers,
  slots,
  bench,
}: {
  managers: number;
  slots: Slots;
  bench: number;
}): PoolArithmetic {
  const line = (label: string, used: number, of: number): PoolLine => ({ label, used, of, ok: used <= of });
  const size = rosterSize(slots, bench);
  const flexGroup = FLEX_UNITS.reduce((sum, unit) => sum + slots[unit], slots.FLEX);
  const total = line(`${managers} managers × ${size} squads`, managers * size, ALL_SQUADS.length);
  const units = UNITS.map((unit) =>
    line(`${unit} starters: ${managers} × ${slots[unit]}`, managers * slots[unit], SQUADS_PER_UNIT),
  );
  const flex = line(
    `${FLEX_UNITS.join(', ')} and FLEX starters: ${managers} × ${flexGroup}`,
    managers * flexGroup,
    FLEX_UNITS.length * SQUADS_PER_UNIT,
  );
  const lines = [total, ...units, flex];

  if (starterCount(slots) === 0) return { lines, result: fail('no-starters', 'A lineup needs at least one starter.') };
  if (!total.ok) {
    const most = Math.floor(ALL_SQUADS.length / managers);
    return {
      lines,
      result: fail(
        'pool-too-small',
        `${managers} managers with ${size} squads each need ${total.used}, but there are only ${total.of}. ` +
          `With ${managers} managers, rosters can have up to ${most}.`,
      ),
    };
  }
  const short = units.findIndex((unit) => !unit.ok);
  if (short >= 0) {
    const unit = UNITS[short]!;
    return {
      lines,
      result: fail(
        'unit-too-small',
        `${managers} managers starting ${slots[unit]} ${unit} each need ${managers * slots[unit]}, but there are only ${SQUADS_PER_UNIT}.`,
      ),
    };
  }
  if (!flex.ok) {
    return {
      lines,
      result: fail(
        'flex-too-small',
        `${managers} managers need ${flex.used} ${formatFlexUnits('and')} starters including FLEX, but there are only ${flex.of}.`,
      ),
    };
  }
  return { lines, result: succeed() };
}
