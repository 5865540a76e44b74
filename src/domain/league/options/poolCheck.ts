import { succeed, fail, type Result } from '../../kernel/result';
import { ALL_SQUADS } from '../../football/squads';
import { UNITS } from '../../football/unitScoring';
import { FLEX_UNITS, formatFlexUnits, rosterSize, SQUADS_PER_UNIT, starterCount, type Slots } from '../../lineup/slots';

/** One line of the pool check: how many squads the league needs, of how many there are. */
export type PoolLine = { label: string; used: number; of: number; ok: boolean };

/** The lines of the pool check, and whether a league of this shape can draft. */
export type PoolCheck = { lines: PoolLine[]; result: Result<void> };

/**
 * Whether there are enough squads for a league (docs/game.md, Size and rosters): in total, of each unit for everyone's
 * starters, and of the units that share FLEX together. The error describes the first line that fails.
 */
export function poolCheck({ managers, slots, bench }: { managers: number; slots: Slots; bench: number }): PoolCheck {
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
