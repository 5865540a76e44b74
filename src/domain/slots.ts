import { asMap, asNumber } from './parse';
import { succeed, fail, type Result } from './result';
import { ALL_SQUADS, UNITS, type Unit } from './squads';

/** The places of a starting lineup, in the order a roster shows them. */
export const SLOTS = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'DST'] as const;
export type Slot = (typeof SLOTS)[number];

/** How many starters each slot takes. */
export type Slots = Record<Slot, number>;

/** The units that may stand in FLEX. */
export const FLEX_UNITS = ['RB', 'WR', 'TE'] as const satisfies readonly Unit[];

export const DEFAULT_SLOTS: Slots = { QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 1, K: 1, DST: 1 };
export const DEFAULT_BENCH = 3;

/** Most starters of a lineup. */
export const MOST_STARTERS = 16;

/** Schools in the conference, and so squads of each unit. */
export const SQUADS_PER_UNIT = 16;

/** Whether a unit may stand in a slot. */
export function fits(unit: Unit, slot: Slot): boolean {
  return slot === 'FLEX' ? isFlexUnit(unit) : unit === slot;
}

/** Whether a unit may stand in FLEX. */
export function isFlexUnit(unit: Unit): boolean {
  return (FLEX_UNITS as readonly Unit[]).includes(unit);
}

/** Reads stored slot counts; a slot that is not named takes none, and no counts at all are the default slots. */
export function parseSlots(stored: unknown): Slots {
  const raw = asMap(stored);
  if (!SLOTS.some((slot) => slot in raw)) return { ...DEFAULT_SLOTS };
  return Object.fromEntries(SLOTS.map((slot) => [slot, asNumber(raw[slot], 0)])) as Slots;
}

/** How many squads start. */
export function starterCount(slots: Slots): number {
  return SLOTS.reduce((sum, slot) => sum + slots[slot], 0);
}

/** How many squads a roster holds: the starters and the bench. */
export function rosterSize(slots: Slots, bench: number): number {
  return starterCount(slots) + bench;
}

/** One line of the arithmetic: what the league needs of what there is. */
export type PoolLine = { label: string; used: number; of: number; ok: boolean };

/** The arithmetic of the pool, and whether a league of this shape can be drafted. */
export type PoolArithmetic = { lines: PoolLine[]; result: Result<void> };

/**
 * Whether 96 squads are enough for a league (docs/game.md, Size and rosters): managers x roster size <= 96, and no unit
 * needs more starters than 16. RB, WR and TE share FLEX, so the three together are counted too (48).
 * Errors name the first line that does not fit.
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
    `RB, WR, TE and FLEX starters: ${managers} × ${flexGroup}`,
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
        `${managers} managers need ${flex.used} RB, WR and TE starters including FLEX, but there are only ${flex.of}.`,
      ),
    };
  }
  return { lines, result: succeed() };
}
