import { UNITS, type Unit } from '@/domain/football/squads';

/**
 * Which positions are capped and why, one sentence per reason: `No QB, K or DST now: your last picks must fill your
 * starting lineup.`
 */
export function formatCaps(capped: ReadonlyMap<Unit, string>): string {
  const reasons = [...new Set(capped.values())];
  return reasons
    .map((reason) => {
      const units = UNITS.filter((unit) => capped.get(unit) === reason);
      const last = units.at(-1) ?? '';
      const named = units.length > 1 ? `${units.slice(0, -1).join(', ')} or ${last}` : last;
      return `No ${named} now: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    })
    .join(' ');
}
