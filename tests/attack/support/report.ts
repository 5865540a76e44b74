import { HONEST, type Line, type Played } from './play';

/** Number of requests by result. */
export type Totals = Readonly<Record<Line['result'], number>>;

const WORDS: Totals extends Record<infer Result, number> ? Record<Result, string> : never = {
  denied: 'denied',
  allowed: 'allowed',
  'let through': 'LET THROUGH',
  'honest request refused': 'HONEST REQUEST REFUSED',
  broken: 'NOT JUDGED',
};

/** Counts lines by their result. */
export function totalsOf(lines: readonly Line[]): Totals {
  const totals: Record<Line['result'], number> = {
    denied: 0,
    allowed: 0,
    'let through': 0,
    'honest request refused': 0,
    broken: 0,
  };
  for (const { result } of lines) totals[result] += 1;
  return totals;
}

/** One line per request, or only for those that went wrong. */
export function linesOf(engine: string, { concern, lines }: Played, failuresOnly: boolean): string[] {
  return lines
    .filter(({ result }) => !failuresOnly || (result !== 'denied' && result !== 'allowed'))
    .map(({ scene, what, result, detail }) => {
      const more = detail === undefined ? '' : ` (${detail})`;
      return `${engine}  ${concern}  ${WORDS[result]}  ${scene}: ${what}${more}`;
    });
}

/** One line per concern. */
export function summaryOf(engine: string, { concern, lines }: Played): string {
  const totals = totalsOf(lines);
  const scenes = lines.filter(({ what }) => what === HONEST).length;
  return `${engine}  ${concern}: ${totals.denied} denied, ${totals['let through']} let through; ${totals.allowed} of ${scenes} honest requests allowed`;
}
