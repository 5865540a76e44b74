import { formatWorth } from '../kernel/hundredths';
import { customValues, formatUnits, VALUE_GROUPS } from './customValues';
import type { Scoring } from './scoreSquad';

/** Formats the points per reception: `half a point per reception`. */
function formatReceptionPoints(reception: number): string {
  if (reception === 0) return 'no points per reception';
  return reception === 1 ? 'one point per reception' : 'half a point per reception';
}

/** Formats a league's scoring in short: `half-PPR`, or `half-PPR, custom` if other values differ from the defaults. */
export function formatScoring({ reception, custom }: Scoring): string {
  const ppr = reception === 0 ? 'no PPR' : reception === 1 ? 'full PPR' : 'half-PPR';
  return customValues(custom).size === 0 ? ppr : `${ppr}, custom`;
}

/** Formats the values that differ from the defaults: `QB: passing touchdown 6. RB, WR and TE: receiving yard 0.05.` */
function formatValues(custom?: string): string {
  const values = customValues(custom);
  return VALUE_GROUPS.flatMap(({ units, categories }) => {
    const own = categories.filter(({ column }) => values.has(column));
    const named = own.map(({ one, column }) => `${one} ${formatWorth(values.get(column)!)}`);
    return own.length === 0 ? [] : [`${formatUnits(units)}: ${named.join(', ')}.`];
  }).join(' ');
}

/** The name of a league's scoring, and the values that differ from the defaults. */
export function describeScoring({ reception, custom }: Scoring): { name: string; meaning: string } {
  const points = formatReceptionPoints(reception);
  const values = formatValues(custom);
  return values === ''
    ? { name: points, meaning: 'Everything else has its default value.' }
    : { name: `${points}, custom`, meaning: `${values} Everything else has its default value.` };
}
